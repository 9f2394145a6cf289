import Pairings

/// A deterministic choice of the next event on a stage, and of the failures.
enum StageDirection {
  /// The step that has waited longest. Time passes when no step waits.
  case firstCome

  /// The last step. Time passes before any step is performed.
  case lastCome

  /// The direction `firstCome` in which a step fails.
  case failing(step: Int)

  /// The direction `firstCome` in which the effect is cancelled before a step.
  case cancelled(step: Int)

  /// The direction `firstCome` in which the effect is cancelled while it sleeps.
  case cancelledAsleep

  /// The name of the direction in a report.
  var name: String {
    switch self {
    case .firstCome: "first come"
    case .lastCome: "last come"
    case .failing(let step): "failed step \(step)"
    case .cancelled(let step): "cancelled before step \(step)"
    case .cancelledAsleep: "cancelled asleep"
    }
  }
}

/// The performances of an effect, each on a stage of its own and in another direction.
///
/// A performance ends when no event is left. A step that still waits is then cancelled.
struct ScheduleEnumeration<Failure: Error & LawValue, Value> {
  private let effect: Kind<RehearsalOf<Failure>, Value>
  private let values: Domain<Value>
  private let failures: Domain<Failure>

  /// The maximal number of turns of a performance, and the numbers of first steps that fail or are
  /// preceded by a cancellation in other performances.
  private static var limits: (turns: Int, failures: Int, cancellations: Int) { (64, 2, 3) }

  init(
    _ effect: Kind<RehearsalOf<Failure>, Value>, _ values: Domain<Value>,
    _ failures: Domain<Failure>
  ) {
    self.effect = effect
    self.values = values
    self.failures = failures
  }

  /// Records all performances.
  func observe(_ seen: inout Observation) {
    seen.table { seen in
      let first = perform(.firstCome, &seen)
      if first.hadChoice { perform(.lastCome, &seen) }
      for step in 0..<min(failure == nil ? 0 : first.steps, Self.limits.failures) {
        perform(.failing(step: step), &seen)
      }
      for step in 0..<min(first.steps, Self.limits.cancellations) {
        perform(.cancelled(step: step), &seen)
      }
      if first.slept { perform(.cancelledAsleep, &seen) }
    }
  }

  /// The failure of a step that fails; nil if no step can fail.
  private var failure: Failure? { Failure.self == Never.self ? nil : failures.probes[0] }

  @discardableResult
  private func perform(_ direction: StageDirection, _ seen: inout Observation) -> Performance {
    let performance = Performance(direction)
    seen.entry(direction.name) { seen in
      seen.group("") { seen in
        _ = Trace.of { performance.run(effect, failure, &seen) }
        performance.observe(values, failures, &seen)
      }
    }
    return performance
  }

  /// A performance in one direction.
  private final class Performance {
    let direction: StageDirection
    let stage = Stage<Failure>()
    var ends: [Outcome<Value, Failure>] = []
    var steps = 0
    private var eventsBeforeEnd = 0
    private var acts: UInt64 = 0
    var hadChoice = false
    var slept = false
    private var cancel: (() -> Void)?

    init(_ direction: StageDirection) { self.direction = direction }

    /// Runs an effect to its end and records its acts beside its steps.
    func run(
      _ effect: Kind<RehearsalOf<Failure>, Value>, _ failure: Failure?, _ seen: inout Observation
    ) {
      cancel = stage.launch(effect) { [self] end in
        ends.append(end)
        eventsBeforeEnd = events.count
      }
      observeDeeds(&seen)
      var turns = 0
      while turns < ScheduleEnumeration.limits.turns, turn(failure) {
        observeDeeds(&seen)
        turns += 1
      }
    }

    /// Records the new acts, with the number of steps before them and the time.
    private func observeDeeds(_ seen: inout Observation) {
      let known = acts
      Trace.observeCurrent(beyond: &acts, &seen)
      if acts != known { seen.count(steps &* 65_536 &+ Int(stage.now.milliseconds)) }
    }

    /// Causes one event. Returns true if there was one.
    private func turn(_ failure: Failure?) -> Bool {
      let cues = stage.cues
      if cues.count > 1 || (!cues.isEmpty && stage.nextDue != nil) { hadChoice = true }
      switch direction {
      case .lastCome where stage.nextDue != nil: return stage.wakeNext()
      case .cancelled(let step) where step == steps && !cues.isEmpty && cancel != nil: cancelNow()
      case .cancelledAsleep where cues.isEmpty && stage.nextDue != nil && cancel != nil:
        stage.advance(by: .milliseconds(500))
        cancelNow()
      default:
        guard let cue = cues.first else { return rest() }
        perform(cue, last: cues.last ?? cue, failure)
      }
      return true
    }

    private func perform(
      _ first: Stage<Failure>.Cue, last: Stage<Failure>.Cue, _ failure: Failure?
    ) {
      defer { steps += 1 }
      switch direction {
      case .failing(steps): if let failure { try? stage.fail(first.name, with: failure) }
      case .lastCome: try? stage.perform(last.name)
      default: stage.performNext()
      }
    }

    private func rest() -> Bool {
      if stage.wakeNext() {
        slept = true
        return true
      }
      guard ends.isEmpty, cancel != nil else { return false }
      cancelNow()
      return true
    }

    /// The events of the stage. The ends of sleeps are left out, as the times of the later events
    /// imply them.
    private var events: [StageEvent] { stage.history.filter { $0.kind != .slept } }

    private func cancelNow() { cancel.take()?() }

    /// Records the events of the stage and the endings.
    func observe(
      _ values: Domain<Value>, _ failures: Domain<Failure>, _ seen: inout Observation
    ) {
      for event in events { event.observe(&seen) }
      seen.count(ends.count)
      if events.count > eventsBeforeEnd { seen.record(3, "not before its end") }
      for end in ends { end.observe(values, failures, &seen) }
      if stage.now > .zero {
        seen.record(stage.now.milliseconds, "at the end \(stage.now)")
      }
    }
  }
}

extension StageEvent {
  fileprivate func observe(_ seen: inout Observation) {
    let place = place.map(stableHash) ?? 0
    let kind = UInt64(kind.rawValue.utf8.count) &* 65_536
    let code = stableHash(name) ^ mixed(place &+ kind &+ time.milliseconds)
    seen.record(code, description + (time > .zero ? " after \(time)" : ""))
  }
}
