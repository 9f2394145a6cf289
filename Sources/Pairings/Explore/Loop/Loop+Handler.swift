extension Loop {
  /// The handler that commits to this loop and shows each commit.
  @inlinable
  var handler: Handler<Eff, Moves> {
    if let body = unsafe body { return Handler(body: body) }
    let body = makeBody(.each)
    unsafe body.isOn = recorders != nil
    if unsafe !isClosed { unsafe self.body = body }
    return Handler(body: body)
  }

  /// The handler that shows each commit, or leaves that to the end of the input.
  @inlinable
  func handler(_ policy: RefreshPolicy) -> Handler<Eff, Moves> {
    let body = handler.body
    return Handler(body: policy == .each ? body : makeBody(policy, recording: body))
  }

  /// Makes what commits to this loop.
  @inlinable @inline(__always)
  func makeBody(
    _ policy: RefreshPolicy, recording: Recording? = nil
  ) -> HandlerBody<Eff, Moves> {
    let taker = _Taker<Kind<Moves, Void>>(
      isReady: { self.canCommit }, take: { self.handle($0, policy, $1) },
      takeLater: { self.handleLater($0, policy, $1, $2) })
    return HandlerBody(
      recording: recording, handle: { Eff._handing($0, to: taker, $1) },
      commit: { Eff._handing($0, to: taker, $1) })
  }

  /// Makes the move of an effect, unless that was cancelled and could not be stopped.
  @inlinable
  func handle(_ move: Kind<Moves, Void>, _ policy: RefreshPolicy, _ note: AnyObject?) {
    if let running = unsafe running, running.wasCancelled { return }
    commit(move, policy, origin(note))
  }

  /// Makes the move of an effect once its turn has come and calls back then, unless it is
  /// withdrawn.
  @inlinable
  func handleLater(
    _ move: Kind<Moves, Void>, _ policy: RefreshPolicy, _ note: AnyObject?,
    _ done: @escaping () -> Void
  ) -> () -> Void {
    let handed = Handed(move, policy, origin(note), done)
    enqueue(.hand(handed))
    return { handed.withdraw() }
  }

  /// The note that a handler adds is an origin.
  @inlinable
  func origin(_ note: AnyObject?) -> Origin? {
    note.map { unsafe unsafeDowncast($0, to: Origin.self) }
  }
}

/// A move that an effect waits for to be made.
@usableFromInline
@_fixed_layout
final class Handed<Moves: Monad> {
  @usableFromInline let policy: RefreshPolicy
  @usableFromInline let origin: Origin?

  // Nothing once it was made or withdrawn.
  @exclusivity(unchecked) @usableFromInline var move: Kind<Moves, Void>?
  @exclusivity(unchecked) @usableFromInline var done: (() -> Void)?

  @inlinable
  init(
    _ move: Kind<Moves, Void>, _ policy: RefreshPolicy, _ origin: Origin?,
    _ done: @escaping () -> Void
  ) {
    (self.policy, self.origin) = (policy, origin)
    unsafe self.move = move
    unsafe self.done = done
  }

  /// Gives it up.
  @inlinable
  func withdraw() {
    _ = unsafe move.take()
    _ = unsafe done.take()
  }
}
