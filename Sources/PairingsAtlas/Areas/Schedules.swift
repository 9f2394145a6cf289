public import Pairings

/// A component whose effects wait, with everything that can happen in every order: inputs,
/// answers, failures, cancellations, and time that passes.
///
///     let area = Schedules(screen, inputs: [.fetch], failures: { _ in [Offline()] })
///     Atlas(area).ask(.always(upToDate))  // the schedule that breaks it
///
/// An input that means nothing somewhere is no step there. Effects go on and cannot be copied, so
/// that a place is a schedule, which is played anew for every step from it. Two schedules lead to
/// one place if the space is in one place, and if what goes on began at the same place by the same
/// input and has got the same answers.
///
/// - Precondition: Effects and views depend on nothing but the place, the input and the
///   answers.
/// - Complexity: A step costs as many steps as its schedule has.
/// - SeeAlso: Musuvathi and Qadeer, *Iterative Context Bounding for Systematic Testing of
///   Multithreaded Programs* (2007); Walker and Runciman, *Déjà Fu* (2015).
public struct Schedules<
  Failure: Error & Hashable, Pair: Pairing, Input: Hashable, View
>: Area {
  /// What happens.
  public typealias Step = Happening<Input, Failure>

  /// What it happens to.
  public typealias Subject = Component<RehearsalOf<Failure>, Pair, Input, View>

  /// What has happened so far.
  public final class Place {
    let before: Place?
    let step: Step?
    let word: UInt64?
    let scene: Scene<View>
    let possible: [Step]

    init(_ before: Place?, _ step: Step?, _ play: Play) {
      (self.before, self.step) = (before, step)
      (word, scene, possible) = (play.word, play.scene, play.possible)
    }

    var schedule: [Step] {
      var (steps, place): ([Step], Place?) = ([], self)
      while let here = place, let step = here.step {
        steps.append(step)
        place = here.before
      }
      return steps.reversed()
    }
  }

  let component: Subject
  let identity: (Subject) -> UInt64?
  let inputs: (Scene<View>) -> [Input]
  let failures: (String) -> [Failure]
  let isCancelling: Bool
  let isForgetful: Bool

  /// Says where to begin, which inputs there are, how the steps of effects may fail, and whether
  /// they may be cancelled.
  ///
  /// If it is forgetful, effects that go on are told apart by what they wait for alone, and not
  /// by what they were answered. Then one that tries again for ever comes back to where it was;
  /// for one that counts how often it has tried that is not so, and the answers are wrong.
  public init(
    _ component: Subject, inputs: [Input], failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) where Pair.Space: LocatedComonad {
    self.init(
      component, inputs: { _ in inputs }, failures: failures, isCancelling: isCancelling,
      isForgetful: isForgetful)
  }

  /// Says where to begin, which inputs may be tried where something is seen, and the rest.
  public init(
    _ component: Subject, inputs: @escaping (Scene<View>) -> [Input],
    failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) where Pair.Space: LocatedComonad {
    (self.component, self.inputs, self.failures) = (component, inputs, failures)
    (self.isCancelling, self.isForgetful) = (isCancelling, isForgetful)
    identity = { $0.space.fingerprint }
  }

  /// Says where to begin, what tells the places of the component apart, and the rest: for
  /// spaces that know no place, such as ``Pairings/Cofree``, or know too much of it.
  public init<Key: Hashable>(
    _ component: Subject, key: @escaping (Subject) -> Key,
    inputs: @escaping (Scene<View>) -> [Input],
    failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) {
    (self.component, self.inputs, self.failures) = (component, inputs, failures)
    (self.isCancelling, self.isForgetful) = (isCancelling, isForgetful)
    identity = { Fingerprint(of: key($0)).value }
  }

  /// Where it begins: nothing has happened.
  public var start: Place { Place(nil, nil, Play(self)) }

  /// Returns what tells a place from others; nothing if that cannot be told.
  public func identify(_ place: Place) -> UInt64? { place.word }

  /// Returns the view, and what waits.
  public func view(from place: Place) -> Scene<View> { place.scene }

  /// Plays the schedule, and then each step that can follow.
  public func forEachStep<Stop: Error>(
    from place: Place, _ visit: (Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place, where: { _ throws(Stop) in true }, visit)
  }

  /// Plays the schedule, and then each step that can follow and is wanted.
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Step) throws(Stop) -> Bool,
    _ visit: (Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    let schedule = place.schedule
    for step in place.possible {
      guard try isWanted(step) else { continue }
      let play = Play(self)
      for earlier in schedule { play.take(earlier) }
      play.take(step)
      try visit(step, Place(place, step, play))
    }
  }
}
