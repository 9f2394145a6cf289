// These moves are static members, so that implicit member syntax works wherever a move is expected:
// `space.moved(by: .toggle())`.

extension Kind {
  /// Moves the left side, shown or hidden, in place if nothing else refers to it, and returns the
  /// value of that move.
  @inlinable
  public static func first<First, Second>(
    _ move: Kind<First.Moves, Value>
  ) -> SumMove<First, Second, Value> where Brand == SumMoveOf<First, Second> {
    SumMoveOf.make(.step { context in context.first.move(move, &context.place.first) })
  }

  /// Moves the right side, shown or hidden, in place if nothing else refers to it, and returns the
  /// value of that move.
  @inlinable
  public static func second<First, Second>(
    _ move: Kind<Second.Moves, Value>
  ) -> SumMove<First, Second, Value> where Brand == SumMoveOf<First, Second> {
    SumMoveOf.make(.step { context in context.second.move(move, &context.place.second) })
  }
}

extension Kind where Value == Void {
  /// Shows a side.
  @inlinable
  public static func show<First, Second>(_ side: Side) -> SumMove<First, Second, Void>
  where Brand == SumMoveOf<First, Second> {
    SumMoveOf.make(.step { $0.place.shown = side })
  }

  /// Shows the side that is hidden.
  @inlinable
  public static func toggle<First, Second>() -> SumMove<First, Second, Void>
  where Brand == SumMoveOf<First, Second> {
    SumMoveOf.make(.step { $0.place.shown = $0.place.shown.toggled })
  }
}

extension Kind where Value == Side {
  /// Returns the side that is shown.
  @inlinable
  public static func shown<First, Second>() -> SumMove<First, Second, Side>
  where Brand == SumMoveOf<First, Second> {
    SumMoveOf.make(.step { $0.place.shown })
  }
}
