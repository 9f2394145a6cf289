/// A type with an associative operation on two values.
///
/// The operation works in place, so that a log grows without copies.
///
/// ## Laws
///
/// For every `a`, `b` and `c`:
///
///     a.combined(with: b).combined(with: c)
///       == a.combined(with: b.combined(with: c))    // associativity
///     combineAll(a, list) == list.reduce(a) { $0.combined(with: $1) }  // combineAll coherence
public protocol Semigroup: SendableMetatype {
  /// Appends another value to this one.
  mutating func combine(with other: Self)

  /// Combines a first value with all others, from left to right.
  static func combineAll(_ first: Self, _ rest: some Sequence<Self>) -> Self
}

extension Semigroup {
  /// Returns this value with another one appended.
  @inlinable
  public func combined(with other: Self) -> Self {
    var result = self
    result.combine(with: other)
    return result
  }

  /// Combines a first value with all others, from left to right.
  @inlinable
  public static func combineAll(_ first: Self, _ rest: some Sequence<Self>) -> Self {
    rest.reduce(into: first) { $0.combine(with: $1) }
  }
}
