/// The pairing of ``DayMove`` with ``Day``, made of the pairings of both sides.
///
///     let desk = Day(Store(2) { $0 * 10 }, Zipper(["a", "b"])) { "\($0) \($1)" }
///     let pairing = DayPairing(StateStore<Int>(), NavigationZipper())
///     pairing.moved(desk, by: .second(.forward)).extract()  // "20 b"
///
/// - Complexity: Each step of a move costs as much as the move of that side. `move` allocates
///   nothing of its own when the space is not shared.
@frozen
public struct DayPairing<First: Pairing, Second: Pairing>: ProgramStorePairing {
  /// The monad of moves.
  public typealias Moves = DayMoveOf<First, Second>

  /// The comonad of spaces.
  public typealias Space = DayOf<First.Space, Second.Space>

  /// The pairing of the left side.
  public let first: First

  /// The pairing of the right side.
  public let second: Second

  /// Puts two pairings side by side.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Adds the pairings of both sides to a place.
  @inlinable
  public func entering(
    _ place: consuming _DayPlace<First.Space, Second.Space>
  ) -> _DayContext<First, Second> {
    _DayContext(place, first, second)
  }

  /// Returns the place.
  @inlinable
  public func leaving(
    _ context: consuming _DayContext<First, Second>
  ) -> _DayPlace<First.Space, Second.Space> {
    context.place
  }
}

extension DayPairing: Sendable where First: Sendable, Second: Sendable {}
