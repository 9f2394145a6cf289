public import Pairings

/// A comonad with a named monad of moves, by which ``Pairings/Co`` is generated and seen.
public protocol NamedDual: Comonad & Checkable {
  /// The pairing with the named monad.
  associatedtype Dual: Pairing where Dual.Space == Self, Dual.Moves: Checkable

  /// The pairing.
  static var dual: Dual { get }

  /// Draws any of the moves that the space has by itself, be it one of the named monad or not.
  static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value>
}

extension NamedDual {
  /// Draws a move of the named monad.
  @inlinable
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let moves = Dual.Moves.domain(of: values)
    return { Co(dual, moves.draw(&$0)) }
  }
}

extension StoreOf: NamedDual where Position: LawValue {
  /// Moves of a store are steps of a state.
  public static var dual: StateStore<Position> { StateStore() }

  /// Draws a function of the position.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = Position.domain.functions(to: values.and(Position.domain))
    return { .choosing(StoreMove(step: steps.draw(&$0).run)) }
  }
}

/// A choice of a value of a store: a function of its position.
private struct StoreMove<Position, Value>: CoMove {
  let step: (Position) -> (Value, Position)

  func callAsFunction<Result>(_ space: Kind<StoreOf<Position>, (Value) -> Result>) -> Result {
    let (value, position) = step(space.position)
    return space.peek(position)(value)
  }
}

extension TracedOf: NamedDual where Log: LawValue {
  /// Moves of a space of logs that do not look at its offset write them.
  public static var dual: WriterTraced<Log> { WriterTraced() }

  /// Draws a function of the offset: of more moves than a writer makes.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = Log.domain.functions(to: values.and(Log.domain))
    return { .choosing(TracedMove(step: steps.draw(&$0).run)) }
  }
}

/// A choice of a value of a space of logs: the log to append, a function of the offset.
private struct TracedMove<Log: Monoid, Value>: CoMove {
  let step: (Log) -> (Value, Log)

  func callAsFunction<Result>(_ space: Kind<TracedOf<Log>, (Value) -> Result>) -> Result {
    let (value, log) = step(space.offset)
    return space.trace(log)(value)
  }
}

extension EnvOf: NamedDual where Environment: LawValue {
  /// Moves of an environment read it.
  public static var dual: ReaderEnv<Environment> { ReaderEnv() }

  /// Draws a function of the environment.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let reads = Environment.domain.functions(to: values)
    return { .choosing(EnvMove(read: reads.draw(&$0).run)) }
  }
}

/// A choice of a value of an environment: a function of the environment.
private struct EnvMove<Environment, Value>: CoMove {
  let read: (Environment) -> Value

  func callAsFunction<Result>(_ space: Kind<EnvOf<Environment>, (Value) -> Result>) -> Result {
    space.value(read(space.environment))
  }
}

extension MooreOf: NamedDual where Input: LawValue {
  /// Moves of a machine send it inputs.
  public static var dual: ActionMoore<Input> { ActionMoore() }

  /// Draws inputs, since nothing but what follows them can be seen of a machine.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = values.and(Input.domain.array())
    return { choices in
      let (value, inputs) = steps.draw(&choices)
      return .choosing(MooreMove(inputs: inputs, value: value))
    }
  }
}

/// A choice of a value of a machine: inputs.
private struct MooreMove<Input, Value>: CoMove {
  let inputs: [Input]
  let value: Value

  func callAsFunction<Result>(_ space: Kind<MooreOf<Input>, (Value) -> Result>) -> Result {
    space.run(inputs)(value)
  }
}

extension CoOf: Checkable where Space: NamedDual {
  /// All moves that the space has, seen by what they choose from many spaces.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let moves = Space.moves(of: values)
    let spaces = Space.domain(of: Three.domain)
    let probes = spaces.probes
    return Domain { choices in
      moves(&choices)
    } observe: { co, seen in
      seen.table { seen in
        for probe in probes {
          seen.entry(spaces.text(probe)) { seen in
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
  }
}
