/// The requests under keys.
///
/// Exclusivity is checked here: keys are hashed and compared by code of their own.
@usableFromInline
final class Keys {
  private var slots: [Key: Slot] = [:]

  /// Returns the slot of a key, made if need be.
  func slot(_ key: Key) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = Slot()
    slots[key] = slot
    return slot
  }

  /// Cancels what goes on under a key.
  func cancel(_ key: Key) {
    guard let slot = slots[key] else { return }
    slot.cancelAll()
    leave(slot, key)
  }

  /// Removes a slot in which nothing goes on.
  func leave(_ slot: Slot, _ key: Key) {
    guard slot.going.isEmpty, slot.interval == nil, slot.next == nil else { return }
    guard let index = slots.index(forKey: key), slots[index].value === slot else { return }
    let left = slots[index]
    slots.remove(at: index)
    withExtendedLifetime(left) {}  // The key is freed once nothing is half-written.
  }
}

extension Loop {
  /// The requests under keys.
  private var allKeys: Keys {
    if let keys = unsafe keys { return keys }
    let keys = Keys()
    unsafe self.keys = keys
    return keys
  }
}

extension Loop where Eff: Launching {
  /// Puts a request under a key until it has ended.
  private func hold(
    _ request: Request<Eff.Failure>, under key: Key, isQueued: Bool = false
  ) -> Slot {
    let (keys, id) = (allKeys, ObjectIdentifier(request))
    let slot = keys.slot(key)
    slot.insert(request, isQueued: isQueued)
    request.onEnd { _ in
      slot.remove(id)
      keys.leave(slot, key)
    }
    return slot
  }

  /// Launches what `make` makes in place of all that goes on under the key, which is cancelled now;
  /// in a transaction once that is kept.
  func launchLatest(
    _ key: Key, on launcher: Eff.Launcher, _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    let slot = hold(request, under: key)
    guard unsafe transactions.isOpen else {
      if slot.replace(by: request) { launch(request, on: launcher, make) }
      return request
    }
    slot.willReplace(request)
    wait(request) { [self] in
      if request.isWaiting && slot.replace(by: request) { begin(request, on: launcher, make) }
    }
    return request
  }
}

extension Loop where Eff: Launching {
  /// Begins something once everything that was queued under the key has ended.
  func queue(_ request: Request<Eff.Failure>, _ key: Key, _ begin: @escaping () -> Void) {
    let slot = hold(request, under: key, isQueued: true)
    let others = slot.takeUnqueued().compactMap { $0 as? Request<Eff.Failure> }
    let before = others.filter { $0.outcome == nil }
    let turn = Request<Eff.Failure>()
    slot.lastTurn = turn
    whenEnded([request] + before) { self.prompt { turn.end(.success) } }
    launch(request, after: before, .however, begin)
  }
}

extension Loop where Eff: Launching & Sleeping {
  /// Launches what `make` makes after a time in which nothing else was launched under the
  /// key.
  func launchDebounced(
    _ key: Key, _ duration: Duration, on launcher: Eff.Launcher,
    _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    launchLatest(key, on: launcher) { Eff.flatMap(Eff.sleep(for: duration), make) }
  }

  /// Launches what `make` makes in its turn, or at the end of the interval that goes on under the
  /// key then, unless something else is launched in it later.
  func launchThrottled(
    _ key: Key, _ duration: Duration, on launcher: Eff.Launcher,
    _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    let slot = hold(request, under: key)
    func begin() {
      if unsafe isClosed { request.drop() }
      guard request.isWaiting else { return }  // It was cancelled, and nothing starts.
      guard slot.interval != nil else {
        beginInterval(slot, key, duration, on: launcher)
        return self.begin(request, on: launcher, make)
      }
      let replaced = slot.next
      slot.next = (request, begin)
      replaced?.request.cancel()
    }
    start(request, begin)
    return request
  }

  /// Begins an interval, at the end of which the latest request is started.
  private func beginInterval(
    _ slot: Slot, _ key: Key, _ duration: Duration, on launcher: Eff.Launcher
  ) {
    let interval = Request<Eff.Failure>()
    slot.interval = interval
    guard interval.begin() else { return }
    func end() {
      guard slot.interval === interval else { return }
      slot.interval = nil
      let next = slot.next.take()
      if interval.wasCancelled { next?.request.cancel() } else { next?.start() }
      allKeys.leave(slot, key)
    }
    let outer = unsafe requests.running.take()  // An interval is not of what runs.
    defer { unsafe requests.running = outer }
    go(
      interval,
      Eff.prepare(Eff.sleep(for: duration), on: launcher) { [self] outcome in
        unsafe requests.going[ObjectIdentifier(interval)] = nil
        interval.end(outcome.ending)
        if isAtRest { end() } else { prompt(end) }
      })
  }
}
