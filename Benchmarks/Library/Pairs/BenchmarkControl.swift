/// The hand-written counterpart of a pairing: a state, its move and its view.
///
///     struct Counter: BenchmarkControl {
///       var count = 0
///       mutating func move() -> Int { count += 1; return count }
///       func extract() -> Int { count * 2 }
///     }
///
/// The move and the view return what the pairing's move and space return, as numbers. A copy of a
/// control is independent of the original, so that a class implements ``pair()`` and ``moved()``
/// itself.
public protocol BenchmarkControl {
  /// Performs the move in place. Returns the value of the move.
  mutating func move() -> Int

  /// Returns the view of the current state.
  func extract() -> Int

  /// Returns the sum of the move's value and of the view after it, and stays as it is.
  func pair() -> Int

  /// Returns a moved copy.
  func moved() -> Self
}

extension BenchmarkControl {
  /// The default: moves a copy.
  @inlinable @inline(__always)
  public func pair() -> Int {
    var copy = self
    return copy.move() &+ copy.extract()
  }

  /// The default: moves a copy.
  @inlinable @inline(__always)
  public func moved() -> Self {
    var copy = self
    _ = copy.move()
    return copy
  }
}
