extension Loop {
  /// The handler that commits to this loop and shows each commit.
  @inlinable
  var handler: Handler<Eff, Moves> {
    if let body = unsafe body { return Handler(body: body) }
    let body = HandlerBody<Eff, Moves>(
      handle: { effect, origin in Eff.map(effect) { self.handle($0, .each, origin) } },
      commit: { move, origin in Eff.computed { self.handle(move, .each, origin) } })
    unsafe body.isOn = recorders != nil
    if unsafe !isClosed { unsafe self.body = body }
    return Handler(body: body)
  }

  /// The handler that shows each commit, or leaves that to the end of the input.
  @inlinable
  func handler(_ policy: RefreshPolicy) -> Handler<Eff, Moves> {
    let body = handler.body
    guard policy == .coalesce else { return Handler(body: body) }
    return Handler(
      body: HandlerBody(
        recording: body,
        handle: { effect, origin in Eff.map(effect) { self.handle($0, .coalesce, origin) } },
        commit: { move, origin in Eff.computed { self.handle(move, .coalesce, origin) } }))
  }

  /// Makes the move of an effect, unless that was cancelled and could not be stopped.
  @inlinable
  func handle(_ move: Kind<Moves, Void>, _ policy: RefreshPolicy, _ origin: Origin?) {
    #if !hasFeature(Embedded)
    if let running = unsafe running, running.wasCancelled { return }
    #endif
    commit(move, policy, origin)
  }
}
