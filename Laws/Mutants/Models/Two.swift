import PairingsLaws
import Pairings

/// The faults of ``Two``.
private enum Wrong: String, Fault {
  case seesItselfTwice = "every place sees itself twice"
  case otherSeesItselfTwice = "the other place sees itself twice"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .seesItselfTwice: .sole("right identity")
    case .otherSeesItselfTwice: .survives
    }
  }
}

/// A value in focus and another one: the smallest space with a place beside the focus.
private final class Two<Value>: Carrier<TwoOf, Value> {
  let (focus, other): (Value, Value)

  init(_ focus: Value, _ other: Value) { (self.focus, self.other) = (focus, other) }
}

private enum TwoOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Two<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    values.zip(values).map({ Two($0.0, $0.1) }, back: { ($0.narrow().focus, $0.narrow().other) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().focus }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let (focus, other) = (wa.narrow().focus, wa.narrow().other)
    return switch Wrong.present {
    case .seesItselfTwice: Two(transform(Two(focus, focus)), transform(Two(other, other)))
    case .otherSeesItselfTwice: Two(transform(wa), transform(Two(other, other)))
    default: Two(transform(wa), transform(Two(other, focus)))
    }
  }
}

extension Kind where Brand == TwoOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Two<Value> { carrier(as: Two<Value>.self) }
}

extension Mutants {
  static var twos: Mutants { Mutants(.comonad(TwoOf.self), Wrong.self) }
}
