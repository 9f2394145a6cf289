// These moves are members of the kind, so that implicit member syntax works wherever a move is
// expected: `space.moved(by: .forward)`.

extension Kind where Brand == NavigationOf, Value == Cursor {
  /// A move that returns the cursor of the focus.
  @inlinable
  public static var cursor: Navigation<Cursor> { Navigation { $0 } }
}

extension Kind where Brand == NavigationOf, Value == Void {
  /// A move to the next element, which stays at the last.
  @inlinable
  public static var forward: Navigation<Void> { step(by: 1) }

  /// A move to the previous element, which stays at the first.
  @inlinable
  public static var backward: Navigation<Void> { step(by: -1) }

  /// Moves forward, or back by a negative distance, and stops at the ends.
  @inlinable
  public static func step(by distance: Int) -> Navigation<Void> {
    Navigation { $0.step(by: distance) }
  }

  /// Moves to an index, or to the nearest one in range.
  @inlinable
  public static func jump(to index: Int) -> Navigation<Void> { Navigation { $0.jump(to: index) } }
}
