/// A value that is combined by keeping the first.
///
///     First(3).combined(with: First(2)).value  // 3
@frozen
public struct First<Value> {
  /// The value.
  public var value: Value

  /// Wraps a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension First: Semigroup {
  /// Keeps this value.
  @inlinable
  public mutating func combine(with other: Self) {}
}

extension First: Equatable where Value: Equatable {}
extension First: Hashable where Value: Hashable {}
extension First: Sendable where Value: Sendable {}
