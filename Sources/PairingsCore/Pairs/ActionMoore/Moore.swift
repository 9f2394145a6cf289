/// A machine that has a value and takes inputs: the comonad of spaces that an ``Action`` moves in.
///
/// The state of the machine is hidden and may be of any type; a step changes it in place.
///
///     let till = Moore<Int, String>(0, step: { $0 += $1 }, output: { "\($0) paid" })
///     till.extract()                                 // "0 paid"
///     till.run([10, 5])                              // "15 paid"
///     till.moved(by: .send(10)).run([5])             // "15 paid"
///     till.extend { $0.run([1]) }.run([10])          // "11 paid"
///
/// ## Laws
///
/// The laws of ``Comonad``, and for every `w`, `a`, `b` and `f`:
///
///     w.run([]) == w.extract()                        // trace nothing
///     w.run(a + b) == w.extend { $0.run(b) }.run(a)   // trace twice
///     w.feed(a).extract() == w.run(a)                 // feed then extract
///     Moore(Traced(w)) == w                           // from after to
///     Moore(Cofree(w)) == w                           // from after to
///
/// - Complexity: An input costs one call of the step, and one more level for every `map` and
///   `extend` that the machine was made with.
/// - Precondition: The state is a value. An object that the step changes would be shared by all
///   futures of the machine.
/// - SeeAlso: Moore, *Gedanken-Experiments on Sequential Machines* (1956).
public typealias Moore<Input, Value> = Kind<MooreOf<Input>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a machine from its first state, the step for an input, and the output of a state.
  @inlinable
  public init<State, Input>(
    _ initialState: State, step: @escaping (_ state: inout State, _ input: Input) -> Void,
    output: @escaping (State) -> Value
  ) where Brand == MooreOf<Input> {
    let machine = Machine(initialState, step, output) { $1.combineUnknown() }
    let carrier = MooreCarrier<Input, Value>(machine)
    self = Self._returning(carrier)
  }

  /// Creates a machine from its first state, the step for an input, and the output of a state. The
  /// state is hashable and identifies the machine's place.
  @inlinable
  public init<State: Hashable, Input>(
    _ initialState: State, step: @escaping (_ state: inout State, _ input: Input) -> Void,
    output: @escaping (State) -> Value
  ) where Brand == MooreOf<Input> {
    let machine = Machine(initialState, step, output) { $1.combine($0) }
    let carrier = MooreCarrier<Input, Value>(machine)
    self = Self._returning(carrier)
  }
}

/// The carrier of ``Moore``.
@usableFromInline
@_fixed_layout
final class MooreCarrier<Input, Value>: _ExclusiveBox<MooreOf<Input>, Void, Value> {
  // Functions of the `Machine`, which hide the type of the state. This object alone refers to that
  // machine; the functions are specialised at its creation.
  @usableFromInline let takeInput: (Input) -> Void
  @usableFromInline let takeInputs: ([Input]) -> Void
  @usableFromInline let show: () -> Value
  @usableFromInline let locate: (inout Fingerprint) -> Void
  @usableFromInline let makeCopy: () -> MooreCarrier

  @inlinable
  init(
    takeInput: @escaping (Input) -> Void, takeInputs: @escaping ([Input]) -> Void,
    show: @escaping () -> Value, locate: @escaping (inout Fingerprint) -> Void,
    makeCopy: @escaping () -> MooreCarrier
  ) {
    self.takeInput = takeInput
    self.takeInputs = takeInputs
    self.show = show
    self.locate = locate
    self.makeCopy = makeCopy
    super.init(())
  }

  /// Not designated: Embedded Swift has no designated initialisers with type parameters of their
  /// own.
  @inlinable
  convenience init<State>(_ machine: Machine<State, Input, Value>) {
    self.init(
      takeInput: { machine.take($0) }, takeInputs: { machine.take(contentsOf: $0) },
      show: { unsafe machine.output(machine.state) },
      locate: { unsafe machine.locate(machine.state, &$0) },
      makeCopy: { MooreCarrier(machine.copy()) })
  }

  /// Applies an input to the state in place.
  ///
  /// - Precondition: Only the caller refers to the machine.
  @inlinable
  func take(_ input: Input) { move { _ in takeInput(input) } }

  /// Applies inputs to the state in place.
  ///
  /// - Precondition: Only the caller refers to the machine.
  @inlinable
  func take(contentsOf inputs: [Input]) { move { _ in takeInputs(inputs) } }

  /// Returns a machine in the same state that shares nothing with this one.
  @inlinable
  func copy() -> MooreCarrier {
    checkIsAtRest()
    return makeCopy()
  }
}

/// The state of a machine with the functions that know its type.
@usableFromInline
@_fixed_layout
final class Machine<State, Input, Value> {
  /// The box enforces exclusivity: its functions alone refer to this object, and it checks its
  /// flag before every call of them.
  @exclusivity(unchecked) @usableFromInline var state: State

  @usableFromInline let step: (inout State, Input) -> Void
  @usableFromInline let output: (State) -> Value

  /// A function that adds the identity of a state to a fingerprint.
  @usableFromInline let locate: (State, inout Fingerprint) -> Void

  @inlinable
  init(
    _ state: State, _ step: @escaping (inout State, Input) -> Void,
    _ output: @escaping (State) -> Value,
    locate: @escaping (State, inout Fingerprint) -> Void
  ) {
    unsafe self.state = state
    self.step = step
    self.output = output
    self.locate = locate
  }

  @inlinable
  func copy() -> Machine { unsafe Machine(state, step, output, locate: locate) }

  @inlinable
  func take(_ input: Input) { unsafe step(&state, input) }

  @inlinable
  func take(contentsOf inputs: [Input]) {
    for input in inputs { unsafe step(&state, input) }
  }
}

/// The brand of ``Moore``.
public enum MooreOf<Input>: PairedComonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> MooreCarrier<Input, Value> {
    kind.carrier(as: MooreCarrier.self)
  }

  /// The pairing with ``Action``.
  @inlinable
  public static var pairing: ActionMoore<Input> { ActionMoore() }
}

// MARK: - Comonad

extension MooreOf {
  /// Returns the value of the present state.
  ///
  /// - Precondition: The step of this machine does not call this function.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).checkIsAtRest()
    return carrier(wa).show()
  }

  /// Recomputes the value of every state by a function of the machine in that state.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    carrier(wa).checkIsAtRest()
    return MooreCarrier(
      Machine(wa, { feed(&$0, $1) }, transform) { locate($0, in: &$1) })
  }

  /// Applies an input to a machine, in place if nothing else refers to it.
  @inlinable
  static func feed<Value>(_ space: inout Kind<Self, Value>, _ input: Input) {
    if !Kind.isUnique(&space) { space = carrier(space).copy() }
    let moore = carrier(consume space)
    moore.take(input)
    space = moore
  }
}

// MARK: - Inputs

extension Kind {
  /// Returns the value after the given inputs.
  @inlinable
  public func run<Input>(_ inputs: some Sequence<Input>) -> Value where Brand == MooreOf<Input> {
    feed(inputs).extract()
  }

  /// Returns the machine after an input.
  @inlinable
  public func feed<Input>(_ input: Input) -> Moore<Input, Value> where Brand == MooreOf<Input> {
    let next = MooreOf.carrier(self).copy()
    next.take(input)
    return next
  }

  /// Returns the machine after the given inputs.
  @inlinable
  public func feed<Input>(_ inputs: some Sequence<Input>) -> Moore<Input, Value>
  where Brand == MooreOf<Input> {
    let next = MooreOf.carrier(self).copy()
    next.take(contentsOf: Array(inputs))
    return next
  }
}

extension MooreOf: LocatedComonad {
  /// Adds the hidden state to the fingerprint, if the machine was made from a hashable one.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    carrier(wa).checkIsAtRest()
    carrier(wa).locate(&fingerprint)
  }
}
