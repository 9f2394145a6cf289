/// The pairing of ``Writer`` with ``Traced``: a move appends its log, and the
/// space is seen from what is written then.
///
///     let total = Traced<[Int], Int> { $0.reduce(0, +) }
///     Writer.tell([40, 2]).pair(with: total) { _, sum in sum }  // 42
///
/// - Complexity: One combination of logs and, for `pair`, one call of the space.
///   `move` appends in place when the space is not shared.
@frozen
public struct WriterTraced<Log: Monoid>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = WriterOf<Log>

  /// The comonad of spaces.
  public typealias Space = TracedOf<Log>

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Combines the value of the move with the one seen after it wrote its log.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<WriterOf<Log>, First>, _ space: Kind<TracedOf<Log>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let writer = move.narrow()
    return combine(writer.value, space.narrow().trace(writer.log))
  }

  /// Appends the log of the move to the space's, in place if nothing else refers to
  /// the space; returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<WriterOf<Log>, Result>, _ space: inout Kind<TracedOf<Log>, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = Traced(offset: space.narrow().offset, space.narrow().base)
    }
    let traced = (consume space).narrow()
    traced.isMoving = true
    traced.written.combine(with: move.narrow().log)
    traced.isMoving = false
    space = traced
    return move.narrow().value
  }
}

// MARK: - Methods

extension Writer {
  /// Combines the value of this move with the one seen after it wrote its log.
  @inlinable
  public func pair<Other, Result>(
    with space: Traced<Log, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    WriterTraced().pair(self, space, combine)
  }

  /// Applies the function that this move returns to the value seen after it
  /// wrote its log.
  @inlinable
  public func zap<Input, Output>(_ space: Traced<Log, Input>) -> Output
  where Value == (Input) -> Output {
    WriterTraced().zap(self, space)
  }

  /// Returns the space seen after this move wrote its log.
  @inlinable
  public func select<Other>(
    from spaces: Traced<Log, Traced<Log, Other>>
  ) -> Traced<Log, Other> {
    pair(with: spaces) { _, space in space }
  }

  /// Moves a space in place, as ``WriterTraced/move(_:_:)`` does.
  @inlinable
  @discardableResult
  public func move<Other>(_ space: inout Traced<Log, Other>) -> Value {
    var kind: Kind<TracedOf<Log>, Other> = consume space
    defer { space = kind.narrow() }
    return WriterTraced().move(self, &kind)
  }
}

extension Traced {
  /// Returns this space seen after a move wrote its log.
  @inlinable
  public func moved<Result>(by move: Writer<Log, Result>) -> Traced {
    WriterTraced().moved(self, by: move).narrow()
  }

  /// Combines the value seen after a move wrote its log with the move's own.
  @inlinable
  public func pair<Other, Result>(
    with move: Writer<Log, Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    WriterTraced().flipped.pair(self, move, combine)
  }
}
