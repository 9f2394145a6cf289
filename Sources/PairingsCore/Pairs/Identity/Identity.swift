/// A value without a context: the monad without effects and the comonad of one point.
///
/// As an effect, an identity has already happened.
///
///     Identity(20).map { $0 + 1 }.flatMap { Identity($0 * 2) }.value  // 42
///
/// - SeeAlso: ``IdentityPairing``, the pair that never moves.
public typealias Identity<Value> = Kind<IdentityOf, Value>

extension _KindProtocol where Exact == Self, Brand == IdentityOf {
  /// Wraps a value.
  @inlinable
  public init(_ value: Value) {
    self = Self._returning(IdentityCarrier(value))
  }
}

extension Kind where Brand == IdentityOf {
  /// The value.
  @inlinable
  public var value: Value { IdentityOf.extract(self) }
}

/// The carrier of ``Identity``.
@usableFromInline
@_fixed_layout
final class IdentityCarrier<Value>: Kind<IdentityOf, Value> {
  @usableFromInline let content: Value

  @inlinable
  init(_ value: Value) {
    content = value
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)
  override var _contents: String { "\(content)" }
  #endif
}

/// The brand of ``Identity``.
public enum IdentityOf: Monad, PairedMonad, PairedComonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  /// The pairing with itself.
  public typealias Pair = IdentityPairing

  /// The pairing with itself.
  @inlinable
  public static var pairing: IdentityPairing { IdentityPairing() }

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> IdentityCarrier<Value> {
    kind.carrier(as: IdentityCarrier.self)
  }
}

// MARK: - Monad

extension IdentityOf {
  /// Wraps a value.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> { IdentityCarrier(value) }

  /// Transforms the value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    IdentityCarrier(transform(carrier(fa).content))
  }

  /// Returns the result of `next` for the value.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    next(carrier(ma).content)
  }

  /// Repeats a step from seed to seed until one returns `done`.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    var seed = seed
    while true {
      switch carrier(step(seed)).content {
      case .next(let next): seed = next
      case .done(let value): return IdentityCarrier(value)
      }
    }
  }
}

// MARK: - Comonad

extension IdentityOf {
  /// Returns the value.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).content
  }

  /// Computes a new value from this one.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    IdentityCarrier(transform(wa))
  }
}

extension IdentityOf: EquatableConstructor {
  /// Returns true if both hold the same value.
  @inlinable
  public static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool {
    carrier(left).content == carrier(right).content
  }
}

extension IdentityOf: LocatedComonad {
  /// Adds nothing to the fingerprint, since there is one place.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {}
}
