/// Commits to a loop and leaves it to the end of the input to show what that came to.
@usableFromInline
final class CoalescingHandler<Eff: Monad, Pair: Pairing, View>: HandlerBody<Eff, Pair.Moves> {
  @usableFromInline let loop: Loop<Eff, Pair, View>

  @inlinable
  init(_ loop: Loop<Eff, Pair, View>) {
    self.loop = loop
    super.init()
  }

  @usableFromInline
  override var isRecorded: Bool { loop.isRecorded }

  @usableFromInline
  override func handle(
    _ effect: Kind<Eff, Kind<Pair.Moves, Void>>, _ origin: Origin?
  ) -> Kind<Eff, Void> {
    Eff.map(effect) { [loop] in loop.commit($0, .coalesce, origin) }
  }

  @usableFromInline
  override func commit(_ move: Kind<Pair.Moves, Void>, _ origin: Origin?) -> Kind<Eff, Void> {
    Eff.computed { [loop] in loop.commit(move, .coalesce, origin) }
  }
}

extension Loop {
  /// The handler that shows each commit, or leaves that to the end of the input.
  @inlinable
  func handler(_ policy: RefreshPolicy) -> Handler<Eff, Moves> {
    Handler(body: policy == .each ? self : CoalescingHandler(self))
  }
}
