public import Pairings

/// The words of composing optics.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol OpticVocabulary {
  /// Returns the lens of the whole.
  func lensIdentity<A>(_: A.Type) -> Lens<A, A>

  /// Returns the prism of every shape.
  func prismIdentity<A>(_: A.Type) -> Prism<A, A>

  /// Returns the affine of the whole.
  func affineIdentity<A>(_: A.Type) -> Affine<A, A>

  /// Goes on to a part of a part.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Lens<A, B>) -> Lens<A, C>

  /// Goes on to a shape of a part.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Lens<A, B>) -> Affine<A, C>

  /// Goes on to what may be in a part.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Lens<A, B>) -> Affine<A, C>

  /// Goes on to a part of what a prism matches.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Prism<A, B>) -> Affine<A, C>

  /// Goes on to a shape of what a prism matches.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C>

  /// Goes on to what may be in what a prism matches.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Prism<A, B>) -> Affine<A, C>

  /// Goes on to a part of what may be there.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Affine<A, B>) -> Affine<A, C>

  /// Goes on to a shape of what may be there.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Affine<A, B>) -> Affine<A, C>

  /// Goes on to what may be in what may be there.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Affine<A, B>) -> Affine<A, C>
}

extension OpticVocabulary {
  /// Returns the lens of the whole.
  public func lensIdentity<A>(_: A.Type) -> Lens<A, A> { .identity }

  /// Returns the prism of every shape.
  public func prismIdentity<A>(_: A.Type) -> Prism<A, A> { .identity }

  /// Returns the affine of the whole.
  public func affineIdentity<A>(_: A.Type) -> Affine<A, A> { .identity }

  /// Goes on to a part of a part.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Lens<A, B>) -> Lens<A, C> {
    optic.appending(next)
  }

  /// Goes on to a shape of a part.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Goes on to what may be in a part.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Goes on to a part of what a prism matches.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Goes on to a shape of what a prism matches.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C> {
    optic.appending(next)
  }

  /// Goes on to what may be in what a prism matches.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Goes on to a part of what may be there.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Goes on to a shape of what may be there.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Goes on to what may be in what may be there.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }
}

/// The words of the framework.
public struct OpticWords: OpticVocabulary {
  /// Creates the words.
  public init() {}
}
