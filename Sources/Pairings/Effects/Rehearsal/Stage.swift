#if !hasFeature(Embedded)  // As StageHost.

/// Where a test decides what happens next: the steps of ``Rehearsal``s wait here
/// until they are performed, failed or cancelled, in any order, and time passes
/// when the test says so.
///
///     let stage = Stage<Offline>()
///     explorer.send(load, on: stage)
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

  private struct Waiting {
    let cue: Cue

    /// Does the step; returns what happened, and what goes on with it.
    let perform: () -> (StageEvent.Kind, goOn: () -> Void)

    let fail: (Failure) -> Void
    let cancel: () -> Void
    let abandon: () -> Void
  }

  private struct Sleeper {
    let sleep: Sleep
    let wake: () -> Void
    let abandon: () -> Void
  }

  private var waiting: [Waiting] = []
  private var sleepers: [Sleeper] = []
  private var count = 0

  /// How many effects were launched.
  public private(set) var launches = 0

  /// What was launched and goes on.
  private var going: [ObjectIdentifier: Fiber<StageHost<Failure>>] = [:]

  /// What happened, in order.
  public private(set) var history: [StageEvent] = []

  /// How much time has passed.
  public private(set) var now = Duration.zero

  /// An empty stage at time zero.
  public init() {}

  deinit {
    let going = going
    for fiber in going.values { fiber.cancel() }
    // What waits now is out of the reach of cancellation.
    let (waiting, sleepers) = (waiting, sleepers)
    for entry in waiting { entry.abandon() }
    for sleeper in sleepers { sleeper.abandon() }
  }

  /// The steps that wait, in the order in which they came.
  public var cues: [Cue] { waiting.map { $0.cue } }

  /// The sleeps that go on, in the order in which they began.
  public var sleeps: [Sleep] { sleepers.map(\.sleep) }

  /// When the next sleep ends; nothing if nobody sleeps.
  public var nextDue: Duration? {
    sleepers.isEmpty ? nil : sleepers.lazy.map { $0.sleep.due }.min()
  }
}

// MARK: - Directing

extension Stage {
  /// Performs the first step of a name that waits.
  ///
  /// - Throws: ``MissingCue`` if none does; nothing happens then.
  public func perform(_ name: String) throws(MissingCue) {
    perform(try index(name))
  }

  /// Performs a step that waits, for tests that choose an order of their own.
  ///
  /// - Throws: ``MissingCue`` if it waits no more; nothing happens then.
  public func perform(_ cue: Cue) throws(MissingCue) {
    perform(try index(cue))
  }

  /// Performs the step that has waited longest; returns whether there was one.
  @discardableResult
  public func performNext() -> Bool {
    guard !waiting.isEmpty else { return false }
    perform(0)
    return true
  }

  /// Performs steps until none waits, first come, first served.
  ///
  /// - Parameter limit: How many steps are performed at most.
  public func performAll(limit: Int = .max) {
    var count = 0
    while count < limit, performNext() { count += 1 }
  }

  /// Performs steps until none waits, in an order that a generator of random numbers
  /// chooses.
  public func performAll(using generator: inout some RandomNumberGenerator) {
    while let index = waiting.indices.randomElement(using: &generator) { perform(index) }
  }

  /// Fails the first step of a name that waits.
  ///
  /// - Throws: ``MissingCue`` if none does; nothing happens then.
  public func fail(_ name: String, with failure: Failure) throws(MissingCue) {
    let entry = waiting.remove(at: try index(name))
    record(.failed, entry.cue)
    entry.fail(failure)
  }

  /// Cancels the effect that waits for the first step of a name.
  ///
  /// - Throws: ``MissingCue`` if none does; nothing happens then.
  public func cancel(_ name: String) throws(MissingCue) {
    waiting[try index(name)].cancel()
  }

  /// Lets time pass and wakes those whose sleep ends on the way, in the order of
  /// their ends. What they go on to do waits to be performed.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time does not go back by \(duration).")
    let end = now.adding(duration)
    while let due = nextDue, due <= end,
      let index = sleepers.firstIndex(where: { $0.sleep.due == due })
    {
      let sleeper = sleepers.remove(at: index)
      now = due
      history.append(
        StageEvent(kind: .slept, name: "\(sleeper.sleep.duration)", place: nil, time: now))
      sleeper.wake()
    }
    now = max(now, end)  // Who was woken may have let more time pass.
  }

  /// Fails a step that waits, for tests that choose an order of their own.
  ///
  /// - Throws: ``MissingCue`` if it waits no more; nothing happens then.
  public func fail(_ cue: Cue, with failure: Failure) throws(MissingCue) {
    let entry = waiting.remove(at: try index(cue))
    record(.failed, entry.cue)
    entry.fail(failure)
  }

  /// Cancels the effect that waits for a step, for tests that choose an order of their own.
  ///
  /// - Throws: ``MissingCue`` if it waits no more; nothing happens then.
  public func cancel(_ cue: Cue) throws(MissingCue) {
    waiting[try index(cue)].cancel()
  }

  private func index(_ cue: Cue) throws(MissingCue) -> Int {
    guard let index = waiting.firstIndex(where: { $0.cue.id == cue.id }) else {
      throw MissingCue(name: cue.name, cues: cues.map(\.name))
    }
    return index
  }

  private func index(_ name: String) throws(MissingCue) -> Int {
    guard let index = waiting.firstIndex(where: { $0.cue.name == name }) else {
      throw MissingCue(name: name, cues: cues.map(\.name))
    }
    return index
  }

  private func perform(_ index: Int) {
    let entry = waiting.remove(at: index)
    let (kind, goOn) = entry.perform()
    record(kind, entry.cue)
    goOn()
  }

  private func record(_ kind: StageEvent.Kind, _ cue: Cue) {
    history.append(StageEvent(kind: kind, name: cue.name, place: cue.place, time: now))
  }
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

// MARK: - Waiting

extension Stage {
  /// Puts a step on the list.
  func add<Value>(
    _ name: String, for fiber: Fiber<StageHost<Failure>>,
    _ step: @escaping () throws(Failure) -> Value,
    _ resume: @escaping (Outcome<Value, Failure>) -> Void
  ) {
    count += 1
    let cue = Cue(id: count, name: name, place: fiber.host.place, launch: fiber.host.launch)
    waiting.append(
      Waiting(
        cue: cue,
        perform: {
          let outcome = Outcome(step)
          let kind: StageEvent.Kind = if case .failure = outcome { .failed } else { .performed }
          return (kind, { resume(outcome) })
        },
        fail: { resume(.failure($0)) },
        cancel: { fiber.cancel() },
        abandon: { resume(.cancelled) }))
    fiber.onCancel { [weak self] in self?.withdraw(cue) }
  }

  /// Takes a step off the list; what it holds is freed once nothing is half-written.
  private func withdraw(_ cue: Cue) {
    guard let index = waiting.firstIndex(where: { $0.cue.id == cue.id }) else { return }
    let entry = waiting.remove(at: index)
    record(.cancelled, cue)
    withExtendedLifetime(entry) {}
  }

  /// Takes a sleep off the list.
  private func withdraw(_ sleep: Sleep) {
    guard let index = sleepers.firstIndex(where: { $0.sleep.id == sleep.id }) else { return }
    let sleeper = sleepers.remove(at: index)
    withExtendedLifetime(sleeper) {}
  }

  /// Puts a fiber to sleep.
  func sleep(
    for duration: Duration, _ fiber: Fiber<StageHost<Failure>>,
    _ resume: @escaping (Outcome<Void, Failure>) -> Void
  ) {
    guard duration > .zero else { return resume(.success(())) }
    count += 1
    let sleep = Sleep(
      id: count, due: now.adding(duration), duration: duration, launch: fiber.host.launch)
    sleepers.append(
      Sleeper(
        sleep: sleep, wake: { resume(.success(())) }, abandon: { resume(.cancelled) }))
    fiber.onCancel { [weak self] in self?.withdraw(sleep) }
  }
}

#endif
