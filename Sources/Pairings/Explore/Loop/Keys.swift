/// What goes on under a key.
@usableFromInline
final class Slot {
  /// The requests that were sent and have not ended.
  private(set) var going: [ObjectIdentifier: _Cancellable] = [:]

  /// Those of them that no later request has cancelled.
  private var uncancelled: [ObjectIdentifier: _Cancellable] = [:]

  /// Those of them that are not queued, and that no turn waits for.
  private var unqueued: [ObjectIdentifier: _Cancellable] = [:]

  /// What is to start once the interval is over, the latest of those that were sent in it.
  var next: (request: _Cancellable, start: () -> Void)?

  /// The turn of what was queued last: it ends once that and all before it have ended.
  var lastTurn: _Cancellable?

  /// The interval in which nothing else is started, if it goes on.
  var interval: _Cancellable?

  /// The request with which an interval begins once its turn has come.
  var first: _Cancellable?

  /// Adds a request.
  func insert(_ request: _Cancellable, isQueued: Bool) {
    let id = ObjectIdentifier(request)
    going[id] = request
    uncancelled[id] = request
    if !isQueued { unqueued[id] = request }
  }

  /// Removes a request that has ended.
  func remove(_ id: ObjectIdentifier) {
    going[id] = nil
    uncancelled[id] = nil
    unqueued[id] = nil
  }

  /// Returns the requests that a queued one has to wait for: the last turn, which waits for
  /// those before it, and those that were sent since. The next turn waits for all of these.
  func takeUnqueued() -> [_Cancellable] {
    let before = Array(unqueued.values) + (lastTurn.map { [$0] } ?? [])
    unqueued = [:]
    return before
  }

  /// Cancels everything but one.
  ///
  /// - Complexity: O(1) amortised: a request is cancelled once.
  func cancel(except latest: _Cancellable? = nil) {
    let others = uncancelled.values.filter { $0 !== latest }
    uncancelled = [:]
    if let latest { uncancelled[ObjectIdentifier(latest)] = latest }
    others.cancelAll()
  }

  /// Cancels everything, and the interval with it.
  func cancelAll() {
    let (next, interval, others) = (next.take(), interval.take(), Array(uncancelled.values))
    uncancelled = [:]
    interval?.cancel()
    next?.request.cancel()
    others.cancelAll()
  }
}

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

  /// Launches what `make` makes and cancels what goes on under the key.
  func launchLatest(
    _ key: Key, on launcher: Eff.Launcher, _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    hold(request, under: key).cancel(except: request)
    launch(request, on: launcher, make)
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

  /// Launches what `make` makes: now, or at the end of the interval that goes on under the
  /// key, unless something else is launched in it later.
  func launchThrottled(
    _ key: Key, _ duration: Duration, on launcher: Eff.Launcher,
    _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    let slot = hold(request, under: key)
    func start() {
      if unsafe isClosed { request.drop() }
      guard request.isWaiting else { return }  // It was cancelled, and nothing starts.
      slot.first = request
      request.onEnd { [self] _ in
        guard slot.first === request else { return }
        slot.first = nil  // It has ended before its turn came.
        if let next = slot.next.take() { prompt(next.start, orDrop: next.request.drop) }
      }
      launch(request, on: launcher) { [self] in
        slot.first = nil
        beginInterval(slot, key, duration, on: launcher)
        return make()
      }
    }
    guard slot.interval != nil || slot.first != nil else {
      start()
      return request
    }
    dropIfUndone(request)
    let replaced = slot.next
    slot.next = (request, start)
    replaced?.request.cancel()
    return request
  }

  /// Begins an interval, at the end of which the latest request is started.
  private func beginInterval(
    _ slot: Slot, _ key: Key, _ duration: Duration, on launcher: Eff.Launcher
  ) {
    let interval = Request<Eff.Failure>()
    slot.interval = interval
    guard interval.begin() else { return }
    let outer = unsafe requests.running.take()  // An interval is not of what runs.
    defer { unsafe requests.running = outer }
    go(
      interval,
      Eff.prepare(Eff.sleep(for: duration), on: launcher) { [self] outcome in
        unsafe requests.going[ObjectIdentifier(interval)] = nil
        interval.end(outcome.ending)
        guard slot.interval === interval else { return }
        slot.interval = nil
        let next = slot.next.take()
        if case .success = outcome { next?.start() } else { next?.request.cancel() }
        allKeys.leave(slot, key)
      })
  }
}
