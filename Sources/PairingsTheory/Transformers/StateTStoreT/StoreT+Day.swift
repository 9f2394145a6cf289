public import PairingsCore

// A store over a base space is a store and that space side by side: the combined value of both is
// the base's function, applied to the position.

extension _KindProtocol where Exact == Self {
  /// Creates the store and the base of a space with positions, side by side.
  ///
  /// - Law: `StoreT(Day(w)) == w`, and `Day(StoreT(d)) == d`.
  @inlinable
  public init<Position, Base: Comonad>(_ space: StoreT<Position, Base, Value>)
  where Brand == DayOf<StoreOf<Position>, Base> {
    self.init(Store(space.position) { $0 }, space.values()) { position, peek in peek(position) }
  }

  /// Creates one space with positions from a store and a space side by side.
  ///
  /// - Law: `StoreT(Day(w)) == w`, and `Day(StoreT(d)) == d`.
  @inlinable
  public init<Position, Base: Comonad>(_ day: Day<StoreOf<Position>, Base, Value>)
  where Brand == StoreTOf<Position, Base> {
    let (place, see) = (DayOf.placed(day).current, DayOf.placed(day).see)
    self.init(
      place.first.position,
      place.second.extend { second in
        { position in
          let first = place.first.seek(position)
          return Viewpoint.look(from: _DayPlace(first: first, second: second), see)
        }
      })
  }
}
