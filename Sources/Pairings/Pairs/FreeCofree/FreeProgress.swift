/// The progress of a run of a program of instructions.
///
/// A run goes from progress to progress in a loop, and so needs no stack. The type does not name
/// the program's value, which arrives in the run's ``FreeSlot``. So binds with any intermediate
/// types fit into one chain without casts. A progress is immutable, so that a layer with several
/// answers may continue from each.
@usableFromInline
enum FreeProgress<Instruction: Functor> {
  /// A further step of the program.
  case step(() -> FreeProgress)

  /// An instruction, with the progress after each of its answers.
  case layer(Kind<Instruction, FreeProgress>)

  /// The end, with the function that puts the value into the slot of the run.
  case end(() -> Void)

  /// A run with the successors that continue, one after the other, at its end.
  indirect case followed(FreeProgress, by: Rope<FreeSuccessor<Instruction>>)
}

/// A continuation at the end of a run.
@usableFromInline
@frozen
struct FreeSuccessor<Instruction: Functor> {
  /// The function that continues with the value that `put` puts into the slot of the run.
  @usableFromInline let goOn: (_ put: () -> Void) -> FreeProgress<Instruction>

  @inlinable
  init(_ goOn: @escaping (_ put: () -> Void) -> FreeProgress<Instruction>) { self.goOn = goOn }
}

extension FreeProgress {
  /// Continues to the next instruction or to the end.
  ///
  /// - Complexity: Besides the steps, O(1) amortised for each run that has a successor.
  @inlinable
  func settled() -> FreeProgress {
    var (progress, successors) = (self, Rope<FreeSuccessor<Instruction>>(.nothing))
    while true {
      switch progress {
      case .step(let next): progress = next()
      case .followed(let first, let others):
        progress = first
        successors = others.appending(successors)
      case .layer(let layer):
        if case .nothing = successors.content { return progress }
        return .layer(Instruction.map(layer) { [successors] in .followed($0, by: successors) })
      case .end(let put):
        guard let (next, others) = successors.first() else { return progress }
        progress = next.goOn(put)
        successors = others
      }
    }
  }

  /// Continues at the end of this run with a receiver of its value.
  @inlinable
  func handingOver<Value>(
    from slot: FreeSlot<Value>, to receiver: FreeReceiver<Instruction, Value>
  ) -> FreeProgress {
    .followed(
      self,
      by: Rope(.one(FreeSuccessor { put in receiver.receive(receiver, slot.take(put)) })))
  }
}

/// The slot in which the value of a run arrives.
@usableFromInline
@_fixed_layout
final class FreeSlot<Value> {
  /// Exclusivity needs no check: no access lasts.
  @exclusivity(unchecked) @usableFromInline var value: Value?

  @inlinable
  init() {}

  /// Returns the value that the end of a run puts here. Another run may put its own value
  /// afterwards.
  @inlinable
  func take(_ put: () -> Void) -> Value {
    put()
    guard let value = unsafe value.take() else {
      preconditionFailure("The end of a run has a value.")
    }
    return value
  }
}

/// A receiver of the value of a program: the slot of the run, or a bind.
///
/// As in a program's node, the part that depends on the type of the outer receiver is a function
/// that is specialised where the bind is built.
@usableFromInline
@_fixed_layout
class FreeReceiver<Instruction: Functor, Value>: _ChainLink {
  @usableFromInline typealias Receive = (FreeReceiver, Value) -> FreeProgress<Instruction>

  /// The function that continues with the value.
  @usableFromInline final let receive: Receive

  @inlinable
  init(receive: @escaping Receive) { self.receive = receive }

  /// Creates the receiver at the end of a run.
  @inlinable
  convenience init(_ slot: FreeSlot<Value>) {
    self.init { _, value in .end { unsafe slot.value = value } }
  }
}

/// A bind that waits for the value of its source.
@usableFromInline
@_fixed_layout
final class FreeFrame<Instruction: Functor, Source, Value>: FreeReceiver<Instruction, Source> {
  @usableFromInline let next: (Source) -> Kind<FreeOf<Instruction>, Value>

  /// The receiver of the value of the bind, given up in `detach`.
  ///
  /// Exclusivity needs no check: this field is written only while the frame is freed.
  @exclusivity(unchecked) @usableFromInline var below: FreeReceiver<Instruction, Value>?

  /// The cast is sound: a frame passes only itself to its own function.
  @inlinable
  init(
    _ next: @escaping (Source) -> Kind<FreeOf<Instruction>, Value>,
    above below: FreeReceiver<Instruction, Value>
  ) {
    self.next = next
    unsafe self.below = below
    super.init { receiver, value in
      let frame = unsafe unsafeDowncast(receiver, to: FreeFrame.self)
      guard let below = unsafe frame.below else { preconditionFailure("A frame is freed once.") }
      return FreeOf.carrier(frame.next(value)).start(below)
    }
  }

  @usableFromInline
  override func detach(_ others: inout [_ChainLink]) -> _ChainLink? { unsafe below.take() }
}

/// A bind as a node, which ends in a value.
@usableFromInline
@_fixed_layout
class FreeNode<Instruction: Functor, Value>: _ChainLink {
  @usableFromInline typealias Start = (
    FreeNode, FreeReceiver<Instruction, Value>
  ) -> FreeProgress<Instruction>

  /// The function that starts a run, which passes its value to a receiver.
  @usableFromInline final let start: Start

  @inlinable
  init(start: @escaping Start) { self.start = start }
}

/// A program, followed by the one that `next` makes of its value.
@usableFromInline
@_fixed_layout
final class FreeBind<Instruction: Functor, Source, Value>: FreeNode<Instruction, Value> {
  @usableFromInline let next: (Source) -> Kind<FreeOf<Instruction>, Value>

  /// The program that runs first, given up in `detach`.
  ///
  /// Exclusivity needs no check: this field is written only while the node is freed.
  @exclusivity(unchecked) @usableFromInline var source: FreeCarrier<Instruction, Source>?

  /// The cast is sound: a node passes only itself to its own function.
  @inlinable
  init(
    _ source: FreeCarrier<Instruction, Source>,
    _ next: @escaping (Source) -> Kind<FreeOf<Instruction>, Value>
  ) {
    self.next = next
    unsafe self.source = source
    super.init { node, receiver in
      let bind = unsafe unsafeDowncast(node, to: FreeBind.self)
      guard let source = unsafe bind.source else { preconditionFailure("A bind is freed once.") }
      return source.start(FreeFrame(bind.next, above: receiver))
    }
  }

  /// Gives up the node of the source, if nothing else refers to the source.
  @usableFromInline
  override func detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    unsafe isKnownUniquelyReferenced(&source) ? source.take()?.node.take() : nil
  }
}
