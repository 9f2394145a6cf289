/// The pairing of two compositions: it pairs the outer structures, and then the inner ones that
/// these yield.
///
///     let pairing = ComposePairing(StateStore<Int>(), IdentityPairing())
///
/// This is a pairing of functors: a composition of two monads is a monad only if one of them
/// distributes over the other.
@frozen
public struct ComposePairing<Outer: FunctorPairing, Inner: FunctorPairing>: FunctorPairing {
  /// The composition of the left structures.
  public typealias Left = ComposeOf<Outer.Left, Inner.Left>

  /// The composition of the right structures.
  public typealias Right = ComposeOf<Outer.Right, Inner.Right>

  /// The pairing of the outer structures.
  public let outer: Outer

  /// The pairing of the inner structures.
  public let inner: Inner

  /// Composes two pairings.
  @inlinable
  public init(_ outer: Outer, _ inner: Inner) {
    self.outer = outer
    self.inner = inner
  }

  /// Combines the values of the inner structures that the pairing of the outer ones yields.
  @inlinable
  public func pair<A, B, Result>(
    _ left: Kind<Left, A>, _ right: Kind<Right, B>, _ combine: (A, B) -> Result
  ) -> Result {
    outer.pair(left.composed(), right.composed()) { inner.pair($0, $1, combine) }
  }
}

extension ComposePairing: Sendable where Outer: Sendable, Inner: Sendable {}
