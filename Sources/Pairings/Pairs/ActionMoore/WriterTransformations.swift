// An action is a writer of inputs, and a machine a value for every list of inputs:
// the same pair, stored for the inputs to be fed one by one.

extension KindProtocol where Exact == Self {
  /// The writer of an action's inputs.
  @inlinable
  public init<Input>(_ action: Action<Input, Value>)
  where Brand == WriterOf<[Input]> {
    self.init(log: action.inputs, value: action.value)
  }

  /// The action that sends what a writer wrote.
  @inlinable
  public init<Input>(_ writer: Writer<[Input], Value>)
  where Brand == ActionOf<Input> {
    self.init(inputs: writer.log, value: writer.value)
  }

  /// The value of a machine for every list of inputs.
  ///
  /// - Complexity: A value takes all inputs of its log, from the first.
  @inlinable
  public init<Input>(_ machine: Moore<Input, Value>)
  where Brand == TracedOf<[Input]> {
    self.init(offset: []) { machine.run($0) }
  }

  /// The machine that appends its inputs to the log of a space and shows the value
  /// there.
  @inlinable
  public init<Input>(_ space: Traced<[Input], Value>)
  where Brand == MooreOf<Input> {
    self.init(
      space.offset, step: { $0.append($1) }, output: TracedOf.carrier(space).base)
  }
}

/// From ``Action`` to ``Writer``: half of an isomorphism of monads.
@frozen
public struct ActionToWriter<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the writer of the action's inputs.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<ActionOf<Input>, Value>
  ) -> Kind<WriterOf<[Input]>, Value> {
    Writer(kind)
  }
}

/// From ``Writer`` to ``Action``: half of an isomorphism of monads.
@frozen
public struct WriterToAction<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the action that sends what the writer wrote.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<WriterOf<[Input]>, Value>
  ) -> Kind<ActionOf<Input>, Value> {
    Action(kind)
  }
}

/// From ``Moore`` to ``Traced``: half of an isomorphism of comonads, but for the offset, which a
/// machine does not show.
@frozen
public struct MooreToTraced<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the value of the machine for every list of inputs.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Input>, Value>
  ) -> Kind<TracedOf<[Input]>, Value> {
    Traced(kind)
  }
}

/// From ``Traced`` to ``Moore``: half of an isomorphism of comonads, but for the offset, which a
/// machine does not show.
@frozen
public struct TracedToMoore<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the machine that appends its inputs to the log of the space.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<TracedOf<[Input]>, Value>
  ) -> Kind<MooreOf<Input>, Value> {
    Moore(kind)
  }
}
