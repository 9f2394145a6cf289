/// Two spaces side by side, and one value made of theirs: the comonad that a
/// ``DayMove`` moves in.
///
///     let desk = Day(Store(2) { $0 * 10 }, Store("a") { $0 + "!" }) { "\($0) \($1)" }
///     desk.extract()  // "20 a!"
///     DayPairing(StateStore(), StateStore())
///       .moved(desk, by: .first(.modify { $0 + 1 })).narrow().extract()  // "30 a!"
///
/// Each side moves by itself while the other keeps its futures. What values the
/// sides have is forgotten; what they show together is all that is left of it.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures; to join
///   two spaces costs a `map` of each.
/// - SeeAlso: Day, *On Closed Categories of Functors* (1970); Freeman, *Comonads as
///   Spaces* (2016).
public final class Day<First: Comonad, Second: Comonad, Value>:
  Placed<DayOf<First, Second>, Value>
{
  /// Puts two spaces side by side; `combine` makes one value of theirs.
  @inlinable
  public convenience init<Left, Right>(
    _ first: Kind<First, Left>, _ second: Kind<Second, Right>,
    _ combine: @escaping (Left, Right) -> Value
  ) {
    self.init(DayPlace(first: First.hide(first), second: Second.hide(second))) { viewpoint in
      combine(
        First.reveal(viewpoint.place.first, as: Left.self),
        Second.reveal(viewpoint.place.second, as: Right.self))
    }
  }
}

// MARK: - Comonad

extension Day {
  /// Transforms what both sides show together.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Day<First, Second, NewValue> {
    DayOf.map(self, transform).narrow()
  }

  /// Returns what is made of both values in focus.
  @inlinable
  public func extract() -> Value { seen }

  /// Recomputes what is seen from everywhere from the space as seen from there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (Day) -> NewValue
  ) -> Day<First, Second, NewValue> {
    DayOf.extend(self) { transform($0.narrow()) }.narrow()
  }

  /// Puts everywhere the space as seen from there.
  @inlinable
  public func duplicate() -> Day<First, Second, Day> { extend { $0 } }
}

// MARK: - Places

extension Day {
  /// All that is seen, from every place of both sides.
  @inlinable
  public func places() -> Kind<First, Kind<Second, Value>> {
    let (place, see) = (place, see)
    return First.extend(place.first) { first in
      Second.extend(place.second) { second in
        Viewpoint.look(from: DayPlace(first: first, second: second), see)
      }
    }
  }

  /// Exchanges the sides.
  @inlinable
  public func swapped() -> Day<Second, First, Value> {
    let (place, see) = (place, see)
    return Day<Second, First, Value>(DayPlace(first: place.second, second: place.first)) {
      Viewpoint.look(from: DayPlace(first: $0.place.second, second: $0.place.first), see)
    }
  }
}
