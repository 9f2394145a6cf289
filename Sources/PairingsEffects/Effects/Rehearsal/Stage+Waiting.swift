#if !hasFeature(Embedded)  // As _StageHost.

extension Stage {
  /// Adds a step to the list.
  func add<Value>(
    _ name: String, for fiber: Fiber<_StageHost<Failure>>,
    _ step: @escaping () throws(Failure) -> Value,
    _ resume: @escaping (Outcome<Value, Failure>) -> Void
  ) {
    count += 1
    let cue = Cue(id: count, name: name, place: fiber.host.place, launch: fiber.host.launch)
    named[name, default: Arrivals()].append((), number: count)
    arrivals.append(
      Waiting(
        cue: cue,
        perform: {
          let outcome = Outcome(step)
          let kind: StageEvent.Kind = if case .failure = outcome { .failed } else { .performed }
          return (kind, { resume(outcome) })
        },
        fail: { resume(.failure($0)) },
        cancel: { [weak self, launch = fiber.host.launch] in self?.going[launch]?.cancel() },
        abandon: { resume(.cancelled) }),
      number: count)
    fiber.onCancel { [weak self] in self?.withdraw(cue) }
  }

  /// Returns the entry of a waiting step, or nil if the step does not wait.
  func entry(of step: WaitingStep) -> Waiting? {
    guard let steps = named[step.name], 0..<steps.count ~= step.older else { return nil }
    return arrivals[steps.number(at: step.older)]
  }

  /// Removes a cancelled step from the list and frees its entry after all fields are written.
  private func withdraw(_ cue: Cue) {
    guard let entry = take(step: cue.id) else { return }
    record(.cancelled, cue)
    withExtendedLifetime(entry) {}
  }

  /// Removes a step from the list and returns its entry, or nil if the step is absent.
  func take(step number: Int) -> Waiting? {
    guard let entry = arrivals.remove(number) else { return nil }
    let name = entry.cue.name
    _ = named[name]?.remove(number)
    if named[name]?.count == 0 { named[name] = nil }
    return entry
  }

  /// Removes a sleep from the list and returns its entry, or nil if the sleep is absent.
  func take(sleep number: Int) -> Sleeper? {
    guard let sleeper = sleepers.remove(number) else { return nil }
    while let due = dues.first, sleepers[due.number] == nil { dues.removeFirst() }
    if dues.count > 2 * sleepers.count + 16 {
      dues = Dues()
      for sleep in sleeps { dues.insert(Dues.Due(time: sleep.due, number: sleep.id)) }
    }
    return sleeper
  }

  /// Suspends a fiber for a duration.
  func sleep(
    for duration: Duration, _ fiber: Fiber<_StageHost<Failure>>,
    _ resume: @escaping (Outcome<Void, Failure>) -> Void
  ) {
    guard duration > .zero else { return resume(.success(())) }
    count += 1
    let sleep = Sleep(
      id: count, due: now.adding(duration), duration: duration, launch: fiber.host.launch)
    sleepers.append(
      Sleeper(
        sleep: sleep, wake: { resume(.success(())) }, abandon: { resume(.cancelled) }),
      number: sleep.id)
    dues.insert(Dues.Due(time: sleep.due, number: sleep.id))
    fiber.onCancel { [weak self] in
      withExtendedLifetime(self?.take(sleep: sleep.id)) {}  // Freed after all writes.
    }
  }

  /// Appends an event to the history.
  func record(_ kind: StageEvent.Kind, _ cue: Cue) {
    history.append(StageEvent(kind: kind, name: cue.name, place: cue.place, time: now))
  }
}

#endif
