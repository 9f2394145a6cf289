public import Pairings

/// The words of ``Pairings/StateT``.
public struct StateTWords<Position: LawValue, Base: Monad & Checkable>: StateVocabulary {
  /// Creates the words.
  public init() {}

  /// Returns the position.
  public func get() -> Kind<StateTOf<Position, Base>, Position> {
    StateT<Position, Base, Position>.get
  }

  /// Goes to a position.
  public func set(_ position: Position) -> Kind<StateTOf<Position, Base>, Void> {
    .set(position)
  }

  /// Goes to the position that a function makes of the present one.
  public func modify(
    _ transform: @escaping (Position) -> Position
  ) -> Kind<StateTOf<Position, Base>, Void> { .modify(transform) }

  /// Returns what a function makes of the position.
  public func inspect<Value>(
    _ read: @escaping (Position) -> Value
  ) -> Kind<StateTOf<Position, Base>, Value> { .inspect(read) }
}

/// The words of ``Pairings/WriterT``.
public struct WriterTWords<Log: Monoid & LawValue, Base: Monad & Checkable>: WriterVocabulary {
  /// Creates the words.
  public init() {}

  /// Writes to the log.
  public func tell(_ log: Log) -> Kind<WriterTOf<Log, Base>, Void> { .tell(log) }

  /// Shows what was written beside the value.
  public func listen<Value>(
    _ move: Kind<WriterTOf<Log, Base>, Value>
  ) -> Kind<WriterTOf<Log, Base>, (value: Value, log: Log)> { move.listen() }

  /// Rewrites what was written.
  public func censor<Value>(
    _ move: Kind<WriterTOf<Log, Base>, Value>, _ rewrite: @escaping (Log) -> Log
  ) -> Kind<WriterTOf<Log, Base>, Value> { move.censor(rewrite) }
}

/// The words of ``Pairings/StoreT``.
public struct StoreTWords<Position: LawValue, Base: Comonad & Checkable>: StoreVocabulary {
  /// Creates the words.
  public init() {}

  /// Returns the present position.
  public func position<Value>(_ space: Kind<StoreTOf<Position, Base>, Value>) -> Position {
    space.position
  }

  /// Returns the value of a position.
  public func peek<Value>(
    _ position: Position, _ space: Kind<StoreTOf<Position, Base>, Value>
  ) -> Value { space.peek(position) }

  /// Goes to a position.
  public func seek<Value>(
    _ position: Position, _ space: Kind<StoreTOf<Position, Base>, Value>
  ) -> Kind<StoreTOf<Position, Base>, Value> { space.seek(position) }

  /// Goes to the position that a function makes of the present one.
  public func seeks<Value>(
    _ transform: @escaping (Position) -> Position,
    _ space: Kind<StoreTOf<Position, Base>, Value>
  ) -> Kind<StoreTOf<Position, Base>, Value> {
    space.seek(transform(space.position))
  }
}
