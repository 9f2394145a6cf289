/// A value of a semigroup that is combined in the opposite order.
///
///     Dual("a").combined(with: Dual("b")).value  // "ba"
@frozen
public struct Dual<Value: Semigroup> {
  /// The value.
  public var value: Value

  /// Wraps a value for the opposite order.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension Dual: Semigroup {
  /// Appends this value to the other one.
  @inlinable
  public mutating func combine(with other: Self) { value = other.value.combined(with: value) }
}

extension Dual: Monoid where Value: Monoid {
  /// The empty value.
  @inlinable
  public static var empty: Self { Self(.empty) }
}

extension Dual: Equatable where Value: Equatable {}
extension Dual: Hashable where Value: Hashable {}
extension Dual: Sendable where Value: Sendable {}
