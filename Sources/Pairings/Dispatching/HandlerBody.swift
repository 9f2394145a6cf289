/// What a ``Handler`` does.
///
/// A class with methods, and not a few closures: an explorer is one itself, so that a
/// handler costs nothing to make, and each kind of handler overrides what it changes.
@usableFromInline
class HandlerBody<Eff: Monad, Moves: Monad> {
  @inlinable
  init() {}

  /// Whether somebody keeps a journal of what is committed.
  @usableFromInline
  var isRecorded: Bool { false }

  /// Returns the effect that runs `effect` and makes its move.
  @usableFromInline
  func handle(_ effect: Kind<Eff, Kind<Moves, Void>>, _ origin: Origin?) -> Kind<Eff, Void> {
    preconditionFailure("A handler overrides this.")
  }

  /// Returns the effect that makes a move: as ``handle(_:_:)`` of a pure one.
  @usableFromInline
  func commit(_ move: Kind<Moves, Void>, _ origin: Origin?) -> Kind<Eff, Void> {
    handle(Eff.pure(move), origin)
  }

  /// The handler below all reactions to what is handled.
  @usableFromInline
  var quiet: HandlerBody { self }
}

/// Handles effects by a function.
@usableFromInline
final class ClosureHandler<Eff: Monad, Moves: Monad>: HandlerBody<Eff, Moves> {
  @usableFromInline let function: (Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void>

  @inlinable
  init(_ function: @escaping (Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void>) {
    self.function = function
    super.init()
  }

  @usableFromInline
  override func handle(
    _ effect: Kind<Eff, Kind<Moves, Void>>, _ origin: Origin?
  ) -> Kind<Eff, Void> {
    function(effect)
  }
}

/// Handles moves that become those of another handler.
@usableFromInline
final class LiftedHandler<Eff: Monad, Moves: Monad, NewMoves: Monad>: HandlerBody<Eff, NewMoves> {
  @usableFromInline let base: HandlerBody<Eff, Moves>
  @usableFromInline let transform: (Kind<NewMoves, Void>) -> Kind<Moves, Void>

  @inlinable
  init(
    _ base: HandlerBody<Eff, Moves>,
    _ transform: @escaping (Kind<NewMoves, Void>) -> Kind<Moves, Void>
  ) {
    self.base = base
    self.transform = transform
    super.init()
  }

  @usableFromInline
  override var isRecorded: Bool { base.isRecorded }

  @usableFromInline
  override func handle(
    _ effect: Kind<Eff, Kind<NewMoves, Void>>, _ origin: Origin?
  ) -> Kind<Eff, Void> {
    base.handle(Eff.map(effect, transform), origin)
  }

  @usableFromInline
  override func commit(_ move: Kind<NewMoves, Void>, _ origin: Origin?) -> Kind<Eff, Void> {
    base.commit(transform(move), origin)
  }

  @usableFromInline
  override var quiet: HandlerBody<Eff, NewMoves> {
    let quiet = base.quiet
    return quiet === base ? self : LiftedHandler(quiet, transform)
  }
}

/// Runs an effect after what another handler has handled.
@usableFromInline
final class ReactingHandler<Eff: Monad, Moves: Monad>: HandlerBody<Eff, Moves> {
  @usableFromInline let base: HandlerBody<Eff, Moves>
  @usableFromInline let root: HandlerBody<Eff, Moves>
  @usableFromInline let react: (Handler<Eff, Moves>) -> Kind<Eff, Void>

  @inlinable
  init(
    _ base: HandlerBody<Eff, Moves>, _ react: @escaping (Handler<Eff, Moves>) -> Kind<Eff, Void>
  ) {
    self.base = base
    self.react = react
    root = base.quiet
    super.init()
  }

  @usableFromInline
  override var isRecorded: Bool { base.isRecorded }

  @usableFromInline
  override func handle(
    _ effect: Kind<Eff, Kind<Moves, Void>>, _ origin: Origin?
  ) -> Kind<Eff, Void> {
    following(base.handle(effect, origin), origin)
  }

  @usableFromInline
  override func commit(_ move: Kind<Moves, Void>, _ origin: Origin?) -> Kind<Eff, Void> {
    following(base.commit(move, origin), origin)
  }

  @usableFromInline
  override var quiet: HandlerBody<Eff, Moves> { root }

  @inlinable
  func following(_ handled: Kind<Eff, Void>, _ origin: Origin?) -> Kind<Eff, Void> {
    Eff.flatMap(handled) { [react, root] _ in
      react(Handler(body: origin.map { AttributedHandler(root, $0) } ?? root))
    }
  }
}

/// Says where the commits of another handler come from.
@usableFromInline
final class AttributedHandler<Eff: Monad, Moves: Monad>: HandlerBody<Eff, Moves> {
  @usableFromInline let base: HandlerBody<Eff, Moves>
  @usableFromInline let origin: Origin

  @inlinable
  init(_ base: HandlerBody<Eff, Moves>, _ origin: Origin) {
    self.base = base
    self.origin = origin
    super.init()
  }

  @usableFromInline
  override var isRecorded: Bool { base.isRecorded }

  @usableFromInline
  override func handle(
    _ effect: Kind<Eff, Kind<Moves, Void>>, _ inner: Origin?
  ) -> Kind<Eff, Void> {
    base.handle(effect, inner ?? origin)
  }

  @usableFromInline
  override func commit(_ move: Kind<Moves, Void>, _ inner: Origin?) -> Kind<Eff, Void> {
    base.commit(move, inner ?? origin)
  }

  @usableFromInline
  override var quiet: HandlerBody<Eff, Moves> {
    let quiet = base.quiet
    return quiet === base ? self : AttributedHandler(quiet, origin)
  }
}
