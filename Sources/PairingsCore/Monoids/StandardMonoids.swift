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
  /// Combines the values of both; nil is neutral.
  @inlinable
  public mutating func combine(with other: Wrapped?) {
    guard let other else { return }
    self?.combine(with: other)
    self = self ?? other
  }
}

extension Optional: Monoid where Wrapped: Semigroup {
  /// Nil, which is neutral, so that any semigroup becomes a monoid.
  @inlinable
  public static var empty: Wrapped? { nil }
}
