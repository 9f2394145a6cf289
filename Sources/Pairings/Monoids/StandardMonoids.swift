extension Array: Semigroup {
  /// Appends the elements of another array.
  ///
  /// - Complexity: O(the length of `other`), amortised.
  @inlinable
  public mutating func combine(with other: [Element]) { append(contentsOf: other) }
}

extension Array: Monoid {
  /// The array without elements.
  @inlinable
  public static var empty: [Element] { [] }
}

extension String: Semigroup {
  /// Appends the characters of another string.
  ///
  /// - Complexity: O(the length of `other`), amortised.
  @inlinable
  public mutating func combine(with other: String) { append(other) }
}

extension String: Monoid {
  /// The string without characters.
  @inlinable
  public static var empty: String { "" }
}

extension Optional: Semigroup where Wrapped: Semigroup {
  /// Combines what both hold; nothing changes nothing.
  @inlinable
  public mutating func combine(with other: Wrapped?) {
    guard let other else { return }
    self?.combine(with: other)
    self = self ?? other
  }
}

extension Optional: Monoid where Wrapped: Semigroup {
  /// Nothing, which makes a monoid of any semigroup.
  @inlinable
  public static var empty: Wrapped? { nil }
}
