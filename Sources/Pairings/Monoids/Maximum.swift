/// A value that is combined by keeping the greatest.
///
///     Maximum(3).combined(with: Maximum(2)).value  // 3
@frozen
public struct Maximum<Value: Comparable> {
  /// The value.
  public var value: Value

  /// Wraps a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension Maximum: Semigroup {
  /// Keeps the greater value.
  @inlinable
  public mutating func combine(with other: Self) { value = max(value, other.value) }
}

extension Maximum: Equatable where Value: Equatable {}
extension Maximum: Hashable where Value: Hashable {}
extension Maximum: Sendable where Value: Sendable {}
