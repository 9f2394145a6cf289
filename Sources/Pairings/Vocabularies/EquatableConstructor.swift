/// A type constructor whose kinds are equal when their values are, and what else can be
/// seen of them.
public protocol EquatableConstructor: TypeConstructor {
  /// Whether two kinds are the same, as far as can be seen.
  static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool
}

extension Kind: Equatable where Brand: EquatableConstructor, Value: Equatable {
  /// Whether both are the same, as far as can be seen.
  @inlinable
  public static func == (left: Kind, right: Kind) -> Bool { Brand.areEqual(left, right) }
}
