/// A value together with the environment it was computed in: the comonad of spaces that a
/// ``Reader`` reads.
///
///     let net = Env(environment: 0.25, value: 100.0)  // tax rate, price
///     net.extend { $0.value * (1 + $0.environment) }.value  // 125.0
///
/// ## Laws
///
/// The laws of ``Comonad`` and ``ComonadEnv``, and for every `w`, `f` and `g`:
///
///     w.local(f).environment == f(w.environment)     // local changes the environment
///     w.local(f).extract() == w.extract()            // local keeps the value
///     w.local { $0 } == w                            // local identity
///     w.local(f).local(g) == w.local { g(f($0)) }    // local composition
///
/// - Complexity: O(1) plus one call of the closure, for every operation.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008), where
///   it is the product comonad, or coreader.
public typealias Env<Environment, Value> = Kind<EnvOf<Environment>, Value>

extension _KindProtocol where Exact == Self {
  /// Places a value in an environment.
  @inlinable
  public init<Environment>(environment: Environment, value: Value)
  where Brand == EnvOf<Environment> {
    self = Self._returning(EnvCarrier(environment, value))
  }
}

/// The carrier of ``Env``.
@usableFromInline
@_fixed_layout
final class EnvCarrier<Environment, Value>: Kind<EnvOf<Environment>, Value> {
  @usableFromInline let context: Environment
  @usableFromInline let content: Value

  @inlinable
  init(_ environment: Environment, _ value: Value) {
    context = environment
    content = value
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)
  override var _contents: String { "environment: \(context), value: \(content)" }
  #endif
}

/// The brand of ``Env``.
public enum EnvOf<Environment>: ComonadEnv, PairedComonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> EnvCarrier<Environment, Value> {
    kind.carrier(as: EnvCarrier.self)
  }

  /// The pairing with ``Reader``.
  @inlinable
  public static var pairing: ReaderEnv<Environment> { ReaderEnv() }
}

// MARK: - Comonad

extension EnvOf {
  /// Transforms the value and keeps the environment.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    EnvCarrier(carrier(fa).context, transform(carrier(fa).content))
  }

  /// Returns the value in focus.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { carrier(wa).content }

  /// Computes a new value from the whole context and keeps the environment.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    EnvCarrier(carrier(wa).context, transform(wa))
  }

  /// Returns the environment.
  @inlinable
  public static func environment<Value>(_ wa: Kind<Self, Value>) -> Environment {
    carrier(wa).context
  }
}

// MARK: - Environments

extension Kind {
  /// Places the value in an environment that `transform` makes of this one.
  ///
  /// - Throws: The error that `transform` throws, with its type.
  @inlinable
  public func local<Environment, NewEnvironment, Failure: Error>(
    _ transform: (Environment) throws(Failure) -> NewEnvironment
  ) throws(Failure) -> Env<NewEnvironment, Value> where Brand == EnvOf<Environment> {
    Env<NewEnvironment, Value>(environment: try transform(environment), value: extract())
  }
}

extension EnvOf: EquatableConstructor where Environment: Equatable {
  /// Returns true if both hold the same environment and the same value.
  @inlinable
  public static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool {
    carrier(left).context == carrier(right).context
      && carrier(left).content == carrier(right).content
  }
}

extension EnvOf: LocatedComonad where Environment: Hashable {
  /// Adds the environment to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(carrier(wa).context)
  }
}
