public import Pairings

/// The operations of the composition of optics.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol OpticOperations {
  /// Returns the lens of the whole.
  func lensIdentity<A>(_: A.Type) -> Lens<A, A>

  /// Returns the prism that matches every value.
  func prismIdentity<A>(_: A.Type) -> Prism<A, A>

  /// Returns the affine of the whole.
  func affineIdentity<A>(_: A.Type) -> Affine<A, A>

  /// Returns the lens of a part of a part.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Lens<A, B>) -> Lens<A, C>

  /// Returns the affine of a case of a part.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Lens<A, B>) -> Affine<A, C>

  /// Returns the affine of an optional part of a part.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Lens<A, B>) -> Affine<A, C>

  /// Returns the affine of a part of a case.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Prism<A, B>) -> Affine<A, C>

  /// Returns the prism of a case of a case.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C>

  /// Returns the affine of an optional part of a case.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Prism<A, B>) -> Affine<A, C>

  /// Returns the affine of a part of an optional part.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Affine<A, B>) -> Affine<A, C>

  /// Returns the affine of a case of an optional part.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Affine<A, B>) -> Affine<A, C>

  /// Returns the affine of an optional part of an optional part.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Affine<A, B>) -> Affine<A, C>
}

extension OpticOperations {
  /// Returns the lens of the whole.
  public func lensIdentity<A>(_: A.Type) -> Lens<A, A> { .identity }

  /// Returns the prism that matches every value.
  public func prismIdentity<A>(_: A.Type) -> Prism<A, A> { .identity }

  /// Returns the affine of the whole.
  public func affineIdentity<A>(_: A.Type) -> Affine<A, A> { .identity }

  /// Returns the lens of a part of a part.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Lens<A, B>) -> Lens<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of a case of a part.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of an optional part of a part.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of a part of a case.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Returns the prism of a case of a case.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of an optional part of a case.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of a part of an optional part.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of a case of an optional part.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }

  /// Returns the affine of an optional part of an optional part.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next)
  }
}

/// The operations of the framework.
public struct DefaultOpticOperations: OpticOperations {
  /// Creates the operations.
  public init() {}
}
