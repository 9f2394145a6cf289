/// A value that is combined by keeping the last.
///
///     Last(3).combined(with: Last(2)).value  // 2
@frozen
public struct Last<Value> {
  /// The value.
  public var value: Value

  /// Wraps a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension Last: Semigroup {
  /// Replaces this value by the other one.
  @inlinable
  public mutating func combine(with other: Self) { value = other.value }
}

extension Last: Equatable where Value: Equatable {}
extension Last: Hashable where Value: Hashable {}
extension Last: Sendable where Value: Sendable {}
