/// A machine that shows a value and takes inputs: the comonad of spaces that an
/// ``Action`` moves in.
///
/// Its state is hidden and may be of any type; a step changes it in place. A
/// ``Reducer`` is such a step.
///
///     let till = Moore<Int, String>(0, step: { $0 += $1 }, output: { "\($0) paid" })
///     till.extract()                                 // "0 paid"
///     till.run([10, 5])                              // "15 paid"
///     till.moved(by: .send(10)).run([5])             // "15 paid"
///     till.extend { $0.run([1]) }.run([10])          // "11 paid"
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `a`, `b` and `f`:
///
///     w.run([]) == w.extract()                        // run nothing
///     w.run(a + b) == w.extend { $0.run(b) }.run(a)   // run twice
///     w.feed(a).extract() == w.run(a)                 // feed then extract
///     Moore(Traced(w)) == w                           // as a Traced
///     Moore(Cofree(w)) == w                           // as a Cofree
///
/// - Complexity: An input costs a call of the step, and one more level for every
///   `map` and `extend` that the machine is made by.
/// - Precondition: The state is a value: a class that the step changes would be
///   shared by all futures of the machine.
/// - SeeAlso: Moore, *Gedanken-Experiments on Sequential Machines* (1956).
public final class Moore<Input, Value>: Kind<MooreOf<Input>, Value> {
  // What depends on the type of the state: functions of the `Machine` that this
  // object alone refers to, specialised where it was made.
  @usableFromInline let takeInput: (Input) -> Void
  @usableFromInline let takeInputs: ([Input]) -> Void
  @usableFromInline let value: () -> Value
  @usableFromInline let makeCopy: () -> Moore

  /// Whether the step is working on the state.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  /// Creates a machine from its first state, from what an input does to a state, and
  /// from the value that a state shows.
  @inlinable
  public init<State>(
    _ initialState: State, step: @escaping (_ state: inout State, _ input: Input) -> Void,
    output: @escaping (State) -> Value
  ) {
    let machine = Machine(initialState, step, output)
    takeInput = { machine.take($0) }
    takeInputs = { machine.take(contentsOf: $0) }
    value = { machine.value }
    makeCopy = { machine.moore }
  }

  /// Creates a machine from its first state, from a reducer, and from the value that a
  /// state shows.
  @inlinable
  public convenience init<State>(
    _ initialState: State, _ reducer: Reducer<State, Input>, _ output: @escaping (State) -> Value
  ) {
    self.init(initialState, step: reducer.run, output: output)
  }
}

/// The state of a machine with the functions that know its type.
@usableFromInline
final class Machine<State, Input, Value> {
  /// Exclusivity is enforced by `Moore.isMoving`: `Moore` alone refers to this object,
  /// and checks the flag before every access.
  @exclusivity(unchecked) @usableFromInline var state: State

  @usableFromInline let step: (inout State, Input) -> Void
  @usableFromInline let output: (State) -> Value

  @inlinable
  init(
    _ state: State, _ step: @escaping (inout State, Input) -> Void,
    _ output: @escaping (State) -> Value
  ) {
    self.state = state
    self.step = step
    self.output = output
  }

  @inlinable
  func take(_ input: Input) { step(&state, input) }

  @inlinable
  func take(contentsOf inputs: [Input]) {
    for input in inputs { step(&state, input) }
  }

  @inlinable var value: Value { output(state) }

  @inlinable var moore: Moore<Input, Value> { Moore(state, step: step, output: output) }
}

// MARK: - Comonad

extension Moore {
  /// Transforms the value of every state.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Moore<Input, NewValue> {
    extend { transform($0.extract()) }
  }

  /// Returns the value of the present state.
  ///
  /// - Precondition: The step of this very machine does not call it.
  @inlinable
  public func extract() -> Value {
    checkIsAtRest()
    return value()
  }

  /// Recomputes the value of every state from the machine as it is there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (Moore) -> NewValue
  ) -> Moore<Input, NewValue> {
    checkIsAtRest()
    return Moore<Input, NewValue>(
      self as Kind<MooreOf<Input>, Value>, step: { MooreOf.feed(&$0, $1) },
      output: { transform($0.narrow()) })
  }

  /// Puts in every state the machine as it is there.
  @inlinable
  public func duplicate() -> Moore<Input, Moore<Input, Value>> { extend { $0 } }

  /// Composes two functions of a machine: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Moore<Input, Value>) -> Middle,
    _ second: @escaping (Moore<Input, Middle>) -> Output
  ) -> (Moore<Input, Value>) -> Output {
    { second($0.extend(first)) }
  }
}

// MARK: - Inputs

extension Moore {
  /// Returns the value after some inputs.
  @inlinable
  public func run(_ inputs: some Sequence<Input>) -> Value { feed(inputs).extract() }

  /// Returns the machine after an input.
  @inlinable
  public func feed(_ input: Input) -> Moore {
    var space: Kind<MooreOf<Input>, Value> = copy()
    MooreOf.feed(&space, input)
    return space.narrow()
  }

  /// Returns the machine after some inputs.
  @inlinable
  public func feed(_ inputs: some Sequence<Input>) -> Moore {
    let next = copy()
    next.take(Array(inputs))
    return next
  }

  /// Lets the state take inputs in place.
  ///
  /// - Precondition: Nothing but the caller refers to the machine.
  @inlinable
  func take(_ inputs: [Input]) {
    isMoving = true
    takeInputs(inputs)
    isMoving = false
  }

  /// A machine in the same state that shares nothing with this one.
  @inlinable
  func copy() -> Moore {
    checkIsAtRest()
    return makeCopy()
  }

  @inlinable
  func checkIsAtRest() {
    precondition(!isMoving, "A step reads the machine that it moves: use the state it is given.")
  }
}
