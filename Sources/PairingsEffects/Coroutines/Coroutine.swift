public import PairingsCore

/// A sequence of steps that can wait between two of them: the shared implementation of effects that
/// wait.
///
/// `Async` and `Rehearsal` differ in the way they wait. Their common part is here: a `flatMap` in
/// constant stack, failures, release of resources, cancellation and branches. A ``Program`` runs to
/// its end in one call. A coroutine is run by a ``Fiber``, which stops at each wait and continues
/// when its ``CoroutineHost`` resumes it. Steps that do not wait run at once, on the caller's
/// stack.
///
/// - SeeAlso: Claessen, *A Poor Man's Concurrency Monad* (1999).
@safe @usableFromInline
@_fixed_layout
final class Coroutine<Brand: _CoroutineConstructor, Value>: Kind<Brand, Value> {
  /// A closure that starts to wait and calls `resume` at the end of the wait.
  @usableFromInline typealias Wait = (
    _ fiber: Fiber<Brand.Host>, _ resume: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) -> Void

  /// The content of a coroutine.
  @frozen @usableFromInline
  enum Body {
    /// A value that is available at once.
    case value(Value)

    /// One step.
    case step(() throws(Brand.Failure) -> Value)

    /// One wait.
    case wait(Wait)

    /// A coroutine with its continuation.
    case bound(CoroutineNode<Brand, Value>)
  }

  // At most one of these fields has a value. An enumeration of them would need a look-up of its
  // type for each copy and release, which costs more than the step.

  /// The step, if the content is one; an available value is a step, too.
  @usableFromInline let step: (() throws(Brand.Failure) -> Value)?

  /// The wait, if the content is one.
  @usableFromInline let wait: Wait?

  /// The node of a coroutine with its continuation, if the content is one.
  ///
  /// The node is held without a strong reference, so that `deinit` can move it out. That is sound:
  /// `init` retains it once, and `deinit` releases it once. The exception is a node that the owner
  /// of this coroutine took out while it held the only reference. Exclusivity needs no check: this
  /// field is written only while that owner is freed.
  @exclusivity(unchecked) @usableFromInline
  var node: Unmanaged<CoroutineNode<Brand, Value>>?

  /// Creates a coroutine from its content.
  @inlinable
  init(_ body: Body) {
    var (step, wait): ((() throws(Brand.Failure) -> Value)?, Wait?)
    var node: Unmanaged<CoroutineNode<Brand, Value>>?
    switch body {
    case .value(let value): step = { () throws(Brand.Failure) in value }
    case .step(let body): step = body
    case .wait(let body): wait = body
    case .bound(let bound): unsafe node = .passRetained(bound)
    }
    self.step = step
    self.wait = wait
    unsafe self.node = node
    super.init(_carrier: ())
  }

  deinit {
    guard let node = unsafe node else { return }
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
    guard !DeferredDeallocation.isDue else {
      return unsafe DeferredDeallocation.free(node.takeRetainedValue)
    }
    #endif
    unsafe node.release()
  }

  /// The outcome, if this is one step that need not wait.
  @inlinable
  var outcomeAtOnce: Outcome<Value, Brand.Failure>? {
    guard let step else { return nil }  // `map` would allocate a closure.
    return Outcome(step)
  }

  /// Runs up to the first completed step, the first wait or the first frame, and returns the frame
  /// to run next, if there is one.
  @inlinable
  func start(
    for receiver: CoroutineReceiver<Brand.Host, Brand.Failure, Value>, in fiber: Fiber<Brand.Host>
  ) -> CoroutineFrame<Brand.Host>? {
    if let step { return receiver.receiving(Outcome(step)) }
    if let node = unsafe node?.takeUnretainedValue() { return node.makeFrame(node, receiver) }
    if let wait { fiber.wait(wait, for: receiver) }
    return nil
  }
}

extension Outcome {
  /// Creates the outcome of a step.
  @inlinable
  init(_ step: () throws(Failure) -> Value) {
    do throws(Failure) {
      self = .success(try step())
    } catch {
      self = .failure(error)
    }
  }
}
