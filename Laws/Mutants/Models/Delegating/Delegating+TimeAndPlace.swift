import PairingsLaws
import Pairings

/// The faults of the sleep of ``DelegatingOf``.
private enum NapFault: String, Fault {
  case takesNoTime = "sleep takes no time → the shorter sleep wins"
  case takesASecondMore = "sleep takes a second more → sleep for zero + time adds up"
  case takesTwoSecondsAtMost = "sleep takes two seconds at most → time adds up"
  case bothTakesTheSum = "both runs one after the other → both take the longer sleep"
}

/// The faults of the places of ``DelegatingOf``.
enum PlaceFault: String, Fault {
  case firstShiftCounts = "the first shift counts → the last shift counts"
  case shiftIsAStep = "a shift is a step → the last shift counts + pure has no place"
  case failureForgetsThePlace = "a failure forgets the place → a failure keeps the place"
  case branchesStartInTheAttic =
    "a branch starts in a place of its own → branches inherit the place + …"
  case branchLeaksItsPlace = "a branch leaks its place → branches keep their places + …"
  case racersLeaveTheirPlace = "a race has a place of its own → racers keep their places"
  case bothForgetsThePlace =
    "both leaves the place to which its parent was shifted → a shift commutes with both"
}

extension DelegatingOf {
  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    switch NapFault.present {
    case .takesNoTime: pure(())
    case .takesASecondMore: Delegating(Play.sleep(for: duration + .seconds(1)))
    case .takesTwoSecondsAtMost: Delegating(Play.sleep(for: min(duration, .seconds(2))))
    default: Delegating(Play.sleep(for: duration))
    }
  }

  static func shift(to place: String) -> Kind<Self, Void> {
    switch PlaceFault.present {
    case .firstShiftCounts: flatMap(here) { Delegating(Play.shift(to: $0 ?? place)) }
    case .shiftIsAStep: Delegating(Play.then(Play.shift(to: place), .step("shift") {}))
    default: Delegating(Play.shift(to: place))
    }
  }

  /// Runs both effects, each in its place.
  static func inPlaces<A, B>(
    _ first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, (A, B)> {
    if NapFault.present == .bothTakesTheSum { return zip(first, second) { ($0, $1) } }
    switch PlaceFault.present {
    case .bothForgetsThePlace:
      return flatMap(here) { place in
        let both = Delegating(Play.both(first.play, second.play))
        return place == nil ? both : flatMap(both) { replace(shift(to: "attic"), with: $0) }
      }
    case .branchesStartInTheAttic:
      return Delegating(Play.both(then(shift(to: "attic"), first).play, second.play))
    case .branchLeaksItsPlace:
      var place: String?
      let followed = zip(first, here) { value, here in
        place = here
        return value
      }
      return flatMap(Delegating(Play.both(followed.play, second.play))) { pair in
        place.map { replace(shift(to: $0), with: pair) } ?? pure(pair)
      }
    default: return Delegating(Play.both(first.play, second.play))
    }
  }

  /// Runs a race of the effects, each in its place.
  static func inPlaces<A, B>(
    racing first: Kind<Self, A>, _ second: Kind<Self, B>
  ) -> Kind<Self, Either<A, B>> {
    let race = Delegating(Play.race(first.play, second.play))
    return PlaceFault.present == .racersLeaveTheirPlace
      ? flatMap(race) { replace(shift(to: "attic"), with: $0) } : race
  }

  /// The place in which the effect runs.
  private static var here: Kind<Self, String?> { asking { $0.host.place } }
}

extension Mutants {
  static var naps: Mutants {
    Mutants([
      Mutants(.time(DelegatingOf.self), [NapFault.takesNoTime, .bothTakesTheSum]),
      Mutants(
        .sleeping(DelegatingOf.self), [NapFault.takesASecondMore, .takesTwoSecondsAtMost]),
    ])
  }

  static var shifts: Mutants {
    let places = Play.places
    return Mutants([
      Mutants(
        .shifting(DelegatingOf.self, places: places), [PlaceFault.firstShiftCounts, .shiftIsAStep]),
      Mutants(
        .shiftingOnFailure(DelegatingOf.self, places: places),
        [PlaceFault.failureForgetsThePlace]),
      Mutants(
        .shiftingBranches(DelegatingOf.self, places: places),
        [
          PlaceFault.branchesStartInTheAttic, .branchLeaksItsPlace, .racersLeaveTheirPlace,
          .bothForgetsThePlace,
        ]),
    ])
  }
}
