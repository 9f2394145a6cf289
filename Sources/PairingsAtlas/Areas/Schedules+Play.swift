import Pairings

extension Schedules {
  /// A component on a stage, to which a schedule happens.
  final class Play {
    private let rules: Schedules
    private let stage = Stage<Failure>()
    private let explorer: Explorer<RehearsalOf<Failure>, Pair, View>

    /// What tells each launch from others: where and how it began, and what it was answered.
    private var launches: [Int: UInt64] = [:]

    /// Which launches were cancelled, and may go on all the same.
    private var cancelled: Set<Int> = []

    /// What was sent, and may wait its turn.
    private var requests: [(request: Request<Failure>, word: UInt64)] = []

    init(_ rules: Schedules) {
      self.rules = rules
      explorer = Explorer(rules.component)
    }

    var scene: Scene<View> {
      Scene(
        view: explorer.view, waiting: stage.cues.map(\.name),
        sleep: stage.nextDue.map { $0 - stage.now })
    }

    /// What can happen now.
    var possible: [Step] {
      let scene = scene
      var steps: [Step] = rules.inputs(scene).compactMap { input in
        (try? rules.send(scene.view, input)).map { _ in .input(input) }
      }
      var names: [String: Int] = [:]
      for cue in stage.cues {
        let name = Step.Cue(name: cue.name, older: names[cue.name, default: 0])
        names[cue.name, default: 0] += 1
        steps.append(.performed(name))
        let failures = rules.failures(cue.name).map { "\($0)" }
        precondition(
          Set(failures).count == failures.count, "The failures of a step differ in their texts.")
        steps += failures.map { .failed(name, $0) }
        if rules.isCancelling, !cancelled.contains(cue.launch) { steps.append(.cancelled(name)) }
      }
      if stage.nextDue != nil { steps.append(.slept) }
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
      for (request, word) in requests where request.outcome == nil { fingerprint.combine(word) }
      return fingerprint.value
    }

    /// Lets something happen.
    func take(_ step: Step) {
      switch step {
      case .input(let input):
        let place = rules.isForgetful ? 0 : rules.identity(explorer.component) ?? 0
        let word = word(place, input)
        launching(word) {
          guard let sent = try? rules.send(explorer.view, input) else { return }
          requests.append((explorer.run(sent, on: stage), word))
        }
      case .performed(let name):
        answer(name, nil) { cue throws(MissingCue) in try stage.perform(cue) }
      case .failed(let name, let failure):
        answer(name, failure) { cue throws(MissingCue) in
          guard let failure = rules.failures(cue.name).first(where: { "\($0)" == failure })
          else { return }
          try stage.fail(cue, with: failure)
        }
      case .cancelled(let name):
        answer(name, "") { cue throws(MissingCue) in
          cancelled.insert(cue.launch)
          try stage.cancel(cue)
        }
      case .slept:
        guard let due = stage.nextDue else { return }
        for sleep in stage.sleeps where sleep.due == due {
          guard !rules.isForgetful else { break }
          launches[sleep.launch] = word(launches[sleep.launch] ?? 0, "slept")
        }
        launching(word(rules.identity(explorer.component) ?? 0, "slept")) {
          stage.advance(by: due - stage.now)
        }
      }
      requests.removeAll { $0.request.outcome != nil }
    }

    private func answer(
      _ name: Step.Cue, _ failure: String?,
      _ direct: (Stage<Failure>.Cue) throws(MissingCue) -> Void
    ) {
      let waiting = stage.cues.filter { $0.name == name.name }
      guard name.older < waiting.count else { return }
      let cue = waiting[name.older]
      let own = stage.cues.filter { $0.launch == cue.launch }.firstIndex(of: cue) ?? 0
      let answered = word(word(launches[cue.launch] ?? 0, failure), own)
      if !rules.isForgetful { launches[cue.launch] = answered }
      launching(word(answered, rules.identity(explorer.component) ?? 0)) {
        do throws(MissingCue) { try direct(cue) } catch {
          preconditionFailure("A cue on the list waits.")
        }
      }
    }

    /// Gives what is launched meanwhile words that follow from the one that is given.
    private func launching(_ base: UInt64, _ body: () -> Void) {
      let before = stage.launches
      body()
      for launch in before..<stage.launches { launches[launch + 1] = word(base, launch - before) }
    }

    private func word(_ base: UInt64, _ part: some Hashable) -> UInt64 {
      var fingerprint = Fingerprint(of: base)
      fingerprint.combine(part)
      return fingerprint.value ?? 0
    }
  }
}
