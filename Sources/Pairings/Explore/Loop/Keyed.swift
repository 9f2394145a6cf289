/// Work that is to begin under a key, as the policy of the key sees it.
///
/// A policy is a function of this class, which has no type parameters. So a program contains each
/// policy that it uses once, for all types of its loops.
@usableFromInline
@_fixed_layout
class Keyed {
  fileprivate final let request: _Cancellable
  private final let key: Key
  private final let keys: Keys

  init(_ request: _Cancellable, _ key: Key, _ keys: Keys) {
    (self.request, self.key, self.keys) = (request, key, keys)
  }

  // MARK: - Operations of the loop

  /// True if the loop is closed.
  var isClosed: Bool { true }

  /// Calls `body` for the request, now or in its turn.
  func start(_ body: @escaping () -> Void) {}

  /// Sets the cancellation handler of the request, which waits. After a cancellation, the request
  /// ends as soon as its observers may see the explorer.
  func holdBack() {}

  /// Begins the work. From `resting` or `settling`.
  func begin() {}

  /// Begins the work after a pause. From `resting` or `settling`.
  func beginAfterPause() {}

  /// Begins the work when other requests have ended.
  func begin(after others: [_Cancellable]) {}

  /// Queues a call of `body`, whose turn has come, and settles.
  func prompt(_ body: @escaping () -> Void) {}

  /// Passes the request of a pause to `receive`, begins the pause, and calls `end` at its end.
  func pause(_ receive: (_Cancellable) -> Void, _ end: @escaping (_Cancellable) -> Void) {}
}

// MARK: - Policies

extension Keyed {
  /// Adds the request to the slot of the key until the request has ended, and returns the slot.
  private final func hold(isQueued: Bool = false) -> Slot {
    let (keys, key, id) = (keys, key, ObjectIdentifier(request))
    let slot = keys.slot(key)
    slot.insert(request, keys.nextNumber(), isQueued: isQueued)
    request.onEnded {
      slot.remove(id)
      keys.leave(slot, key)
    }
    return slot
  }

  /// Cancels the earlier requests under the key and calls `begin`.
  private final func replace(_ begin: @escaping () -> Void) {
    hold().replace(by: request)
    start(begin)
  }

  /// Cancels the earlier requests under the key and begins the work.
  final func beginAsLatest() { replace(begin) }

  /// Cancels the earlier requests under the key and begins the work after a pause.
  final func beginDebounced() { replace(beginAfterPause) }

  /// Begins the work, unless other work under the key waits or is in progress.
  final func beginOnce() {
    guard keys.isFree(key) else { return request.drop() }
    _ = hold()
    start(begin)
  }

  /// Begins the work when all earlier requests under the key have ended.
  final func beginQueued() {
    let slot = hold(isQueued: true)
    let before = slot.takeUnqueued().filter { !$0.hasEnded }
    let turn = Request<Never>()
    slot.lastTurn = turn
    _Cancellable.whenEnded([request] + before) { [self] in prompt { turn.end(.success) } }
    begin(after: before)
  }

  /// Begins the work in its turn. If an interval of the key is in progress then, the work begins at
  /// its end, unless later work within the interval replaces it.
  final func beginThrottled() {
    let slot = hold()
    start { [self] in begin(in: slot) }
  }

  private final func begin(in slot: Slot) {
    if isClosed { request.drop() }
    guard request.isWaiting else { return }  // The request was cancelled, so nothing starts.
    slot.silence()
    guard slot.interval != nil else {
      beginInterval(slot)
      return begin()
    }
    let replaced = slot.next
    slot.next = (request, { [self] in begin(in: slot) })
    holdBack()
    unsafe replaced?.request.isTold = false
    replaced?.request.cancel()
  }

  /// Begins an interval, and starts the latest waiting request at its end.
  private final func beginInterval(_ slot: Slot) {
    pause({ slot.interval = $0 }) { [keys, key] interval in
      guard slot.interval === interval else { return }
      slot.interval = nil
      let next = slot.next.take()
      if interval.wasCancelled { next?.request.cancel() } else { next?.start() }
      keys.leave(slot, key)
    }
  }
}

// MARK: - The work of a loop

/// The work of a request of a loop that is to begin under a key.
@usableFromInline
@_fixed_layout
final class LoopKeyed<Eff: Launching, Pair: Pairing, Input, View>: Keyed {
  private let loop: Loop<Eff, Pair, Input, View>
  private let typed: Request<Eff.Failure>
  private let pause: Kind<Eff, Void>?
  private let work: (begin: () -> Void, go: () -> Void)

  /// Creates the work of a request. `begin` begins the request and runs its work; `go` runs the
  /// work of a request that has begun.
  @usableFromInline
  init(
    _ loop: Loop<Eff, Pair, Input, View>, _ request: Request<Eff.Failure>, _ key: Key,
    pause: Kind<Eff, Void>?, begin: @escaping () -> Void, go: @escaping () -> Void
  ) {
    (self.loop, self.typed, self.pause, work) = (loop, request, pause, (begin, go))
    super.init(request, key, loop.allKeys)
  }

  override var isClosed: Bool { unsafe loop.isClosed }

  override func start(_ body: @escaping () -> Void) { loop.start(request, body) }

  override func holdBack() { loop.holdBack(request) }

  override func begin() { work.begin() }

  override func beginAfterPause() {
    guard let pause else { return begin() }
    if isClosed { return request.drop() }
    guard typed.begin() else { return }
    loop.run(typed, pause) { [work] _, _, _ in work.go() }
  }

  override func begin(after others: [_Cancellable]) {
    loop.launch(typed, after: others, work.begin)
  }

  override func prompt(_ body: @escaping () -> Void) { loop.prompt(body) }

  override func pause(
    _ receive: (_Cancellable) -> Void, _ end: @escaping (_Cancellable) -> Void
  ) {
    guard let pause else { return }
    let interval = Request<Eff.Failure>()
    receive(interval)
    guard interval.begin() else { return }
    loop.launch(interval, pause) { [loop] outcome in
      unsafe loop.requests.remove(interval)
      interval.end(outcome.ending)
      if loop.isAtRest { end(interval) } else { loop.prompt { end(interval) } }
    }
  }
}

extension Loop {
  /// The requests under keys, created if needed.
  fileprivate var allKeys: Keys {
    if let keys = unsafe keys { return keys }
    let keys = Keys()
    unsafe self.keys = keys
    return keys
  }

  /// Calls `begin` for a request when all earlier requests under the key have ended.
  func queue(_ request: Request<Eff.Failure>, _ key: Key, _ begin: @escaping () -> Void) {
    LoopKeyed(self, request, key, pause: nil, begin: begin, go: begin).beginQueued()
  }
}
