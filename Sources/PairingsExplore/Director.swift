import Pairings
import PairingsSession

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
    outside = { event throws(Refusal) in
      guard case .stage(let step) = event else { throw event.unasked }
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
  /// Makes the step of an action of `Schedules`, by its name.
  init(action: String) {
    func step(_ text: Substring, _ make: (String, Int) -> StageStep) -> StageStep {
      guard text.hasSuffix(")"), let start = text.lastRange(of: " (number "),
        let number = Int(text[start.upperBound...].dropLast())
      else { return make(String(text), 0) }
      return make(String(text[..<start.lowerBound]), number - 1)
    }
    if let end = action.lastRange(of: " fails: ") {
      self = step(action[..<end.lowerBound]) { .fails($0, older: $1) }
    } else if action.hasSuffix(" comes") {
      self = step(action.dropLast(" comes".count)) { .comes($0, older: $1) }
    } else {
      self = .wake
    }
  }
}

extension StringProtocol {
  /// Returns the range of the last occurrence of a text.
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
