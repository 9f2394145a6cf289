/// A value that is combined by keeping the least.
///
///     Minimum(3).combined(with: Minimum(2)).value  // 2
@frozen
public struct Minimum<Value: Comparable> {
  /// The value.
  public var value: Value

  /// Wraps a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension Minimum: Semigroup {
  /// Keeps the lesser value.
  @inlinable
  public mutating func combine(with other: Self) { value = min(value, other.value) }
}

extension Minimum: Equatable where Value: Equatable {}
extension Minimum: Hashable where Value: Hashable {}
extension Minimum: Sendable where Value: Sendable {}
