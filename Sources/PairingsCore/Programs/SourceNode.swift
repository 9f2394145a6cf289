/// A node with a source: a program that runs first.
///
/// The source is a step or a node. A node is held without a strong reference, so that a run does
/// not count references. That is sound: `init` retains it once, and `detach` alone gives that
/// reference up, once. `detach` is called by `deinit`, or by that of another link on a node that
/// nothing else refers to.
@safe @usableFromInline
@_fixed_layout
class SourceNode<Brand: _ProgramConstructor, Source, Value>: ProgramNode<Brand, Value> {
  @usableFromInline final let sourceStep: Program<Brand, Source>.Step
  @usableFromInline final let sourceNode: Unmanaged<ProgramNode<Brand, Source>>?
  private var isDetached = false

  @inlinable
  init(
    _ source: Kind<Brand, Source>, advance: @escaping Advance, makeFrame: @escaping MakeFrame
  ) {
    let source = Program.of(source)
    sourceStep = source.step
    unsafe sourceNode = unsafe source.node?.retain()
    super.init(advance: advance, makeFrame: makeFrame)
    withExtendedLifetime(source) {}  // The source holds its node until here.
  }

  @usableFromInline
  override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    guard !isDetached else { return nil }
    isDetached = true
    return unsafe sourceNode?.takeRetainedValue()
  }

  @inlinable
  final func runSource(
    _ context: inout Brand.Context, depth: Int
  ) throws(Brand.Failure) -> Source {
    guard let sourceNode = unsafe sourceNode else { return try sourceStep(&context) }
    return unsafe try sourceNode._guaranteed(by: self) { node throws(Brand.Failure) in
      try node.run(&context, depth: depth)
    }
  }
}

/// A node that continues with the value of its source.
@usableFromInline
protocol ProceedingNode<Brand, Source, Value>: AnyObject {
  associatedtype Brand: _ProgramConstructor
  associatedtype Source
  associatedtype Value

  /// The step of the source, unless there is a node.
  var sourceStep: Program<Brand, Source>.Step { get }
  var sourceNode: Unmanaged<ProgramNode<Brand, Source>>? { get }

  /// Runs the source.
  func runSource(_ context: inout Brand.Context, depth: Int) throws(Brand.Failure) -> Source

  /// Continues with the value of the source, up to the end of a step that follows. A node that follows
  /// is returned, so that it takes no stack.
  func proceed(
    _ value: Source, _ context: inout Brand.Context
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value>
}

/// The functions that a node of this class holds. Their casts are sound: a node passes only itself
/// to them.
extension ProceedingNode {
  @inlinable
  static var advance: ProgramNode<Brand, Value>.Advance {
    { node, context, depth throws(Brand.Failure) in
      let node = unsafe unsafeDowncast(node, to: Self.self)
      return try node.proceed(try node.runSource(&context, depth: depth - 1), &context)
    }
  }

  @inlinable
  static var makeFrame: ProgramNode<Brand, Value>.MakeFrame {
    { unsafe SourceFrame(unsafeDowncast($0, to: Self.self), $1) }
  }
}

/// A program, followed by the one that `next` makes of its value.
@usableFromInline
@_fixed_layout
final class BindNode<Brand: _ProgramConstructor, Source, Value>:
  SourceNode<Brand, Source, Value>, ProceedingNode
{
  @usableFromInline let next: (Source) -> Kind<Brand, Value>

  @inlinable
  init(_ source: Kind<Brand, Source>, _ next: @escaping (Source) -> Kind<Brand, Value>) {
    self.next = next
    super.init(source, advance: BindNode.advance, makeFrame: BindNode.makeFrame)
  }

  @inlinable
  func proceed(
    _ value: Source, _ context: inout Brand.Context
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value> {
    let program = Program.of(next(value))
    guard unsafe program.node == nil else { return .program(program) }
    return .done(try program.runStep(&context))
  }
}

/// A program whose value is transformed.
@usableFromInline
@_fixed_layout
final class MapNode<Brand: _ProgramConstructor, Source, Value>:
  SourceNode<Brand, Source, Value>, ProceedingNode
{
  @usableFromInline let transform: (Source) -> Value

  @inlinable
  init(_ source: Kind<Brand, Source>, _ transform: @escaping (Source) -> Value) {
    self.transform = transform
    super.init(source, advance: MapNode.advance, makeFrame: MapNode.makeFrame)
  }

  @inlinable
  func proceed(
    _ value: Source, _ context: inout Brand.Context
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value> {
    .done(transform(value))
  }
}

/// A program, followed by another regardless of its value.
@usableFromInline
@_fixed_layout
final class ThenNode<Brand: _ProgramConstructor, Source, Value>:
  SourceNode<Brand, Source, Value>, ProceedingNode
{
  @usableFromInline let nextStep: Program<Brand, Value>.Step

  /// The node that runs second, given up in `detach`.
  ///
  /// Exclusivity needs no check: this field is written only while the node is freed.
  @exclusivity(unchecked) @usableFromInline var nextNode: ProgramNode<Brand, Value>?

  @inlinable
  init(_ source: Kind<Brand, Source>, _ next: Kind<Brand, Value>) {
    let next = Program.of(next)
    nextStep = next.step
    unsafe nextNode = unsafe next.node?.takeUnretainedValue()
    super.init(source, advance: ThenNode.advance, makeFrame: ThenNode.makeFrame)
    withExtendedLifetime(next) {}  // The program holds its node until here.
  }

  @usableFromInline
  override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    let source = super._detach(&others)
    guard let next = unsafe nextNode.take() else { return source }
    if let source { others.append(source) }
    return next
  }

  @inlinable
  func proceed(
    _ value: Source, _ context: inout Brand.Context
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value> {
    guard let nextNode = unsafe nextNode else { return .done(try nextStep(&context)) }
    return .node(nextNode)
  }
}
