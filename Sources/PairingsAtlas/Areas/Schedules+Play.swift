import Pairings

extension Schedules {
  /// A component on a stage, to which a schedule happens.
  final class Play {
    private let rules: Schedules
    private let stage = Stage<Failure>()
    private let explorer: Explorer<RehearsalOf<Failure>, Pair, Input, View>

    /// What tells each launch from others: where and how it began, and what it was answered.
    private var launches: [Int: UInt64] = [:]

    /// Which launches were cancelled, and may go on all the same.
    private var cancelled: Set<Int> = []

    /// What tells each request under a key from others: what is not launched yet may wait its turn.
    private var keyed: [Int: UInt64] = [:]

    init(_ rules: Schedules) {
      self.rules = rules
      explorer = Explorer(rules.component, on: stage)
    }

    var scene: Scene<View> {
      Scene(
        view: explorer.view, waiting: stage.cues.map(\.name),
        sleep: stage.nextDue.map { $0 - stage.now })
    }

    /// What can happen now.
    var possible: [Step] {
      let component = explorer.component
      var steps: [Step] = rules.inputs(scene).filter { component.moved(by: $0) != nil }
        .map { .input($0) }
      for (step, cue) in zip(stage.steps, stage.cues) {
        steps.append(.stage(.perform(step)))
        steps += rules.failures(cue.name).map { .stage(.fail(step, with: $0)) }
        if rules.isCancelling, !cancelled.contains(cue.launch) {
          steps.append(.stage(.cancel(step)))
        }
      }
      if stage.nextDue != nil { steps.append(.stage(.wake)) }
      return steps
    }

    /// What tells this place from others.
    var word: UInt64? {
      guard let place = rules.identity(explorer.component) else { return nil }
      var fingerprint = Fingerprint(of: place)
      for cue in stage.cues {
        fingerprint.combine(launches[cue.launch])
        fingerprint.combine(cancelled.contains(cue.launch))
        fingerprint.combine(cue.name)
      }
      fingerprint.combine(stage.cues.count)
      for sleep in stage.sleeps {
        fingerprint.combine(launches[sleep.launch])
        fingerprint.combine(sleep.due - stage.now)
      }
      for number in explorer.waitingUnderKeys { fingerprint.combine(keyed[number]) }
      return fingerprint.value
    }

    /// Lets something happen.
    func take(_ step: Step) {
      switch step {
      case .input(let input):
        launching(word(rules.isForgetful ? 0 : place, input)) { explorer.send(input) }
      case .stage(let action): apply(action)
      }
    }

    private func apply(_ action: StageAction<Failure>) {
      switch action {
      case .perform(let step): answer(step, Optional<Failure>.none, action)
      case .fail(let step, let failure): answer(step, Optional(failure), action)
      case .cancel(let step):
        if let cue = stage.cue(step) { cancelled.insert(cue.launch) }
        answer(step, "cancelled", action)
      case .wake: pass(to: stage.nextDue ?? stage.now, action)
      case .advance(let duration): pass(to: stage.now + duration, action)
      }
    }

    /// Answers a step.
    private func answer(
      _ step: WaitingStep, _ answer: some Hashable, _ action: StageAction<Failure>
    ) {
      guard let cue = stage.cue(step) else { return }
      let own = stage.cues.filter { $0.launch == cue.launch }.firstIndex(of: cue) ?? 0
      let answered = word(word(launches[cue.launch] ?? 0, answer), own)
      if !rules.isForgetful { launches[cue.launch] = answered }
      launching(word(answered, place)) { direct(action) }
    }

    /// Lets time pass.
    private func pass(to end: Duration, _ action: StageAction<Failure>) {
      for sleep in stage.sleeps where sleep.due <= end && !rules.isForgetful {
        launches[sleep.launch] = word(launches[sleep.launch] ?? 0, "slept")
      }
      launching(word(place, "slept")) { direct(action) }
    }

    private func direct(_ action: StageAction<Failure>) {
      do throws(MissingCue) { try stage.apply(action) } catch {
        preconditionFailure("A step on the list waits.")
      }
    }

    /// What tells the place of the component from others.
    private var place: UInt64 { rules.identity(explorer.component) ?? 0 }

    /// Gives what begins meanwhile words that follow from the one that is given.
    private func launching(_ base: UInt64, _ body: () -> Void) {
      let (launched, sent) = (stage.launches, explorer.sentUnderKeys)
      body()
      for launch in launched..<stage.launches {
        launches[launch + 1] = word(base, launch - launched)
      }
      for number in sent..<explorer.sentUnderKeys { keyed[number] = word(base, number - sent) }
    }

    private func word(_ base: UInt64, _ part: some Hashable) -> UInt64 {
      var fingerprint = Fingerprint(of: base)
      fingerprint.combine(part)
      return fingerprint.value ?? 0
    }
  }
}
