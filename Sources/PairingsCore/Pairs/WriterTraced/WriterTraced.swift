/// The pairing of ``Writer`` with ``Traced``: a move appends its log, and the value of the space is
/// that of the resulting log.
///
///     let total = Traced(offset: [Int]()) { $0.reduce(0, +) }
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

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value of the move with the value of the space after the move's log.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<WriterOf<Log>, First>, _ space: Kind<TracedOf<Log>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let writer = WriterOf.carrier(move)
    return combine(writer.content, TracedOf.trace(space, writer.written))
  }

  /// Appends the log of the move to the space's and returns the value of the move. The log grows in
  /// place if nothing else refers to the space.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<WriterOf<Log>, Result>, _ space: inout Kind<TracedOf<Log>, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = TracedCarrier(TracedOf.carrier(space).place, TracedOf.carrier(space).base)
    }
    let traced = TracedOf.carrier(consume space)
    traced.move { $0.combine(with: WriterOf.carrier(move).written) }
    space = traced
    return WriterOf.carrier(move).content
  }
}
