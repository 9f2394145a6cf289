extension Loop {
  /// The handler that commits to this loop and shows each commit.
  @inlinable
  var handler: Handler<Eff, Moves> {
    if let body = unsafe body { return Handler(body: body) }
    let body = makeBody(.each)
    if unsafe !isClosed { unsafe self.body = body }
    return Handler(body: body)
  }

  /// The handler that shows each commit, or leaves that to the end of the input.
  @inlinable
  func handler(_ policy: RefreshPolicy) -> Handler<Eff, Moves> {
    policy == .each ? handler : Handler(body: makeBody(policy))
  }

  @inlinable
  func makeBody(_ policy: RefreshPolicy) -> HandlerBody<Eff, Moves> {
    HandlerBody(
      recording: recording,
      handle: { effect, origin in Eff.map(effect) { self.commit($0, policy, origin) } },
      commit: { move, origin in Eff.computed { self.commit(move, policy, origin) } })
  }
}
