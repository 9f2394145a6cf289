/// A program of instructions: the monad that a functor makes of itself, and the monad
/// of moves over a ``Cofree``.
///
/// Nothing is known of a program but its instructions; what they mean is said when
/// it is folded into another monad, or paired with a space that answers them.
///
///     typealias Say<Value> = Free<EnvOf<String>, Value>   // an instruction is a word
///     let hello = Say.lift(Env(environment: "hello", value: 1)).flatMap { n in
///       Say.lift(Env(environment: "world", value: n + 1))
///     }
///     Action(hello).inputs  // ["hello", "world"]
///     Action(hello).value   // 2
///
/// ## Laws
///
/// Those of ``Monad``, and for every `m`, `fa`, `layer` and transformation `t` to a
/// monad:
///
///     wrap(layer) == lift(layer).flatMap { $0 }          // wrap
///     wrap(layer).resume() == .right(layer)              // wrap then resume
///     pure(a).resume() == .left(a)                       // pure then resume
///     lift(fa).fold(t) == t(fa)                          // fold an instruction
///     m.flatMap(f).fold(t) == M.flatMap(m.fold(t)) { f($0).fold(t) }  // fold is a morphism
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant stack
///   however `flatMap`s are nested; so does freeing.
/// - SeeAlso: Swierstra, *Data Types à la Carte* (2008); van der Ploeg and Kiselyov,
///   *Reflection without Remorse* (2014).
public final class Free<Instruction: Functor, Value>: Kind<FreeOf<Instruction>, Value> {
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
  @exclusivity(unchecked) @usableFromInline final var node: FreeNode<Instruction, Value>?

  @inlinable
  init(_ body: Body) { self.body = body }

  @inlinable
  init(_ node: FreeNode<Instruction, Value>) {
    body = .bound
    self.node = node
  }

  deinit {
    #if !hasFeature(Embedded)  // Embedded Swift has no task-local values.
    guard node != nil, ChainRemains.isDue else { return }
    ChainRemains.free { node.take().unsafelyUnwrapped }
    #endif
  }
}

// MARK: - Instructions

extension Free {
  /// The program of one instruction.
  @inlinable
  public static func lift(_ instruction: Kind<Instruction, Value>) -> Free {
    Free(.instruction(instruction))
  }

  /// The program that starts with an instruction, each answer of which is what
  /// follows it.
  @inlinable
  public static func wrap(_ layer: Kind<Instruction, Free>) -> Free {
    Free<Instruction, Free>.lift(layer).flatMap { $0 }
  }

  /// Runs the program up to its first instruction: its value if there is none, else
  /// the instruction with what follows each answer.
  ///
  /// - Complexity: Constant stack; what follows is not run again.
  @inlinable
  public func resume() -> Either<Value, Kind<Instruction, Free>> {
    let (start, slot) = start()
    switch start.settled() {
    case .layer(let layer): return .right(Instruction.map(layer) { Free(.rest($0, slot)) })
    case .end(let put): return .left(slot.take(put))
    case .step: preconditionFailure("A settled program is at an instruction or at its end.")
    }
  }

  /// Gives every instruction a meaning in another monad.
  ///
  /// - Complexity: Constant stack, if `iterate` of that monad is.
  @inlinable
  public func fold<Meaning: NaturalTransformation>(
    _ meaning: Meaning
  ) -> Kind<Meaning.Target, Value>
  where Meaning.Source == Instruction, Meaning.Target: Monad {
    typealias M = Meaning.Target
    let (start, slot) = start()
    return M.iterate(start) { progress in
      switch progress.settled() {
      case .layer(let layer): M.map(meaning(layer)) { .next($0) }
      case .end(let put): M.pure(.done(slot.take(put)))
      case .step: preconditionFailure("A settled program is at an instruction or at its end.")
      }
    }
  }

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
        guard let node else { preconditionFailure("A bound program holds its node.") }
        return node.start(node, receiver)
      }
    }
  }
}

// MARK: - Monad

extension Free {
  /// The program without instructions.
  @inlinable
  public static func pure(_ value: Value) -> Free { Free(.pure(value)) }

  /// Runs this program and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Free<Instruction, NewValue> {
    FreeOf.map(self, transform).narrow()
  }

  /// Runs this program, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Free<Instruction, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Free<Instruction, Combined> {
    FreeOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this program, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Free<Instruction, NewValue>
  ) -> Free<Instruction, NewValue> {
    FreeOf.flatMap(self, next).narrow()
  }

  /// Runs this program, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(
    _ next: Free<Instruction, NewValue>
  ) -> Free<Instruction, NewValue> {
    FreeOf.then(self, next).narrow()
  }

  /// Runs this program `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Free<Instruction, [Value]> {
    FreeOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are programs: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Source, Middle>(
    _ first: @escaping (Source) -> Free<Instruction, Middle>,
    _ second: @escaping (Middle) -> Free<Instruction, Value>
  ) -> (Source) -> Free<Instruction, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a program from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: @escaping (Seed) -> Free<Instruction, Iteration<Seed, Value>>
  ) -> Free {
    FreeOf.iterate(seed, step).narrow()
  }

  /// Runs the program made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> Free<Instruction, NewValue>
  ) -> Free<Instruction, [NewValue]> where Value == [NewValue] {
    FreeOf.traverse(elements, transform).narrow()
  }

  /// Runs the program made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> Free<Instruction, Void>
  ) -> Free<Instruction, Void> where Value == Void {
    FreeOf.forEach(elements, transform).narrow()
  }
}
