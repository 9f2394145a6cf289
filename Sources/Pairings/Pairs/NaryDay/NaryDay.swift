#if !hasFeature(Embedded)  // Embedded Swift specialises no loop over a parameter pack.
/// Any number of spaces side by side, with one value made of the values of all: the comonad that a
/// ``NaryDayMove`` moves in.
///
///     let desk = NaryDay.joining(
///       Movable(Store(2) { $0 * 10 }, by: StateStore()),
///       Movable(Store("a") { $0 + "!" }, by: StateStore()),
///       Movable(Zipper(["x", "y"]), by: PullerZipper())
///     ) { count, word, letter in "\(count) \(word) \(letter)" }
///     desk.extract()  // "20 a! x"
///     desk.moved(by: .part(\.2, .forward)).extract()  // "20 a! y"
///
/// It generalises ``Day`` as tuples generalise pairs. Each part moves by itself while the others
/// keep their futures, and the types of the parts' values are hidden. Each part comes with the
/// pairing that moves it.
///
/// - Complexity: Every operation is O(*n*) for the *n* parts that the type fixes, besides
///   the calls of its closures. Swift does not unroll a parameter pack: a part costs about four
///   times as much as a side of a ``Day``.
/// - SeeAlso: Day, *On Closed Categories of Functors* (1970); Freeman, *Comonads as
///   Spaces* (2016).
public typealias NaryDay<each Part: Pairing, Value> = Kind<NaryDayOf<repeat each Part>, Value>

extension Kind {
  /// Puts spaces side by side; `combine` makes one value of all.
  @inlinable
  public static func joining<each Part: Pairing, each Seen>(
    _ part: repeat Movable<each Part, each Seen>,
    combine: @escaping (repeat each Seen) -> Value
  ) -> NaryDay<repeat each Part, Value> where Brand == NaryDayOf<repeat each Part> {
    NaryDayOf.placed(_NaryDayPlace(repeat (each part).part)) { viewpoint in
      combine(repeat (each viewpoint.place.parts).reveal(as: (each Seen).self))
    }
  }
}

/// A space together with the pairing that moves it.
@frozen
public struct Movable<Moved: Pairing, Value> {
  @usableFromInline let part: _DayPart<Moved>

  /// Joins a space with the pairing that moves it.
  @inlinable
  public init(_ space: Kind<Moved.Space, Value>, by pairing: Moved) {
    part = _DayPart(Moved.Space.hide(space), pairing)
  }
}

// MARK: - Parts

extension Kind {
  /// Returns the values at all places of one part.
  @inlinable
  public func places<Moved, each Part: Pairing>(
    of part: WritableKeyPath<(repeat _DayPart<each Part>), _DayPart<Moved>>
  ) -> Kind<Moved.Space, Value> where Brand == NaryDayOf<repeat each Part> {
    typealias Days = NaryDayOf<repeat each Part>
    let (place, see) = (Days.placed(self).current, Days.placed(self).see)
    return Moved.Space.extend(place.parts[keyPath: part].space) { space in
      var place = place
      place.parts[keyPath: part].space = space
      return Viewpoint.look(from: place, see)
    }
  }
}
#endif
