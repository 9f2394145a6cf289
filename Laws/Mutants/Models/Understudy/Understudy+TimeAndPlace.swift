import PairingLaws
import Pairings

private enum SleepTakesNoTime: UnderstudyBrand {
  static func sleep(for duration: Duration) -> Kind<Self, Void> { pure(()) }
}

private enum SleepTakesTwiceTheTime: UnderstudyBrand {
  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    Understudy(Play.sleep(for: duration * 2))
  }
}

private enum SleepTakesASecondMore: UnderstudyBrand {
  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    Understudy(Play.sleep(for: duration + .seconds(1)))
  }
}

private enum SleepTakesTwoSecondsAtMost: UnderstudyBrand {
  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    Understudy(Play.sleep(for: min(duration, .seconds(2))))
  }
}

private enum SleepIsAStep: UnderstudyBrand {
  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    Understudy(duration == .zero ? .step("sleep") {} : Play.sleep(for: duration))
  }
}

private enum FirstShiftCounts: UnderstudyBrand {
  static func shift(to place: String) -> Kind<Self, Void> {
    flatMap(here) { here in Understudy(Play.shift(to: here ?? place)) }
  }
}

private enum ShiftIsAStep: UnderstudyBrand {
  static func shift(to place: String) -> Kind<Self, Void> {
    Understudy(Play.then(Play.shift(to: place), .step("shift") {}))
  }
}

private enum FailureForgetsThePlace: UnderstudyBrand {
  static func handle<A>(
    _ effect: Kind<Self, A>, _ recover: @escaping (Mishap) -> Kind<Self, A>
  ) -> Kind<Self, A> {
    Understudy(
      Play.handle(effect.play) { Play.then(Play.shift(to: "attic"), recover($0).play) })
  }
}

private enum BranchesStartInTheAttic: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    Understudy(Play.both(Play.then(Play.shift(to: "attic"), first.play), second.play))
  }
}

private enum BranchLeaksItsPlace: UnderstudyBrand {
  static func both<A, B>(_ first: Kind<Self, A>, _ second: Kind<Self, B>) -> Kind<Self, (A, B)> {
    var place: String?
    let followed = zip(first, here) { value, here in
      place = here
      return value
    }
    return flatMap(Understudy(Play.both(followed.play, second.play))) { pair in
      place.map { replace(shift(to: $0), with: pair) } ?? pure(pair)
    }
  }
}

private enum RacersLeaveTheirPlace: UnderstudyBrand {
  static func race<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    flatMap(Understudy(Play.race(first.play, second.play))) {
      replace(shift(to: "attic"), with: $0)
    }
  }
}

extension UnderstudyBrand {
  /// The place where the work is done.
  fileprivate static var here: Kind<Self, String?> {
    Understudy(.wait { fiber, resume in resume(.success(fiber.host.place)) })
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var naps: [Mutant] {
    [
      Mutant("sleep takes no time", .time(SleepTakesNoTime.self), .sole("the shorter one wins")),
      Mutant(
        "sleep takes twice the time: no law says how long a second is",
        .sleeping(SleepTakesTwiceTheTime.self), .survives),
      Mutant(
        "sleep takes a second more", .sleeping(SleepTakesASecondMore.self),
        .several(["no time", "time adds up"])),
      Mutant(
        "sleep takes two seconds at most", .sleeping(SleepTakesTwoSecondsAtMost.self),
        .sole("time adds up")),
      Mutant(
        "to sleep for no time is a step", .sleeping(SleepIsAStep.self),
        .several(["no time", "time adds up"])),
    ]
  }

  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var shifts: [Mutant] {
    let places = Play.places
    return [
      Mutant(
        "the first shift counts", .shifting(FirstShiftCounts.self, places: places),
        .sole("the last one counts")),
      Mutant(
        "a shift is a step", .shifting(ShiftIsAStep.self, places: places),
        .several(["the last one counts", "a value has no place"])),
      Mutant(
        "a failure forgets the place",
        .shiftingOnFailure(FailureForgetsThePlace.self, places: places),
        .sole("a failure keeps the place")),
      Mutant(
        "a branch starts in a place of its own",
        .shiftingBranches(BranchesStartInTheAttic.self, places: places),
        .several(["branches inherit the place"])),
      Mutant(
        "a branch leaks its place", .shiftingBranches(BranchLeaksItsPlace.self, places: places),
        .several(["branches keep their places"])),
      Mutant(
        "a race has a place of its own",
        .shiftingBranches(RacersLeaveTheirPlace.self, places: places),
        .sole("racers keep their places")),
    ]
  }
}
