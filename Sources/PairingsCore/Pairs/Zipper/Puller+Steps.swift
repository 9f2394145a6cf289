// These moves are members of the kind, so that implicit member syntax works wherever a move is
// expected: `space.moved(by: .forward)`.

extension Kind where Brand == PullerOf, Value == Cursor {
  /// A move that returns the cursor of the focus.
  @inlinable
  public static var cursor: Puller<Cursor> { Puller { $0 } }
}

extension Kind where Brand == PullerOf, Value == Void {
  /// A move to the next element, which stays at the last.
  @inlinable
  public static var forward: Puller<Void> { step(by: 1) }

  /// A move to the previous element, which stays at the first.
  @inlinable
  public static var backward: Puller<Void> { step(by: -1) }

  /// Moves forward, or back by a negative distance, and stops at the ends.
  @inlinable
  public static func step(by distance: Int) -> Puller<Void> { Puller { $0.step(by: distance) } }

  /// Moves to an index, or to the nearest one in range.
  @inlinable
  public static func jump(to index: Int) -> Puller<Void> { Puller { $0.jump(to: index) } }
}
