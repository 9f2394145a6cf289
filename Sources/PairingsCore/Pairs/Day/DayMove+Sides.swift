// These moves are static members, so that implicit member syntax works wherever a move is expected:
// `space.moved(by: .first(.forward))`.

extension Kind {
  /// Moves the left side, in place if nothing else refers to it, and returns the value of that
  /// move.
  @inlinable
  public static func first<First, Second>(
    _ move: Kind<First.Moves, Value>
  ) -> DayMove<First, Second, Value> where Brand == DayMoveOf<First, Second> {
    DayMoveOf.make(.step { context in context.first.move(move, &context.place.first) })
  }

  /// Moves the right side, in place if nothing else refers to it, and returns the value of that
  /// move.
  @inlinable
  public static func second<First, Second>(
    _ move: Kind<Second.Moves, Value>
  ) -> DayMove<First, Second, Value> where Brand == DayMoveOf<First, Second> {
    DayMoveOf.make(.step { context in context.second.move(move, &context.place.second) })
  }

  /// Moves both sides and combines the values of both moves.
  @inlinable
  public static func both<First, Second, Left, Right>(
    _ first: Kind<First.Moves, Left>, _ second: Kind<Second.Moves, Right>,
    with combine: @escaping (Left, Right) -> Value
  ) -> DayMove<First, Second, Value> where Brand == DayMoveOf<First, Second> {
    DayMoveOf.make(
      .step { context in
        combine(
          context.first.move(first, &context.place.first),
          context.second.move(second, &context.place.second))
      })
  }
}

extension Kind where Value == Void {
  /// Moves both sides.
  @inlinable
  public static func both<First, Second>(
    _ first: Kind<First.Moves, Void>, _ second: Kind<Second.Moves, Void>
  ) -> DayMove<First, Second, Void> where Brand == DayMoveOf<First, Second> {
    .both(first, second) { _, _ in }
  }
}
