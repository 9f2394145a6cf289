/// The carrier of ``Free``.
@usableFromInline
@_fixed_layout
final class FreeCarrier<Instruction: Functor, Value>: Kind<FreeOf<Instruction>, Value> {
  /// What a program consists of, unless steps are bound together.
  @usableFromInline
  enum Body {
    /// A value.
    case pure(Value)

    /// An instruction whose answer is the value.
    case instruction(Kind<Instruction, Value>)

    /// The rest of a program that ran up to an instruction.
    case rest(FreeProgress<Instruction>, FreeSlot<Value>)

    /// Steps bound together, which are in `node`.
    case bound
  }

  @usableFromInline let body: Body

  /// The steps that are bound together, if any.
  ///
  /// Exclusivity needs no check: it is written only while the program is freed.
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
    guard unsafe node != nil, ChainRemains.isDue else { return }
    ChainRemains.free { unsafe node.take().unsafelyUnwrapped }
    #endif
  }
}

// MARK: - Running

extension FreeCarrier {
  /// The beginning of a run, and where its value will be.
  @inlinable
  func start() -> (FreeProgress<Instruction>, FreeSlot<Value>) {
    if case .rest(let progress, let slot) = body { return (progress, slot) }
    let slot = FreeSlot<Value>()
    return (start(FreeReceiver(slot)), slot)
  }

  /// The beginning of a run that hands its value over.
  @inlinable
  func start(_ receiver: FreeReceiver<Instruction, Value>) -> FreeProgress<Instruction> {
    switch body {
    case .pure(let value): .step { receiver.receive(receiver, value) }
    case .instruction(let instruction):
      .layer(Instruction.map(instruction) { value in .step { receiver.receive(receiver, value) } })
    case .rest(let progress, let slot): progress.handingOver(from: slot, to: receiver)
    case .bound:
      .step { [self] in
        guard let node = unsafe node else { preconditionFailure("A bound program holds its node.") }
        return node.start(node, receiver)
      }
    }
  }
}
