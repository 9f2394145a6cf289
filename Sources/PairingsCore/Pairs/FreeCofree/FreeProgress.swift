/// The progress of a run of a program of instructions.
///
/// A run goes from progress to progress in a loop, and so needs no stack. The type does not name
/// the program's value, which arrives in the run's ``FreeSlot``. So binds with any intermediate
/// types fit into one chain without casts. A progress is immutable, so that a layer with several
/// answers may continue from each.
@usableFromInline
package enum FreeProgress<Instruction: Functor> {
  /// A further step of the program.
  case step(() -> FreeProgress)

  /// An instruction, with the progress after each of its answers.
  case layer(Kind<Instruction, FreeProgress>)

  /// The end, with the function that puts the value into the memory of the run's slot.
  case end((FreeMemory) -> Void)

  /// A run with the successors that continue, one after the other, at its end.
  indirect case followed(FreeProgress, by: Rope<FreeSuccessor<Instruction>>)
}

/// A continuation at the end of a run.
@usableFromInline
@frozen
package struct FreeSuccessor<Instruction: Functor> {
  /// The function that continues with the value that `put` puts into the memory of the run's slot.
  @usableFromInline let goOn: (_ put: (FreeMemory) -> Void) -> FreeProgress<Instruction>

  @inlinable
  init(_ goOn: @escaping (_ put: (FreeMemory) -> Void) -> FreeProgress<Instruction>) {
    self.goOn = goOn
  }
}

extension FreeProgress {
  /// Continues to the next instruction or to the end, which successors follow.
  ///
  /// - Complexity: Besides the steps, O(1) amortised for each run that has a successor.
  @inlinable
  package func settled(
    followedBy successors: Rope<FreeSuccessor<Instruction>> = Rope(.nothing)
  ) -> FreeProgress {
    var (progress, successors) = (self, successors)
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
    from slot: FreeSlot<Instruction, Value>, to receiver: FreeReceiver<Instruction, Value>
  ) -> FreeProgress {
    .followed(
      self,
      by: Rope(.one(FreeSuccessor { put in receiver.receive(receiver, slot.take(put)) })))
  }
}

/// A receiver of the value of a program: the slot of the run, or a bind.
///
/// As in a program's node, the part that depends on the type of the outer receiver is a function
/// that is specialised where the bind is built.
@usableFromInline
@_fixed_layout
package class FreeReceiver<Instruction: Functor, Value>: _ChainLink {
  @usableFromInline typealias Receive = (FreeReceiver, Value) -> FreeProgress<Instruction>

  /// The function that continues with the value.
  @usableFromInline final let receive: Receive

  @inlinable
  init(receive: @escaping Receive) { self.receive = receive }
}

/// The receiver at the end of a run: the slot through which the value of the run arrives.
///
/// A slot stores nothing. A class with storage for an optional value would look up its type at run
/// time whenever it is freed.
@usableFromInline
@_fixed_layout
package final class FreeSlot<Instruction: Functor, Value>: FreeReceiver<Instruction, Value> {
  /// The write is sound: a run ends with the function of its own slot, which gives memory of this
  /// type.
  @inlinable
  init() {
    super.init { _, value in
      .end { memory in
        unsafe memory.address.assumingMemoryBound(to: Value?.self).pointee = value
      }
    }
  }

  /// Returns the value that the end of a run puts here.
  @inlinable
  package func take(_ put: (FreeMemory) -> Void) -> Value {
    var value: Value?
    unsafe withUnsafeMutablePointer(to: &value) { unsafe put(FreeMemory(address: $0)) }
    guard let value else { preconditionFailure("The end of a run has a value.") }
    return value
  }
}

/// The memory for the value at the end of a run, without its type.
@safe @usableFromInline
@frozen
package struct FreeMemory {
  @usableFromInline let address: UnsafeMutableRawPointer

  @inlinable
  init(address: UnsafeMutableRawPointer) { unsafe self.address = address }
}

/// A bind that waits for the value of its source.
@usableFromInline
@_fixed_layout
final class FreeFrame<Instruction: Functor, Source, Value>: FreeReceiver<Instruction, Source> {
  @usableFromInline let next: (Source) -> Kind<FreeOf<Instruction>, Value>

  /// The receiver of the value of the bind, given up in `detach`. Its type is that of all links, since
  /// `detach` would look up another one at run time.
  ///
  /// Exclusivity needs no check: this field is written only while the frame is freed.
  @exclusivity(unchecked) @usableFromInline var below: _ChainLink?

  /// The casts are sound: a frame passes only itself to its own function, and `below` is the
  /// receiver that it was made with.
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
      return FreeOf.carrier(frame.next(value))
        .start(unsafe unsafeDowncast(below, to: FreeReceiver<Instruction, Value>.self))
    }
  }

  @usableFromInline
  override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? { unsafe below.take() }
}

/// A bind or the rest of a run as a node, which ends in a value.
@usableFromInline
@_fixed_layout
class FreeNode<Instruction: Functor, Value>: _ChainLink {
  @usableFromInline typealias Start = (
    FreeNode, FreeReceiver<Instruction, Value>, Int
  ) -> FreeProgress<Instruction>

  /// The function that starts a run, which passes its value to a receiver. Its number is that of the
  /// binds to the left that may start by recursion.
  @usableFromInline final let start: Start

  @inlinable
  init(start: @escaping Start) { self.start = start }

  /// The progress of the rest of a run and the slot for its value, or nil for a bind.
  @usableFromInline
  var reached: (FreeProgress<Instruction>, FreeSlot<Instruction, Value>)? { nil }
}

/// The rest of a run that reached an instruction: its progress, with the slot for its value.
@usableFromInline
@_fixed_layout
final class FreeRest<Instruction: Functor, Value>: FreeNode<Instruction, Value> {
  @usableFromInline let progress: FreeProgress<Instruction>
  @usableFromInline let slot: FreeSlot<Instruction, Value>

  /// The cast is sound: a node passes only itself to its own function.
  @inlinable
  init(_ progress: FreeProgress<Instruction>, _ slot: FreeSlot<Instruction, Value>) {
    (self.progress, self.slot) = (progress, slot)
    super.init { node, receiver, _ in
      let rest = unsafe unsafeDowncast(node, to: FreeRest.self)
      return rest.progress.handingOver(from: rest.slot, to: receiver)
    }
  }

  @usableFromInline
  override var reached: (FreeProgress<Instruction>, FreeSlot<Instruction, Value>)? {
    (progress, slot)
  }
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
    super.init { node, receiver, depth in
      let bind = unsafe unsafeDowncast(node, to: FreeBind.self)
      guard let source = unsafe bind.source else { preconditionFailure("A bind is freed once.") }
      return source.start(FreeFrame(bind.next, above: receiver), depth: depth)
    }
  }

  /// Gives up the node of the source, if nothing else refers to the source.
  @usableFromInline
  override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    unsafe isKnownUniquelyReferenced(&source) ? source.take()?.node.take() : nil
  }
}
