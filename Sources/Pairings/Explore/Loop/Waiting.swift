/// What has to wait until a ``Loop`` can do it.
@usableFromInline
enum Waiting<Eff: Monad, Pair: Pairing, View> {
  @usableFromInline typealias Space = Component<Eff, Pair, View>.Space

  /// A move to make.
  case commit(Kind<Pair.Moves, Void>, RefreshPolicy, _Origin?)

  /// A move that an effect waits for.
  case hand(Handed)

  /// A change that is no move.
  case transform((Space) -> Space, _Origin?)

  /// Something to start, and what happens instead if its turn does not come.
  case start(() -> Void, orDrop: () -> Void)

  /// Something that was sent before what is done now began, and whose turn has come.
  case next(() -> Void, orDrop: () -> Void)

  /// The end of an input: how it failed, and its sender to be told.
  case finish(ExplorerReport?, (() -> Void)?)

  /// The end of a transaction within another one: what is called if that is kept, and if it is
  /// undone.
  case keep(() -> Void, orUndo: () -> Void)

  /// Whether it was sent, and may send more without an end. Turns that have come and ends
  /// are no more than the requests that there are.
  @inlinable
  var isSent: Bool {
    switch self {
    case .commit, .hand, .transform, .start: true
    case .next, .finish, .keep: false
    }
  }
}

/// How far a loop has come with what waits.
///
/// What is sent while an action is done is of the next generation. An action that keeps
/// sending one action makes one generation after the other, one that keeps sending two
/// makes generations that double: both are runaways. Any number of actions in the first
/// generation is none.
@frozen @usableFromInline
struct Drain {
  @usableFromInline var generation = 0

  /// How many actions were sent, but for those of the first generation.
  @usableFromInline var count = 0

  /// How many runaways there were. Those who are told of the first may still send
  /// something; what is sent after the second is dropped.
  @usableFromInline var runaways = 0

  @inlinable
  init() {}

  /// Whether the next generation may be done.
  ///
  /// A generation may have 100 actions on the average, but for the first.
  @inlinable
  mutating func admits(_ actions: Int, limit: Int) -> Bool {
    generation += 1
    if generation > 1 { count += actions }
    return generation <= limit && count / 100 <= limit
  }

  /// Begins anew after a runaway.
  @inlinable
  mutating func runAway() {
    runaways += 1
    (generation, count) = (0, 0)
  }
}

// What is rarely done is never inlined: it would be copied to where it may be done.

extension Loop {
  /// Does what waits, unless something else goes on.
  @inlinable @inline(__always)
  func settle() {
    if unsafe !waiting.isEmpty && phase == .resting { settleAll() }
  }

  @inlinable @inline(never)
  func settleAll() {
    var drain = Drain()
    unsafe drains &+= 1
    repeat {
      unsafe phase = .settling
      run(&drain)
      unsafe phase = .resting
    } while unsafe !waiting.isEmpty && drain.runaways < 2
  }

  /// Makes the view and does what waits then, until the view is that of the present place.
  /// From `resting`.
  @inlinable
  func settledView() -> View {
    unsafe phase = .settling
    unsafe drains &+= 1
    var drain = Drain()
    var snapshot = render()
    run(&drain)
    while unsafe snapshot.version != version {
      snapshot = render()
      if drain.runaways == 0 { run(&drain) } else { discard() }
    }
    unsafe phase = .resting
    return snapshot.view
  }

  /// Does one generation of actions after the other. From `settling`.
  @inlinable @inline(never)
  func run(_ drain: inout Drain) {
    let before = unsafe running.take()  // What waits is not of what runs.
    defer { unsafe running = before }
    while unsafe !waiting.isEmpty {
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

  /// How many of the actions that wait were sent. Where none was, the rest comes to an end.
  @inlinable
  var sentCount: Int { unsafe waiting.count { $0.isSent } }

  @inlinable @inline(never)
  func perform(_ action: Waiting<Eff, Pair, View>) {
    switch action {
    case .commit(let move, let policy, let origin): make(move, policy, origin)
    case .hand(let handed): handed.make()
    case .transform(let transform, let origin): self.transform(transform, origin)
    case .start(let start, let drop), .next(let start, let drop):
      if unsafe isClosed { drop() } else { start() }
    case .finish(let failure, let tell): finish(failure, tell)
    case .keep(let keep, _): showing(keep)
    }
  }

  /// Drops what waits: requests among it end as cancelled, and effects that wait for a move.
  @inlinable @inline(never)
  func drop() {
    showing {
      for action in takeWaiting() {
        switch action {
        case .start(_, let drop), .next(_, let drop): drop()
        case .finish(let failure, let tell):
          if let failure { report(failure) }
          tell?()
        case .hand(let handed): handed.drop()
        case .keep(let keep, _): keep()
        case .commit, .transform: break
        }
      }
    }
  }

  /// Drops what waits, and refuses what is sent meanwhile.
  ///
  /// It ends: what waits then are turns and ends of requests that were sent before, each once.
  /// A request that is refused has ended as cancelled when it is returned. Its observers are
  /// called with what waits next, since they might send another one, and so on.
  @inlinable @inline(never)
  func discard() {
    unsafe isRefusing = true
    while unsafe !waiting.isEmpty { drop() }
    unsafe isRefusing = false
    let later = unsafe refused
    unsafe refused = []
    for drop in later { enqueue(.next(drop, orDrop: drop)) }
  }

  /// Refuses an action, unless it is the turn or the end of a request that was sent before.
  @inlinable @inline(never)
  func refuse(_ action: Waiting<Eff, Pair, View>) {
    switch action {
    case .commit, .transform: break
    case .hand(let handed): handed.drop()
    case .start(_, let drop): unsafe refused.append(drop)
    case .next, .finish, .keep: unsafe waiting.append(action)
    }
  }

  @inlinable
  func takeWaiting() -> [Waiting<Eff, Pair, View>] {
    let taken = unsafe waiting
    unsafe waiting = []
    return taken
  }
}
