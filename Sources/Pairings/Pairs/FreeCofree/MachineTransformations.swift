// An instruction with an input is an `Env`, and a response to it a `Reader`: free and
// cofree over these are actions and machines.

extension Action {
  /// The action that sends the inputs of a program.
  @inlinable
  public convenience init(_ program: Free<EnvOf<Input>, Value>) {
    let action = program.fold(EnvToAction()).narrow()
    self.init(inputs: action.inputs, value: action.value)
  }
}

extension Free {
  /// The program that has an action's inputs for instructions.
  @inlinable
  public convenience init<Input>(_ action: Action<Input, Value>)
  where Instruction == EnvOf<Input> {
    let (inputs, value) = (action.inputs, action.value)
    self.init(
      FreeBind(Free<EnvOf<Input>, Void>.pure(())) {
        FreeOf.map(
          FreeOf.forEach(inputs) { input in
            Free<EnvOf<Input>, Void>.lift(Env(environment: input, value: ()))
          }
        ) { value }
      })
  }
}

extension Moore {
  /// The machine that follows the tail of a space for each input.
  @inlinable
  public convenience init(_ space: Cofree<ReaderOf<Input>, Value>) {
    self.init(space, step: { $0 = $0.tail.narrow().run($1) }, output: { $0.extract() })
  }
}

extension Cofree {
  /// The space of a machine's futures.
  @inlinable
  public convenience init<Input>(_ machine: Moore<Input, Value>)
  where Response == ReaderOf<Input> {
    self.init(machine.extract()) {
      Reader { input in Cofree(machine.feed(input)) }
    }
  }
}

/// From ``Env`` to ``Action``: what an instruction with an input means.
@frozen
public struct EnvToAction<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the action that sends the environment.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<EnvOf<Input>, Value>
  ) -> Kind<ActionOf<Input>, Value> {
    Action(inputs: [kind.narrow().environment], value: kind.narrow().value)
  }
}

/// From ``Action`` to ``Free``: half of an isomorphism of monads.
@frozen
public struct ActionToFree<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the program that has the action's inputs for instructions.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<ActionOf<Input>, Value>
  ) -> Kind<FreeOf<EnvOf<Input>>, Value> {
    Free(kind.narrow())
  }
}

/// From ``Free`` to ``Action``: half of an isomorphism of monads.
@frozen
public struct FreeToAction<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the action that sends the inputs of the program.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<FreeOf<EnvOf<Input>>, Value>
  ) -> Kind<ActionOf<Input>, Value> {
    Action(kind.narrow())
  }
}

/// From ``Moore`` to ``Cofree``: half of an isomorphism of comonads.
@frozen
public struct MooreToCofree<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the space of the machine's futures.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Input>, Value>
  ) -> Kind<CofreeOf<ReaderOf<Input>>, Value> {
    Cofree(kind.narrow())
  }
}

/// From ``Cofree`` to ``Moore``: half of an isomorphism of comonads.
@frozen
public struct CofreeToMoore<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the machine that follows the tail of the space for each input.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<CofreeOf<ReaderOf<Input>>, Value>
  ) -> Kind<MooreOf<Input>, Value> {
    Moore(kind.narrow())
  }
}
