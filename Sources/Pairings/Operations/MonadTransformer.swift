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
