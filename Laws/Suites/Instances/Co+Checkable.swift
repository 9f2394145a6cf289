public import Pairings
public import PairingsTheory

/// A comonad with a named monad of moves, by which ``PairingsTheory/Co`` is generated and observed.
public protocol NamedDual: Comonad & Checkable {
  /// The pairing with the named monad.
  associatedtype Dual: Pairing where Dual.Space == Self, Dual.Moves: Checkable

  /// The pairing.
  static var dual: Dual { get }

  /// Returns a function that draws any move of the space, whether the named monad has it or not.
  static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value>
}

extension NamedDual {
  /// Returns a function that draws a move of the named monad.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let moves = Dual.Moves.domain(of: values)
    return { Co(dual, moves.draw(&$0)) }
  }
}

extension StoreOf: NamedDual where Position: LawValue {
  /// The pairing with the state monad, which has the moves of a store.
  public static var dual: StateStore<Position> { StateStore() }

  /// Returns a function that draws a step, a function of the position.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = Position.domain.functions(to: values.zip(Position.domain))
    return { .choosing(StoreMove(step: steps.draw(&$0).run)) }
  }
}

/// A choice of a value of a store, by a function of its position.
private struct StoreMove<Position, Value>: CoMove {
  let step: (Position) -> (Value, Position)

  func callAsFunction<Result>(_ space: Kind<StoreOf<Position>, (Value) -> Result>) -> Result {
    let (value, position) = step(space.position)
    return space.peek(position)(value)
  }
}

extension TracedOf: NamedDual where Log: LawValue {
  /// The pairing with the writer monad, which has the moves that do not depend on the offset.
  public static var dual: WriterTraced<Log> { WriterTraced() }

  /// Returns a function that draws a function of the offset, which has more moves than a writer.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = Log.domain.functions(to: values.zip(Log.domain))
    return { .choosing(TracedMove(step: steps.draw(&$0).run)) }
  }
}

/// A choice of a value of a space of logs: a function from the offset to the log to append.
private struct TracedMove<Log: Monoid, Value>: CoMove {
  let step: (Log) -> (Value, Log)

  func callAsFunction<Result>(_ space: Kind<TracedOf<Log>, (Value) -> Result>) -> Result {
    let (value, log) = step(space.offset)
    return space.trace(log)(value)
  }
}

extension EnvOf: NamedDual where Environment: LawValue {
  /// The pairing with the reader monad, which has the moves of an environment.
  public static var dual: ReaderEnv<Environment> { ReaderEnv() }

  /// Returns a function that draws a function of the environment.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let reads = Environment.domain.functions(to: values)
    return { .choosing(EnvMove(read: reads.draw(&$0).run)) }
  }
}

/// A choice of a value of an environment, by a function of the environment.
private struct EnvMove<Environment, Value>: CoMove {
  let read: (Environment) -> Value

  func callAsFunction<Result>(_ space: Kind<EnvOf<Environment>, (Value) -> Result>) -> Result {
    space.value(read(space.environment))
  }
}

extension MooreOf: NamedDual where Input: LawValue {
  /// The pairing with the monad that sends inputs, which has the moves of a machine.
  public static var dual: ActionMoore<Input> { ActionMoore() }

  /// Returns a function that draws inputs, since only their results are observable in a machine.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = values.zip(Input.domain.array())
    return { choices in
      let (value, inputs) = steps.draw(&choices)
      return .choosing(MooreMove(inputs: inputs, value: value))
    }
  }
}

/// A choice of a value of a machine, by inputs.
private struct MooreMove<Input, Value>: CoMove {
  let inputs: [Input]
  let value: Value

  func callAsFunction<Result>(_ space: Kind<MooreOf<Input>, (Value) -> Result>) -> Result {
    space.run(inputs)(value)
  }
}

extension CoOf: Checkable where Space: NamedDual {
  /// A domain of all moves of the space, observed by their choices from many spaces.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let moves = Space.moves(of: values)
    let spaces = Space.domain(of: Three.domain)
    let probes = spaces.probes
    return Domain { choices in
      moves(&choices)
    } observe: { co, seen in
      seen.table(at: probes, of: spaces) { probe, seen in
        CoPairing().pair(co, probe) { value, future in
          seen.group("") { seen in
            values.observe(value, &seen)
            Three.domain.observe(future, &seen)
          }
        }
      }
    }
  }
}
