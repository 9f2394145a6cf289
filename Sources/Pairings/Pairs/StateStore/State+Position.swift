// Written on the kind, so that a dot is enough wherever a move is expected:
// `explorer.commit(.modify { $0 + 1 })`.

extension Kind where Brand == StateOf<Value> {
  /// Returns the position.
  @inlinable
  public static var get: State<Value, Value> { State { $0 } }
}

extension Kind {
  /// Returns what `read` sees of the position.
  @inlinable
  public static func inspect<Position>(
    _ read: @escaping (Position) -> Value
  ) -> State<Position, Value> where Brand == StateOf<Position> {
    State { read($0) }
  }
}

extension Kind where Value == Void {
  /// Goes to a position.
  @inlinable
  public static func set<Position>(_ position: Position) -> State<Position, Void>
  where Brand == StateOf<Position> {
    State { $0 = position }
  }

  /// Goes to the position that `transform` makes of the present one.
  @inlinable
  public static func modify<Position>(
    _ transform: @escaping (Position) -> Position
  ) -> State<Position, Void> where Brand == StateOf<Position> {
    State { $0 = transform($0) }
  }

  /// Changes the position in place.
  @inlinable
  public static func modify<Position>(
    inPlace change: @escaping (inout Position) -> Void
  ) -> State<Position, Void> where Brand == StateOf<Position> {
    State(change)
  }
}

// MARK: - Running

extension State {
  /// Runs from a position; returns the value and the position that was reached.
  @inlinable
  public func run(_ position: Position) -> (value: Value, position: Position) {
    var position = position
    let value = run(&position)
    return (value, position)
  }

  /// Runs from a position and returns the value.
  @inlinable
  public func eval(_ position: Position) -> Value { run(position).value }

  /// Runs from a position and returns the position that was reached.
  @inlinable
  public func exec(_ position: Position) -> Position { run(position).position }
}
