/// Values combined by keeping the last.
///
///     Last(3).combined(with: Last(2)).value  // 2
@frozen
public struct Last<Value> {
  /// The value.
  public var value: Value

  /// Wraps a value to be replaced.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension Last: Semigroup {
  /// Takes the other value.
  @inlinable
  public mutating func combine(with other: Self) { value = other.value }
}

extension Last: Equatable where Value: Equatable {}
extension Last: Hashable where Value: Hashable {}
extension Last: Sendable where Value: Sendable {}
