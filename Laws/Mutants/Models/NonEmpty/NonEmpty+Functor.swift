import PairingLaws
import Pairings

/// Lists as a functor.
private protocol ListFunctor: Functor, NonEmptyBrand {
  static func map<A, B>(_ list: [A], _ transform: (A) -> B) -> [B]
}

extension ListFunctor {
  static func map<A, B>(_ list: [A], _ transform: (A) -> B) -> [B] { list.map(transform) }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    NonEmpty(map(fa.elements, transform))
  }
}

private enum Lawful: ListFunctor {}

private enum MapKeepsTwo: ListFunctor {
  static func map<A, B>(_ list: [A], _ transform: (A) -> B) -> [B] {
    list.prefix(2).map(transform)
  }
}

private enum MapReverses: ListFunctor {
  static func map<A, B>(_ list: [A], _ transform: (A) -> B) -> [B] {
    list.map(transform).reversed()
  }
}

private enum ReplaceDropsElements: ListFunctor {
  static func replace<A, B>(_ fa: Kind<Self, A>, with value: B) -> Kind<Self, B> {
    NonEmpty([value])
  }
}

private enum ReplaceRepeats: ListFunctor {
  static func replace<A, B>(_ fa: Kind<Self, A>, with value: B) -> Kind<Self, B> {
    NonEmpty(fa.elements.flatMap { _ in [value, value] })
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listFunctors: [Mutant] {
    [
      Mutant("map keeps two elements", .functor(MapKeepsTwo.self), .sole("identity")),
      Mutant(
        "map reverses", .functor(MapReverses.self), .several(["identity", "composition"])),
      Mutant(
        "replace drops elements", .functor(ReplaceDropsElements.self),
        .sole("replace coherence")),
      Mutant("replace repeats", .functor(ReplaceRepeats.self), .sole("replace coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listFunctors: [Suite] { [functor(Lawful.self, of: "NonEmpty")] }
}
