public import PairingsCore

/// The brand of a functor between two indices: `Kind<Ix<Base, Source, Target>, Value>` is a move that
/// starts at one type of place and ends at another, or a space that is at one and has its futures at
/// another.
///
/// The indices are types. So the compiler refuses a move that does not start where the one before it
/// ends, and a door that is opened twice does not compile.
///
/// Where both indices are one type, an ``IndexedMonad`` is a ``Pairings/Monad``, and an
/// ``IndexedComonad`` a ``Pairings/Comonad``.
///
/// - SeeAlso: Atkey, *Parameterised Notions of Computation* (2009).
public enum Ix<Base: IndexedConstructor, Source, Target>: CarrierConstructor {
  /// Returns the carrier that the base has for these indices.
  @inlinable
  public static func carrier<Value>(of value: Value.Type) -> Carrier<Self, Value>.Type {
    Base.carrier(from: Source.self, to: Target.self, of: value)
  }
}

/// A type constructor with two indices.
public protocol IndexedConstructor: SendableMetatype {
  /// Returns the one class whose instances are values between two indices.
  static func carrier<Source, Target, Value>(
    from source: Source.Type, to target: Target.Type, of value: Value.Type
  ) -> Carrier<Ix<Self, Source, Target>, Value>.Type
}

/// A type constructor with two indices whose values can be mapped.
public protocol IndexedFunctor: IndexedConstructor {
  /// Transforms every value, and keeps the indices.
  static func map<Source, Target, Value, NewValue>(
    _ fa: Kind<Ix<Self, Source, Target>, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Ix<Self, Source, Target>, NewValue>
}

extension Ix: Functor where Base: IndexedFunctor {
  /// Transforms every value, and keeps the indices.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    Base.map(fa, transform)
  }
}
