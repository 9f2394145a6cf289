/// A step, or a sequence of steps, that reads and writes a context: the shared
/// body of the monads that run.
///
/// A single step is the stored closure and is called directly. A bind is a node
/// that runs its source, then loops on what the continuation returns: nesting to
/// the right runs in constant stack. Nesting to the left recurses a few levels
/// and goes on with frames on the heap. Long chains are freed by a loop.
///
/// - SeeAlso: Bjarnason, *Stackless Scala with Free Monads* (2012).
@safe @usableFromInline
@_fixed_layout
final class Program<Brand: _ProgramConstructor, Value>: Kind<Brand, Value> {
  /// A closure that reads and writes the context and returns a value.
  @usableFromInline typealias Step = (inout Brand.Context) throws(Brand.Failure) -> Value

  /// What a program consists of.
  @frozen @usableFromInline
  enum Body {
    /// One step.
    case step(Step)

    /// Steps bound together.
    case bound(ProgramNode<Brand, Value>)
  }

  /// The step, if nothing is bound to it; else one that is never run.
  @usableFromInline let step: Step

  /// The steps that are bound together, if any.
  ///
  /// Held without a strong reference, so that running them does not count
  /// references. That is sound: `init` retains once, `deinit` releases once, and in
  /// between the program is held by whoever runs it.
  @usableFromInline let node: Unmanaged<ProgramNode<Brand, Value>>?

  /// Creates a program from its body.
  @inlinable
  init(_ body: Body) {
    switch body {
    case .step(let step):
      self.step = step
      unsafe node = nil
    case .bound(let node):
      step = Self.bound
      unsafe self.node = unsafe .passRetained(node)
    }
    super.init(_carrier: ())
  }

  deinit {
    guard let node = unsafe node else { return }
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
    guard !ChainRemains.isDue else { return unsafe ChainRemains.free(node.takeRetainedValue) }
    #endif
    unsafe node.release()
  }

  /// Runs the program on a context, in place.
  ///
  /// - Throws: What the first failing step throws; no later step runs.
  /// - Complexity: One call a step; constant stack.
  @inlinable @inline(__always)  // StateStore.move(not specialised) needs it.
  func execute(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    guard let node = unsafe node else { return try step(&context) }
    return unsafe try node._guaranteed(by: self) { node throws(Brand.Failure) in
      try node.run(&context, depth: ProgramNode<Brand, Value>.depth)
    }
  }

  /// Runs the step of a program that the caller holds, which is why the closure need
  /// not be held.
  @inlinable @inline(never)
  func runStep(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    try step(&context)
  }

  /// What stands in the place of a step where steps are bound.
  @inlinable
  static var bound: Step {
    { _ throws(Brand.Failure) in preconditionFailure("Bound steps run by their node.") }
  }

  /// The kind as its program. Embedded Swift calls no default method of a protocol in a
  /// class: classes use this one.
  @inlinable @inline(__always)
  static func of(_ kind: Kind<Brand, Value>) -> Program { kind.carrier(as: Program.self) }
}
