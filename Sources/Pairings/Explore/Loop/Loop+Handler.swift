extension Loop {
  /// The handler that commits to this loop and shows each commit.
  @inlinable
  var handler: Handler<Eff, Moves> {
    if let body = unsafe body { return Handler(body: body) }
    let body = HandlerBody<Eff, Moves>(
      handle: { effect, origin in Eff.map(effect) { self.commit($0, .each, origin) } },
      commit: { move, origin in Eff.computed { self.commit(move, .each, origin) } })
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
        handle: { effect, origin in Eff.map(effect) { self.commit($0, .coalesce, origin) } },
        commit: { move, origin in Eff.computed { self.commit(move, .coalesce, origin) } }))
  }
}
