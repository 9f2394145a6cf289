import PairingLaws
import Pairings

/// Lists as a monad; what the framework derives from `flatMap` is derived.
private protocol ListMonad: Monad, NonEmptyBrand {
  static func flatMap<A, B>(_ list: [A], _ next: (A) -> [B]) -> [B]
}

extension ListMonad {
  static func flatMap<A, B>(_ list: [A], _ next: (A) -> [B]) -> [B] { list.flatMap(next) }

  static func pure<A>(_ value: A) -> Kind<Self, A> { NonEmpty([value]) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    NonEmpty(flatMap(ma.elements) { next($0).elements })
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }
}

private enum Lawful: ListMonad {}

private enum KeepsHeadsOfInner: ListMonad {
  static func flatMap<A, B>(_ list: [A], _ next: (A) -> [B]) -> [B] {
    list.flatMap { next($0).prefix(1) }
  }
}

private enum UsesFirstOuter: ListMonad {
  static func flatMap<A, B>(_ list: [A], _ next: (A) -> [B]) -> [B] {
    list.prefix(1).flatMap(next)
  }
}

private enum ReversesInnerOfMany: ListMonad {
  static func flatMap<A, B>(_ list: [A], _ next: (A) -> [B]) -> [B] {
    list.count > 1 ? list.flatMap { next($0).reversed() } : list.flatMap(next)
  }
}

private enum ReversesInner: ListMonad {
  static func flatMap<A, B>(_ list: [A], _ next: (A) -> [B]) -> [B] {
    list.flatMap { next($0).reversed() }
  }
}

private enum MapDropsLast: ListMonad {
  static func map<A, B>(_ ma: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    NonEmpty(ma.elements.prefix(max(1, ma.elements.count - 1)).map(transform))
  }
}

private enum ZipsElementwise: ListMonad {
  static func zip<A, B, C>(
    _ ma: Kind<Self, A>, _ mb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    NonEmpty(Swift.zip(ma.elements, mb.elements).map(combine))
  }
}

private enum ZipsArgumentsFirst: ListMonad {
  static func zip<A, B, C>(
    _ ma: Kind<Self, A>, _ mb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    NonEmpty(mb.elements.flatMap { b in ma.elements.map { combine($0, b) } })
  }
}

private enum ThenRunsOnce: ListMonad {
  static func then<A, B>(_ ma: Kind<Self, A>, _ mb: Kind<Self, B>) -> Kind<Self, B> { mb }
}

private enum FlattenDropsLast: ListMonad {
  static func flatten<A>(_ mma: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> {
    let inner = mma.elements
    return NonEmpty(inner.prefix(max(1, inner.count - 1)).flatMap(\.elements))
  }
}

private enum IterateFollowsFirst: ListMonad {
  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(NonEmpty(Array(step(seed).elements.prefix(1)))) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listMonads: [Mutant] {
    [
      Mutant(
        "flatMap keeps only the head of each inner list", .monad(KeepsHeadsOfInner.self),
        .sole("left identity")),
      Mutant(
        "flatMap uses only the first outer element", .monad(UsesFirstOuter.self),
        .sole("right identity")),
      Mutant(
        "flatMap reverses the inner lists of more than one element",
        .monad(ReversesInnerOfMany.self), .sole("associativity")),
      Mutant(
        "flatMap reverses the inner lists", .monad(ReversesInner.self),
        .several(["left identity", "associativity"])),
      Mutant("map drops the last", .monad(MapDropsLast.self), .sole("map coherence")),
      Mutant("zip pairs elementwise", .monad(ZipsElementwise.self), .sole("zip coherence")),
      Mutant(
        "zip runs its second argument first", .monad(ZipsArgumentsFirst.self),
        .sole("zip coherence")),
      Mutant(
        "then runs its second argument once", .monad(ThenRunsOnce.self), .sole("then coherence")),
      Mutant(
        "flatten drops the last inner list", .monad(FlattenDropsLast.self),
        .sole("flatten coherence")),
      Mutant(
        "iterate follows the first element only", .monad(IterateFollowsFirst.self),
        .sole("iterate coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listMonads: [Suite] { [monad(Lawful.self, of: "NonEmpty")] }
}
