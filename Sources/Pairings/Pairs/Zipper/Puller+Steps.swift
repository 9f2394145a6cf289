// Written on the kind, so that a dot is enough wherever a move is expected:
// `explorer.commit(.forward)`.

extension Kind where Brand == PullerOf, Value == Cursor {
  /// Returns where the focus is.
  @inlinable
  public static var cursor: Puller<Cursor> { Puller { $0 } }
}

extension Kind where Brand == PullerOf, Value == Void {
  /// Goes to the next element; stays at the last.
  @inlinable
  public static var forward: Puller<Void> { step(by: 1) }

  /// Goes to the previous element; stays at the first.
  @inlinable
  public static var backward: Puller<Void> { step(by: -1) }

  /// Goes forward, or back by a negative distance, and stays at the end.
  @inlinable
  public static func step(by distance: Int) -> Puller<Void> { Puller { $0.step(by: distance) } }

  /// Goes to an index, or to the end that is nearest to it.
  @inlinable
  public static func jump(to index: Int) -> Puller<Void> { Puller { $0.jump(to: index) } }
}
