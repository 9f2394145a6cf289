#if !hasFeature(Embedded)

/// A handler that commits a move and returns its value.
@_fixed_layout
open class Committer<Moves: Monad, Eff: Monad> {
  /// Creates a committer.
  @inlinable
  public init() {}

  /// Returns the effect that commits a move and returns its value.
  open func commit<Value>(_ move: Kind<Moves, Value>) -> Kind<Eff, Value> {
    preconditionFailure("A committer overrides this.")
  }
}

extension Committer {
  /// This committer.
  @inlinable
  var committer: Committer { self }
}

/// A committer to an explorer's loop.
@usableFromInline
@_fixed_layout
final class LoopCommitter<Eff: Launching, Pair: Pairing, Input, View>: Committer<Pair.Moves, Eff> {
  @usableFromInline let loop: Loop<Eff, Pair, Input, View>

  @inlinable
  init(_ loop: Loop<Eff, Pair, Input, View>) { self.loop = loop }

  @usableFromInline
  override func commit<Value>(_ move: Kind<Pair.Moves, Value>) -> Kind<Eff, Value> {
    Eff._handing(move, to: loop.mailbox())
  }
}

/// A committer to a space.
@usableFromInline
@_fixed_layout
final class SpaceCommitter<Base: Pairing, Eff: Monad, Future>: Committer<Base.Moves, Eff> {
  @usableFromInline let base: Base
  @usableFromInline var space: Kind<Base.Space, Future>

  @inlinable
  init(_ base: Base, _ space: Kind<Base.Space, Future>) {
    self.base = base
    self.space = space
  }

  @usableFromInline
  override func commit<Value>(_ move: Kind<Base.Moves, Value>) -> Kind<Eff, Value> {
    Eff.computed { [self] in base.move(move, &space) }
  }
}

#else

// Embedded Swift has no overridden methods with type parameters of their own. There, a committer is
// a function of moves with hidden values.

/// A handler that commits a move and returns its value.
@_fixed_layout
public final class Committer<Moves: Monad, Eff: Monad> {
  @usableFromInline let commitHidden: (Kind<Moves, TypeErased>) -> Kind<Eff, TypeErased>

  @inlinable
  init(_ commit: @escaping (Kind<Moves, TypeErased>) -> Kind<Eff, TypeErased>) {
    commitHidden = commit
  }

  /// Returns the effect that commits a move and returns its value.
  @inlinable
  public func commit<Value>(_ move: Kind<Moves, Value>) -> Kind<Eff, Value> {
    Eff.map(commitHidden(Moves.map(move) { TypeErased($0) })) { $0.reveal(as: Value.self) }
  }
}

/// A committer to an explorer's loop.
@usableFromInline
@frozen
struct LoopCommitter<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline let committer: Committer<Pair.Moves, Eff>

  @inlinable
  init(_ loop: Loop<Eff, Pair, Input, View>) {
    committer = Committer { move in Eff._handing(move, to: loop.mailbox()) }
  }
}

/// A committer to a space.
@usableFromInline
@_fixed_layout
final class SpaceCommitter<Base: Pairing, Eff: Monad, Future> {
  @usableFromInline let base: Base
  @usableFromInline var space: Kind<Base.Space, Future>

  @inlinable
  init(_ base: Base, _ space: Kind<Base.Space, Future>) {
    self.base = base
    self.space = space
  }

  /// The committer to this space.
  @inlinable
  var committer: Committer<Base.Moves, Eff> {
    Committer { move in Eff.computed { self.base.move(move, &self.space) } }
  }
}

#endif
