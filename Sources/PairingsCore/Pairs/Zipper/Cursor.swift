/// A place in a list that is not empty. It always stays within the list.
///
///     var cursor = Cursor(1, of: 3)
///     cursor.step(by: 7)
///     cursor.index  // 2: at an end a step stays
///
/// A cursor has the length of the list and not its elements, so that a ``Navigation`` acts alike on
/// every list of that length.
@frozen
public struct Cursor: Equatable, Hashable, Sendable {
  /// The place, counted from 0.
  @inlinable public var index: Int { place }

  /// The number of places.
  public let count: Int

  @usableFromInline var place: Int

  /// Creates a cursor. An index out of range becomes the first or the last one.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public init(_ index: Int, of count: Int) {
    precondition(count > 0, "A cursor needs a place to be in.")
    self.count = count
    place = min(max(index, 0), count - 1)
  }

  /// Moves to an index, or to the nearest one in range.
  @inlinable
  public mutating func jump(to index: Int) { place = min(max(index, 0), count - 1) }

  /// Moves forward, or back by a negative distance, and stops at the ends.
  @inlinable
  public mutating func step(by distance: Int) {
    let (index, isOverflow) = place.addingReportingOverflow(distance)
    jump(to: isOverflow ? Int.max : index)  // A sum with a valid index overflows only at the top.
  }
}
