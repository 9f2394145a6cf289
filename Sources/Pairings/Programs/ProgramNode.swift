/// A part of a chain that frees the chain by a loop instead of by recursion.
public class _ProgramLink {
  @usableFromInline
  init() {}

  /// Gives up the links that this one holds: returns one of them and appends the
  /// others.
  @usableFromInline
  func detach(_ others: inout [_ProgramLink]) -> _ProgramLink? { nil }

  /// Moves what this link still holds into an object of its own.
  @usableFromInline
  func takeRest() -> AnyObject? { nil }

  deinit {
    var others: [_ProgramLink] = []
    var link = detach(&others)
    while link != nil {
      link = isKnownUniquelyReferenced(&link) ? link?.detach(&others) : nil
      if link == nil { link = others.popLast() }
    }
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
      if ProgramRemains.isDue { ProgramRemains.free(takeRest) }
    #endif
  }
}

/// Steps bound together, ending in a value.
///
/// Swift does not specialise the methods of a generic class, so that an
/// overridden method would look up its types at run time, ten times slower. The
/// two operations that depend on the source's type are therefore functions that
/// the node holds; they capture nothing and are specialised where a bind is built.
public class _ProgramNode<Brand: ProgramConstructor, Value>: _ProgramLink {
  @usableFromInline typealias Body = Program<Brand, Value>.Body

  @usableFromInline typealias Advance = (
    _ProgramNode, inout Brand.Context, Int
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value>

  @usableFromInline typealias MakeFrame = (
    _ProgramNode, ProgramReceiver<Brand, Value>
  ) -> ProgramFrame<Brand>

  /// How many binds that nest to the left run by recursion.
  @inlinable static var depth: Int { 16 }

  /// Runs up to what comes last: a value, or the program that returns it.
  @usableFromInline final let advance: Advance

  /// Makes the frame that runs this node on the heap and hands its value over.
  @usableFromInline final let makeFrame: MakeFrame

  @inlinable
  init(advance: @escaping Advance, makeFrame: @escaping MakeFrame) {
    self.advance = advance
    self.makeFrame = makeFrame
  }

  /// Runs to the end.
  @inlinable
  final func run(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    try run(&context, depth: Self.depth)
  }

  /// Runs to the end; nesting to the right costs no stack.
  @inlinable
  final func run(_ context: inout Brand.Context, depth: Int) throws(Brand.Failure) -> Value {
    guard depth > 0 else { return try runOnHeap(&context) }
    var progress = try advance(self, &context, depth)
    while true {
      switch progress {
      case .done(let value): return value
      case .more(.step(let step)): return try step(&context)
      case .more(._bound(let node)): progress = try node.advance(node, &context, depth)
      }
    }
  }
}

/// How far a node has come.
@frozen @usableFromInline
enum ProgramProgress<Brand: ProgramConstructor, Value> {
  case done(Value)
  case more(Program<Brand, Value>.Body)
}

/// A program that runs first and what follows its value.
@usableFromInline
final class SourceNode<Brand: ProgramConstructor, Source, Value>: _ProgramNode<Brand, Value> {
  /// What follows the value of the source.
  @frozen @usableFromInline
  enum Continuation {
    case map((Source) -> Value)
    case then(Program<Brand, Value>.Body)
    case bind((Source) -> Kind<Brand, Value>)
  }

  /// The program that runs first; nothing only while the node is freed.
  @exclusivity(unchecked) @usableFromInline var source: Program<Brand, Source>.Body?

  /// What follows; nothing only while the node is freed.
  @exclusivity(unchecked) @usableFromInline var continuation: Continuation?

  /// The casts are sound: a node hands only itself to its own functions.
  @inlinable
  init(_ source: Kind<Brand, Source>, _ continuation: Continuation) {
    self.source = Program.narrow(source).body
    self.continuation = continuation
    super.init(
      advance: { node, context, depth throws(Brand.Failure) in
        try unsafeDowncast(node, to: Self.self).advance(&context, depth: depth)
      },
      makeFrame: { SourceFrame(unsafeDowncast($0, to: Self.self), $1) })
  }

  @usableFromInline
  override func detach(_ others: inout [_ProgramLink]) -> _ProgramLink? {
    var link: _ProgramLink?
    if case ._bound(let node) = source {
      source = nil
      link = node
    }
    if case .then(._bound(let node)) = continuation {
      continuation = nil
      if let link { others.append(link) }
      link = node
    }
    return link
  }

  @usableFromInline
  override func takeRest() -> AnyObject? { Rest(source.take(), continuation.take()) }

  /// What a node holds, to be freed later.
  private final class Rest {
    let source: Program<Brand, Source>.Body?
    let continuation: Continuation?

    init(_ source: Program<Brand, Source>.Body?, _ continuation: Continuation?) {
      self.source = source
      self.continuation = continuation
    }
  }

  @inlinable
  func advance(
    _ context: inout Brand.Context, depth: Int
  ) throws(Brand.Failure) -> ProgramProgress<Brand, Value> {
    switch source {
    case .step(let step): return proceed(try step(&context))
    case ._bound(let node): return proceed(try node.run(&context, depth: depth - 1))
    case nil: preconditionFailure("A node that is freed does not run.")
    }
  }

  /// Returns what follows the source's value.
  @inlinable
  func proceed(_ value: Source) -> ProgramProgress<Brand, Value> {
    switch continuation {
    case .map(let transform): return .done(transform(value))
    case .then(let next): return .more(next)
    case .bind(let next): return .more(Program.narrow(next(value)).body)
    case nil: preconditionFailure("A node that is freed does not run.")
    }
  }
}
