// A space of logs is a store whose position is the log: a writer's `tell` becomes a state that
// appends to it. With ``MooreToTraced`` a machine runs inside a store, and its inputs are the log.

/// A transformation from ``Traced`` to ``Store``: a morphism of comonads.
///
///     machine.lift(to: StateStore(), spaces: MooreToTraced().then(TracedToStore()), …)
@frozen
public struct TracedToStore<Log: Monoid>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the store whose position is the log.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<TracedOf<Log>, Value>
  ) -> Kind<StoreOf<Log>, Value> {
    Store(kind.offset, TracedOf.carrier(kind).base)
  }
}

/// A transformation from ``Writer`` to ``State``: a morphism of monads.
@frozen
public struct WriterToState<Log: Monoid>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the state that appends the writer's log.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<WriterOf<Log>, Value>
  ) -> Kind<StateOf<Log>, Value> {
    let (log, value) = (kind.log, kind.value)
    return State { position in
      position.combine(with: log)
      return value
    }
  }
}
