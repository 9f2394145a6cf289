public import PairingsCore

/// The values of another space, in an environment: the comonad of spaces that a ``Pairings/ReaderT`` moves
/// in.
///
/// ## Laws
///
/// The laws of ``Pairings/Comonad``, ``Pairings/ComonadEnv`` and ``Pairings/ComonadTransformer``; over a base with a position
/// or with logs, also those of ``Pairings/ComonadStore`` and ``Pairings/ComonadTraced``.
///
/// - Complexity: As the base.
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public typealias EnvT<Environment, Base: Comonad, Value> = Kind<EnvTOf<Environment, Base>, Value>

extension _KindProtocol where Exact == Self {
  /// Puts a space in an environment.
  @inlinable
  public init<Environment, Base: Comonad>(
    environment: Environment, _ base: Kind<Base, Value>
  ) where Brand == EnvTOf<Environment, Base> {
    self = Self._returning(EnvTCarrier(environment, base))
  }
}

/// The carrier of ``EnvT``: its content is the base space.
@usableFromInline
@_fixed_layout
final class EnvTCarrier<Environment, Base: Comonad, Value>:
  _ExclusiveBox<EnvTOf<Environment, Base>, Kind<Base, Value>, Value>
{
  @usableFromInline let context: Environment

  @inlinable
  init(_ environment: Environment, _ base: Kind<Base, Value>) {
    context = environment
    super.init(base)
  }

  #if !hasFeature(Embedded)
  override var _contents: String { shown("environment") { "\(context), base: \(place)" } }
  #endif
}

/// The brand of ``EnvT``.
public enum EnvTOf<Environment, Base: Comonad>: ComonadEnv, ComonadTransformer {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> EnvTCarrier<Environment, Base, Value> {
    kind.carrier(as: EnvTCarrier.self)
  }
}

// MARK: - Comonad

extension EnvTOf {
  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    EnvTCarrier(carrier(fa).context, Base.map(carrier(fa).place, transform))
  }

  /// Returns the value at the base's place.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).read { Base.extract($0) }
  }

  /// Recomputes every value by a function of the space from that place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (environment, base) = (carrier(wa).context, carrier(wa).place)
    return EnvTCarrier(
      environment, Base.extend(base) { transform(EnvTCarrier(environment, $0)) })
  }

  /// Returns the environment.
  @inlinable
  public static func environment<Value>(_ wa: Kind<Self, Value>) -> Environment {
    carrier(wa).context
  }

  /// Returns the base space, without the environment.
  ///
  /// - Precondition: The function is not called by the move that changes the space.
  @inlinable
  public static func lowered<Value>(_ wa: Kind<Self, Value>) -> Kind<Base, Value> {
    carrier(wa).place
  }
}

// MARK: - Operations of the base

extension EnvTOf: ComonadStore where Base: ComonadStore {
  /// Returns the position of the base.
  @inlinable
  public static func position<Value>(_ wa: Kind<Self, Value>) -> Base.Position {
    wa.lowered.position
  }

  /// Returns the value of a position of the base.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, _ position: Base.Position) -> Value {
    wa.lowered.peek(position)
  }

  /// Returns the space with its base at a position.
  @inlinable
  public static func seek<Value>(
    _ wa: Kind<Self, Value>, _ position: Base.Position
  ) -> Kind<Self, Value> {
    Kind(environment: wa.environment, wa.lowered.seek(position))
  }
}

extension EnvTOf: ComonadTraced where Base: ComonadTraced {
  /// Returns the value after a further log of the base.
  @inlinable
  public static func trace<Value>(_ wa: Kind<Self, Value>, _ log: Base.Log) -> Value {
    wa.lowered.trace(log)
  }
}

extension EnvTOf: LocatedComonad where Environment: Hashable, Base: LocatedComonad {
  /// Adds the environment, and the place of the base, to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(carrier(wa).context)
    Base.locate(carrier(wa).place, in: &fingerprint)
  }
}
