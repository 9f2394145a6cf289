#if !hasFeature(Embedded)  // As _StageHost.

extension Stage {
  /// Applies an action to this stage.
  ///
  /// The action `wake` does nothing if there is no sleep.
  ///
  /// - Throws: ``MissingCue`` if the step does not wait; the stage is unchanged then.
  /// - Complexity: O(log n) amortised, for n waiting steps or active sleeps.
  public func apply(_ action: StageAction<Failure>) throws(MissingCue) {
    switch action {
    case .perform(let step): perform(number: try waitingEntry(step).cue.id)
    case .fail(let step, let failure): fail(number: try waitingEntry(step).cue.id, failure)
    case .cancel(let step): try waitingEntry(step).cancel()
    case .wake: if let due = nextDue { advance(by: due - now) }
    case .advance(let duration): advance(by: duration)
    }
  }

  /// Performs the first waiting step with a name.
  ///
  /// - Throws: ``MissingCue`` if there is none; the stage is unchanged then.
  /// - Complexity: O(log n) amortised, for n waiting steps.
  public func perform(_ name: String) throws(MissingCue) {
    try apply(.perform(WaitingStep(name)))
  }

  /// Performs a waiting step, for tests that choose an order of their own.
  ///
  /// - Throws: ``MissingCue`` if the step waits no more; the stage is unchanged then.
  /// - Complexity: O(log n) amortised, for n waiting steps.
  public func perform(_ cue: Cue) throws(MissingCue) {
    guard arrivals[cue.id] != nil else { throw missing(WaitingStep(cue.name)) }
    perform(number: cue.id)
  }

  /// Performs the step that has waited longest. Returns true if there was one.
  ///
  /// - Complexity: O(log n) amortised, for n waiting steps.
  @discardableResult
  public func performNext() -> Bool {
    guard arrivals.count > 0 else { return false }
    perform(number: arrivals.number(at: 0))
    return true
  }

  /// Performs steps until none waits, in the order of arrival.
  ///
  /// - Parameter limit: The greatest number of steps to perform.
  public func performAll(limit: Int = .max) {
    var count = 0
    while count < limit, performNext() { count += 1 }
  }

  /// Performs steps until none waits, in an order chosen by a generator of random numbers.
  public func performAll(using generator: inout some RandomNumberGenerator) {
    while let rank = (0..<arrivals.count).randomElement(using: &generator) {
      perform(number: arrivals.number(at: rank))
    }
  }

  /// Fails the first waiting step with a name.
  ///
  /// - Throws: ``MissingCue`` if there is none; the stage is unchanged then.
  /// - Complexity: O(log n) amortised, for n waiting steps.
  public func fail(_ name: String, with failure: Failure) throws(MissingCue) {
    try apply(.fail(WaitingStep(name), with: failure))
  }

  /// Cancels the effect that waits for the first step with a name, with all its branches.
  ///
  /// - Throws: ``MissingCue`` if there is none; the stage is unchanged then.
  public func cancel(_ name: String) throws(MissingCue) { try apply(.cancel(WaitingStep(name))) }

  /// Advances the time and ends the sleeps that are due meanwhile, in the order of their ends.
  /// Later steps of the woken effects wait to be performed.
  ///
  /// - Precondition: `duration` is not negative.
  /// - Complexity: O(log n) amortised for each sleep that ends, for n active sleeps.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time does not go back by \(duration).")
    let end = now.adding(duration)
    while let due = dues.first, due.time <= end, let sleeper = take(sleep: due.number) {
      now = due.time
      history.append(
        StageEvent(kind: .slept, name: "\(sleeper.sleep.duration)", place: nil, time: now))
      sleeper.wake()
    }
    now = max(now, end)  // A woken effect may have advanced the time further.
  }

  private func waitingEntry(_ step: WaitingStep) throws(MissingCue) -> Waiting {
    guard let entry = entry(of: step) else { throw missing(step) }
    return entry
  }

  private func missing(_ step: WaitingStep) -> MissingCue {
    MissingCue(name: "\(step)", waiting: waiting)
  }

  private func perform(number: Int) {
    guard let entry = take(step: number) else { return }
    let (kind, goOn) = entry.perform()
    record(kind, entry.cue)
    goOn()
  }

  private func fail(number: Int, _ failure: Failure) {
    guard let entry = take(step: number) else { return }
    record(.failed, entry.cue)
    entry.fail(failure)
  }
}

#endif
