/// A structure of structures as one: the composition of two functors.
///
///     let net: Kind<EnvOf<String>, Int> = Env(environment: "net", value: 2)
///     Compose(Identity(net)).map { $0 * 10 }
///
/// - SeeAlso: McBride and Paterson, *Applicative Programming with Effects* (2008).
public typealias Compose<Outer: Functor, Inner: Functor, Value> = Kind<
  ComposeOf<Outer, Inner>, Value
>

extension _KindProtocol where Exact == Self {
  /// Creates a composition from a structure of structures.
  @inlinable
  public init<Outer, Inner>(_ composed: Kind<Outer, Kind<Inner, Value>>)
  where Brand == ComposeOf<Outer, Inner> {
    self = Self._returning(ComposeCarrier(composed))
  }
}

extension Kind {
  /// Returns the structure of structures.
  @inlinable
  public func composed<Outer, Inner>() -> Kind<Outer, Kind<Inner, Value>>
  where Brand == ComposeOf<Outer, Inner> {
    carrier(as: ComposeCarrier<Outer, Inner, Value>.self).content
  }
}

/// The carrier of ``Compose``.
@usableFromInline
@_fixed_layout
final class ComposeCarrier<Outer: Functor, Inner: Functor, Value>:
  Kind<ComposeOf<Outer, Inner>, Value>
{
  @usableFromInline let content: Kind<Outer, Kind<Inner, Value>>

  @inlinable
  init(_ composed: Kind<Outer, Kind<Inner, Value>>) {
    content = composed
    super.init(_carrier: ())
  }
}

/// The brand of ``Compose``.
public enum ComposeOf<Outer: Functor, Inner: Functor>: Functor {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  /// Transforms every value of every structure.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    Kind<Self, NewValue>(fa.composed().map { $0.map(transform) })
  }
}
