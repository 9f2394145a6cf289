import PairingLaws
import Pairings

/// The faults of the sleep of ``UnderstudyOf``.
private enum NapFault: String, Fault {
  case takesNoTime = "sleep takes no time"
  case takesTwiceTheTime = "sleep takes twice the time: no law says how long a second is"
  case takesASecondMore = "sleep takes a second more"
  case takesTwoSecondsAtMost = "sleep takes two seconds at most"
  case noTimeIsAStep = "to sleep for no time is a step"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .takesNoTime: .sole("the shorter one wins")
    case .takesTwiceTheTime: .survives
    case .takesASecondMore, .noTimeIsAStep: .several("no time", "time adds up")
    case .takesTwoSecondsAtMost: .sole("time adds up")
    }
  }
}

/// The faults of the places of ``UnderstudyOf``.
enum PlaceFault: String, Fault {
  case firstShiftCounts = "the first shift counts"
  case shiftIsAStep = "a shift is a step"
  case failureForgetsThePlace = "a failure forgets the place"
  case branchesStartInTheAttic = "a branch starts in a place of its own"
  case branchLeaksItsPlace = "a branch leaks its place"
  case racersLeaveTheirPlace = "a race has a place of its own"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .firstShiftCounts: .sole("the last one counts")
    case .shiftIsAStep: .several("the last one counts", "a value has no place")
    case .failureForgetsThePlace: .sole("a failure keeps the place")
    case .branchesStartInTheAttic: .several("branches inherit the place")
    case .branchLeaksItsPlace: .several("branches keep their places")
    case .racersLeaveTheirPlace: .sole("racers keep their places")
    }
  }
}

extension UnderstudyOf {
  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    switch NapFault.present {
    case .takesNoTime: pure(())
    case .takesTwiceTheTime: Understudy(Play.sleep(for: duration * 2))
    case .takesASecondMore: Understudy(Play.sleep(for: duration + .seconds(1)))
    case .takesTwoSecondsAtMost: Understudy(Play.sleep(for: min(duration, .seconds(2))))
    case .noTimeIsAStep where duration == .zero: Understudy(.step("sleep") {})
    default: Understudy(Play.sleep(for: duration))
    }
  }

  static func shift(to place: String) -> Kind<Self, Void> {
    switch PlaceFault.present {
    case .firstShiftCounts: flatMap(here) { Understudy(Play.shift(to: $0 ?? place)) }
    case .shiftIsAStep: Understudy(Play.then(Play.shift(to: place), .step("shift") {}))
    default: Understudy(Play.shift(to: place))
    }
  }

  /// Runs both effects, each in its place.
  static func inPlaces<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, (A, B)> {
    switch PlaceFault.present {
    case .branchesStartInTheAttic:
      return Understudy(Play.both(then(shift(to: "attic"), first).play, second.play))
    case .branchLeaksItsPlace:
      var place: String?
      let followed = zip(first, here) { value, here in
        place = here
        return value
      }
      return flatMap(Understudy(Play.both(followed.play, second.play))) { pair in
        place.map { replace(shift(to: $0), with: pair) } ?? pure(pair)
      }
    default: return Understudy(Play.both(first.play, second.play))
    }
  }

  /// Runs a race of the effects, each in its place.
  static func inPlaces<A, B>(
    racing first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    let race = Understudy(Play.race(first.play, second.play))
    return PlaceFault.present == .racersLeaveTheirPlace
      ? flatMap(race) { replace(shift(to: "attic"), with: $0) } : race
  }

  /// The place in which the effect runs.
  private static var here: Kind<Self, String?> { asking { $0.host.place } }
}

extension Mutants {
  static var naps: Mutants {
    Mutants([
      Mutants(.time(UnderstudyOf.self), [NapFault.takesNoTime]),
      Mutants(.sleeping(UnderstudyOf.self), NapFault.allCases.filter { $0 != .takesNoTime }),
    ])
  }

  static var shifts: Mutants {
    let places = Play.places
    return Mutants([
      Mutants(
        .shifting(UnderstudyOf.self, places: places), [PlaceFault.firstShiftCounts, .shiftIsAStep]),
      Mutants(
        .shiftingOnFailure(UnderstudyOf.self, places: places),
        [PlaceFault.failureForgetsThePlace]),
      Mutants(
        .shiftingBranches(UnderstudyOf.self, places: places),
        [PlaceFault.branchesStartInTheAttic, .branchLeaksItsPlace, .racersLeaveTheirPlace]),
    ])
  }
}
