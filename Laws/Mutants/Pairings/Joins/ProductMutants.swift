import PairingLaws
import Pairings

// MARK: - Functors

private typealias Half<Value> = Kind<StoreOf<Bool>, Value>

/// Two structures, of which one may be missing.
private final class Couple<Brand: CoupleBrand, Value>: Carrier<Brand, Value> {
  let first: Half<Value>?
  let second: Half<Value>?

  init(_ first: Half<Value>?, _ second: Half<Value>?) {
    (self.first, self.second) = (first, second)
  }
}

/// A brand of ``Couple``, which is a functor where a mutant does not say otherwise.
private protocol CoupleBrand: CarrierConstructor, Functor, Checkable {}

extension CoupleBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Couple<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let half = StoreOf<Bool>.domain(of: values).optional
    return half.and(half).map(
      { Couple($0.0, $0.1) }, back: { ($0.narrow().first, $0.narrow().second) })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let couple = fa.narrow()
    return Couple(
      couple.first.map { StoreOf.map($0, transform) },
      couple.second.map { StoreOf.map($0, transform) })
  }
}

extension Kind where Brand: CoupleBrand {
  /// The cast is sound: `Couple` is the one class that a kind of such a brand has.
  fileprivate func narrow() -> Couple<Brand, Value> {
    carrier(as: Couple<Brand, Value>.self)
  }
}

private enum LawfulCouple: CoupleBrand {}

private enum MapsOneSide: CoupleBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Couple(fa.narrow().first.map { StoreOf.map($0, transform) }, nil)
  }
}

private enum MapsOneSideForBoth: CoupleBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let mapped = fa.narrow().first.map { StoreOf.map($0, transform) }
    return Couple(mapped, fa.narrow().second == nil ? nil : mapped)
  }
}

private enum MapChangesTheSide: CoupleBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Couple(
      fa.narrow().second.map { StoreOf.map($0, transform) },
      fa.narrow().first.map { StoreOf.map($0, transform) })
  }
}

/// A structure of structures of which only the present one is mapped.
private final class Nest<Value>: Carrier<NestOf, Value> {
  let nested: Kind<StoreOf<Three>, Half<Value>>

  init(_ nested: Kind<StoreOf<Three>, Half<Value>>) { self.nested = nested }
}

private enum NestOf: CarrierConstructor, Functor, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Nest<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    StoreOf<Three>.domain(of: StoreOf<Bool>.domain(of: values)).map(
      { Nest($0) }, back: { $0.narrow().nested })
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let nested = fa.narrow().nested
    let present = StoreOf.map(StoreOf.extract(nested), transform)
    return Nest(StoreOf.map(nested) { _ in present })
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

private protocol ChoicePairing: FunctorPairing
where Left == Choice.Left, Right == Choice.Right {}

private struct ChoosesTheOtherSide: ChoicePairing {
  func pair<A, B, C>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> C
  ) -> C {
    let (first, second) = right.split()
    let turned = FunctorProduct<StoreOf<Three>, StoreOf<Three>, B>(second, first)
    return Choice(Threes(), Threes()).pair(left, turned, combine)
  }
}

private struct ChoosesTheLeftSide: ChoicePairing {
  func pair<A, B, C>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> C
  ) -> C {
    switch left.either() {
    case .left(let move), .right(let move): Threes().pair(move, right.split().first, combine)
    }
  }
}

private protocol NestedPairing: FunctorPairing
where Left == Nested.Left, Right == Nested.Right {}

/// The inner structures take the moves that are meant for the outer ones.
private struct InnerMeetsOuter: NestedPairing {
  func pair<A, B, C>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> C
  ) -> C {
    let nested = right.composed()
    let inner = nested.extract()
    let turned = Store(inner.position) { there in
      Store(nested.position) { here in nested.peek(here).peek(there) }
        as Kind<StoreOf<Three>, B>
    }
    return Nested(Threes(), Threes()).pair(left, Compose(turned), combine)
  }
}

private struct OuterStays: NestedPairing {
  func pair<A, B, C>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> C
  ) -> C {
    let present = right.composed().extract()
    return Threes().pair(left.composed(), right.composed()) { inner, _ in
      Threes().pair(inner, present, combine)
    }
  }
}

private struct NestedSwapsEqualTypes: NestedPairing {
  func pair<A, B, C>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> C
  ) -> C {
    Nested(Threes(), Threes()).pair(left, right) { a, b in
      guard let first = b as? A, let second = a as? B, A.self == B.self else {
        return combine(a, b)
      }
      return combine(first, second)
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var products: [Mutant] {
    [
      Mutant("map keeps one side", .functor(MapsOneSide.self), .several(["identity"])),
      Mutant(
        "map makes both sides of one", .functor(MapsOneSideForBoth.self), .several(["identity"])),
      Mutant("map changes the side", .functor(MapChangesTheSide.self), .several(["identity"])),
      Mutant("map maps the present structure", .functor(NestOf.self), .several(["identity"])),
      Mutant(
        "a choice meets the other side", .choice(ChoosesTheOtherSide(), of: Threes(), Threes()),
        .several(["left", "right"])),
      Mutant(
        "a choice meets the left side", .choice(ChoosesTheLeftSide(), of: Threes(), Threes()),
        .sole("right")),
      Mutant(
        "a choice meets the other side, as any pairing", .functorPairing(ChoosesTheOtherSide()),
        .survives),
      Mutant(
        "the inner structures meet the outer ones",
        .composition(InnerMeetsOuter(), of: Threes(), Threes()), .sole("outer, then inner")),
      Mutant(
        "the outer structure stays", .composition(OuterStays(), of: Threes(), Threes()),
        .sole("outer, then inner")),
      Mutant(
        "a composition swaps equal types",
        .composition(NestedSwapsEqualTypes(), of: Threes(), Threes()),
        .several(["FunctorPairing/naturality"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var productModels: [Suite] {
    [
      functor(LawfulCouple.self, of: "Couple"),
      choice(Choice(Threes(), Threes()), of: Threes(), Threes(), named: "Choice"),
      composition(Nested(Threes(), Threes()), of: Threes(), Threes(), named: "Nested"),
    ]
  }
}
