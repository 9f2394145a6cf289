// MARK: - Reading and writing

extension State where Value == Position {
  /// Returns the position.
  @inlinable
  public static var get: State<Position, Position> { State { $0 } }
}

extension State where Value == Void {
  /// Goes to a position.
  @inlinable
  public static func set(_ position: Position) -> State<Position, Void> {
    State { $0 = position }
  }

  /// Goes to the position that `transform` makes of the present one.
  @inlinable
  public static func modify(
    _ transform: @escaping (Position) -> Position
  ) -> State<Position, Void> {
    State { $0 = transform($0) }
  }

  /// Changes the position in place.
  @inlinable
  public static func modify(
    inPlace change: @escaping (inout Position) -> Void
  ) -> State<Position, Void> {
    State(change)
  }
}

extension State {
  /// Returns what `read` sees of the position.
  @inlinable
  public static func inspect(_ read: @escaping (Position) -> Value) -> State<Position, Value> {
    State { read($0) }
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
