/// A type constructor whose kinds are equal if their values and all other observable parts are
/// equal.
public protocol EquatableConstructor: TypeConstructor {
  /// Returns true if two kinds have equal observable parts.
  static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool
}

extension Kind: Equatable where Brand: EquatableConstructor, Value: Equatable {
  /// Returns true if both kinds have equal observable parts.
  @inlinable
  public static func == (left: Kind, right: Kind) -> Bool { Brand.areEqual(left, right) }
}
