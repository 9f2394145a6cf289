/// The values of another space, in an environment: the space that a ``ReaderT`` moves in.
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w` and `f`:
///
///     lower(w).extract() == w.extract()                        // lower extract
///     lower(w.extend { f(lower($0)) }) == lower(w).extend(f)   // lower extend
///     w.extend(f).environment == w.environment                 // extend stays
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

/// The pairing of ``ReaderT`` with ``EnvT`` over a pairing: the move reads the environment,
/// its effect moves the base.
///
/// ## Laws
///
/// Those of ``Pairing``, and over ``IdentityPairing`` it is ``ReaderEnv``.
@frozen
public struct ReaderTEnvT<Environment, Base: Pairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = ReaderTOf<Environment, Base.Moves>

  /// The comonad of spaces.
  public typealias Space = EnvTOf<Environment, Base.Space>

  /// The pairing below.
  public let base: Base

  /// Puts an environment on a pairing.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Combines the value that the move reads with the one seen from where the base arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let env = space.narrow()
    return base.pair(move.provide(env.environment), env.lowered, combine)
  }

  /// Moves the base, in place if nothing else refers to the space; the environment stays.
  /// Returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = EnvT(environment: space.narrow().environment, space.narrow().lowered)
    }
    let env = (consume space).narrow()
    let effect = move.provide(env.environment)
    env.isMoving = true
    let result = base.move(effect, &env.below)
    env.isMoving = false
    space = env
    return result
  }
}

extension ReaderTEnvT: Sendable where Base: Sendable {}

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
