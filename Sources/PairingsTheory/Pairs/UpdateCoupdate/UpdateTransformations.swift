public import PairingsCore

// The morphism of every update monad to `State`, and those of `Store` and of every directed comonad
// to its spaces.

/// A transformation from ``Update`` to ``Pairings/State`` that writes the shape at the chosen position: a
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

/// A transformation from ``Pairings/Store`` to ``Coupdate`` that keeps the values of the shapes that
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
