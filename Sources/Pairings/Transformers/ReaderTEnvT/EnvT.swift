/// The values of another space, in an environment: the space that a ``ReaderT`` moves in.
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w` and `f`, with `W` for the brand:
///
///     extract(w.lowered) == W.extract(w)                                // extract
///     W.extend(w) { f($0.lowered) }.lowered == extend(w.lowered, f)     // extend
///
/// - Complexity: That of the base.
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public final class EnvT<Environment, Base: Comonad, Value>:
  Kind<EnvTOf<Environment, Base>, Value>
{
  /// The environment.
  public let environment: Environment

  /// The space below, outside of a move: read ``lowered`` instead.
  ///
  /// Exclusivity is enforced by `isMoving`, which is sound for the reasons that
  /// `Store.place` gives; here `ReaderTEnvT.move` alone writes.
  @exclusivity(unchecked) @usableFromInline final var below: Kind<Base, Value>

  /// Whether a move is working on `below`.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  /// Puts a space in an environment.
  @inlinable
  public init(environment: Environment, _ base: Kind<Base, Value>) {
    self.environment = environment
    below = base
  }

  /// The space below: what is left without the environment.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var lowered: Kind<Base, Value> {
    precondition(!isMoving, "A move reads the space that it moves.")
    return below
  }
}

/// The brand of ``EnvT``.
public enum EnvTOf<Environment, Base: Comonad>: Comonad {
  /// Names `EnvT` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    EnvT<Environment, Base, Value>.self
  }

  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let env = fa.narrow()
    return EnvT(environment: env.environment, Base.map(env.lowered, transform))
  }

  /// Returns the value where the base is.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    Base.extract(wa.narrow().lowered)
  }

  /// Recomputes every value from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let env = wa.narrow()
    let environment = env.environment
    return EnvT(
      environment: environment,
      Base.extend(env.lowered) { transform(EnvT(environment: environment, $0)) })
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `EnvT` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Environment, Base: Comonad>() -> EnvT<Environment, Base, Value>
  where Brand == EnvTOf<Environment, Base> {
    unsafeDowncast(self, to: EnvT<Environment, Base, Value>.self)
  }
}
