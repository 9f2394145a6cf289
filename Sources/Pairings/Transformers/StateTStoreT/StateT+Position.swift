// Written on the kind, so that a dot is enough wherever a move is expected:
// `explorer.commit(.modify { $0 + 1 })`.

extension StateT where Value == Position {
  /// Returns the position.
  @inlinable
  public static var get: StateT { StateT { Base.pure(($0, $0)) } }
}

extension Kind {
  /// Returns what `read` sees of the position.
  @inlinable
  public static func inspect<Position, Base: Monad>(
    _ read: @escaping (Position) -> Value
  ) -> StateT<Position, Base, Value> where Brand == StateTOf<Position, Base> {
    StateT { Base.pure((read($0), $0)) }
  }
}

extension Kind where Value == Void {
  /// Goes to a position.
  @inlinable
  public static func set<Position, Base: Monad>(
    _ position: Position
  ) -> StateT<Position, Base, Void> where Brand == StateTOf<Position, Base> {
    StateT { _ in Base.pure(((), position)) }
  }

  /// Goes to the position that `transform` makes of the present one.
  @inlinable
  public static func modify<Position, Base: Monad>(
    _ transform: @escaping (Position) -> Position
  ) -> StateT<Position, Base, Void> where Brand == StateTOf<Position, Base> {
    StateT { Base.pure(((), transform($0))) }
  }
}
