// Rare operations are never inlined, since inlining would copy them to each of their calls.

extension Loop {
  /// Performs the queued actions, if the loop is resting.
  @inlinable @inline(__always)
  func settle() {
    if unsafe !queue.actions.isEmpty && phase == .resting { settleAll() }
  }

  @inlinable @inline(never)
  func settleAll() {
    var drain = Drain()
    unsafe queue.drains &+= 1
    repeat {
      within(.settling) { run(&drain) }
    } while unsafe !queue.actions.isEmpty && drain.runaways < 2
  }

  /// Makes the view and performs the actions queued then, until the view is that of the present
  /// place. From `resting`.
  @inlinable
  func settledView() -> View {
    unsafe queue.drains &+= 1
    return within(.settling) {
      var drain = Drain()
      var snapshot = render()
      run(&drain)
      while unsafe snapshot.version != version {
        snapshot = render()
        if drain.runaways == 0 { run(&drain) } else { discard() }
      }
      return snapshot.view
    }
  }

  /// Performs one generation of actions after the other. From `settling`.
  @inlinable @inline(never)
  func run(_ drain: inout Drain) {
    let before = unsafe (requests.running.take(), requests.isTaking)
    unsafe requests.isTaking = false  // Queued actions are no part of a running or taken effect.
    defer { unsafe (requests.running, requests.isTaking) = before }
    while unsafe !queue.actions.isEmpty {
      let sent = sentCount
      guard sent == 0 || drain.admits(sent, limit: limit) else {
        drain.runAway()
        drop()
        report(.runaway(limit: limit, dropped: sent))
        guard drain.runaways < 2 else { return discard() }
        continue
      }
      for action in takeWaiting() { perform(action) }
    }
  }

  /// The number of queued actions that were sent. A queue without such actions empties.
  @inlinable
  var sentCount: Int { unsafe queue.actions.count { $0.isSent } }

  @inlinable @inline(never)
  func perform(_ action: Waiting<Eff, Pair, Input, View>) {
    switch action {
    case .commit(let change, let policy): make(change, policy)
    case .take(let take, _): take()
    case .start(let start, let drop), .next(let start, let drop):
      if unsafe isClosed { drop() } else { start() }
    case .finish(let failure, let tell): finish(failure, tell)
    }
  }

  /// Drops the queued actions. Their requests end as cancelled.
  @inlinable @inline(never)
  func drop() {
    showing {
      for action in takeWaiting() {
        switch action {
        case .start(_, let drop), .next(_, let drop), .take(_, let drop): drop()
        case .finish(let failure, let tell):
          if let failure { report(failure) }
          tell?()
        case .commit: break
        }
      }
    }
  }

  /// Drops the queued actions, and refuses actions that are sent meanwhile.
  ///
  /// The loop over the queue ends: only turns and ends of earlier requests are queued then, each
  /// once. A refused request has ended as cancelled when it is returned. Its observers are called
  /// with the actions queued next, since an observer might send another request, and so on.
  @inlinable @inline(never)
  func discard() {
    unsafe queue.isRefusing = true
    while unsafe !queue.actions.isEmpty { drop() }
    unsafe queue.isRefusing = false
    let later = unsafe queue.refused
    unsafe queue.refused = []
    for drop in later { enqueue(.next(drop, orDrop: drop)) }
  }

  /// Refuses an action, unless the action is the turn or the end of an earlier request.
  @inlinable @inline(never)
  func refuse(_ action: Waiting<Eff, Pair, Input, View>) {
    switch action {
    case .commit: break
    case .take(_, let drop): drop()
    case .start(_, let drop): unsafe queue.refused.append(drop)
    case .next, .finish: unsafe queue.actions.append(action)
    }
  }

  @inlinable
  func takeWaiting() -> [Waiting<Eff, Pair, Input, View>] {
    let taken = unsafe queue.actions
    unsafe queue.actions = []
    return taken
  }
}
