/// How far a program of instructions has come.
///
/// A run goes from progress to progress in a loop, and so needs no stack. Its type
/// says nothing of the program's value, which arrives in the run's ``FreeSlot``: so
/// that binds, whose middle types nobody knows, fit into one chain without casts.
/// Progress never changes, so that a layer with several answers may go on from each.
@usableFromInline
enum FreeProgress<Instruction: Functor> {
  /// More of the program's own steps.
  case step(() -> FreeProgress)

  /// At an instruction, with what follows each of its answers.
  case layer(Kind<Instruction, FreeProgress>)

  /// At the end, with what puts the value into the slot of the run.
  case end(() -> Void)

  /// Somewhere in a run behind whose end others go on, one after the other.
  indirect case followed(FreeProgress, by: Rope<FreeSuccessor<Instruction>>)
}

/// What goes on behind the end of a run.
@usableFromInline
@frozen
struct FreeSuccessor<Instruction: Functor> {
  /// Goes on with the value that `put` puts into the slot of the run.
  @usableFromInline let goOn: (_ put: () -> Void) -> FreeProgress<Instruction>

  @inlinable
  init(_ goOn: @escaping (_ put: () -> Void) -> FreeProgress<Instruction>) { self.goOn = goOn }
}

extension FreeProgress {
  /// Goes on to the next instruction or to the end.
  ///
  /// - Complexity: Besides the steps, O(1) amortised for each run that another follows.
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

  /// Goes on behind the end of this run to what a receiver makes of its value.
  @inlinable
  func handingOver<Value>(
    from slot: FreeSlot<Value>, to receiver: FreeReceiver<Instruction, Value>
  ) -> FreeProgress {
    .followed(
      self,
      by: Rope(.one(FreeSuccessor { put in receiver.receive(receiver, slot.take(put)) })))
  }
}

/// Where the value of a run arrives.
@usableFromInline
@_fixed_layout
final class FreeSlot<Value> {
  /// Exclusivity needs no check: no access lasts.
  @exclusivity(unchecked) @usableFromInline var value: Value?

  @inlinable
  init() {}

  /// Returns what the end of a run puts here; another run may put its own afterwards.
  @inlinable
  func take(_ put: () -> Void) -> Value {
    put()
    guard let value = unsafe value.take() else {
      preconditionFailure("The end of a run has a value.")
    }
    return value
  }
}

/// What waits for the value of a program: the slot of the run, or a bind.
///
/// As in a program's node, what depends on the type of what waits below is a function
/// that is specialised where the bind is built.
@usableFromInline
@_fixed_layout
class FreeReceiver<Instruction: Functor, Value>: _ChainLink {
  @usableFromInline typealias Receive = (FreeReceiver, Value) -> FreeProgress<Instruction>

  /// Goes on with the value.
  @usableFromInline final let receive: Receive

  @inlinable
  init(receive: @escaping Receive) { self.receive = receive }

  /// What waits at the end of a run.
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

  /// What waits for the value of the bind, given up in `detach`.
  ///
  /// Exclusivity needs no check: it is written only while the frame is freed.
  @exclusivity(unchecked) @usableFromInline var below: FreeReceiver<Instruction, Value>?

  /// The cast is sound: a frame hands only itself to its own function.
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

/// Steps bound together, ending in a value.
@usableFromInline
@_fixed_layout
class FreeNode<Instruction: Functor, Value>: _ChainLink {
  @usableFromInline typealias Start = (
    FreeNode, FreeReceiver<Instruction, Value>
  ) -> FreeProgress<Instruction>

  /// Starts a run that hands its value over.
  @usableFromInline final let start: Start

  @inlinable
  init(start: @escaping Start) { self.start = start }
}

/// A program, then the one that its value chooses.
@usableFromInline
@_fixed_layout
final class FreeBind<Instruction: Functor, Source, Value>: FreeNode<Instruction, Value> {
  @usableFromInline let next: (Source) -> Kind<FreeOf<Instruction>, Value>

  /// The program that runs first, given up in `detach`.
  ///
  /// Exclusivity needs no check: it is written only while the node is freed.
  @exclusivity(unchecked) @usableFromInline var source: FreeCarrier<Instruction, Source>?

  /// The cast is sound: a node hands only itself to its own function.
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

  /// Gives up the node of its source, if nothing else refers to the source.
  @usableFromInline
  override func detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    unsafe isKnownUniquelyReferenced(&source) ? source.take()?.node.take() : nil
  }
}
