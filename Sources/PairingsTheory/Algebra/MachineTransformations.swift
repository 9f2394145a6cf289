public import PairingsCore

// An instruction with an input is an `Env`, and a response to it is a `Reader`. Free and cofree
// over these are actions and machines.

extension _KindProtocol where Exact == Self {
  /// Creates the action that sends the inputs of a program.
  @inlinable
  public init<Input>(_ program: Free<EnvOf<Input>, Value>)
  where Brand == ActionOf<Input> {
    let action = program.fold(EnvToAction())
    self.init(inputs: action.inputs, value: action.value)
  }

  /// Creates the program whose instructions are an action's inputs.
  @inlinable
  public init<Input>(_ action: Action<Input, Value>)
  where Brand == FreeOf<EnvOf<Input>> {
    let (inputs, value) = (action.inputs, action.value)
    let program = Free<EnvOf<Input>, Void>.pure(()).flatMap { _ in
      Free<EnvOf<Input>, Void>.forEach(inputs) { input in
        .lift(Env(environment: input, value: ()))
      }
    }
    self = Self._returning(program.map { value })
  }

  /// Creates the machine that follows the tail of a space for each input.
  @inlinable
  public init<Input>(_ space: Cofree<ReaderOf<Input>, Value>)
  where Brand == MooreOf<Input> {
    self.init(space, step: { $0 = $0.tail.run($1) }, output: { $0.extract() })
  }

  /// Creates the space of a machine's futures.
  @inlinable
  public init<Input>(_ machine: Moore<Input, Value>)
  where Brand == CofreeOf<ReaderOf<Input>> {
    let space = Cofree<ReaderOf<Input>, Value>.cons(machine.extract()) {
      .asks { input in Cofree(machine.feed(input)) }
    }
    self = Self._returning(space)
  }
}

/// A transformation from ``Pairings/Env`` to ``Pairings/Action``: the meaning of an instruction with an input.
@frozen
public struct EnvToAction<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the action that sends the environment.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<EnvOf<Input>, Value>
  ) -> Kind<ActionOf<Input>, Value> {
    Action(inputs: [kind.environment], value: kind.extract())
  }
}
