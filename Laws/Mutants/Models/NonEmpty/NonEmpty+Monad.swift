import PairingsLaws
import Pairings

/// The faults of ``ListMonad``.
private enum Wrong: String, Fault {
  case keepsHeads = "flatMap keeps only the head of each inner list"
  case usesFirst = "flatMap uses only the first outer element"
  case reversesInnerOfMany = "flatMap reverses the inner lists of more than one element"
  case reversesInner = "flatMap reverses the inner lists"
  case mapDropsLast = "map drops the last"
  case zipsElementwise = "zip pairs elementwise"
  case zipsArgumentsFirst = "zip runs its second argument first"
  case thenRunsOnce = "then runs its second argument once"
  case flattenDropsLast = "flatten drops the last inner list"
  case iterateFollowsFirst = "iterate follows the first element only"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .keepsHeads: .sole("left identity")
    case .usesFirst: .sole("right identity")
    case .reversesInnerOfMany: .sole("associativity")
    case .reversesInner: .several("left identity", "associativity")
    case .mapDropsLast: .sole("map coherence")
    case .zipsElementwise, .zipsArgumentsFirst: .sole("zip coherence")
    case .thenRunsOnce: .sole("then coherence")
    case .flattenDropsLast: .sole("flatten coherence")
    case .iterateFollowsFirst: .sole("iterate coherence")
    }
  }
}

/// Lists as a monad.
private enum ListMonad: RecursiveMonad, NonEmptyBrand {
  static func pure<A>(_ value: A) -> Kind<Self, A> { NonEmpty([value]) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let list = ma.elements
    return switch Wrong.present {
    case .keepsHeads: NonEmpty(list.flatMap { next($0).elements.prefix(1) })
    case .usesFirst: next(list[0])
    case .reversesInner: NonEmpty(list.flatMap { next($0).elements.reversed() })
    case .reversesInnerOfMany where list.count > 1:
      NonEmpty(list.flatMap { next($0).elements.reversed() })
    default: NonEmpty(list.flatMap { next($0).elements })
    }
  }

  static func map<A, B>(_ ma: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Wrong.present == .mapDropsLast
      ? NonEmpty(ma.elements.shortened.map(transform)) : flatMap(ma) { pure(transform($0)) }
  }

  static func zip<A, B, C>(
    _ ma: Kind<Self, A>, _ mb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    switch Wrong.present {
    case .zipsElementwise: NonEmpty(Swift.zip(ma.elements, mb.elements).map(combine))
    case .zipsArgumentsFirst: flatMap(mb) { b in map(ma) { combine($0, b) } }
    default: flatMap(ma) { a in map(mb) { combine(a, $0) } }
    }
  }

  static func then<A, B>(_ ma: Kind<Self, A>, _ mb: Kind<Self, B>) -> Kind<Self, B> {
    Wrong.present == .thenRunsOnce ? mb : flatMap(ma) { _ in mb }
  }

  static func flatten<A>(_ mma: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> {
    Wrong.present == .flattenDropsLast
      ? NonEmpty(mma.elements.shortened.flatMap(\.elements)) : flatMap(mma) { $0 }
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    let turns = step(seed)
    return flatMap(Wrong.present == .iterateFollowsFirst ? pure(turns.elements[0]) : turns) {
      turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }
}

extension Mutants {
  static var listMonads: Mutants { Mutants(.monad(ListMonad.self, of: "NonEmpty"), Wrong.self) }
}
