#if !hasFeature(Embedded)  // As _StageHost.

import PairingsCore

/// The stage on which a test controls ``Rehearsal``s. Their steps wait here until the test
/// performs, fails or cancels them, in any order. Time passes only when the test advances it.
///
///     let stage = Stage<Offline>()
///     let explorer = Explorer(screen, on: stage)
///     explorer.send(.fetch)
///     stage.waiting                      // ["load"]
///     try stage.fail("load", with: Offline())
///     stage.history.map(\.description)   // ["failed load"]
///
/// A stage that is dropped cancels the effects that wait on it: no test could perform their steps
/// any more.
public final class Stage<Failure: Error> {
  /// A step that waits to be performed.
  public struct Cue: Identifiable, Equatable, Sendable {
    /// The number of earlier cues and sleeps.
    public let id: Int

    /// The name of the step.
    public let name: String

    /// The place named by the last shift before the step, if there was one.
    public let place: String?

    /// The number of the launch that the step belongs to, counted from 1.
    public let launch: Int
  }

  /// An active sleep.
  public struct Sleep: Identifiable, Equatable, Sendable {
    /// The number of earlier cues and sleeps.
    public let id: Int

    /// The time at which the sleep ends.
    public let due: Duration

    /// The duration of the sleep.
    public let duration: Duration

    /// The number of the launch that the sleep belongs to, counted from 1.
    public let launch: Int
  }

  struct Waiting {
    let cue: Cue

    /// A function that performs the step. It returns the kind of event, and the function that
    /// continues the effect.
    let perform: () -> (StageEvent.Kind, goOn: () -> Void)

    let fail: (Failure) -> Void
    let cancel: () -> Void
    let abandon: () -> Void
  }

  struct Sleeper {
    let sleep: Sleep
    let wake: () -> Void
    let abandon: () -> Void
  }

  var arrivals = Arrivals<Waiting>()

  /// The waiting steps by name.
  var named: [String: Arrivals<Void>] = [:]

  var sleepers = Arrivals<Sleeper>()

  /// The ends of sleeps. The first one is always that of an active sleep.
  var dues = Dues()

  /// The number of cues and sleeps so far.
  var count = 0

  /// The number of launches so far.
  public internal(set) var launches = 0

  /// The branches of fibers, and the states that they share, for checkpoints; nil until there is one.
  var (branches, shared): ([Fiber<_StageHost<Failure>>]?, [_SharedState]?)

  /// The launched fibers that have not ended, by their numbers.
  var going: [Int: Fiber<_StageHost<Failure>>] = [:]

  /// The events so far, in order.
  public internal(set) var history: [StageEvent] = []

  /// The time that has passed.
  public internal(set) var now = Duration.zero

  /// Creates an empty stage at time zero.
  public init() {}

  deinit {
    let going = going
    for fiber in going.values { fiber.cancel() }
    // Effects that still wait are shielded from cancellation.
    let (entries, sleepers) = (arrivals.elements, sleepers.elements)
    for entry in entries { entry.abandon() }
    for sleeper in sleepers { sleeper.abandon() }
  }

  /// The names of the waiting steps, in the order of their arrival.
  ///
  /// - Complexity: O(n).
  public var waiting: [String] { arrivals.map { $0.cue.name } }

  /// The waiting steps, in the order of their arrival.
  ///
  /// - Complexity: O(n).
  public var cues: [Cue] { arrivals.map { $0.cue } }

  /// The waiting steps, in the order of their arrival, in the form that actions use.
  ///
  /// - Complexity: O(n).
  public var steps: [WaitingStep] { Self.steps(of: cues) }

  /// Returns waiting steps in the form that actions use.
  @usableFromInline
  package static func steps(of cues: [Cue]) -> [WaitingStep] {
    var counts: [String: Int] = [:]
    return cues.map { cue in
      let older = counts[cue.name, default: 0]
      counts[cue.name] = older + 1
      return WaitingStep(cue.name, older: older)
    }
  }

  /// Returns the cue of a step, or nil if the step does not wait.
  ///
  /// - Complexity: O(log n), for n waiting steps.
  public func cue(_ step: WaitingStep) -> Cue? { entry(of: step)?.cue }

  /// The active sleeps, in the order of their beginning.
  ///
  /// - Complexity: O(n).
  public var sleeps: [Sleep] { sleepers.map { $0.sleep } }

  /// The end of the next sleep; nil if there is none.
  public var nextDue: Duration? { dues.first?.time }
}

// MARK: - Launching

extension Stage {
  /// Prepares to start a rehearsal, which this stage retains while it is in progress.
  func prepare<Value>(
    _ effect: Kind<RehearsalOf<Failure>, Value>,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    var leave: () -> Void = {}
    launches += 1
    let fiber = Fiber(effect, on: _StageHost(self, launch: launches)) {
      (outcome: Outcome<Value, Failure>) in
      leave()
      end(outcome)
    }
    let number = launches
    leave = { [weak self] in self?.going[number] = nil }
    var launch = Launch(
      start: {
        self.going[number] = fiber
        fiber.proceed()
      }, cancel: fiber.cancel)
    launch.number = number
    return launch
  }
}

#endif
