/// The pairing of ``Puller`` with ``Zipper``: a move pulls the focus along the
/// list.
///
///     let days = Zipper(["Mon", "Tue", "Wed"])
///     Puller.forward.pair(with: days) { _, day in day }  // "Tue"
///
/// - Complexity: One call of the move. `move` allocates nothing when the list is
///   not shared, and never copies an element.
@frozen
public struct PullerZipper: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = PullerOf

  /// The comonad of spaces.
  public typealias Space = ZipperOf

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Runs the move from the focus; combines its value with the element where it
  /// arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<PullerOf, First>, _ space: Kind<ZipperOf, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let zipper = space.narrow()
    var cursor = zipper.cursor
    let value = move.narrow().run(&cursor)
    zipper.expect(cursor)
    return combine(value, zipper.elements[cursor.index])
  }

  /// Runs the move on the list's cursor, in place if nothing else refers to the list;
  /// returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<PullerOf, Result>, _ space: inout Kind<ZipperOf, Value>
  ) -> Result {
    if !Kind.isUnique(&space) { space = Zipper(space.narrow().elements, space.narrow().cursor) }
    let zipper = (consume space).narrow()
    zipper.isMoving = true
    let result = move.narrow().run(&zipper.place)
    zipper.isMoving = false
    zipper.expect(zipper.place)
    space = zipper
    return result
  }
}

extension Zipper {
  /// Traps if a move came back with the cursor of another list.
  @inlinable
  func expect(_ cursor: Cursor) {
    precondition(cursor.count == elements.count, "A move keeps to the list that it is given.")
  }
}

// MARK: - Methods

extension Puller {
  /// Combines the value of this move with the one seen from where it arrives.
  @inlinable
  public func pair<Other, Result>(
    with zipper: Zipper<Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    PullerZipper().pair(self, zipper, combine)
  }

  /// Applies the function that this move returns to the value seen from where it
  /// arrives.
  @inlinable
  public func zap<Input, Output>(_ zipper: Zipper<Input>) -> Output
  where Value == (Input) -> Output {
    PullerZipper().zap(self, zipper)
  }

  /// Returns the list seen from where this move arrives.
  @inlinable
  public func select<Other>(
    from zippers: Zipper<Zipper<Other>>
  ) -> Zipper<Other> {
    pair(with: zippers) { _, zipper in zipper }
  }

  /// Moves a list in place, as ``PullerZipper/move(_:_:)`` does.
  @inlinable
  @discardableResult
  public func move<Other>(_ zipper: inout Zipper<Other>) -> Value {
    var space: Kind<ZipperOf, Other> = consume zipper
    defer { zipper = space.narrow() }
    return PullerZipper().move(self, &space)
  }
}

extension Zipper {
  /// Returns this list seen from where a move arrives.
  @inlinable
  public func moved<Result>(by move: Puller<Result>) -> Zipper {
    PullerZipper().moved(self, by: move).narrow()
  }

  /// Combines the value seen from where a move arrives with the move's own.
  @inlinable
  public func pair<Other, Result>(
    with move: Puller<Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    PullerZipper().flipped.pair(self, move, combine)
  }
}
