/// The pairing of ``Navigation`` with ``Zipper``: a move moves the focus along the list.
///
///     let days = Zipper(["Mon", "Tue", "Wed"])
///     Navigation.forward.pair(with: days) { _, day in day }  // "Tue"
///
/// - Complexity: One call of the move. `move` allocates nothing when the list is
///   not shared, and never copies an element.
@frozen
public struct NavigationZipper: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = NavigationOf

  /// The comonad of spaces.
  public typealias Space = ZipperOf

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Runs the move from the focus, and combines its value with the element of the resulting focus.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<NavigationOf, First>, _ space: Kind<ZipperOf, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let zipper = ZipperOf.carrier(space)
    var cursor = zipper.place
    let value = NavigationOf.program(move).execute(&cursor)
    zipper.expect(cursor)
    return combine(value, zipper.list[cursor.index])
  }

  /// Runs the move on the list's cursor and returns the value of the move. The cursor changes in
  /// place if nothing else refers to the list.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<NavigationOf, Result>, _ space: inout Kind<ZipperOf, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = ZipperCarrier(ZipperOf.carrier(space).list, ZipperOf.carrier(space).place)
    }
    let zipper = ZipperOf.carrier(consume space)
    let result = zipper.move { cursor in
      let result = NavigationOf.program(move).execute(&cursor)
      zipper.expect(cursor)
      return result
    }
    space = zipper
    return result
  }
}
