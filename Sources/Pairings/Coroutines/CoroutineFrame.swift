/// What a fiber has to do once something else is done.
///
/// Frames lie on the heap, each holds the one that it hands its outcome to, and a
/// fiber runs them by a loop: neither nesting to the left nor to the right costs
/// stack, and a fiber can stop between any two of them.
@usableFromInline
@_fixed_layout
class CoroutineFrame<Host: CoroutineHost>: _ChainLink {
  @usableFromInline typealias Proceed = (
    CoroutineFrame, Fiber<Host>
  ) -> CoroutineFrame?

  /// Goes on and returns the frame to run next; nothing if the fiber waits or ends.
  @usableFromInline final let proceed: Proceed

  @inlinable
  init(_ proceed: @escaping Proceed) { self.proceed = proceed }

  /// Receives a cancellation in the place of an outcome.
  @usableFromInline
  func cancel() {}
}

/// A frame with a place for the outcome that it waits for.
@usableFromInline
typealias CoroutineReceiver<Host: CoroutineHost, Failure: Error, Value> =
  ReceivingFrame<Host, Outcome<Value, Failure>?>

/// A frame with a place for what it waits for.
///
/// The place has one of the class's own parameters for its type, and not a type made of them,
/// which would have to be looked up whenever a frame is freed.
@usableFromInline
@_fixed_layout
class ReceivingFrame<Host: CoroutineHost, Received: ExpressibleByNilLiteral>: CoroutineFrame<Host> {
  /// Exclusivity needs no check: no access lasts.
  @exclusivity(unchecked) @usableFromInline final var outcome: Received = nil

  @inlinable
  override init(_ proceed: @escaping Proceed) { super.init(proceed) }

  /// Takes an outcome and returns itself: the frame to run next.
  @inlinable
  final func receiving<Value, Failure: Error>(
    _ outcome: Outcome<Value, Failure>
  ) -> CoroutineFrame<Host> where Received == Outcome<Value, Failure>? {
    unsafe self.outcome = outcome
    return self
  }

  /// Takes a cancellation in the place of an outcome.
  @inlinable
  final func receiveCancellation<Value, Failure: Error>()
  where Received == Outcome<Value, Failure>? {
    _ = unsafe outcome.take()  // What is freed here finds nothing half-written.
    unsafe outcome = .cancelled
  }
}

/// The frame that runs a source and then what follows its outcome.
@usableFromInline
@_fixed_layout
final class FollowFrame<
  Host: CoroutineHost, SourceFailure: Error, Source, Failure: Error, Value
>: ReceivingFrame<Host, Outcome<Source, SourceFailure>?> {
  @usableFromInline typealias Receiver = CoroutineReceiver<Host, Failure, Value>

  /// Says what follows: hands an outcome to the receiver, or starts to run something
  /// for it, or for this frame once more.
  @usableFromInline typealias Follow = (
    Outcome<Source, SourceFailure>, FollowFrame, Receiver, Fiber<Host>
  ) -> CoroutineFrame<Host>?

  /// Exclusivity needs no check: it is written only while the frame is freed.
  @exclusivity(unchecked) @usableFromInline var receiver: Receiver?

  /// Waits for an outcome that somebody else brings about.
  @inlinable
  init(for receiver: Receiver, _ follow: @escaping Follow) {
    unsafe self.receiver = receiver
    super.init { Self.follow($0, $1, follow) }
  }

  @inlinable
  init(for receiver: Receiver, proceed: @escaping Proceed) {
    unsafe self.receiver = receiver
    super.init(proceed)
  }

  /// Runs a source first.
  @inlinable
  convenience init<Brand: _CoroutineConstructor>(
    for receiver: Receiver, from source: Coroutine<Brand, Source>, _ follow: @escaping Follow
  ) where Brand.Host == Host, Brand.Failure == SourceFailure {
    self.init(for: receiver) { frame, fiber in
      let frame = unsafe unsafeDowncast(frame, to: FollowFrame.self)
      guard unsafe frame.outcome == nil else { return Self.follow(frame, fiber, follow) }
      return source.start(for: frame, in: fiber)
    }
  }

  /// The cast is sound: a frame hands only itself to its own function.
  @inlinable
  static func follow(
    _ frame: CoroutineFrame<Host>, _ fiber: Fiber<Host>, _ follow: Follow
  ) -> CoroutineFrame<Host>? {
    let frame = unsafe unsafeDowncast(frame, to: FollowFrame.self)
    guard let outcome = unsafe frame.outcome.take(), let receiver = unsafe frame.receiver else {
      preconditionFailure("A frame runs once its outcome is there.")
    }
    return follow(outcome, frame, receiver, fiber)
  }

  @usableFromInline
  override func cancel() { receiveCancellation() }

  @usableFromInline
  override func detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    defer { unsafe receiver = nil }  // To take it would look its type up.
    return unsafe receiver
  }
}

/// The first and last frame of a fiber: starts the coroutine and takes its outcome.
@usableFromInline
@_fixed_layout
final class LastFrame<Host: CoroutineHost, Failure: Error, Value>:
  ReceivingFrame<Host, Outcome<Value, Failure>?>
{
  @inlinable
  override init(_ proceed: @escaping Proceed) { super.init(proceed) }

  @inlinable
  convenience init<Brand: _CoroutineConstructor>(
    from source: Coroutine<Brand, Value>, _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) where Brand.Host == Host, Brand.Failure == Failure {
    self.init { frame, fiber in
      let frame = unsafe unsafeDowncast(frame, to: LastFrame.self)
      guard let outcome = unsafe frame.outcome.take() else {
        return source.start(for: frame, in: fiber)
      }
      fiber.end()
      end(outcome)
      unsafe fiber.afterEnd.take()?()
      return nil
    }
  }

  @usableFromInline
  override func cancel() { receiveCancellation() }
}
