/// Two spaces side by side, with one value made of the values of both: the comonad that a
/// ``DayMove`` moves in.
///
///     let desk = Day(Store(2) { $0 * 10 }, Store("a") { $0 + "!" }) { "\($0) \($1)" }
///     desk.extract()  // "20 a!"
///     DayPairing(StateStore(), StateStore())
///       .moved(desk, by: .first(.modify { $0 + 1 })).extract()  // "30 a!"
///
/// Each side moves by itself while the other keeps its futures. The types of the sides' values are
/// hidden; only the combined value is visible.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures. To join two spaces
///   costs a `map` of each.
/// - SeeAlso: Day, *On Closed Categories of Functors* (1970); Freeman, *Comonads as
///   Spaces* (2016).
public typealias Day<First: Comonad, Second: Comonad, Value> = Kind<DayOf<First, Second>, Value>

extension _KindProtocol where Exact == Self {
  /// Puts two spaces side by side; `combine` makes one value of both.
  @inlinable
  public init<First: Comonad, Second: Comonad, Left, Right>(
    _ first: Kind<First, Left>, _ second: Kind<Second, Right>,
    _ combine: @escaping (Left, Right) -> Value
  ) where Brand == DayOf<First, Second> {
    let place = _DayPlace(first: First.hide(first), second: Second.hide(second))
    let day: Kind<DayOf<First, Second>, Value> = DayOf.placed(place) { viewpoint in
      combine(
        First.reveal(viewpoint.place.first, as: Left.self),
        Second.reveal(viewpoint.place.second, as: Right.self))
    }
    self = Self._returning(day)
  }
}

/// The brand of ``Day``.
public enum DayOf<First: Comonad, Second: Comonad>: _StoreConstructor {
  /// The place of both spaces.
  public typealias Place = _DayPlace<First, Second>
}

/// The place of a ``Day``: both spaces without the types of their values.
@frozen
public struct _DayPlace<First: Comonad, Second: Comonad> {
  @usableFromInline package var first: Kind<First, TypeErased>
  @usableFromInline package var second: Kind<Second, TypeErased>

  @inlinable
  package init(first: Kind<First, TypeErased>, second: Kind<Second, TypeErased>) {
    self.first = first
    self.second = second
  }
}

// MARK: - Places

extension Kind {
  /// Returns the values at all places of both sides.
  @inlinable
  public func places<First, Second>() -> Kind<First, Kind<Second, Value>>
  where Brand == DayOf<First, Second> {
    let (place, see) = (DayOf.placed(self).current, DayOf.placed(self).see)
    return First.extend(place.first) { first in
      Second.extend(place.second) { second in
        Viewpoint.look(from: _DayPlace(first: first, second: second), see)
      }
    }
  }

  /// Exchanges the sides.
  @inlinable
  public func swapped<First, Second>() -> Day<Second, First, Value>
  where Brand == DayOf<First, Second> {
    let (place, see) = (DayOf.placed(self).current, DayOf.placed(self).see)
    return DayOf.placed(_DayPlace(first: place.second, second: place.first)) {
      Viewpoint.look(from: _DayPlace(first: $0.place.second, second: $0.place.first), see)
    }
  }
}

extension DayOf: LocatedComonad where First: LocatedComonad, Second: LocatedComonad {
  /// Adds the places of both sides to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    placed(wa).look { viewpoint in
      First.locate(viewpoint.place.first, in: &fingerprint)
      Second.locate(viewpoint.place.second, in: &fingerprint)
    }
  }
}
