#if !hasFeature(Embedded)  // As Coroutine.

/// A run of a coroutine.
///
/// A fiber runs as far as it can whenever it is told to go on: on the stack, and
/// in the isolation, of whoever tells it. A cancellation ends it at the next step:
/// no continuation is called any more, what was acquired is released.
public final class Fiber<Host: CoroutineHost> {
  /// What the fiber waits with.
  public let host: Host

  /// How many regions that cancellation does not reach the fiber is in.
  @usableFromInline var shields = 0

  /// Whether the fiber has come to its end.
  public private(set) var hasEnded = false

  @usableFromInline var isCancelRequested = false

  /// The frame to run next, unless the fiber waits or has ended.
  @usableFromInline var next: CoroutineFrame<Host>?

  /// What a cancellation tells to the wait that is going on.
  @usableFromInline var cancelWait: (() -> Void)?

  @usableFromInline var afterEnd: (() -> Void)?

  @usableFromInline var isRunning = false

  /// Counts the waits, so that one that ends twice is heard once.
  @usableFromInline var waits = 0

  /// Prepares to run a coroutine; nothing happens before ``proceed()``.
  ///
  /// The last argument is called with the outcome, once, unless the wait that the
  /// fiber is in never ends.
  @inlinable
  public init<Brand: _CoroutineConstructor, Value>(
    _ coroutine: Kind<Brand, Value>, on host: Host,
    _ end: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) where Brand.Host == Host {
    self.host = host
    next = LastFrame(from: Brand.coroutine(coroutine), end)
  }

  /// Whether nothing more may happen here.
  @inlinable
  public var isCancelled: Bool { shields == 0 && (isCancelRequested || host.isCancelled) }

  /// Whether cancellation does not reach what the fiber is doing.
  @inlinable
  public var isShielded: Bool { shields > 0 }

  /// Says that the fiber has come to its end.
  @usableFromInline
  func end() { hasEnded = true }

  /// Runs until the coroutine waits or ends.
  @inlinable
  public func proceed() {
    guard !isRunning else { return }
    isRunning = true
    while let frame = next.take() {
      if isCancelled { frame.cancel() }
      next = frame.proceed(frame, self) ?? next
    }
    isRunning = false
  }

  /// Ends the coroutine at its next step, and the wait that it is in at once.
  public func cancel() {
    guard !hasEnded, !isCancelRequested else { return }
    isCancelRequested = true
    if !isShielded { cancelWait?() }
  }

  /// Says what a cancellation does to the wait that begins now: whoever waits is
  /// still expected to resume.
  public func onCancel(_ body: @escaping () -> Void) { cancelWait = body }

  /// Says what happens once the fiber has come to its end.
  public func whenEnded(_ body: @escaping () -> Void) { afterEnd = body }
}

extension Fiber {
  /// Starts a wait and goes on with the receiver when it ends.
  @inlinable
  func wait<Failure: Error, Value>(
    _ wait: (Fiber, @escaping (Outcome<Value, Failure>) -> Void) -> Void,
    for receiver: CoroutineReceiver<Host, Failure, Value>
  ) {
    waits &+= 1
    let number = waits
    wait(self) { outcome in
      guard self.waits == number else { return }
      self.waits &+= 1
      self.cancelWait = nil
      receiver.outcome = outcome
      self.next = receiver
      self.proceed()
    }
  }

  /// Starts to run a coroutine for a receiver, unless the fiber is cancelled.
  @inlinable
  func start<Brand: _CoroutineConstructor, Value>(
    _ coroutine: () -> Kind<Brand, Value>,
    for receiver: CoroutineReceiver<Host, Brand.Failure, Value>
  ) -> CoroutineFrame<Host>? where Brand.Host == Host {
    guard !isCancelled else { return receiver.receiving(.cancelled) }
    return Brand.coroutine(coroutine()).start(for: receiver, in: self)
  }
}

#endif
