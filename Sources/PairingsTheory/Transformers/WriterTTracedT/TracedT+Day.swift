public import PairingsCore

// Logs over a base space are a space of logs and that space side by side.

extension _KindProtocol where Exact == Self {
  /// Creates the logs and the base of a space with logs, side by side.
  ///
  /// - Law: `TracedT(Day(w)) == w`, and `Day(TracedT(d)) == d`.
  @inlinable
  public init<Log: Monoid, Base: Comonad>(_ space: TracedT<Log, Base, Value>)
  where Brand == DayOf<TracedOf<Log>, Base> {
    self.init(Traced(offset: space.offset) { $0 }, space.values()) { log, value in value(log) }
  }

  /// Creates one space with logs from a space of logs and another space side by side.
  ///
  /// - Law: `TracedT(Day(w)) == w`, and `Day(TracedT(d)) == d`.
  @inlinable
  public init<Log: Monoid, Base: Comonad>(_ day: Day<TracedOf<Log>, Base, Value>)
  where Brand == TracedTOf<Log, Base> {
    let (place, see) = (DayOf.placed(day).current, DayOf.placed(day).see)
    self.init(
      offset: place.first.offset,
      place.second.extend { second in
        { log in
          let first = Traced(offset: log, TracedOf.carrier(place.first).base)
          return Viewpoint.look(from: _DayPlace(first: first, second: second), see)
        }
      })
  }
}
