/// A step, or a sequence of steps, that reads and writes a context: the shared
/// body of the monads that run.
///
/// `State`, `Reader` and `IO` differ in their context and in how they fail; what
/// they have in common, a `flatMap` that neither overflows the stack nor grows
/// it, is written here once. A new monad of this kind is a subclass and a
/// ``ProgramConstructor``, and owns all of it:
///
///     final class Parser<Value>: Program<ParserOf, Value> {}
///     enum ParserOf: ProgramConstructor {
///       typealias Context = Substring
///       typealias Failure = ParseError
///       static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type { Parser<Value>.self }
///       static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
///         Parser(body)
///       }
///     }
///
/// A single step is the stored closure and is called directly. A bind is a node
/// that runs its source, then loops on what the continuation returns: nesting to
/// the right runs in constant stack. Nesting to the left recurses a few levels
/// and goes on with frames on the heap. Long chains are freed by a loop.
///
/// - SeeAlso: Bjarnason, *Stackless Scala with Free Monads* (2012).
open class Program<Brand: ProgramConstructor, Value>: Kind<Brand, Value> {
  /// A closure that reads and writes the context and returns a value.
  public typealias Step = (inout Brand.Context) throws(Brand.Failure) -> Value

  /// What a program consists of.
  @frozen
  public enum Body {
    /// One step.
    case step(Step)

    /// Steps bound together.
    case _bound(_ProgramNode<Brand, Value>)
  }

  /// The step, if nothing is bound to it; else one that is never run.
  @usableFromInline final let step: Step

  /// The steps that are bound together, if any.
  ///
  /// Held without a strong reference, so that running them does not count
  /// references. That is sound: `init` retains once, `deinit` releases once, and in
  /// between the program is held by whoever runs it.
  @usableFromInline final let node: Unmanaged<_ProgramNode<Brand, Value>>?

  /// Creates a program from its body.
  @inlinable
  public init(_ body: Body) {
    switch body {
    case .step(let step):
      self.step = step
      node = nil
    case ._bound(let node):
      step = Self.bound
      self.node = .passRetained(node)
    }
  }

  deinit {
    guard let node else { return }
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
    guard !ChainRemains.isDue else { return ChainRemains.free(node.takeRetainedValue) }
    #endif
    node.release()
  }

  /// Runs the program on a context, in place.
  ///
  /// - Throws: What the first failing step throws; no later step runs.
  /// - Complexity: One call a step; constant stack.
  @inlinable @inline(__always)  // StateStore.move(not specialised) needs it.
  public final func run(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    guard let node else { return try step(&context) }
    return try node._guaranteed(by: self) { node throws(Brand.Failure) in
      try node.run(&context, depth: _ProgramNode<Brand, Value>.depth)
    }
  }

  /// Runs the step of a program that the caller holds, which is why the closure need
  /// not be held.
  @inlinable @inline(never)
  final func runStep(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    try step(&context)
  }

  /// What stands in the place of a step where steps are bound.
  @inlinable
  static var bound: Step {
    { _ throws(Brand.Failure) in preconditionFailure("Bound steps run by their node.") }
  }

  /// The way from a kind to its program.
  ///
  /// The cast is sound: `Brand.carrier(of: Value.self)` is the only class that a
  /// value of `Kind<Brand, Value>` can have, and it must be a program, because
  /// the conformance makes it of a program's body.
  @inlinable @inline(__always)
  static func narrow(_ kind: Kind<Brand, Value>) -> Program {
    unsafeDowncast(kind, to: Program.self)
  }
}

/// The brand of a monad whose values are programs.
///
/// It names a context, a failure and the carrier; pure, map, flatMap and
/// iterate come with it.
public protocol ProgramConstructor: Monad {
  /// What every step reads and writes.
  associatedtype Context

  /// What a step may throw; `Never` if steps cannot fail.
  associatedtype Failure: Error

  /// Makes the carrier of a program, which must be a subclass of ``Program``.
  static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value>
}
