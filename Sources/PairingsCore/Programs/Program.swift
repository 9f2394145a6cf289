/// A step, or a sequence of steps, that reads and writes a context: the shared implementation of
/// the monads that run.
///
/// A single step is the stored closure and is called directly. A bind is a node that runs its
/// source, then loops on the program that the continuation returns: nesting to the right runs in
/// constant stack. Nesting to the left recurses a few levels and continues with frames on the heap.
/// Long chains are freed in a loop.
///
/// - SeeAlso: Bjarnason, *Stackless Scala with Free Monads* (2012).
@safe @usableFromInline
@_fixed_layout
package final class Program<Brand: _ProgramConstructor, Value>: Kind<Brand, Value> {
  /// A closure that reads and writes the context and returns a value.
  @usableFromInline package typealias Step = (inout Brand.Context) throws(Brand.Failure) -> Value

  /// The content of a program.
  @frozen @usableFromInline
  package enum Body {
    /// One step.
    case step(Step)

    /// A bind.
    case bound(ProgramNode<Brand, Value>)
  }

  /// The step, if the content is one; otherwise a step that is never run.
  @usableFromInline package let step: Step

  /// The node of the bind, if the content is one.
  ///
  /// The node is held without a strong reference, so that a run does not count references. That is
  /// sound: `init` retains once, `deinit` releases once, and in between the caller of a run holds
  /// the program.
  @usableFromInline package let node: Unmanaged<ProgramNode<Brand, Value>>?

  /// Creates a program from its content.
  @inlinable
  package init(_ body: Body) {
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
    guard !DeferredDeallocation.isDue else {
      return unsafe DeferredDeallocation.free(node.takeRetainedValue)
    }
    #endif
    unsafe node.release()
  }

  /// Runs the program on a context, in place.
  ///
  /// - Throws: The error of the first step that fails; no later step runs.
  /// - Complexity: One call per step; constant stack.
  @inlinable @inline(__always)  // StateStore.move(not specialised) needs it.
  package func execute(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    guard let node = unsafe node else { return try step(&context) }
    return unsafe try node._guaranteed(by: self) { node throws(Brand.Failure) in
      try node.run(&context, depth: ProgramNode<Brand, Value>.depth)
    }
  }

  /// Runs the step of a program that the caller holds, so that the closure need not be retained.
  @inlinable @inline(never)
  package func runStep(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    try step(&context)
  }

  /// The step that takes the place of a bind.
  @inlinable
  static var bound: Step {
    { _ throws(Brand.Failure) in preconditionFailure("Bound steps run by their node.") }
  }

  /// Returns the kind as its program. Embedded Swift calls no default method of a protocol in a
  /// class: classes use this one.
  @inlinable @inline(__always)
  package static func of(_ kind: Kind<Brand, Value>) -> Program { kind.carrier(as: Program.self) }
}
