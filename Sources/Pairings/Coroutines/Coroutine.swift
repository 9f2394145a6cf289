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
@_fixed_layout
final class Coroutine<Brand: _CoroutineConstructor, Value>: Kind<Brand, Value> {
  /// A closure that starts to wait and calls `resume` once the wait is over.
  @usableFromInline typealias Wait = (
    _ fiber: Fiber<Brand.Host>, _ resume: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) -> Void

  /// A closure that returns an outcome, or nothing if that has to be waited for: then it
  /// starts to, if it is given what to resume.
  @usableFromInline typealias StepOrWait = (
    _ fiber: Fiber<Brand.Host>?, _ resume: ((Outcome<Value, Brand.Failure>) -> Void)?
  ) -> Outcome<Value, Brand.Failure>?

  /// What a coroutine consists of.
  @frozen @usableFromInline
  enum Body {
    /// A value that is there already.
    case value(Value)

    /// One step.
    case step(() throws(Brand.Failure) -> Value)

    /// One wait.
    case wait(Wait)

    /// One step, or one wait where the step cannot be done now.
    case stepOrWait(StepOrWait)

    /// A coroutine and what follows it.
    case bound(CoroutineNode<Brand, Value>)
  }

  // At most one of these is there. An enumeration of them would be copied and freed with a
  // look at its type, which costs more than the step.

  /// The step, if it is one; a value that is there already is one, too.
  @usableFromInline let step: (() throws(Brand.Failure) -> Value)?

  /// The wait, if it is one.
  @usableFromInline let wait: Wait?

  /// The step that may have to wait, if it is one.
  @usableFromInline let stepOrWait: StepOrWait?

  /// What is bound together, if anything is.
  ///
  /// Held without a strong reference, so that `deinit` can move it out. That is sound:
  /// `init` retains it once, `deinit` releases it once, unless the node that holds this
  /// coroutine has taken it out when nobody else did. Exclusivity needs no check: it is
  /// written only while that node is freed.
  @exclusivity(unchecked) @usableFromInline
  var node: Unmanaged<CoroutineNode<Brand, Value>>?

  /// Creates a coroutine from its body.
  @inlinable
  init(_ body: Body) {
    var (step, wait): ((() throws(Brand.Failure) -> Value)?, Wait?)
    var stepOrWait: StepOrWait?
    var node: Unmanaged<CoroutineNode<Brand, Value>>?
    switch body {
    case .value(let value): step = { () throws(Brand.Failure) in value }
    case .step(let body): step = body
    case .wait(let body): wait = body
    case .stepOrWait(let body): stepOrWait = body
    case .bound(let bound): unsafe node = .passRetained(bound)
    }
    self.step = step
    self.wait = wait
    self.stepOrWait = stepOrWait
    unsafe self.node = node
    super.init(_carrier: ())
  }

  deinit {
    guard let node = unsafe node else { return }
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
    guard !ChainRemains.isDue else { return unsafe ChainRemains.free(node.takeRetainedValue) }
    #endif
    unsafe node.release()
  }

  /// How this ends, if it is one step.
  @inlinable
  var outcomeAtOnce: Outcome<Value, Brand.Failure>? {
    if let step { return Outcome(step) }
    return stepOrWait.flatMap { $0(nil, nil) }
  }

  /// Goes on until the first step is done, the first wait has begun or the first
  /// frame is there to run; returns the frame to run next, if any.
  @inlinable
  func start(
    for receiver: CoroutineReceiver<Brand.Host, Brand.Failure, Value>, in fiber: Fiber<Brand.Host>
  ) -> CoroutineFrame<Brand.Host>? {
    if let step { return receiver.receiving(Outcome(step)) }
    if let node = unsafe node?.takeUnretainedValue() { return node.makeFrame(node, receiver) }
    if let wait { fiber.wait(wait, for: receiver) }
    guard let stepOrWait else { return nil }
    if let outcome = stepOrWait(fiber, nil) { return receiver.receiving(outcome) }
    fiber.wait({ _ = stepOrWait($0, $1) }, for: receiver)
    return nil
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
