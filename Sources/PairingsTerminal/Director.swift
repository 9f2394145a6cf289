import Pairings
import PairingsAtlas

/// A director of a stage in real time: each step ends a second after it began, and time passes as
/// it does on a clock.
@MainActor
final class Director<Failure: Error> {
  private let stage: Stage<Failure>
  private weak var session: Session?
  private var seen: Set<Int> = []
  private var last = ContinuousClock.now
  private var timer: Task<Void, Never>?

  init(_ stage: Stage<Failure>, _ session: Session) {
    (self.stage, self.session) = (stage, session)
  }

  /// Follows the session, which retains the director.
  func begin() {
    session?.onInput = { self.pass() }
    session?.onActivity = { self.watch() }
    watch()
  }

  /// Lets the time pass on the stage that has passed on the clock, if an effect sleeps.
  private func pass() {
    let now = ContinuousClock.now
    let milliseconds = Int(last.duration(to: now) / .milliseconds(1))
    guard stage.nextDue != nil else {
      last = now
      return
    }
    guard milliseconds > 0 else { return }
    last += .milliseconds(milliseconds)
    try? session?.take(.stage(.pass(milliseconds)))
  }

  /// Plans the ends of steps that have begun to wait, and of the next sleep.
  private func watch() {
    for cue in stage.cues where seen.insert(cue.id).inserted {
      Task {
        try? await Task.sleep(for: .seconds(1))
        end(cue.id)
      }
    }
    timer?.cancel()
    guard let due = stage.nextDue else { return }
    let rest = due - stage.now - last.duration(to: .now)
    timer = Task {
      guard (try? await Task.sleep(for: max(rest, .milliseconds(1)))) != nil else { return }
      pass()
      watch()
    }
  }

  private func end(_ id: Int) {
    pass()
    guard let index = stage.cues.firstIndex(where: { $0.id == id }) else { return }
    let step = stage.steps[index]
    try? session?.take(.stage(.comes(step.name, older: step.older)))
  }
}

extension Session {
  /// Gives the steps of a stage to the effects, and notes their ends.
  func direct<Failure: Error>(_ stage: Stage<Failure>, _ failure: Failure?) {
    notes = {
      stage.history.map { event in
        switch event.kind {
        case .performed: .performed
        case .failed: .failed
        case .cancelled: .cancelled(event.name)
        case .slept: .slept(event.name)
        }
      }
    }
    outside = { step throws(Refusal) in
      do throws(MissingCue) {
        switch step {
        case .comes(let name, let older): try stage.apply(.perform(WaitingStep(name, older: older)))
        case .fails(let name, let older):
          guard let failure else { throw MissingCue(name: name, waiting: []) }
          try stage.apply(.fail(WaitingStep(name, older: older), with: failure))
        case .wake: try stage.apply(.wake)
        case .pass(let milliseconds):
          try stage.apply(.advance(by: .milliseconds(milliseconds)))
        }
      } catch {
        throw Refusal(message: "does not wait for '\(printable(error.name))' to end so")
      }
    }
  }
}

extension StageStep {
  /// The step of an action of a stage; nil for a cancellation and a duration, which no search takes.
  init?(_ action: StageAction<some Error>) {
    switch action {
    case .perform(let step): self = .comes(step.name, older: step.older)
    case .fail(let step, _): self = .fails(step.name, older: step.older)
    case .wake: self = .wake
    case .cancel, .advance: return nil
    }
  }
}

extension Event {
  /// The event of an action of `Schedules`.
  init?<Input>(_ action: ScheduleEvent<Typed<Input>, some Error>) {
    switch action {
    case .input(let input): self = .input(input.text)
    case .stage(let action):
      guard let step = StageStep(action) else { return nil }
      self = .stage(step)
    }
  }
}
