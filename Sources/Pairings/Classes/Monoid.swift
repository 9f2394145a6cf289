/// A semigroup with a value that changes nothing.
///
/// ## Laws
///
/// For every `a`:
///
///     empty.combined(with: a) == a    // left identity
///     a.combined(with: empty) == a    // right identity
public protocol Monoid: Semigroup {
  /// The value that changes nothing when combined.
  static var empty: Self { get }
}

extension Monoid {
  /// Combines all values from left to right; the empty value for none.
  @inlinable
  public static func concat(_ values: some Sequence<Self>) -> Self { combineAll(empty, values) }
}
