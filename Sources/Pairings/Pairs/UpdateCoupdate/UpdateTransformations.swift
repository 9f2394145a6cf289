// The update monads that have another name, and the morphisms of every other one to `State` and of
// `Store` to its spaces.

/// A transformation from ``Update`` to ``State`` that writes the shape at the chosen position: a
/// morphism of monads.
///
/// It forgets by which position the shape was reached. It has an inverse for ``Codiscrete``, where
/// the position is the shape.
@frozen
public struct UpdateToState<Container: DirectedContainer>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the state that writes the shape at the chosen position.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<UpdateOf<Container>, Value>
  ) -> Kind<StateOf<Container.Shape>, Value> {
    State { shape in
      var place = UpdatePlace<Container>(consume shape)  // A shape that is shared is copied.
      let value = UpdateOf.program(kind).execute(&place)
      shape = place.shape
      return value
    }
  }
}

/// A transformation from ``State`` to ``Update`` of ``Codiscrete``: the inverse of
/// ``UpdateToState``.
@frozen
public struct StateToUpdate<Position>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the update whose position is the one that the state writes.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<StateOf<Position>, Value>
  ) -> Kind<UpdateOf<Codiscrete<Position>>, Value> {
    UpdateOf.make(
      .step { place in
        let value = StateOf.program(kind).execute(&place.shape)
        place.position = place.shape
        return value
      })
  }
}

/// A transformation from ``Writer`` to ``Update`` of patches that act on nothing: a morphism of
/// monads, and the inverse of ``UpdateToWriter``.
@frozen
public struct WriterToUpdate<Log: Monoid>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the update whose patch is the log.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<WriterOf<Log>, Value>
  ) -> Kind<UpdateOf<TrivialAction<Log, Void>>, Value> {
    let (log, value) = (kind.log, kind.value)
    return Update { _ in (log, value) }
  }
}

/// A transformation from ``Update`` of patches that act on nothing to ``Writer``: a morphism of
/// monads, and the inverse of ``WriterToUpdate``.
@frozen
public struct UpdateToWriter<Log: Monoid>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the writer whose log is the patch.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<UpdateOf<TrivialAction<Log, Void>>, Value>
  ) -> Kind<WriterOf<Log>, Value> {
    let (log, value) = kind.run(())
    return Writer(log: log, value: value)
  }
}

/// A transformation from ``Reader`` to ``Update`` of ``Discrete``: a morphism of monads, and the
/// inverse of ``UpdateToReader``.
@frozen
public struct ReaderToUpdate<Environment>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the update that stays at the environment.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<ReaderOf<Environment>, Value>
  ) -> Kind<UpdateOf<Discrete<Environment>>, Value> {
    .inspect { kind.run($0) }
  }
}

/// A transformation from ``Update`` of ``Discrete`` to ``Reader``: a morphism of monads, and the
/// inverse of ``ReaderToUpdate``.
@frozen
public struct UpdateToReader<Environment>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the reader of the shape.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<UpdateOf<Discrete<Environment>>, Value>
  ) -> Kind<ReaderOf<Environment>, Value> {
    .asks { kind.run($0).value }
  }
}

/// A transformation from ``Store`` to ``Coupdate`` that keeps the values of the shapes that
/// positions reach: a morphism of comonads.
///
/// With ``UpdateToState``, which maps the moves the other way, it is a morphism of interaction
/// laws: a move has the same outcome in both pairs.
@frozen
public struct StoreToCoupdate<Container: DirectedContainer>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the space whose values are those of the shapes.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<StoreOf<Container.Shape>, Value>
  ) -> Kind<CoupdateOf<Container>, Value> {
    let values = StoreOf.carrier(kind).values
    return Coupdate(kind.position) { values($0.shape) }
  }
}

/// A transformation from any space with a directed container to the ``Coupdate`` of that container:
/// a morphism of comonads that loses nothing.
///
///     UpdateCoupdate<CursorSteps>().hoisted(
///       left: IdentityTransformation(), right: DirectedToCoupdate<ZipperOf>())
@frozen
public struct DirectedToCoupdate<Source: DirectedComonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which has no state.
  @inlinable
  public init() {}

  /// Returns the space of the same shape with the same values.
  ///
  /// - Precondition: The source has a value at every enabled position, by the law *peek where
  ///   enabled*.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<Source, Value>
  ) -> Kind<CoupdateOf<Source.Container>, Value> {
    Coupdate(kind.shape) { place in
      guard let value = kind.peek(along: place.position) else {
        preconditionFailure("A space has a value at each position that is enabled.")
      }
      return value
    }
  }
}
