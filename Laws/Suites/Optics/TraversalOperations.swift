public import Pairings

/// The operations of the composition of traversals, and of moves of all parts.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol TraversalOperations {
  /// Returns the traversal of the whole.
  func identity<A>(_: A.Type) -> Traversal<A, A>

  /// Returns the traversal of all parts of all parts.
  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C>

  /// Returns the traversal of a part of each part.
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C>

  /// Returns the traversal of a case of the parts.
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C>

  /// Returns the traversal of an optional part of the parts.
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C>

  /// Returns the traversal of all parts of a part.
  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Lens<A, B>) -> Traversal<A, C>

  /// Returns the traversal of all parts of a case.
  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Prism<A, B>) -> Traversal<A, C>

  /// Returns the traversal of all parts of an optional part.
  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Affine<A, B>) -> Traversal<A, C>

  /// Returns the move of the whole that moves all parts.
  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ traversal: Traversal<Whole, Part>
  ) -> Kind<StateOf<Whole>, [Value]>

  /// Returns the same for a move without a value.
  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, _ traversal: Traversal<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void>

  /// Returns the effect that replaces each part by the result of an effect.
  func traverse<Whole, Part, M: Monad>(
    _ whole: Whole, _ traversal: Traversal<Whole, Part>, _ effect: @escaping (Part) -> Kind<M, Part>
  ) -> Kind<M, Whole>
}

extension TraversalOperations {
  /// Returns the traversal of the whole.
  public func identity<A>(_: A.Type) -> Traversal<A, A> { .identity }

  /// Returns the traversal of all parts of all parts.
  public func append<A, B, C>(
    _ next: Traversal<B, C>, to optic: Traversal<A, B>
  ) -> Traversal<A, C> { optic.appending(next) }

  /// Returns the traversal of a part of each part.
  public func append<A, B, C>(_ next: Lens<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next)
  }

  /// Returns the traversal of a case of the parts.
  public func append<A, B, C>(_ next: Prism<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next)
  }

  /// Returns the traversal of an optional part of the parts.
  public func append<A, B, C>(_ next: Affine<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next)
  }

  /// Returns the traversal of all parts of a part.
  public func append<A, B, C>(_ next: Traversal<B, C>, to optic: Lens<A, B>) -> Traversal<A, C> {
    optic.appending(next)
  }

  /// Returns the traversal of all parts of a case.
  public func append<A, B, C>(_ next: Traversal<B, C>, to optic: Prism<A, B>) -> Traversal<A, C> {
    optic.appending(next)
  }

  /// Returns the traversal of all parts of an optional part.
  public func append<A, B, C>(_ next: Traversal<B, C>, to optic: Affine<A, B>) -> Traversal<A, C> {
    optic.appending(next)
  }

  /// Returns the move of the whole that moves all parts.
  public func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ traversal: Traversal<Whole, Part>
  ) -> Kind<StateOf<Whole>, [Value]> { move.focus(traversal) }

  /// Returns the same for a move without a value.
  public func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, _ traversal: Traversal<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> { move.focus(traversal) }

  /// Returns the effect that replaces each part by the result of an effect.
  public func traverse<Whole, Part, M: Monad>(
    _ whole: Whole, _ traversal: Traversal<Whole, Part>, _ effect: @escaping (Part) -> Kind<M, Part>
  ) -> Kind<M, Whole> { traversal.traverse(whole, in: M.self, effect) }
}

/// The operations of the framework.
public struct DefaultTraversalOperations: TraversalOperations {
  /// Creates the operations.
  public init() {}
}
