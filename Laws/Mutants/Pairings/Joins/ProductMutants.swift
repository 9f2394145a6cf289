import PairingsLaws
import Pairings

// MARK: - Functors

/// The faults of ``Couple``.
private enum WrongCouple: String, Fault {
  case mapsOneSide = "map keeps one side"
  case mapsOneForBoth = "map makes both sides of one"
  case changesTheSide = "map changes the side"
  case mapsThePresent = "map maps the present structure"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .several("identity") }
}

/// A product of two structures, each of which may be missing. A store of both makes one of them
/// the present structure.
private final class Couple<Value>: Carrier<CoupleOf, Value> {
  let sides: Kind<StoreOf<Bool>, Kind<StoreOf<Bool>, Value>?>

  init(_ sides: Kind<StoreOf<Bool>, Kind<StoreOf<Bool>, Value>?>) { self.sides = sides }
}

private enum CoupleOf: CarrierConstructor, Functor, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Couple<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    StoreOf<Bool>.domain(of: StoreOf<Bool>.domain(of: values).optional).map(
      { Couple($0) }, back: { $0.narrow().sides })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let sides = fa.narrow().sides.map { $0?.map(transform) }
    let first = sides.peek(false)
    return Couple(
      Store(sides.position) { side in
        switch WrongCouple.present {
        case .mapsOneSide: side ? nil : first
        case .mapsOneForBoth: sides.peek(side) == nil ? nil : first
        case .changesTheSide: sides.peek(!side)
        case .mapsThePresent: sides.extract()
        default: sides.peek(side)
        }
      })
  }
}

extension Kind where Brand == CoupleOf {
  /// Returns the couple. The cast is sound: `Couple` is the only class of a kind of this brand.
  fileprivate func narrow() -> Couple<Value> { carrier(as: Couple<Value>.self) }
}

// MARK: - Pairings

private typealias Threes = StateStore<Three>
private typealias Choice = CoproductProduct<Threes, Threes>

/// The faults of ``Choosing``.
private enum WrongChoice: String, Fault {
  case meetsTheOther = "a choice meets the other side"
  case meetsTheLeft = "a choice meets the left side"
  case swapsEqualTypes = "a choice swaps equal types"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .meetsTheOther: .several("left", "right")
    case .meetsTheLeft: .sole("right")
    case .swapsEqualTypes: .several("FunctorPairing/naturality")
    }
  }
}

private struct Choosing: FunctorPairing {
  func pair<A, B, C>(
    _ left: Kind<Choice.Left, A>, _ right: Kind<Choice.Right, B>, _ combine: (A, B) -> C
  ) -> C {
    let (first, second) = right.split()
    let met: FunctorProduct<StoreOf<Three>, StoreOf<Three>, B> =
      switch WrongChoice.present {
      case .meetsTheOther: FunctorProduct(second, first)
      case .meetsTheLeft: FunctorProduct(first, first)
      default: FunctorProduct(first, second)
      }
    return Choice(Threes(), Threes()).pair(left, met) { a, b in
      guard WrongChoice.present == .swapsEqualTypes, let first = b as? A, let second = a as? B,
        A.self == B.self
      else { return combine(a, b) }
      return combine(first, second)
    }
  }
}

extension Mutants {
  static var products: Mutants {
    let anyPairing = Suite.functorPairing(Choosing()).within {
      try WrongChoice.local.withValue(.meetsTheOther, operation: $0)
    }
    return Mutants([
      Mutants(.functor(CoupleOf.self, of: "Couple"), WrongCouple.self),
      Mutants(.choice(Choosing(), of: Threes(), Threes(), named: "Choice"), WrongChoice.self),
      Mutants(
        [Mutant("a choice meets the other side, as any pairing", anyPairing, .survives)], []),
    ])
  }
}
