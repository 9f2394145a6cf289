/// A monad that is made of a base monad, whose effects can be lifted to it.
///
/// ## Laws
///
/// For every `a`, `b` and `k`: ``lift(_:)`` is a monad morphism,
///
///     lift(pure(a)) == pure(a)                                 // lift pure
///     lift(b.flatMap(k)) == lift(b).flatMap { lift(k($0)) }    // lift flatMap
///
/// - SeeAlso: Liang, Hudak and Jones, *Monad Transformers and Modular
///   Interpreters* (1995).
public protocol MonadTransformer<Base>: Monad {
  /// The base monad.
  associatedtype Base: Monad

  /// Returns a step that runs an effect of the base.
  static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value>
}

extension Kind where Brand: MonadTransformer {
  /// Returns a step that runs an effect of the base.
  @inlinable
  public static func lift(_ effect: Kind<Brand.Base, Value>) -> Kind { Brand.lift(effect) }
}

// MARK: - Operations of the base

extension MonadTransformer
where Self: MonadState, Base: MonadState, Self.Position == Base.Position {
  /// Returns a step that changes the position of the base in place.
  @inlinable
  public static func state<Value>(
    _ step: @escaping (inout Base.Position) -> Value
  ) -> Kind<Self, Value> {
    lift(Base.state(step))
  }
}

extension MonadTransformer
where Self: MonadReader, Base: MonadReader, Self.Environment == Base.Environment {
  /// Returns a step that reads the environment of the base.
  @inlinable
  public static func reader<Value>(
    _ read: @escaping (Base.Environment) -> Value
  ) -> Kind<Self, Value> {
    lift(Base.reader(read))
  }
}

extension MonadTransformer
where Self: MonadWriter, Base: MonadWriter, Self.Log == Base.Log {
  /// Writes to the log of the base.
  @inlinable
  public static func tell(_ log: Base.Log) -> Kind<Self, Void> { lift(Base.tell(log)) }
}
