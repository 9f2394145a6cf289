public import PairingsCore

/// A continuation of a fiber.
///
/// Frames are allocated on the heap, each with a reference to the frame that receives its outcome.
/// A fiber runs them in a loop. So nesting needs no stack, neither to the left nor to the right,
/// and a fiber can stop between any two frames.
@usableFromInline
@_fixed_layout
class CoroutineFrame<Host: CoroutineHost>: _ChainLink {
  @usableFromInline typealias Proceed = (
    CoroutineFrame, Fiber<Host>
  ) -> CoroutineFrame?

  /// The function that runs the frame and returns the one to run next, or nil if the fiber waits or
  /// ends.
  @usableFromInline final let proceed: Proceed

  @inlinable
  init(_ proceed: @escaping Proceed) { self.proceed = proceed }

  /// Receives a cancellation instead of an outcome.
  @usableFromInline
  func cancel() {}
}

/// A frame with storage for the outcome that it waits for.
@usableFromInline
typealias CoroutineReceiver<Host: CoroutineHost, Failure: Error, Value> =
  ReceivingFrame<Host, Outcome<Value, Failure>?>

/// A frame with storage for the value that it waits for.
///
/// The storage has the type of one of the class's own parameters. A type composed of them would
/// have to be looked up whenever a frame is freed.
@usableFromInline
@_fixed_layout
class ReceivingFrame<Host: CoroutineHost, Received: ExpressibleByNilLiteral>: CoroutineFrame<Host> {
  /// Exclusivity needs no check: no access lasts.
  @exclusivity(unchecked) @usableFromInline final var outcome: Received = nil

  @inlinable
  override init(_ proceed: @escaping Proceed) { super.init(proceed) }

  /// Receives an outcome and returns this frame, which is the one to run next.
  @inlinable
  final func receiving<Value, Failure: Error>(
    _ outcome: Outcome<Value, Failure>
  ) -> CoroutineFrame<Host> where Received == Outcome<Value, Failure>? {
    unsafe self.outcome = outcome
    return self
  }

  /// Receives a cancellation instead of an outcome.
  @inlinable
  final func receiveCancellation<Value, Failure: Error>()
  where Received == Outcome<Value, Failure>? {
    let before = unsafe outcome.take()
    unsafe outcome = .cancelled
    withExtendedLifetime(before) {}  // Freed after all fields are written.
  }
}

/// The frame that runs a source and then the continuation of its outcome.
@usableFromInline
@_fixed_layout
final class FollowFrame<
  Host: CoroutineHost, SourceFailure: Error, Source, Failure: Error, Value
>: ReceivingFrame<Host, Outcome<Source, SourceFailure>?> {
  @usableFromInline typealias Receiver = CoroutineReceiver<Host, Failure, Value>

  /// A continuation, which passes an outcome to the receiver or starts a coroutine for the receiver
  /// or, once more, for this frame.
  @usableFromInline typealias Follow = (
    Outcome<Source, SourceFailure>, FollowFrame, Receiver, Fiber<Host>
  ) -> CoroutineFrame<Host>?

  /// Exclusivity needs no check: this field is written only while the frame is freed.
  @exclusivity(unchecked) @usableFromInline var receiver: Receiver?

  /// The continuation.
  @usableFromInline let follow: Follow

  /// The source, if there is one. A closure that held it would be one more object.
  @usableFromInline let source: AnyObject?

  @inlinable
  init(
    for receiver: Receiver, from source: AnyObject?, _ follow: @escaping Follow,
    proceed: @escaping Proceed
  ) {
    unsafe self.receiver = receiver
    self.source = source
    self.follow = follow
    super.init(proceed)
  }

  /// Creates a frame that waits for an outcome produced elsewhere.
  ///
  /// The cast is sound: a frame passes only itself to its own function.
  @inlinable
  convenience init(for receiver: Receiver, _ follow: @escaping Follow) {
    self.init(for: receiver, from: nil, follow) { frame, fiber in
      unsafe unsafeDowncast(frame, to: FollowFrame.self).goOn(in: fiber)
    }
  }

  /// Creates a frame that first runs a source.
  ///
  /// The casts are sound: a frame passes only itself to its own function, and holds the source that
  /// it was created with.
  @inlinable
  convenience init<Brand: _CoroutineConstructor>(
    for receiver: Receiver, from source: Coroutine<Brand, Source>, _ follow: @escaping Follow
  ) where Brand.Host == Host, Brand.Failure == SourceFailure {
    self.init(for: receiver, from: source, follow) { frame, fiber in
      let frame = unsafe unsafeDowncast(frame, to: FollowFrame.self)
      guard unsafe frame.outcome == nil, let source = frame.source else {
        return frame.goOn(in: fiber)
      }
      return unsafe unsafeDowncast(source, to: Coroutine<Brand, Source>.self)
        .start(for: frame, in: fiber)
    }
  }

  /// Passes the outcome to the continuation.
  @inlinable
  func goOn(in fiber: Fiber<Host>) -> CoroutineFrame<Host>? {
    guard let outcome = unsafe outcome.take(), let receiver = unsafe receiver else {
      preconditionFailure("A frame runs once its outcome is there.")
    }
    return follow(outcome, self, receiver, fiber)
  }

  @usableFromInline
  override func cancel() { receiveCancellation() }

  @usableFromInline
  override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    defer { unsafe receiver = nil }  // To take it would look its type up.
    return unsafe receiver
  }
}

/// The first and last frame of a fiber, which starts the coroutine and receives its outcome.
@usableFromInline
@_fixed_layout
final class LastFrame<Host: CoroutineHost, Failure: Error, Value>:
  ReceivingFrame<Host, Outcome<Value, Failure>?>
{
  @usableFromInline let source: AnyObject
  @usableFromInline let end: (Outcome<Value, Failure>) -> Void

  @inlinable
  init(
    from source: AnyObject, _ end: @escaping (Outcome<Value, Failure>) -> Void,
    proceed: @escaping Proceed
  ) {
    self.source = source
    self.end = end
    super.init(proceed)
  }

  /// Creates a frame that runs a source and passes its outcome to `end`.
  ///
  /// The casts are sound: a frame passes only itself to its own function, and holds the source that
  /// it was created with.
  @inlinable
  convenience init<Brand: _CoroutineConstructor>(
    from source: Coroutine<Brand, Value>, _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) where Brand.Host == Host, Brand.Failure == Failure {
    self.init(from: source, end) { frame, fiber in
      let frame = unsafe unsafeDowncast(frame, to: LastFrame.self)
      guard let outcome = unsafe frame.outcome.take() else {
        return unsafe unsafeDowncast(frame.source, to: Coroutine<Brand, Value>.self)
          .start(for: frame, in: fiber)
      }
      fiber.end()
      frame.end(outcome)
      unsafe fiber.afterEnd.take()?()
      return nil
    }
  }

  @usableFromInline
  override func cancel() { receiveCancellation() }
}
