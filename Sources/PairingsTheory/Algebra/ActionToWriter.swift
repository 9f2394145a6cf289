public import PairingsCore

// An action is a writer of inputs, and a machine is a value for every list of inputs. Both pairs
// are the same; a machine stores its state so that inputs can be applied one by one.

extension _KindProtocol where Exact == Self {
  /// Creates the writer of an action's inputs.
  @inlinable
  public init<Input>(_ action: Action<Input, Value>)
  where Brand == WriterOf<[Input]> {
    self.init(log: action.inputs, value: action.value)
  }

  /// Creates the action that sends a writer's log.
  @inlinable
  public init<Input>(_ writer: Writer<[Input], Value>)
  where Brand == ActionOf<Input> {
    self.init(inputs: writer.log, value: writer.value)
  }

  /// Creates the value of a machine for every list of inputs.
  ///
  /// - Complexity: A value applies all inputs of its log, from the first.
  @inlinable
  public init<Input>(_ machine: Moore<Input, Value>)
  where Brand == TracedOf<[Input]> {
    self.init(offset: []) { machine.run($0) }
  }

  /// Creates the machine that appends its inputs to the log of a space and outputs the value there.
  @inlinable
  public init<Input>(_ space: Traced<[Input], Value>)
  where Brand == MooreOf<Input> {
    self.init(
      space.offset, step: { $0.append($1) }, output: TracedOf.carrier(space).base)
  }
}

/// A transformation from ``Pairings/Action`` to ``Pairings/Writer``: half of an isomorphism of monads.
@frozen
public struct ActionToWriter<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
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

/// A transformation from ``Pairings/Writer`` to ``Pairings/Action``: half of an isomorphism of monads.
@frozen
public struct WriterToAction<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the action that sends the writer's log.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<WriterOf<[Input]>, Value>
  ) -> Kind<ActionOf<Input>, Value> {
    Action(kind)
  }
}

/// A transformation from ``Pairings/Moore`` to ``Pairings/Traced``: a morphism of comonads, and half of an isomorphism
/// up to the offset, which a machine does not have.
@frozen
public struct MooreToTraced<Input>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
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
