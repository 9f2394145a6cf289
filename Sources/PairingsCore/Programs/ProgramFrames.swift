/// A bind on the heap that waits for the value of its source.
///
/// Frames run programs that nest deeply to the left, where each bind waits for the one inside. A
/// frame replaces a call for each bind, and holds the frame that receives its value. As in a node,
/// the part that depends on the source's type is a function that is specialised where the frame is
/// made.
@usableFromInline
@_fixed_layout
class ProgramFrame<Brand: _ProgramConstructor> {
  @usableFromInline typealias Proceed = (
    ProgramFrame, inout Brand.Context
  ) throws(Brand.Failure) -> ProgramFrame

  /// The function that runs until another frame has to run, and returns that frame.
  @usableFromInline final let proceed: Proceed

  /// The frame that receives the value; nil for the last one.
  @usableFromInline final let below: ProgramFrame?

  @inlinable
  init(above below: ProgramFrame?, proceed: @escaping Proceed) {
    self.below = below
    self.proceed = proceed
  }
}

/// A frame with storage for the value that it waits for.
@usableFromInline
@_fixed_layout
class ProgramReceiver<Brand: _ProgramConstructor, Value>: ProgramFrame<Brand> {
  /// Exclusivity needs no check: no access lasts.
  @exclusivity(unchecked) @usableFromInline final var value: Value?

  @inlinable
  override init(above below: ProgramFrame<Brand>?, proceed: @escaping Proceed) {
    super.init(above: below, proceed: proceed)
  }
}

/// The frame of a node with a source.
@usableFromInline
@_fixed_layout
final class SourceFrame<Node: ProceedingNode>: ProgramReceiver<Node.Brand, Node.Source> {
  @usableFromInline let node: Node

  /// The casts are sound: a frame passes only itself to its own function, and `below` is the
  /// receiver that it was made with.
  @inlinable
  init(_ node: Node, _ receiver: ProgramReceiver<Node.Brand, Node.Value>) {
    self.node = node
    super.init(above: receiver) { frame, context throws(Node.Brand.Failure) in
      unsafe try unsafeDowncast(frame, to: SourceFrame.self).proceed(&context)
    }
  }

  @inlinable
  func proceed(
    _ context: inout Node.Brand.Context
  ) throws(Node.Brand.Failure) -> ProgramFrame<Node.Brand> {
    let received: Node.Source
    if let value = unsafe value.take() {
      received = value
    } else if let source = unsafe node.sourceNode?.takeUnretainedValue() {
      return source.makeFrame(source, self)
    } else {
      received = try node.sourceStep(&context)
    }
    let receiver = unsafe unsafeDowncast(
      below.unsafelyUnwrapped, to: ProgramReceiver<Node.Brand, Node.Value>.self)
    switch try node.proceed(received, &context) {
    case .done(let result): unsafe receiver.value = result
    case .node(let next): return next.makeFrame(next, receiver)
    case .program(let program):
      defer { withExtendedLifetime(program) {} }  // The program holds its node.
      let next = unsafe program.node.unsafelyUnwrapped.takeUnretainedValue()
      return next.makeFrame(next, receiver)
    }
    return receiver
  }
}

extension ProgramNode {
  /// Runs to the end with frames on the heap, in constant stack for every nesting.
  @inlinable @inline(never)
  final func runOnHeap(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    let result = ProgramReceiver<Brand, Value>(above: nil) { frame, _ throws(Brand.Failure) in
      frame
    }
    var frame = makeFrame(self, result)
    do throws(Brand.Failure) {
      while frame !== result { frame = try frame.proceed(frame, &context) }
    } catch {
      // Frames are released one by one, since a released frame releases those that it holds.
      while let below = frame.below { frame = below }
      throw error
    }
    guard let value = unsafe result.value.take() else {
      preconditionFailure("The last frame hands over the value.")
    }
    return value
  }
}
