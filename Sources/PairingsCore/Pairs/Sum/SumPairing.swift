/// The pairing of ``SumMove`` with ``SumSpace``, made of the pairings of both sides.
///
///     let tabs = SumPairing(StateStore<Int>(), StateStore<Bool>())
///     tabs.moved(
///       SumSpace(Store(1) { "page \($0)" }, Store(true) { "dark: \($0)" }), by: .toggle())
///     // shows "dark: true"
///
/// - Complexity: Each step of a move costs as much as the move of that side. `move` allocates
///   nothing of its own when the space is not shared.
@frozen
public struct SumPairing<First: Pairing, Second: Pairing>: ProgramStorePairing {
  /// The monad of moves.
  public typealias Moves = SumMoveOf<First, Second>

  /// The comonad of spaces.
  public typealias Space = SumSpaceOf<First.Space, Second.Space>

  /// The pairing of the left side.
  public let first: First

  /// The pairing of the right side.
  public let second: Second

  /// Joins the pairings of two sides.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Adds the pairings of both sides to a place.
  @inlinable
  public func entering(
    _ place: consuming _SumPlace<First.Space, Second.Space>
  ) -> _SumContext<First, Second> {
    _SumContext(place, first, second)
  }

  /// Returns the place.
  @inlinable
  public func leaving(
    _ context: consuming _SumContext<First, Second>
  ) -> _SumPlace<First.Space, Second.Space> {
    context.place
  }
}

extension SumPairing: Sendable where First: Sendable, Second: Sendable {}
