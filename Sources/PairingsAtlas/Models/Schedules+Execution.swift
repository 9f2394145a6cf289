public import Pairings

extension Schedules {
  /// An execution: a component on a stage.
  @usableFromInline
  @_fixed_layout
  final class Execution {
    @usableFromInline let model: Schedules
    @usableFromInline let stage = Stage<Failure>()
    @usableFromInline let explorer: Explorer<RehearsalOf<Failure>, Pair, Input, View>

    /// A word for each launch, by its number: the state and the input of its beginning, and its
    /// answers.
    @usableFromInline var launches: [Int: UInt64] = [:]

    /// The cancelled launches, which may continue nevertheless.
    @usableFromInline var cancelled: Set<Int> = []

    /// A word for each request under a key, by its number: the state and the input of its beginning.
    @usableFromInline var keyed: [Int: UInt64] = [:]

    /// The word of the action that is being taken, and that of its last input so far: an effect may end in
    /// inputs, and so may the refusal or the cancellation of one.
    @usableFromInline var (base, inner): (UInt64, UInt64) = (0, 0)

    /// The version before the action, and the numbers of launches and of requests under keys then and at
    /// the last input.
    @usableFromInline var version = 0
    @usableFromInline var first = (launches: 0, requests: 0)
    @usableFromInline var lastNamed = (launches: 0, requests: 0)

    /// The present state, while anything refers to it.
    @usableFromInline weak var present: State?

    @usableFromInline let reports: ObservationToken

    /// The checkpoints that were taken or restored last.
    @usableFromInline var last: (stage: StageCheckpoint<Failure>, explorer: ExplorerCheckpoint)?

    @inlinable
    init(_ model: Schedules) {
      self.model = model
      let listener = Listener()
      explorer = Explorer(
        model.component.noting { listener.execution?.note($0, $1) }, on: stage)
      reports = explorer.observeReports { trapAtRunaway($0) }
      listener.execution = self
    }

    /// The listener for inputs, which retains no execution.
    @usableFromInline
    @_fixed_layout
    final class Listener {
      @usableFromInline weak var execution: Execution?

      @inlinable
      init() {}
    }

    /// Returns a view with the steps that wait.
    @inlinable
    func scheduled(
      _ view: View, _ cues: [Stage<Failure>.Cue], isPassing: Bool
    ) -> ScheduleView<View> {
      ScheduleView(
        view, waiting: cues.map { $0.name }, sleep: stage.nextDue.map { $0 - stage.now },
        isPassing: isPassing)
    }

    /// Returns the inputs, which the component may not accept, and the other actions that are enabled
    /// in the present state.
    @inlinable
    func actions(_ state: State) -> [Action] {
      var actions: [Action] = model.inputs(state.view).map { .input($0) }
      for (step, cue) in zip(Stage.steps(of: state.cues), state.cues) {
        actions.append(.stage(.perform(step)))
        actions += model.failures(cue.name).map { .stage(.fail(step, with: $0)) }
        if model.isCancelling, !cancelled.contains(cue.launch) {
          actions.append(.stage(.cancel(step)))
        }
      }
      if state.view.sleep != nil { actions.append(.stage(.wake)) }
      return actions
    }

    /// Returns the fingerprint of the present state; nil if it has no identity. Notes the cancellations
    /// that led to it.
    @inlinable
    func fingerprint(_ cues: [Stage<Failure>.Cue]) -> UInt64? {
      guard let state = model.identity(explorer.component) else { return nil }
      var fingerprint = Fingerprint(of: state)
      var idle = explorer.flagsOfLaunches
      let flags = idle
      for (launch, own) in flags where RequestState.wasCancelled(own) {
        noteCancellation(of: launch, own)
      }
      // Launches that have one word are told apart by the order in which they are met.
      var met: [Int] = []
      func combine(_ launch: Int) {
        fingerprint.combine(word(of: launch, flags[launch]))
        let order = met.firstIndex(of: launch) ?? met.count
        if order == met.count { met.append(launch) }
        fingerprint.combine(order)
        idle[launch] = nil
      }
      for cue in cues {
        combine(cue.launch)
        fingerprint.combine(cue.name)
      }
      fingerprint.combine(cues.count)
      if stage.nextDue != nil {
        for sleep in stage.sleeps {
          combine(sleep.launch)
          fingerprint.combine(sleep.due - stage.now)
        }
      }
      // The effects that wait for nothing, such as ``never()``, in an order that is independent of the
      // schedule.
      for word in idle.map({ word(of: $0.key, $0.value) }).sorted() { fingerprint.combine(word) }
      for slot in slots(met) { fingerprint.combine(slot) }
      return fingerprint.value
    }

    /// Notes that a launch was cancelled after its answers so far.
    @inlinable
    func noteCancellation(of launch: Int, _ flags: UInt8) {
      guard cancelled.insert(launch).inserted, !model.isForgetful else { return }
      launches[launch] = fingerprint(launches[launch] ?? 0, flags)
    }

    /// A word for an effect in progress, with the flags of its request.
    @inlinable
    func word(of launch: Int, _ flags: UInt8?) -> UInt64 {
      var word = Fingerprint(of: launches[launch])
      word.combine(cancelled.contains(launch))
      word.combine(flags)
      return word.value ?? 0
    }

    /// Returns a word for each key, in an order that is independent of the keys. Requests under one key wait
    /// for those before them, so that their order is a part of the state, and so is the order in which
    /// their launches were met.
    @inlinable
    func slots(_ met: [Int]) -> [UInt64] {
      explorer.requestsUnderKeys.map { requests in
        requests.reduce(0) { word, request in
          let word = fingerprint(fingerprint(word, keyed[request.number]), request.flags)
          return fingerprint(word, met.firstIndex(of: request.launch))
        }
      }.sorted()
    }

    /// Saves the state, and returns a function that restores it, any number of times.
    @inlinable
    func checkpoint() -> () -> Void {
      prune()
      let (launches, cancelled, keyed) = (launches, cancelled, keyed)
      let saved = (stage.checkpoint(after: last?.stage), explorer.checkpoint(after: last?.explorer))
      last = saved
      return { [self] in
        (self.launches, self.cancelled, self.keyed, last) = (launches, cancelled, keyed, saved)
        saved.0.restore()
        saved.1.restore()
      }
    }

    /// Removes the words of what has ended, once there are many.
    @inlinable
    func prune() {
      guard launches.count + keyed.count > 32 else { return }
      let launched = stage.launchesInProgress
      let requests = Set(explorer.requestsUnderKeys.joined().map { $0.number })
      launches = launches.filter { launched.contains($0.key) }
      cancelled.formIntersection(launched)
      keyed = keyed.filter { requests.contains($0.key) }
    }

    /// Takes an action. Returns its passing views, or nil if the component does not accept an input.
    @inlinable
    func take(_ action: Action) -> [ScheduleView<View>]? {
      var (shown, last): ([ScheduleView<View>], Int) = ([], explorer.version)
      let token = explorer.observe { [self] snapshot in
        shown.append(scheduled(snapshot.view, stage.cues, isPassing: true))
        last = snapshot.version
      }
      defer { token.cancel() }
      switch action {
      case .input(let input):
        let base = fingerprint(state, input)
        guard launching(base, { explorer.take(input) }) else { return nil }
      case .stage(let action): apply(action)
      }
      if last == explorer.version { _ = shown.popLast() }
      return shown
    }

    @inlinable
    func apply(_ action: StageAction<Failure>) {
      switch action {
      case .perform(let step): complete(step, Optional<Failure>.none, action)
      case .fail(let step, let failure): complete(step, Optional(failure), action)
      case .cancel(let step):
        if let cue = stage.cue(step) { cancelled.insert(cue.launch) }
        complete(step, "cancelled", action)
      case .wake: advance(to: stage.nextDue ?? stage.now, action)
      case .advance(let duration): advance(to: stage.now + duration, action)
      }
    }

    /// Completes a waiting step of an effect.
    @inlinable
    func complete(
      _ step: WaitingStep, _ outcome: some Hashable, _ action: StageAction<Failure>
    ) {
      guard let cue = stage.cue(step) else { return }
      let own =
        (present?.cues ?? stage.cues).filter { $0.launch == cue.launch }.firstIndex(of: cue) ?? 0
      let answered = fingerprint(fingerprint(launches[cue.launch] ?? 0, outcome), own)
      if !model.isForgetful { launches[cue.launch] = answered }
      launching(fingerprint(answered, state)) { direct(action) }
    }

    /// Advances the time of the stage.
    @inlinable
    func advance(to end: Duration, _ action: StageAction<Failure>) {
      var slept = state
      for sleep in stage.sleeps where sleep.due <= end {
        let word = fingerprint(launches[sleep.launch] ?? 0, "slept")
        if !model.isForgetful { launches[sleep.launch] = word }
        slept = fingerprint(slept, word)
      }
      launching(slept) { direct(action) }
    }

    @inlinable
    func direct(_ action: StageAction<Failure>) {
      do throws(MissingCue) { try stage.apply(action) } catch {
        preconditionFailure("A step on the list waits.")
      }
    }

    /// The fingerprint of the component.
    @inlinable
    var state: UInt64 { model.identity(explorer.component) ?? 0 }

    /// Runs a function, and derives the words of the launches and requests that it begins from a word
    /// and from the inputs that lead to them.
    @inlinable
    @discardableResult
    func launching<Result>(_ base: UInt64, _ body: () -> Result) -> Result {
      (self.base, inner, version) = (base, 0, explorer.version)
      first = (stage.launches, explorer.sentUnderKeys)
      lastNamed = first
      let result = body()
      nameLaunches()
      return result
    }

    /// Derives the words of what was begun since the last input.
    @inlinable
    func nameLaunches() {
      let (word, all) = (fingerprint(base, inner), (stage.launches, explorer.sentUnderKeys))
      for launch in lastNamed.launches..<all.0 {
        launches[launch + 1] = fingerprint(word, launch - first.launches)
      }
      for number in lastNamed.requests..<all.1 {
        keyed[number] = fingerprint(word, number - first.requests)
      }
      lastNamed = all
    }

    /// Notes an input, by which the component is about to move.
    @inlinable
    func note(_ component: Subject, _ input: Input) {
      nameLaunches()
      // The word of the action has the state before it.
      let state = explorer.version == version ? 0 : model.identity(component)
      inner = fingerprint(fingerprint(0, state), input)
    }

    @inlinable
    func fingerprint(_ base: UInt64, _ part: some Hashable) -> UInt64 {
      var fingerprint = Fingerprint(of: base)
      fingerprint.combine(part)
      return fingerprint.value ?? 0
    }
  }
}
