/// A run of a coroutine.
///
/// A fiber runs as far as it can whenever it is told to go on: on the stack, and
/// in the isolation, of whoever tells it. A cancellation ends it at the next step:
/// no continuation is called any more, what was acquired is released.
///
/// Exclusivity of what a fiber knows needs no check, which would cost a third of a launch
/// that does not wait: no access lasts while somebody else's code runs, since functions are
/// moved or copied out before they are called, and a reference is replaced before the old
/// one is released.
@_fixed_layout
public final class Fiber<Host: CoroutineHost> {
  /// What the fiber waits with.
  public let host: Host

  /// How many regions that cancellation does not reach the fiber is in.
  @exclusivity(unchecked) @usableFromInline var shields = 0

  /// Whether the fiber has come to its end.
  @exclusivity(unchecked) public private(set) var hasEnded = false

  @exclusivity(unchecked) @usableFromInline var isCancelRequested = false

  /// The frame to run next, unless the fiber waits or has ended.
  @exclusivity(unchecked) @usableFromInline var next: CoroutineFrame<Host>?

  /// The frame that the wait that is going on hands its outcome to.
  @exclusivity(unchecked) @usableFromInline var waiting: CoroutineFrame<Host>?

  /// What a cancellation tells to the wait that is going on.
  @exclusivity(unchecked) @usableFromInline var cancelWait: (() -> Void)?

  /// Whether a cancellation ends the wait that is going on at once.
  @exclusivity(unchecked) @usableFromInline var endsWait = true

  @exclusivity(unchecked) @usableFromInline var afterEnd: (() -> Void)?

  @exclusivity(unchecked) @usableFromInline var isRunning = false

  /// Counts the waits, so that one that ends twice is heard once.
  @exclusivity(unchecked) @usableFromInline var waits = 0

  @inlinable
  init(on host: Host, first frame: CoroutineFrame<Host>) {
    self.host = host
    unsafe next = frame
  }

  /// Prepares to run a coroutine; nothing happens before ``proceed()``.
  ///
  /// The last argument is called with the outcome, once, unless the wait that the
  /// fiber is in never ends.
  @inlinable
  public convenience init<Brand: _CoroutineConstructor, Value>(
    _ coroutine: Kind<Brand, Value>, on host: Host,
    _ end: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) where Brand.Host == Host {
    self.init(on: host, first: LastFrame(from: Brand.coroutine(coroutine), end))
  }

  /// Whether nothing more may happen here.
  @inlinable
  public var isCancelled: Bool { unsafe shields == 0 && (isCancelRequested || host.isCancelled) }

  /// Whether cancellation does not reach what the fiber is doing.
  @inlinable
  public var isShielded: Bool { unsafe shields > 0 }

  /// Says that the fiber has come to its end.
  @usableFromInline
  func end() { unsafe hasEnded = true }

  /// Runs until the coroutine waits or ends.
  @inlinable
  public func proceed() {
    guard unsafe !isRunning else { return }
    unsafe isRunning = true
    while let frame = unsafe next.take() {
      if isCancelled { frame.cancel() }
      unsafe next = unsafe frame.proceed(frame, self) ?? next
    }
    unsafe isRunning = false
  }

  /// Ends the coroutine at its next step, and the wait that it is in at once.
  public func cancel() {
    guard unsafe !hasEnded, unsafe !isCancelRequested else { return }
    unsafe isCancelRequested = true
    guard !isShielded else { return }
    let wait = unsafe waits
    if let cancelWait = unsafe cancelWait { cancelWait() }
    if unsafe wait == waits && endsWait { endWait() }
  }

  /// Ends the wait that is going on, if there is one, as cancelled.
  private func endWait() {
    guard let frame = unsafe waiting.take() else { return }
    unsafe waits &+= 1
    _ = unsafe cancelWait.take()
    frame.cancel()
    unsafe next = frame
    proceed()
  }

  /// Says what a cancellation does to the wait that begins now besides ending it.
  ///
  /// The closure need not resume anything, and so need not hold what would: a fiber that
  /// nobody can resume any more is freed.
  public func onCancel(_ body: @escaping () -> Void) {
    guard unsafe waiting != nil else { return }  // The wait is over already.
    unsafe cancelWait = body
    unsafe endsWait = true
  }

  /// Says what a cancellation does to the wait that begins now instead of ending it: what
  /// is waited for ends, and resumes the fiber once it has.
  public func onCancelAwaitingEnd(_ body: @escaping () -> Void) {
    guard unsafe waiting != nil else { return }
    unsafe cancelWait = body
    unsafe endsWait = false
  }

  /// Says what happens once the fiber has come to its end.
  public func whenEnded(_ body: @escaping () -> Void) { unsafe afterEnd = body }
}

extension Fiber {
  /// Starts a wait and goes on with the receiver when it ends.
  @inlinable
  func wait<Failure: Error, Value>(
    _ wait: (Fiber, @escaping (Outcome<Value, Failure>) -> Void) -> Void,
    for receiver: CoroutineReceiver<Host, Failure, Value>
  ) {
    unsafe waits &+= 1
    let number = unsafe waits
    unsafe waiting = receiver
    unsafe endsWait = true
    wait(self) { outcome in
      guard unsafe self.waits == number else { return }
      unsafe self.waits &+= 1
      _ = unsafe self.waiting.take()
      _ = unsafe self.cancelWait.take()
      unsafe receiver.outcome = outcome
      unsafe self.next = receiver
      self.proceed()
    }
  }

  /// Starts to run a coroutine for a receiver, unless the fiber is cancelled, also while the
  /// coroutine is made.
  @inlinable
  func start<Brand: _CoroutineConstructor, Value>(
    _ coroutine: () -> Kind<Brand, Value>,
    for receiver: CoroutineReceiver<Host, Brand.Failure, Value>
  ) -> CoroutineFrame<Host>? where Brand.Host == Host {
    guard !isCancelled else { return receiver.receiving(.cancelled) }
    let made = coroutine()
    guard !isCancelled else { return receiver.receiving(.cancelled) }
    return Brand.coroutine(made).start(for: receiver, in: self)
  }
}
