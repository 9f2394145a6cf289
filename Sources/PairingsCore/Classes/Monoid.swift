/// A semigroup with a neutral value.
///
/// ## Laws
///
/// For every `a`:
///
///     empty.combined(with: a) == a    // left identity
///     a.combined(with: empty) == a    // right identity
///     concat(list) == combineAll(empty, list)    // concat coherence
public protocol Monoid: Semigroup {
  /// The neutral value of the operation.
  static var empty: Self { get }

  /// Combines all values from left to right. Returns the empty value if there are none.
  static func concat(_ values: some Sequence<Self>) -> Self
}

extension Monoid {
  /// Combines all values from left to right. Returns the empty value if there are none.
  @inlinable
  public static func concat(_ values: some Sequence<Self>) -> Self { combineAll(empty, values) }
}
