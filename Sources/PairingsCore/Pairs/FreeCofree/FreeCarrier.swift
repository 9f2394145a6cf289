/// The carrier of ``Free``.
@usableFromInline
@_fixed_layout
package final class FreeCarrier<Instruction: Functor, Value>: Kind<FreeOf<Instruction>, Value> {
  /// The content of a program that is no node.
  @usableFromInline
  enum Body {
    /// A value.
    case pure(Value)

    /// An instruction whose answer is the value.
    case instruction(Kind<Instruction, Value>)

    /// A bind or the rest of a run, stored in `node`.
    case bound
  }

  @usableFromInline let body: Body

  /// The bind or the rest of a run, if the program is one.
  ///
  /// Exclusivity needs no check: this field is written only while the program is freed.
  @exclusivity(unchecked) @usableFromInline var node: FreeNode<Instruction, Value>?

  @inlinable
  init(_ body: Body) {
    self.body = body
    super.init(_carrier: ())
  }

  @inlinable
  init(_ node: FreeNode<Instruction, Value>) {
    body = .bound
    unsafe self.node = node
    super.init(_carrier: ())
  }

  deinit {
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
    guard unsafe node != nil, DeferredDeallocation.isDue else { return }
    DeferredDeallocation.free { unsafe node.take().unsafelyUnwrapped }
    #endif
  }
}

// MARK: - Running

extension FreeCarrier {
  /// The number of binds nested to the left that start by recursion.
  @inlinable static var depth: Int { 16 }

  /// Returns the beginning of a run, and the slot for its value.
  @inlinable
  package func start() -> (FreeProgress<Instruction>, FreeSlot<Instruction, Value>) {
    if let reached = unsafe node?.reached { return reached }
    let slot = FreeSlot<Instruction, Value>()
    return (start(slot), slot)
  }

  /// Returns the beginning of a run that passes its value to a receiver.
  @inlinable
  func start(
    _ receiver: FreeReceiver<Instruction, Value>, depth: Int = depth
  ) -> FreeProgress<Instruction> {
    switch body {
    case .pure(let value): .step { receiver.receive(receiver, value) }
    case .instruction(let instruction):
      .layer(Instruction.map(instruction) { value in .step { receiver.receive(receiver, value) } })
    case .bound:
      depth > 0 ? startBind(receiver, depth - 1) : .step { [self] in startBind(receiver) }
    }
  }

  @inlinable
  func startBind(
    _ receiver: FreeReceiver<Instruction, Value>, _ depth: Int = depth
  ) -> FreeProgress<Instruction> {
    guard let node = unsafe node else { preconditionFailure("A bound program holds its node.") }
    return node.start(node, receiver, depth)
  }
}
