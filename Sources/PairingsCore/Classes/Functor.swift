/// A type constructor whose values can be transformed without a change of their structure.
///
/// ## Laws
///
/// For every `fa`, `f` and `g`:
///
///     map(fa) { $0 } == fa                          // identity
///     map(map(fa, f), g) == map(fa) { g(f($0)) }    // composition
///     replace(fa, with: b) == map(fa) { _ in b }    // replace coherence
///
/// - SeeAlso: McBride and Paterson, *Applicative Programming with Effects* (2008).
public protocol Functor: TypeConstructor {
  /// Transforms every value and keeps the structure.
  static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue>

  /// Replaces every value by the same one.
  static func replace<Value, NewValue>(
    _ fa: Kind<Self, Value>, with value: NewValue
  ) -> Kind<Self, NewValue>
}

extension Functor {
  /// Replaces every value by the same one: `map(fa) { _ in value }`.
  @inlinable
  public static func replace<Value, NewValue>(
    _ fa: Kind<Self, Value>, with value: NewValue
  ) -> Kind<Self, NewValue> {
    map(fa) { _ in value }
  }

  /// Replaces every value by `Void` and keeps the structure: `replace(fa, with: ())`.
  @inlinable
  public static func void<Value>(_ fa: Kind<Self, Value>) -> Kind<Self, Void> {
    replace(fa, with: ())
  }
}

extension Kind where Brand: Functor {
  /// Transforms every value and keeps the structure.
  @inlinable
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Kind<Brand, NewValue> {
    Brand.map(self, transform)
  }

  /// Replaces every value by the same one: `map { _ in value }`.
  @inlinable
  public func replace<NewValue>(with value: NewValue) -> Kind<Brand, NewValue> {
    Brand.replace(self, with: value)
  }

  /// Replaces every value by `Void` and keeps the structure: `replace(with: ())`.
  @inlinable
  public func void() -> Kind<Brand, Void> { Brand.void(self) }
}
