// A store on top of a space is a store and that space side by side: what the two show
// together is that each position has a view of the other space.

extension Day {
  /// The store and the base of a space with positions, side by side.
  ///
  /// - Law: `StoreT(Day(w)) == w`, and `Day(StoreT(d)) == d`.
  @inlinable
  public convenience init<Position>(_ space: StoreT<Position, Second, Value>)
  where First == StoreOf<Position> {
    self.init(Store(space.position) { $0 }, space.base) { position, peek in peek(position) }
  }
}

extension StoreT {
  /// A store and a space side by side, as one space with positions.
  ///
  /// - Law: `StoreT(Day(w)) == w`, and `Day(StoreT(d)) == d`.
  @inlinable
  public convenience init(_ day: Day<StoreOf<Position>, Base, Value>) {
    let (place, see) = (day.place, day.see)
    self.init(
      place.first.narrow().position,
      Base.extend(place.second) { second in
        {
          Viewpoint.look(
            from: DayPlace(first: place.first.narrow().seek($0), second: second), see)
        }
      })
  }
}

/// From ``StoreT`` to ``Day``: half of an isomorphism of comonads.
@frozen
public struct StoreTToDay<Position, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the store and the base, side by side.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Position, Base>, Value>
  ) -> Kind<DayOf<StoreOf<Position>, Base>, Value> {
    Day(kind.narrow())
  }
}

/// From ``Day`` to ``StoreT``: half of an isomorphism of comonads.
@frozen
public struct DayToStoreT<Position, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns both as one space with positions.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<DayOf<StoreOf<Position>, Base>, Value>
  ) -> Kind<StoreTOf<Position, Base>, Value> {
    StoreT(kind.narrow())
  }
}
