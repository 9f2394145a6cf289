/// A bind as a node, which ends in a value.
///
/// Swift does not specialise the methods of a generic class: an overridden method would look up its
/// types at run time, ten times slower. So the node holds the two operations that depend on the
/// source's type as functions. They capture nothing and are specialised where a bind is built.
@usableFromInline
@_fixed_layout
package class ProgramNode<Brand: _ProgramConstructor, Value>: _ChainLink {
  @usableFromInline typealias Advance = (
    ProgramNode, inout Brand.Context, Int
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value>

  @usableFromInline typealias MakeFrame = (
    ProgramNode, ProgramReceiver<Brand, Value>
  ) -> ProgramFrame<Brand>

  /// The number of binds nested to the left that run by recursion.
  @inlinable static var depth: Int { 16 }

  /// The function that runs up to the last part: a value, or the node that returns it.
  @usableFromInline final let advance: Advance

  /// The function that makes a frame on the heap, which runs this node and passes its value on.
  @usableFromInline final let makeFrame: MakeFrame

  @inlinable
  init(advance: @escaping Advance, makeFrame: @escaping MakeFrame) {
    self.advance = advance
    self.makeFrame = makeFrame
  }

  /// Runs to the end, without stack for nesting to the right.
  @inlinable
  final func run(_ context: inout Brand.Context, depth: Int) throws(Brand.Failure) -> Value {
    guard depth > 0 else { return try runOnHeap(&context) }
    var progress = try advance(self, &context, depth)
    while true {
      switch consume progress {
      case .done(let value): return value
      case .node(let node): progress = try node.advance(node, &context, depth)
      case .program(let program):
        progress = unsafe try program.node.unsafelyUnwrapped._guaranteed(by: program) {
          node throws(Brand.Failure) in
          try node.advance(node, &context, depth)
        }
      }
    }
  }
}

/// The progress of a node: its value, or the node that returns the value.
@frozen @usableFromInline
enum ProgramProgress<Brand: _ProgramConstructor, Value> {
  case done(Value)
  case node(ProgramNode<Brand, Value>)

  /// A program that is a bind, and so has a node: ``ProceedingNode/proceed(_:_:)`` of a bind returns
  /// no other. It holds that node.
  case program(Program<Brand, Value>)
}

extension Unmanaged {
  /// Calls a function with the object without counting the reference.
  ///
  /// That is sound while `owner`, which is kept alive meanwhile, holds the object.
  @inlinable @inline(__always)
  package func _guaranteed<Owner: AnyObject, Result, Failure: Error>(
    by owner: Owner, _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(owner) {} }
    return unsafe try _withUnsafeGuaranteedRef { instance in
      Swift.Result { () throws(Failure) in try body(instance) }
    }.get()
  }
}
