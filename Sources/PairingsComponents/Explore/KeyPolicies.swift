/// Work that is to begin under a key. A policy is a function of it.
///
/// The type has no type parameters, so that a program contains each policy that it uses once.
@usableFromInline
struct KeyedWork {
  let queue: EventQueue
  let request: _Request
  let key: Key

  /// A function that begins the work. From `resting` or `settling`.
  let begin: () -> Void

  /// A function that begins the work after the pause of the key. From `resting` or `settling`.
  let beginAfterPause: () -> Void

  /// A function that begins a request of a pause, and calls another at its end.
  let pause: (_ request: (_Request) -> Void, _ end: @escaping (_Request) -> Void) -> Void

  /// A function that ends the request as cancelled, and sends the input for refused work.
  let refuse: () -> Void

  @usableFromInline
  init(
    _ queue: EventQueue, _ request: _Request, _ key: Key, begin: @escaping () -> Void,
    afterPause: @escaping () -> Void,
    pause: @escaping ((_Request) -> Void, @escaping (_Request) -> Void) -> Void,
    refuse: @escaping () -> Void
  ) {
    (self.queue, self.request, self.key, self.begin) = (queue, request, key, begin)
    (beginAfterPause, self.pause, self.refuse) = (afterPause, pause, refuse)
  }

  private var keys: Keys { queue.allKeys }

  /// Cancels the earlier requests under the key and begins the work, after the pause of the key if it
  /// has one.
  func beginAsLatest() {
    keys.hold(request, key).replaceAll(in: queue)
    queue.start(request, beginAfterPause)
  }

  /// Begins the work, unless other work under the key waits or is in progress and was not cancelled.
  func beginOnce() {
    guard keys.isFree(key) else {
      keys.count += 1
      return refuse()
    }
    let slot = keys.hold(request, key)
    queue.start(request) {
      if request.isWaiting { slot.silence() }
      begin()
    }
  }

  /// Begins the work when all earlier requests under the key have ended.
  func beginQueued() { queue.start(request, queuedUnder: key, begin) }

  /// Begins the work in its turn. If an interval of the key is in progress then, the work begins at
  /// its end, unless later work within the interval replaces it.
  func beginThrottled() {
    let slot = keys.hold(request, key)
    queue.start(request) { begin(in: slot) }
  }

  private func begin(in slot: Slot) {
    if unsafe queue.isClosed { request.drop() }
    guard request.isWaiting else { return }  // The request was cancelled, so nothing begins.
    slot.silence()
    guard slot.interval != nil else {
      let receive = { [request, queue] (interval: _Request) in
        slot.interval = interval
        // The interval of a key that is not the part's own is that of the whole.
        if !key.isShared, let part = unsafe request.part, !part.path.isEmpty {
          queue.hold(interval, of: part)
        }
      }
      pause(receive) { interval in
        guard slot.interval === interval else { return }
        slot.interval = nil
        let next = slot.next.take()
        next?.start()
        keys.leave(slot, key)
      }
      return begin()
    }
    let replaced = slot.next
    slot.next = (request, { begin(in: slot) })
    queue.holdBack(request)
    unsafe replaced?.request.isTold = false
    replaced?.request.cancelWithParts()
  }
}

extension EventQueue {
  /// The requests under keys, created if needed.
  final var allKeys: Keys {
    if let keys = unsafe keys { return keys }
    let keys = Keys()
    unsafe self.keys = keys
    unsafe cancelWaiting = { unsafe $0.keys?.cancelWaiting() }
    return keys
  }

  /// Begins a request when all earlier requests under a key have ended.
  final func start(_ request: _Request, queuedUnder key: Key, _ begin: @escaping () -> Void) {
    let turn = _Request()
    let before = allKeys.hold(request, key).queue(turn)
    _Request.whenEnded([request] + before) { [self] in
      prompt {
        turn.conclude()
        turn.end()
      }
    }
    start(request, after: before, .however, begin)
  }
}
