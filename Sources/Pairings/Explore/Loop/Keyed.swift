/// Work that is to begin under a key, as a policy sees it.
///
/// Policies are functions of it, and so are in a program that uses them, once, whatever types its
/// loops have.
@usableFromInline
@_fixed_layout
class Keyed {
  fileprivate final let request: _Cancellable
  private final let key: Key
  private final let keys: Keys

  init(_ request: _Cancellable, _ key: Key, _ keys: Keys) {
    (self.request, self.key, self.keys) = (request, key, keys)
  }

  // MARK: - What the loop does

  /// Whether the loop is closed.
  var isClosed: Bool { true }

  /// Whether a transaction goes on.
  var isTransacting: Bool { false }

  /// Does something for the request, now or once its turn has come.
  func start(_ body: @escaping () -> Void) {}

  /// Does something for the request once its turn has come.
  func wait(_ body: @escaping () -> Void) {}

  /// Lets the request end, if it is cancelled while it waits, once its observers may see the explorer.
  func holdBack() {}

  /// Begins the work. From `resting` or `settling`.
  func begin() {}

  /// Begins the work after a pause. From `resting` or `settling`.
  func beginAfterPause() {}

  /// Begins the work once others have ended.
  func begin(after others: [_Cancellable]) {}

  /// Does something whose turn has come.
  func prompt(_ body: @escaping () -> Void) {}

  /// Hands over the request of a pause, begins it, and calls back once it has ended.
  func pause(_ receive: (_Cancellable) -> Void, _ end: @escaping (_Cancellable) -> Void) {}
}

// MARK: - Policies

extension Keyed {
  /// Puts the request under the key until it has ended.
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

  /// Begins something in place of all that goes on under the key, which is cancelled now; in a
  /// transaction once that is kept.
  private final func replace(_ begin: @escaping () -> Void) {
    let slot = hold()
    guard isTransacting else {
      if slot.replace(by: request) { start(begin) }
      return
    }
    slot.willReplace(request)
    wait { [request] in if request.isWaiting && slot.replace(by: request) { begin() } }
  }

  /// Begins the work and cancels what goes on under the key.
  final func beginAsLatest() { replace(begin) }

  /// Begins the work after a pause and cancels what goes on under the key.
  final func beginDebounced() { replace(beginAfterPause) }

  /// Begins the work unless other work goes on under the key.
  final func beginOnce() {
    guard keys.isFree(key) else { return request.drop() }
    _ = hold()
    start(begin)
  }

  /// Begins the work once everything that was queued under the key has ended.
  final func beginQueued() {
    let slot = hold(isQueued: true)
    let before = slot.takeUnqueued().filter { !$0.hasEnded }
    let turn = Request<Never>()
    slot.lastTurn = turn
    _Cancellable.whenEnded([request] + before) { [self] in prompt { turn.end(.success) } }
    begin(after: before)
  }

  /// Begins the work in its turn, or at the end of the interval that goes on under the key then,
  /// unless other work is begun in it later.
  final func beginThrottled() {
    let slot = hold()
    start { [self] in begin(in: slot) }
  }

  private final func begin(in slot: Slot) {
    if isClosed { request.drop() }
    guard request.isWaiting else { return }  // It was cancelled, and nothing starts.
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

  /// Begins an interval, at the end of which the latest request is started.
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

/// Work of a loop that is to begin under a key.
@usableFromInline
@_fixed_layout
final class LoopKeyed<Eff: Launching, Pair: Pairing, Input, View>: Keyed {
  private let loop: Loop<Eff, Pair, Input, View>
  private let typed: Request<Eff.Failure>
  private let pause: Kind<Eff, Void>?
  private let work: (begin: () -> Void, go: () -> Void)

  /// Work of a request: how it begins, and how it goes on once its request has begun.
  @usableFromInline
  init(
    _ loop: Loop<Eff, Pair, Input, View>, _ request: Request<Eff.Failure>, _ key: Key,
    pause: Kind<Eff, Void>?, begin: @escaping () -> Void, go: @escaping () -> Void
  ) {
    (self.loop, self.typed, self.pause, work) = (loop, request, pause, (begin, go))
    super.init(request, key, loop.allKeys)
  }

  override var isClosed: Bool { unsafe loop.isClosed }

  override var isTransacting: Bool { unsafe loop.transactions.isOpen }

  override func start(_ body: @escaping () -> Void) { loop.start(request, body) }

  override func wait(_ body: @escaping () -> Void) { loop.wait(request, body) }

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
  /// The requests under keys.
  fileprivate var allKeys: Keys {
    if let keys = unsafe keys { return keys }
    let keys = Keys()
    unsafe self.keys = keys
    return keys
  }

  /// Begins something once everything that was queued under the key has ended.
  func queue(_ request: Request<Eff.Failure>, _ key: Key, _ begin: @escaping () -> Void) {
    LoopKeyed(self, request, key, pause: nil, begin: begin, go: begin).beginQueued()
  }
}
