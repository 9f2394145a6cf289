// Logs on top of a space are a space of logs and that space side by side.

extension Day {
  /// The logs and the base of a space with logs, side by side.
  ///
  /// - Law: `TracedT(Day(w)) == w`, and `Day(TracedT(d)) == d`.
  @inlinable
  public convenience init<Log: Monoid>(_ space: TracedT<Log, Second, Value>)
  where First == TracedOf<Log> {
    let logs: Kind<TracedOf<Log>, Log> = Traced(offset: space.offset) { $0 }
    self.init(logs, space.base) { log, value in value(log) }
  }
}

extension TracedT {
  /// A space of logs and another space side by side, as one space with logs.
  ///
  /// - Law: `TracedT(Day(w)) == w`, and `Day(TracedT(d)) == d`.
  @inlinable
  public convenience init(_ day: Day<TracedOf<Log>, Base, Value>) {
    let (place, see) = (day.place, day.see)
    self.init(
      offset: place.first.narrow().offset,
      Base.extend(place.second) { second in
        { log in
          let first = Traced(offset: log, place.first.narrow().base)
          return Viewpoint.look(from: DayPlace(first: first, second: second), see)
        }
      })
  }
}

/// From ``TracedT`` to ``Day``: half of an isomorphism of comonads.
@frozen
public struct TracedTToDay<Log: Monoid, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns the logs and the base, side by side.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<TracedTOf<Log, Base>, Value>
  ) -> Kind<DayOf<TracedOf<Log>, Base>, Value> {
    Day(kind.narrow())
  }
}

/// From ``Day`` to ``TracedT``: half of an isomorphism of comonads.
@frozen
public struct DayToTracedT<Log: Monoid, Base: Comonad>: NaturalTransformation, Sendable {
  /// Creates the transformation, which holds nothing.
  @inlinable
  public init() {}

  /// Returns both as one space with logs.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<DayOf<TracedOf<Log>, Base>, Value>
  ) -> Kind<TracedTOf<Log, Base>, Value> {
    TracedT(kind.narrow())
  }
}
