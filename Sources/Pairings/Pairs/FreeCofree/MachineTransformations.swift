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

/// A transformation from ``Env`` to ``Action``: the meaning of an instruction with an input.
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

/// A transformation from ``Action`` to ``Free``: half of an isomorphism of monads.
@frozen
public struct ActionToFree<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the program whose instructions are the action's inputs.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<ActionOf<Input>, Value>
  ) -> Kind<FreeOf<EnvOf<Input>>, Value> {
    Free(kind)
  }
}

/// A transformation from ``Free`` to ``Action``: half of an isomorphism of monads.
@frozen
public struct FreeToAction<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the action that sends the inputs of the program.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<FreeOf<EnvOf<Input>>, Value>
  ) -> Kind<ActionOf<Input>, Value> {
    Action(kind)
  }
}

/// A transformation from ``Moore`` to ``Cofree``: half of an isomorphism of comonads.
@frozen
public struct MooreToCofree<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the space of the machine's futures.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Input>, Value>
  ) -> Kind<CofreeOf<ReaderOf<Input>>, Value> {
    Cofree(kind)
  }
}

/// A transformation from ``Cofree`` to ``Moore``: half of an isomorphism of comonads.
@frozen
public struct CofreeToMoore<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the machine that follows the tail of the space for each input.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<CofreeOf<ReaderOf<Input>>, Value>
  ) -> Kind<MooreOf<Input>, Value> {
    Moore(kind)
  }
}
