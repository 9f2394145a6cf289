import PairingLaws
import Pairings

extension UnderstudyBrand {
  /// Two effects side by side; says what follows each end, and cancels and awaits
  /// nobody by itself.
  fileprivate static func side<A, B, C>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>,
    _ follow: @escaping (Side<A, B>, _ resume: @escaping (Outcome<C, Mishap>) -> Void) -> Void
  ) -> Kind<Self, C> {
    Understudy(
      .wait { fiber, resume in
        let side = Side<A, B>()
        func add<V>(
          _ effect: Kind<Self, V>, _ keep: @escaping (Outcome<V, Mishap>) -> Void
        ) {
          side.fibers.append(
            Fiber(effect.play, on: fiber.host.branch()) { outcome in
              keep(outcome)
              follow(side, resume)
            })
        }
        add(first) { side.first = $0 }
        add(second) { side.second = $0 }
        fiber.onCancelAwaitingEnd(side.cancel)
        for branch in side.fibers { branch.proceed() }
      })
  }
}

/// Two fibers and how they ended.
private final class Side<A, B> {
  var fibers: [Fiber<StageHost<Mishap>>] = []
  var first: Outcome<A, Mishap>?
  var second: Outcome<B, Mishap>?
  var isLost = false

  func cancel() {
    for fiber in fibers { fiber.cancel() }
  }

  /// The end of both, if there is one without the other's.
  var ending: Outcome<(A, B), Mishap>? {
    switch (first, second) {
    case (.success(let first), .success(let second)): .success((first, second))
    case (.failure(let failure), _), (_, .failure(let failure)): .failure(failure)
    case (.cancelled, _), (_, .cancelled): .cancelled
    default: nil
    }
  }

  /// The winner, if there is one.
  var winner: Outcome<Either<A, B>, Mishap>? {
    switch (first, second) {
    case (.success(let value), _): .success(.left(value))
    case (_, .success(let value)): .success(.right(value))
    case (.failure(let failure), _), (_, .failure(let failure)): .failure(failure)
    case (.cancelled, .cancelled): .cancelled
    default: nil
    }
  }
}

private enum BothLosesTheSecondFailure: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    Understudy(Play.both(first.play, handle(second) { _ in never() }.play))
  }
}

private enum BothAwaitsTheSibling: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    side(first, second) { side, resume in
      if side.first != nil, side.second != nil, let ending = side.ending { resume(ending) }
    }
  }
}

private enum BothLeavesTheSibling: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    side(first, second) { side, resume in
      guard let ending = side.ending else { return }
      side.cancel()
      resume(ending)
    }
  }
}

private enum BothTurnsTheFaster: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    var (isSlower, isFirst) = (false, false)
    let one = map(first) { value in
      isFirst = true
      return value
    }
    let other = flatMap(pure(())) {
      isSlower = !isFirst
      return map(second) { value in
        isSlower = isSlower && isFirst
        return value
      }
    }
    return map(Understudy(Play.both(one.play, other.play))) {
      (isSlower ? turned($0.0) : $0.0, $0.1)
    }
  }
}

private enum BothStartsTheSecond: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    Understudy(Play.map(Play.both(second.play, first.play)) { ($0.1, $0.0) })
  }
}

private enum BothIsASequence: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    zip(first, second) { ($0, $1) }
  }
}

private enum RaceLetsTheLoserGoOn: UnderstudyBrand {
  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    side(first, second) { side, resume in if let winner = side.winner { resume(winner) } }
  }
}

private enum RaceLeavesTheLoser: UnderstudyBrand {
  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    side(first, second) { side, resume in
      guard let winner = side.winner else { return }
      side.cancel()
      resume(winner)
    }
  }
}

private enum RaceStartsTheSecond: UnderstudyBrand {
  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    Understudy(
      Play.map(Play.race(second.play, first.play)) { winner in
        switch winner {
        case .left(let value): .right(value)
        case .right(let value): .left(value)
        }
      })
  }
}

private enum RaceIsLostByTheCancelled: UnderstudyBrand {
  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    side(first, second) { side, resume in
      if side.first != nil, side.second != nil {
        return resume(side.isLost ? .cancelled : side.winner ?? .cancelled)
      }
      if case .cancelled? = side.ending { side.isLost = true }
      side.cancel()
    }
  }
}

private enum RaceAwaitsBoth: UnderstudyBrand {
  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    side(first, second) { side, resume in
      if side.first != nil, side.second != nil, let winner = side.winner { resume(winner) }
    }
  }
}

private enum NeverIsCancelled: UnderstudyBrand {
  static func never<A>() -> Kind<Self, A> {
    Understudy(Play.flatMap(Play.cancel()) { Play.never() })
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var branches: [Mutant] {
    func concurrent<Brand: UnderstudyBrand>(_: Brand.Type) -> Suite {
      .concurrent(Brand.self).thinned(toOneIn: 4)
    }
    return [
      Mutant(
        "both loses the second failure", concurrent(BothLosesTheSecondFailure.self),
        .several(["both with a value, left", "a failure ends both"])),
      Mutant(
        "both awaits a sibling that it should cancel", concurrent(BothAwaitsTheSibling.self),
        .several(["a failure ends both", "a failure releases the sibling first"])),
      Mutant(
        "both does not await the sibling that it cancels",
        concurrent(BothLeavesTheSibling.self), .sole("a failure releases the sibling first")),
      Mutant(
        "both turns the value of the faster one", concurrent(BothTurnsTheFaster.self),
        .sole("both have their values")),
      Mutant(
        "both starts the second one first", concurrent(BothStartsTheSecond.self),
        .several(["the first failure remains"])),
      Mutant(
        "both runs one after the other", concurrent(BothIsASequence.self),
        .several(["a failure ends both", "a failure releases the sibling first"])),
      Mutant(
        "race lets the loser go on", concurrent(RaceLetsTheLoserGoOn.self),
        .sole("the loser is released first")),
      Mutant(
        "race does not await the loser that it cancels", concurrent(RaceLeavesTheLoser.self),
        .sole("the loser is released first")),
      Mutant(
        "race starts the second one first", concurrent(RaceStartsTheSecond.self),
        .several(["race of values"])),
      Mutant(
        "race is over when one is cancelled", concurrent(RaceIsLostByTheCancelled.self),
        .sole("who is cancelled does not win")),
      Mutant(
        "race awaits both", concurrent(RaceAwaitsBoth.self),
        .several(["race with nobody, left", "race with nobody, right"])),
      Mutant(
        "never is cancelled", concurrent(NeverIsCancelled.self),
        .several(["a failure ends both"])),
    ]
  }
}
