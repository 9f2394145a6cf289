/// A structure of structures as one: the composition of two functors.
///
///     let net: Kind<EnvOf<String>, Int> = Env(environment: "net", value: 2)
///     Compose(Identity(net)).map { $0 * 10 }
///
/// - SeeAlso: McBride and Paterson, *Applicative Programming with Effects* (2008).
public final class Compose<Outer: Functor, Inner: Functor, Value>:
  Kind<ComposeOf<Outer, Inner>, Value>
{
  /// The structure of structures.
  public let composed: Kind<Outer, Kind<Inner, Value>>

  /// Takes a structure of structures for one.
  @inlinable
  public init(_ composed: Kind<Outer, Kind<Inner, Value>>) { self.composed = composed }

  /// Transforms every value of every structure.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Compose<Outer, Inner, NewValue> {
    Compose<Outer, Inner, NewValue>(Outer.map(composed) { Inner.map($0, transform) })
  }
}

/// The brand of ``Compose``.
public enum ComposeOf<Outer: Functor, Inner: Functor>: Functor {
  /// Names `Compose` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Compose<Outer, Inner, Value>.self
  }

  /// Transforms every value of every structure.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Compose` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Outer, Inner>() -> Compose<Outer, Inner, Value>
  where Brand == ComposeOf<Outer, Inner> {
    unsafeDowncast(self, to: Compose<Outer, Inner, Value>.self)
  }
}
