import PairingLaws
import Pairings

// MARK: - Functors

/// What may be wrong with ``Couple``.
private enum WrongCouple: String, Fault {
  case mapsOneSide = "map keeps one side"
  case mapsOneForBoth = "map makes both sides of one"
  case changesTheSide = "map changes the side"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .several("identity") }
}

/// Two structures, of which one may be missing.
private final class Couple<Value>: Carrier<CoupleOf, Value> {
  let (first, second): (Bit<Value>?, Bit<Value>?)

  init(_ first: Bit<Value>?, _ second: Bit<Value>?) { (self.first, self.second) = (first, second) }
}

private enum CoupleOf: CarrierConstructor, Functor, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Couple<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let half = StoreOf<Bool>.domain(of: values).optional
    return half.and(half).map(
      { Couple($0.0, $0.1) }, back: { ($0.narrow().first, $0.narrow().second) })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let (first, second) = (
      fa.narrow().first?.map(transform), fa.narrow().second?.map(transform)
    )
    return switch WrongCouple.present {
    case .mapsOneSide: Couple(first, nil)
    case .mapsOneForBoth: Couple(first, second == nil ? nil : first)
    case .changesTheSide: Couple(second, first)
    default: Couple(first, second)
    }
  }
}

extension Kind where Brand == CoupleOf {
  /// The cast is sound: `Couple` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Couple<Value> { carrier(as: Couple<Value>.self) }
}

/// A structure of structures of which only the present one is mapped.
private final class Nest<Value>: Carrier<NestOf, Value> {
  let nested: Kind<StoreOf<Three>, Bit<Value>>

  init(_ nested: Kind<StoreOf<Three>, Bit<Value>>) { self.nested = nested }
}

private enum NestOf: CarrierConstructor, Functor, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Nest<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    StoreOf<Three>.domain(of: StoreOf<Bool>.domain(of: values)).map(
      { Nest($0) }, back: { $0.narrow().nested })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let nested = fa.narrow().nested
    return Nest(nested.replace(with: nested.extract().map(transform)))
  }
}

extension Kind where Brand == NestOf {
  /// The cast is sound: `Nest` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Nest<Value> { carrier(as: Nest<Value>.self) }
}

// MARK: - Pairings

private typealias Threes = StateStore<Three>
private typealias Choice = CoproductProduct<Threes, Threes>
private typealias Nested = ComposePairing<Threes, Threes>

/// What may be wrong with ``Choosing``.
private enum WrongChoice: String, Fault {
  case meetsTheOther = "a choice meets the other side"
  case meetsTheLeft = "a choice meets the left side"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    self == .meetsTheLeft ? .sole("right") : .several("left", "right")
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
    return Choice(Threes(), Threes()).pair(left, met, combine)
  }
}

/// What may be wrong with ``Nesting``.
private enum WrongNesting: String, Fault {
  case innerMeetsOuter = "the inner structures meet the outer ones"
  case outerStays = "the outer structure stays"
  case swapsEqualTypes = "a composition swaps equal types"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .innerMeetsOuter, .outerStays: .sole("outer, then inner")
    case .swapsEqualTypes: .several("FunctorPairing/naturality")
    }
  }
}

private struct Nesting: FunctorPairing {
  func pair<A, B, C>(
    _ left: Kind<Nested.Left, A>, _ right: Kind<Nested.Right, B>, _ combine: (A, B) -> C
  ) -> C {
    let outer = right.composed()
    let inner = outer.extract()
    let turned = Store(inner.position) { there in
      Store(outer.position) { outer.peek($0).peek(there) } as Kind<StoreOf<Three>, B>
    }
    let met: Compose<StoreOf<Three>, StoreOf<Three>, B> =
      switch WrongNesting.present {
      case .innerMeetsOuter: Compose(turned)
      case .outerStays: Compose(outer.replace(with: inner))
      default: Compose(outer)
      }
    return Nested(Threes(), Threes()).pair(left, met) { a, b in
      guard WrongNesting.present == .swapsEqualTypes, let first = b as? A, let second = a as? B,
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
        .composition(Nesting(), of: Threes(), Threes(), named: "Nested"), WrongNesting.self),
      Mutants(
        [
          Mutant("map maps the present structure", .functor(NestOf.self), .several("identity")),
          Mutant("a choice meets the other side, as any pairing", anyPairing, .survives),
        ], []),
    ])
  }
}
