public import PairingsCore

/// The pairing of ``Update`` with ``Coupdate``: a move reads the shape and chooses a position, and
/// the value of the space is that of the position.
///
///     enum Counting: MonoidAction {
///       static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
///     }
///     let count = Coupdate<Counting, Int>(40) { $0.shape }
///     Update.tell(Sum(2)).pair(with: count) { _, seen in seen }  // 42
///
/// - Complexity: One call of the move and, for `pair`, one of the space. `move` changes the shape
///   and the position in place when the space is not shared.
@frozen
public struct UpdateCoupdate<Container: DirectedContainer>: ProgramStorePairing, Sendable {
  /// The monad of moves.
  public typealias Moves = UpdateOf<Container>

  /// The comonad of spaces.
  public typealias Space = CoupdateOf<Container>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}
}
