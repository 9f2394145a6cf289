/// A place in a list that is not empty, from which one cannot fall off.
///
///     var cursor = Cursor(1, of: 3)
///     cursor.step(by: 7)
///     cursor.index  // 2: at an end a step stays
///
/// It knows the list's ends and nothing of its elements, so that what a
/// ``Puller`` does is the same for every list of that length.
@frozen
public struct Cursor: Equatable, Hashable, Sendable {
  /// The place, counted from 0.
  @inlinable public var index: Int { place }

  /// How many places there are.
  public let count: Int

  @usableFromInline var place: Int

  /// Creates a cursor; a place before the first is the first, one after the last
  /// is the last.
  ///
  /// - Precondition: There is a place: `count` is positive.
  @inlinable
  public init(_ index: Int, of count: Int) {
    precondition(count > 0, "A cursor needs a place to be in.")
    self.count = count
    place = min(max(index, 0), count - 1)
  }

  /// Goes to a place, or to the end that is nearest to it.
  @inlinable
  public mutating func jump(to index: Int) { place = min(max(index, 0), count - 1) }

  /// Goes forward, or back by a negative distance, and stays at the end.
  @inlinable
  public mutating func step(by distance: Int) {
    let (index, isOverflow) = place.addingReportingOverflow(distance)
    jump(to: isOverflow ? Int.max : index)  // From a place on only `Int.max` is exceeded.
  }
}
