/// A semigroup with a value that changes nothing.
///
/// ## Laws
///
/// For every `a`:
///
///     empty.combined(with: a) == a    // left identity
///     a.combined(with: empty) == a    // right identity
///     concat(list) == combineAll(empty, list)    // concat coherence
public protocol Monoid: Semigroup {
  /// The value that changes nothing when combined.
  static var empty: Self { get }

  /// Combines all values from left to right; the empty value for none.
  static func concat(_ values: some Sequence<Self>) -> Self
}

extension Monoid {
  /// Combines all values from left to right; the empty value for none.
  @inlinable
  public static func concat(_ values: some Sequence<Self>) -> Self { combineAll(empty, values) }
}
