#if !hasFeature(Embedded)  // As NaryDay.
/// The pairing of ``NaryDayMove`` with ``NaryDay``. It has no state: each part of the space comes
/// with the pairing that moves it.
///
/// - Complexity: Each step of a move costs as much as the move of that part. `move` allocates
///   nothing of its own when the space is not shared.
@frozen
public struct NaryDayPairing<each Part: Pairing>: ProgramStorePairing, Sendable {
  /// The monad of moves.
  public typealias Moves = NaryDayMoveOf<repeat each Part>

  /// The comonad of spaces.
  public typealias Space = NaryDayOf<repeat each Part>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}
}
#endif
