#if !hasFeature(Embedded)  // As StageHost.

/// Where a test decides what happens next: the steps of ``Rehearsal``s wait here
/// until they are performed, failed or cancelled, in any order, and time passes
/// when the test says so.
///
///     let stage = Stage<Offline>()
///     let explorer = Explorer(screen, on: stage)
///     explorer.send(.fetch)
///     stage.cues.map(\.name)             // ["load"]
///     try stage.fail("load", with: Offline())
///     stage.history.map(\.description)   // ["failed load"]
///
/// A stage that is dropped cancels what waits on it: nobody could perform it any more.
public final class Stage<Failure: Error> {
  /// A step that waits to be performed.
  public struct Cue: Identifiable, Equatable, Sendable {
    /// How many cues and sleeps there were before.
    public let id: Int

    /// What the step is called.
    public let name: String

    /// Where the last shift before the step says that it is done, if there was one.
    public let place: String?

    /// Which launch the step belongs to, counted from 1.
    public let launch: Int
  }

  /// A sleep that goes on.
  public struct Sleep: Identifiable, Equatable, Sendable {
    /// How many cues and sleeps there were before.
    public let id: Int

    /// The time at which it ends.
    public let due: Duration

    /// How long it is.
    public let duration: Duration

    /// Which launch it belongs to, counted from 1.
    public let launch: Int
  }

  struct Waiting {
    let cue: Cue

    /// Does the step; returns what happened, and what goes on with it.
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

  var waiting = Arrivals<Waiting>()

  /// The steps that wait, by their names.
  var named: [String: Arrivals<Void>] = [:]

  var sleepers = Arrivals<Sleeper>()

  /// When the sleeps end; the first is that of one which goes on.
  var dues = Dues()

  /// How many cues and sleeps there were.
  var count = 0

  /// How many effects were launched.
  public private(set) var launches = 0

  /// What was launched and goes on.
  private var going: [ObjectIdentifier: Fiber<StageHost<Failure>>] = [:]

  /// What happened, in order.
  public internal(set) var history: [StageEvent] = []

  /// How much time has passed.
  public internal(set) var now = Duration.zero

  /// An empty stage at time zero.
  public init() {}

  deinit {
    let going = going
    for fiber in going.values { fiber.cancel() }
    // What waits now is out of the reach of cancellation.
    let (waiting, sleepers) = (waiting.elements, sleepers.elements)
    for entry in waiting { entry.abandon() }
    for sleeper in sleepers { sleeper.abandon() }
  }

  /// The steps that wait, in the order in which they came.
  ///
  /// - Complexity: O(n).
  public var cues: [Cue] { waiting.elements.map(\.cue) }

  /// The steps that wait, in the order in which they came, as those who act name them.
  ///
  /// - Complexity: O(n).
  public var steps: [WaitingStep] {
    var counts: [String: Int] = [:]
    return cues.map { cue in
      let older = counts[cue.name, default: 0]
      counts[cue.name] = older + 1
      return WaitingStep(cue.name, older: older)
    }
  }

  /// Returns the cue of a step, if it waits.
  ///
  /// - Complexity: O(log n), of n steps that wait.
  public func cue(_ step: WaitingStep) -> Cue? { waiting(for: step)?.cue }

  /// The sleeps that go on, in the order in which they began.
  ///
  /// - Complexity: O(n).
  public var sleeps: [Sleep] { sleepers.elements.map(\.sleep) }

  /// When the next sleep ends; nothing if nobody sleeps.
  public var nextDue: Duration? { dues.first?.time }
}

// MARK: - Launching

extension Stage {
  /// Prepares to start a rehearsal, which this stage keeps while it goes on.
  func prepare<Value>(
    _ effect: Kind<RehearsalOf<Failure>, Value>,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    var leave: () -> Void = {}
    launches += 1
    let fiber = Fiber(effect, on: StageHost(self, launch: launches)) {
      (outcome: Outcome<Value, Failure>) in
      leave()
      end(outcome)
    }
    let id = ObjectIdentifier(fiber)
    leave = { [weak self] in self?.going[id] = nil }
    return Launch(
      start: {
        self.going[id] = fiber
        fiber.proceed()
      }, cancel: fiber.cancel)
  }
}

#endif
