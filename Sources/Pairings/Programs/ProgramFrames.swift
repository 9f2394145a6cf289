/// A bind that waits on the heap for the value of its source.
///
/// Frames run programs that nest deeply to the left, where each bind waits for
/// the one inside: instead of a call a bind, a frame a bind lies on a stack. As
/// in a node, what depends on the source's type is a function that is specialised
/// where the frame is made.
@usableFromInline
class ProgramFrame<Brand: ProgramConstructor> {
  @usableFromInline typealias Proceed = (
    ProgramFrame, inout Brand.Context
  ) throws(Brand.Failure) -> ProgramFrame?

  /// Goes on until the value is handed over, or until another frame has to run,
  /// which it returns.
  @usableFromInline final let proceed: Proceed

  /// Whether nothing is left to do here.
  @exclusivity(unchecked) @usableFromInline final var isFinished = false

  @inlinable
  init(proceed: @escaping Proceed) { self.proceed = proceed }
}

/// A frame with a place for the value that it waits for.
@usableFromInline
class ProgramReceiver<Brand: ProgramConstructor, Value>: ProgramFrame<Brand> {
  @exclusivity(unchecked) @usableFromInline final var value: Value?

  @inlinable
  override init(proceed: @escaping Proceed) { super.init(proceed: proceed) }
}

/// The frame of a node with a source.
@usableFromInline
final class SourceFrame<Brand: ProgramConstructor, Source, Value>: ProgramReceiver<Brand, Source> {
  @usableFromInline let node: SourceNode<Brand, Source, Value>
  @usableFromInline let receiver: ProgramReceiver<Brand, Value>

  /// The cast is sound: a frame hands only itself to its own function.
  @inlinable
  init(_ node: SourceNode<Brand, Source, Value>, _ receiver: ProgramReceiver<Brand, Value>) {
    self.node = node
    self.receiver = receiver
    super.init { frame, context throws(Brand.Failure) in
      try unsafeDowncast(frame, to: Self.self).proceed(&context)
    }
  }

  @inlinable
  func proceed(_ context: inout Brand.Context) throws(Brand.Failure) -> ProgramFrame<Brand>? {
    let received: Source
    if let value = value.take() {
      received = value
    } else {
      switch node.source {
      case .step(let step): received = try step(&context)
      case ._bound(let source): return source.makeFrame(source, self)
      case nil: preconditionFailure("A node that is freed does not run.")
      }
    }
    isFinished = true
    switch node.proceed(received) {
    case .done(let result): receiver.value = result
    case .more(.step(let step)): receiver.value = try step(&context)
    case .more(._bound(let next)): return next.makeFrame(next, receiver)
    }
    return nil
  }
}

extension _ProgramNode {
  /// Runs to the end with frames on the heap; no nesting costs stack.
  @inlinable @inline(never)
  final func runOnHeap(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    let result = ProgramReceiver<Brand, Value> { _, _ throws(Brand.Failure) in nil }
    var frames = [makeFrame(self, result)]
    // From the top down: a frame holds the one below, so that any other order
    // would free them by recursion.
    defer { while frames.popLast() != nil {} }
    while let frame = frames.popLast() {
      let next = try frame.proceed(frame, &context)
      if !frame.isFinished { frames.append(frame) }
      if let next { frames.append(next) }
    }
    guard let value = result.value.take() else {
      preconditionFailure("The last frame hands over the value.")
    }
    return value
  }
}
