import PairingsLaws
import Pairings

/// A function of an environment.
private final class Ask<Value>: Carrier<AskOf, Value> {
  let read: Kind<ReaderOf<Three>, Value>

  init(_ read: Kind<ReaderOf<Three>, Value>) { self.read = read }
}

private enum AskOf: CarrierConstructor, Representable, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Ask<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    ReaderOf<Three>.domain(of: values).map({ Ask($0) }, back: { $0.narrow().read })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Ask(fa.narrow().read.map(transform))
  }
}

/// The faults of ``AskOf`` as a representable functor.
private enum WrongTable: String, Fault {
  case tabulatesTheNext = "tabulate starts at the next position"
  case indexesTheFirst = "index reads the first position"
  case bothAreTurned = "tabulate and index turn the positions, one back and one forth"
  case looksAtTheValue = "index reads the next position for values of one type"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .tabulatesTheNext, .indexesTheFirst: .several("tabulate an index", "index a table")
    case .bothAreTurned: .survives
    case .looksAtTheValue: .sole("index naturality")
    }
  }
}

extension AskOf {
  static func tabulate<A>(_ values: @escaping (Three) -> A) -> Kind<Self, A> {
    Ask(
      Reader.asks {
        switch WrongTable.present {
        case .tabulatesTheNext, .bothAreTurned: values($0.next)
        default: values($0)
        }
      })
  }

  static func index<A>(_ fa: Kind<Self, A>, _ position: Three) -> A {
    let read = fa.narrow().read
    return switch WrongTable.present {
    case .indexesTheFirst: read.run(.a0)
    case .bothAreTurned: read.run(position.next.next)
    case .looksAtTheValue where A.self == Four.self: read.run(position.next)
    default: read.run(position)
    }
  }
}

extension Kind where Brand == AskOf {
  /// Returns the carrier. The cast is sound: `Ask` is the only class of a kind of this brand.
  fileprivate func narrow() -> Ask<Value> { carrier(as: Ask<Value>.self) }
}

extension Mutants {
  static var representables: Mutants {
    Mutants(.representable(AskOf.self, at: Three.domain), WrongTable.self)
  }
}
