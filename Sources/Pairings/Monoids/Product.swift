/// A number that is combined by multiplication, from one.
///
///     Product.concat([Product(2), Product(3), Product(4)]).value  // 24
@frozen
public struct Product<Number: Numeric> {
  /// The number.
  public var value: Number

  /// Wraps a number.
  @inlinable
  public init(_ value: Number) { self.value = value }
}

extension Product: Semigroup {
  /// Multiplies by another number.
  @inlinable
  public mutating func combine(with other: Self) { value *= other.value }
}

extension Product: Monoid {
  /// One.
  @inlinable
  public static var empty: Self { Self(1) }
}

extension Product: Equatable where Number: Equatable {}
extension Product: Hashable where Number: Hashable {}
extension Product: Sendable where Number: Sendable {}
