/// A monad that is made of another one and can do what that one does.
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
  /// The monad below.
  associatedtype Base: Monad

  /// Does what the base does, and nothing else.
  static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value>
}

extension Kind where Brand: MonadTransformer {
  /// Does what the base does, and nothing else.
  @inlinable
  public static func lift(_ effect: Kind<Brand.Base, Value>) -> Kind { Brand.lift(effect) }
}
