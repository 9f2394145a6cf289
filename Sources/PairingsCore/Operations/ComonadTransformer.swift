/// A comonad that is made of a base comonad, to which it can be lowered.
///
/// ## Laws
///
/// For every `w` and `f`: ``lowered(_:)`` is a comonad morphism,
///
///     w.lowered.extract() == w.extract()                                 // extract
///     w.lowered.extend(f) == w.extend { f($0.lowered) }.lowered          // extend
///
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public protocol ComonadTransformer<Base>: Comonad {
  /// The base comonad.
  associatedtype Base: Comonad

  /// Returns the base at the present place.
  static func lowered<Value>(_ wa: Kind<Self, Value>) -> Kind<Base, Value>
}

extension Kind where Brand: ComonadTransformer {
  /// The base at the present place.
  @inlinable
  public var lowered: Kind<Brand.Base, Value> { Brand.lowered(self) }
}
