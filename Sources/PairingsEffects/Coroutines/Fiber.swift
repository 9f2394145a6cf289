public import PairingsCore

/// A run of a coroutine.
///
/// A resumed fiber runs up to its next wait, on the stack and in the isolation of the caller. A
/// cancellation ends the fiber at the next step: no further continuation is called, and acquired
/// resources are released.
///
/// Exclusivity of a fiber's fields needs no check, which would cost a third of a launch that does
/// not wait. No access lasts while code of the user runs: functions are moved or copied out before
/// they are called, and a reference is replaced before the old one is released.
@_fixed_layout
public final class Fiber<Host: CoroutineHost> {
  /// The means by which the fiber waits.
  public let host: Host

  /// The number of nested shields from cancellation that the fiber is in.
  @exclusivity(unchecked) @usableFromInline var shields = 0

  /// A Boolean value indicating whether the fiber has ended.
  @exclusivity(unchecked) public internal(set) var hasEnded = false

  @exclusivity(unchecked) @usableFromInline var isCancelRequested = false

  /// The frame to run next, unless the fiber waits or has ended.
  @exclusivity(unchecked) @usableFromInline var next: CoroutineFrame<Host>?

  /// The frame that receives the outcome of the present wait.
  @exclusivity(unchecked) @usableFromInline var waiting: CoroutineFrame<Host>?

  /// The function that a cancellation calls during the present wait.
  @exclusivity(unchecked) @usableFromInline var cancelWait: Callback?

  /// True if a cancellation ends the present wait at once.
  @exclusivity(unchecked) @usableFromInline var endsWait = true

  @exclusivity(unchecked) @usableFromInline var afterEnd: Callback?

  #if !hasFeature(Embedded)  // As SavedStates.
  /// The ends of the branches that the fiber waits for, or waited for last.
  @exclusivity(unchecked) @usableFromInline var ends: _SharedState?
  #endif

  @exclusivity(unchecked) @usableFromInline var isRunning = false

  /// The number of waits so far, which lets a wait that ends twice resume the fiber once.
  @exclusivity(unchecked) @usableFromInline var waits = 0

  @inlinable
  init(on host: Host, first frame: CoroutineFrame<Host>) {
    self.host = host
    unsafe next = frame
  }

  /// Creates a fiber that runs a coroutine; no step runs before ``proceed()``.
  ///
  /// `end` is called once, with the outcome, unless the fiber waits forever.
  @inlinable
  public convenience init<Brand: _CoroutineConstructor, Value>(
    _ coroutine: Kind<Brand, Value>, on host: Host,
    _ end: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) where Brand.Host == Host {
    self.init(on: host, first: LastFrame(from: Brand.coroutine(coroutine), end))
  }

  /// True if the fiber is cancelled and not shielded: it makes no further step.
  @inlinable
  public var isCancelled: Bool { unsafe shields == 0 && (isCancelRequested || host.isCancelled) }

  /// True while the fiber is shielded from cancellation.
  @inlinable
  public var isShielded: Bool { unsafe shields > 0 }

  /// Marks the fiber as ended.
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

  /// Cancels the coroutine at its next step, and its present wait at once.
  public func cancel() {
    guard unsafe !hasEnded, unsafe !isCancelRequested else { return }
    unsafe isCancelRequested = true
    guard !isShielded else { return }
    let wait = unsafe waits
    if let cancelWait = unsafe cancelWait { cancelWait() }
    if unsafe wait == waits && endsWait { endWait() }
  }

  /// Ends the present wait, if there is one, as cancelled.
  func endWait() {
    guard let frame = unsafe waiting.take() else { return }
    unsafe waits &+= 1
    do {
      let cancelWait = unsafe cancelWait.take()
      frame.cancel()
      unsafe next = frame
      withExtendedLifetime(cancelWait) {}  // Freed after all fields are written.
    }
    proceed()
  }

  /// Registers a function that a cancellation calls when it ends the wait that begins now.
  ///
  /// The function need not resume anything, and so need not hold the fiber: a fiber without a
  /// reference that could resume it is freed.
  public func onCancel(_ body: @escaping () -> Void) {
    guard unsafe waiting != nil else { return }  // The wait is over already.
    unsafe cancelWait = Callback(body)
    unsafe endsWait = true
  }

  /// Sets a function that a cancellation calls during the present wait instead of ending it. The
  /// awaited operation ends, and then resumes the fiber.
  public func onCancelAwaitingEnd(_ body: @escaping () -> Void) {
    guard unsafe waiting != nil else { return }
    unsafe cancelWait = Callback(body)
    unsafe endsWait = false
  }

  /// True if the fiber has ended and has called the function of its end.
  var isOver: Bool { unsafe hasEnded && afterEnd == nil }

  /// Sets a function to call once the fiber has ended.
  public func whenEnded(_ body: @escaping () -> Void) {
    unsafe afterEnd = Callback(body)
  }
}

extension Fiber {
  /// Starts a wait and continues with the receiver at its end.
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
      do {
        let ended = unsafe (self.waiting.take(), self.cancelWait.take())
        unsafe receiver.outcome = outcome
        unsafe self.next = receiver
        withExtendedLifetime(ended) {}  // Freed after all fields are written.
      }
      self.proceed()
    }
  }

  /// Starts to run a coroutine for a receiver, unless the fiber is cancelled before or while the
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
