#if !hasFeature(Embedded)  // Embedded Swift has no task-local values to free chains with.

/// A sequence of steps that can wait between two of them: the shared body of the
/// effects that do.
///
/// `Async` and `Rehearsal` differ in what they wait for; what they have in common
/// is written here once: a `flatMap` in constant stack, failures, resources that
/// are released, cancellation, branches. A ``Program`` runs to its end in one call;
/// a coroutine is run by a ``Fiber``, which stops wherever the coroutine waits and
/// goes on when its ``CoroutineHost`` says so. What does not wait runs at once, on
/// the caller's stack.
///
/// - SeeAlso: Claessen, *A Poor Man's Concurrency Monad* (1999).
@safe @usableFromInline
final class Coroutine<Brand: _CoroutineConstructor, Value>: Kind<Brand, Value> {
  /// A closure that starts to wait and calls `resume` once the wait is over.
  @usableFromInline typealias Wait = (
    _ fiber: Fiber<Brand.Host>, _ resume: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) -> Void

  /// What a coroutine consists of.
  @frozen @usableFromInline
  enum Body {
    /// A value that is there already.
    case value(Value)

    /// One step.
    case step(() throws(Brand.Failure) -> Value)

    /// One wait.
    case wait(Wait)

    /// A coroutine and what follows it.
    case bound(CoroutineNode<Brand, Value>)
  }

  // At most one of these is there. An enumeration of them would be copied and freed with a
  // look at its type, which costs more than the step.

  /// The step, if it is one; a value that is there already is one, too.
  @usableFromInline let step: (() throws(Brand.Failure) -> Value)?

  /// The wait, if it is one.
  @usableFromInline let wait: Wait?

  /// What is bound together, if anything is.
  ///
  /// Held without a strong reference, so that `deinit` can move it out. That is sound:
  /// `init` retains it once, `deinit` releases it once.
  @usableFromInline let node: Unmanaged<CoroutineNode<Brand, Value>>?

  /// Creates a coroutine from its body.
  @inlinable
  init(_ body: Body) {
    switch body {
    case .value(let value):
      step = { () throws(Brand.Failure) in value }
      wait = nil
      unsafe node = nil
    case .step(let step):
      self.step = step
      wait = nil
      unsafe node = nil
    case .wait(let wait):
      step = nil
      self.wait = wait
      unsafe node = nil
    case .bound(let node):
      step = nil
      wait = nil
      unsafe self.node = unsafe .passRetained(node)
    }
    super.init(_carrier: ())
  }

  deinit {
    guard let node = unsafe node else { return }
    if ChainRemains.isDue {
      unsafe ChainRemains.free(node.takeRetainedValue)
    } else {
      unsafe node.release()
    }
  }

  /// How this ends, if it is one step.
  @inlinable
  var outcomeAtOnce: Outcome<Value, Brand.Failure>? { step.map { Outcome($0) } }

  /// Goes on until the first step is done, the first wait has begun or the first
  /// frame is there to run; returns the frame to run next, if any.
  @inlinable
  func start(
    for receiver: CoroutineReceiver<Brand.Host, Brand.Failure, Value>, in fiber: Fiber<Brand.Host>
  ) -> CoroutineFrame<Brand.Host>? {
    if let step { return receiver.receiving(Outcome(step)) }
    guard let node = unsafe node?.takeUnretainedValue() else {
      if let wait { fiber.wait(wait, for: receiver) }
      return nil
    }
    return node.makeFrame(node, receiver)
  }
}

extension Outcome {
  /// How a step ends.
  @inlinable
  init(_ step: () throws(Failure) -> Value) {
    do throws(Failure) {
      self = .success(try step())
    } catch {
      self = .failure(error)
    }
  }
}

#endif
