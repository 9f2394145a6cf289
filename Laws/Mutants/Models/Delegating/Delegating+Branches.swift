import PairingsLaws
import Pairings

/// The faults of the branches of ``DelegatingOf``.
private enum BranchFault: String, Fault {
  case bothLosesTheSecondFailure =
    "both loses the second failure → both with a value, left + a failure ends both"
  case bothLosesTheFirstFailure =
    "both loses the first failure → both with a value, right + the first failure remains"
  case bothLeavesTheSibling =
    "both does not await the sibling that it cancels → a failure releases the sibling first"
  case bothAwaitsTheSecond =
    "both awaits the second one if the first fails → a failure of the first ends both + …"
  case joinAwaitsTheSecond =
    "join awaits the second one → a left value of the first ends both + a left value ends both"
  case bothTurnsTheFaster = "both turns the value of the faster one → both returns both values"
  case raceLetsTheLoserGoOn = "race lets the loser go on → the loser is released first"
  case raceStartsTheSecond = "race starts the second one first → race of values + …"
  case raceIsLostByTheCancelled =
    "race is over when one is cancelled → a cancelled effect loses the race + …"
  case raceIsLostByTheSecond =
    "race is over when the second is cancelled → a second effect that is cancelled loses the race"
  case raceAwaitsBoth = "race awaits both → race with never, left + race with never, right"
}

/// Two fibers and their outcomes.
private final class Side<A, B> {
  var fibers: [Fiber<_StageHost<Mishap>>] = []
  var first: Outcome<A, Mishap>?
  var second: Outcome<B, Mishap>?
  var isLost = false

  var areBothOver: Bool { first != nil && second != nil }

  /// The outcome of both fibers, if it is known without waiting for the other one.
  var ending: Outcome<(A, B), Mishap>? {
    switch (first, second) {
    case (.success(let first), .success(let second)): .success((first, second))
    case (.failure(let failure), _), (_, .failure(let failure)): .failure(failure)
    case (.cancelled, _), (_, .cancelled): .cancelled
    default: nil
    }
  }

  /// The outcome of the race, if there is one.
  var winner: Outcome<Either<A, B>, Mishap>? {
    switch (first, second) {
    case (.success(let value), _): .success(.left(value))
    case (_, .success(let value)): .success(.right(value))
    case (.failure(let failure), _), (_, .failure(let failure)): .failure(failure)
    case (.cancelled, .cancelled): .cancelled
    default: nil
    }
  }

  func cancel() {
    for fiber in fibers { fiber.cancel() }
  }
}

extension DelegatingOf {
  /// Returns two effects side by side. After the end of each fiber, `end` decides the outcome. No
  /// fiber is cancelled or awaited unless `end` does so.
  private static func side<A, B, C>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>,
    _ end: @escaping (Side<A, B>) -> Outcome<C, Mishap>?
  ) -> Kind<Self, C> {
    Delegating(
      .wait { fiber, resume in
        let side = Side<A, B>()
        func add<V>(_ effect: Kind<Self, V>, _ keep: @escaping (Outcome<V, Mishap>) -> Void) {
          side.fibers.append(
            Fiber(effect.play, on: fiber.host.branch()) { outcome in
              keep(outcome)
              if let end = end(side) { resume(end) }
            })
        }
        add(first) { side.first = $0 }
        add(second) { side.second = $0 }
        fiber.onCancelAwaitingEnd(side.cancel)
        for branch in side.fibers { branch.proceed() }
      })
  }

  static func join<Stop, A, B>(
    _ first: Kind<Self, Either<Stop, A>>, _ second: Kind<Self, Either<Stop, B>>
  ) -> Kind<Self, Either<Stop, (A, B)>> {
    guard BranchFault.present == .joinAwaitsTheSecond else {
      return Delegating(Play.join(first.play, second.play))
    }
    return map(inPlaces(first, second)) { both in
      switch both {
      case (.left(let stop), _), (_, .left(let stop)): .left(stop)
      case (.right(let first), .right(let second)): .right((first, second))
      }
    }
  }

  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    switch BranchFault.present {
    case .bothLosesTheSecondFailure: inPlaces(first, handle(second) { _ in never() })
    case .bothLosesTheFirstFailure: inPlaces(handle(first) { _ in never() }, second)
    case .bothLeavesTheSibling:
      side(first, second) { side in
        if side.ending != nil { side.cancel() }
        return side.ending
      }
    case .bothAwaitsTheSecond:
      flatMap(inPlaces(attempt(first), second)) { result in
        switch result.0 {
        case .success(let value): pure((value, result.1))
        case .failure(let failure): raise(failure)
        }
      }
    case .bothTurnsTheFaster: turningTheFaster(first, second)
    default: inPlaces(first, second)
    }
  }

  private static func turningTheFaster<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, (A, B)> {
    var events = ""
    func noting<V>(_ effect: Kind<Self, V>, _ event: String) -> Kind<Self, V> {
      map(effect) { value in
        events += event
        return value
      }
    }
    let last = flatMap(noting(pure(()), "begin ")) { noting(second, "second ") }
    return map(inPlaces(noting(first, "first "), last)) {
      (events.hasSuffix("begin first second ") ? turned($0.0) : $0.0, $0.1)
    }
  }

  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    switch BranchFault.present {
    case .raceLetsTheLoserGoOn: side(first, second) { $0.winner }
    case .raceStartsTheSecond:
      map(inPlaces(racing: second, first)) { winner in
        switch winner {
        case .left(let value): .right(value)
        case .right(let value): .left(value)
        }
      }
    case .raceIsLostByTheCancelled, .raceIsLostByTheSecond:
      side(first, second) { side in
        guard !side.areBothOver else { return side.isLost ? .cancelled : side.winner }
        let isSecond = BranchFault.present == .raceIsLostByTheSecond
        let ending = isSecond ? side.second?.ending : side.ending?.ending
        side.isLost = ending == .cancelled
        if side.isLost || side.winner != nil { side.cancel() }
        return nil
      }
    case .raceAwaitsBoth: side(first, second) { $0.areBothOver ? $0.winner : nil }
    default: inPlaces(racing: first, second)
    }
  }

  static func never<A>() -> Kind<Self, A> { Delegating(Play.never()) }
}

extension Mutants {
  static var branches: Mutants {
    Mutants(.concurrent(DelegatingOf.self).thinned(toOneIn: 4), BranchFault.self)
  }
}
