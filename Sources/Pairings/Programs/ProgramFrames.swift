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
final class SourceFrame<Node: ProceedingNode>: ProgramReceiver<Node.Brand, Node.Source> {
  @usableFromInline let node: Node
  @usableFromInline let receiver: ProgramReceiver<Node.Brand, Node.Value>

  /// The cast is sound: a frame hands only itself to its own function.
  @inlinable
  init(_ node: Node, _ receiver: ProgramReceiver<Node.Brand, Node.Value>) {
    self.node = node
    self.receiver = receiver
    super.init { frame, context throws(Node.Brand.Failure) in
      try unsafeDowncast(frame, to: SourceFrame.self).proceed(&context)
    }
  }

  @inlinable
  func proceed(
    _ context: inout Node.Brand.Context
  ) throws(Node.Brand.Failure) -> ProgramFrame<Node.Brand>? {
    let received: Node.Source
    if let value = value.take() {
      received = value
    } else if let source = node.sourceNode?.takeUnretainedValue() {
      return source.makeFrame(source, self)
    } else {
      received = try node.sourceStep(&context)
    }
    isFinished = true
    switch node.proceed(received) {
    case .done(let result): receiver.value = result
    case .step(let step): receiver.value = try step(&context)
    case .node(let next): return next.makeFrame(next, receiver)
    case .program(let program):
      if let next = program.node?.takeUnretainedValue() { return next.makeFrame(next, receiver) }
      receiver.value = try program.step(&context)
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
