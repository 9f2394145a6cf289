/// A number that is combined by addition, from zero.
///
///     Sum.concat([Sum(1), Sum(2), Sum(3)]).value  // 6
@frozen
public struct Sum<Number: AdditiveArithmetic> {
  /// The number.
  public var value: Number

  /// Wraps a number.
  @inlinable
  public init(_ value: Number) { self.value = value }
}

extension Sum: Semigroup {
  /// Adds another number.
  @inlinable
  public mutating func combine(with other: Self) { value += other.value }
}

extension Sum: Monoid {
  /// Zero.
  @inlinable
  public static var empty: Self { Self(.zero) }
}

extension Sum: Equatable where Number: Equatable {}
extension Sum: Hashable where Number: Hashable {}
extension Sum: Sendable where Number: Sendable {}
