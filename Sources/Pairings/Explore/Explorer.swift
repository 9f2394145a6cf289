/// The one loop: owns the current space, makes the moves, shows the views.
///
///     let explorer = Explorer(counter)
///     let token = explorer.observe { print($0.view.label) }
///     explorer.run(explorer.view.tap())  // prints "1"
///
/// The way of an input: host → view's interaction → ``Handler`` → ``commit(_:)``
/// → space → ``UI`` → view → observers.
///
/// ## Rules
///
/// 1. A commit reads, moves and writes in one step; no effect runs meanwhile.
/// 2. The effects of a workflow run in order; each commit is refreshed before the
///    next effect starts, or all of them at the end: ``RefreshPolicy``.
/// 3. What is sent from a move, a view in the making or an observer waits until
///    the current commit is done, in order. A drain that exceeds its limit ends
///    with a report.
/// 4. Observers get each committed view with its version, in the order of their
///    registration.
/// 5. An effect that fails leaves the space as it was; its failure reaches the
///    sender and those who observe reports; what the rest of the workflow does is
///    a matter of ``FailurePolicy``.
/// 6. What goes on or waits is a ``Request``: cancelled before a commit, it leaves
///    no trace; a commit that has happened stands.
/// 7. A component runs under every effect: one that runs here and now
///    (``Running``), or one that is launched and ends later (``Launching``).
///
/// An explorer lives in the isolation that made it; it is not `Sendable`.
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public final class Explorer<Eff: Monad, Pair: Pairing, View> {
  /// The monad of moves.
  public typealias Moves = Pair.Moves

  @usableFromInline let pairing: Pair
  @usableFromInline var space: Component<Eff, Pair, View>.Space
  @usableFromInline let observers = Observers<Snapshot<View>>()
  @usableFromInline let reporters = Observers<ExplorerReport>()
  @usableFromInline var waiting = Mailbox<(Explorer) -> Void>()

  @usableFromInline var commits = 0

  /// How many waiting actions one drain may run before it ends with a report.
  public let limit: Int

  /// The last report, for those who did not observe it.
  public private(set) var lastReport: ExplorerReport?

  /// Whether a space is being moved; it can be neither read nor moved then.
  @usableFromInline var isMoving = false

  /// Whether a commit or a view is in the making: what is sent has to wait.
  @usableFromInline var isBusy = false

  /// Whether the waiting actions are being run.
  @usableFromInline var isDraining = false

  /// The version that observers saw last.
  @usableFromInline var shown = 0

  /// Starts to explore a component.
  ///
  /// - Precondition: `limit` is positive.
  @inlinable
  public init(_ component: Component<Eff, Pair, View>, limit: Int = 1_000) {
    precondition(limit > 0, "A limit of \(limit) would let no action wait.")
    pairing = component.pairing
    space = component.space
    self.limit = limit
  }

  /// How many commits there were.
  @inlinable
  public var version: Int { commits }

  /// The component in its present place.
  ///
  /// - Precondition: It is not read by the very move that is being made.
  @inlinable
  public var component: Component<Eff, Pair, View> {
    precondition(!isMoving, "A move reads the explorer that makes it: use what it is given.")
    return Component(pairing, space)
  }

  /// The handler that commits to this explorer.
  @inlinable
  public var handler: Handler<Eff, Moves> { handler(.each) }

  /// The handler that commits, and shows each commit or leaves that to the end.
  @inlinable
  func handler(_ policy: RefreshPolicy) -> Handler<Eff, Moves> {
    Handler { effect in Eff.map(effect) { self.commit($0, policy) } }
  }

  /// The view of the present place.
  ///
  /// What the view sends while it is made is run before this returns, and shown
  /// to observers.
  ///
  /// - Precondition: It is not read by the very move that is being made.
  @inlinable
  public var view: View {
    guard !isBusy else { return component.view(handler) }
    isBusy = true
    let view = component.view(handler)
    isBusy = false
    drain()
    return view
  }

  /// Returns what a move would return, without making it.
  ///
  /// - Precondition: It is not called by the very move that is being made.
  @inlinable
  public func inspect<Value>(_ move: Kind<Moves, Value>) -> Value {
    pairing.pair(move, component.space) { value, _ in value }
  }
}

// MARK: - Commits

extension Explorer {
  /// Makes a move: reads, moves and writes the space in one step, then shows it to
  /// the observers.
  ///
  /// A move that is committed from a move, a view in the making or an observer
  /// waits its turn.
  @inlinable
  public func commit(_ move: Kind<Moves, Void>) { commit(move, .each) }

  @inlinable
  func commit(_ move: Kind<Moves, Void>, _ policy: RefreshPolicy) {
    guard !isBusy else { return waiting.append { $0.commit(move, policy) } }
    make(move, policy)
  }

  /// Makes a move and returns its value. From a move, a view in the making or an
  /// observer, the move waits its turn, and the value is the one that it has so far.
  @inlinable
  func commit<Value>(returning move: Kind<Moves, Value>) -> Value {
    guard isBusy else { return make(move, .each) }
    commit(Moves.void(move), .each)
    return inspect(move)
  }

  @inlinable @discardableResult
  func make<Value>(_ move: Kind<Moves, Value>, _ policy: RefreshPolicy) -> Value {
    isBusy = true
    isMoving = true
    let value = pairing.move(move, &space)
    isMoving = false
    finishCommit(policy)
    return value
  }

  /// Replaces the space by another, made of it: for changes that are no moves,
  /// such as those of an environment.
  @inlinable
  public func transform(
    _ transform: @escaping (Component<Eff, Pair, View>.Space) -> Component<Eff, Pair, View>.Space
  ) {
    guard !isBusy else { return waiting.append { $0.transform(transform) } }
    isBusy = true
    space = transform(space)
    finishCommit(.each)
  }

  @inlinable
  func finishCommit(_ policy: RefreshPolicy) {
    commits += 1
    isBusy = false
    if policy == .each { refresh() }
    drain()
  }

  /// Shows what the commits of one input came to.
  @usableFromInline
  func finishInput() {
    refresh()
    drain()
  }

  /// Shows the observers the view of a space that they have not seen.
  @inlinable
  func refresh() {
    guard shown < commits else { return }
    shown = commits
    guard !observers.entries.isEmpty else { return }
    isBusy = true
    observers.send(Snapshot(version: version, view: component.view(handler)))
    isBusy = false
  }

  /// Runs what waits, in order, unless that is going on already.
  @inlinable
  func drain() {
    if !isDraining, waiting.count > 0 { drainAll() }
  }

  @usableFromInline
  func drainAll() {
    isDraining = true
    var count = 0
    while count < limit, let action = waiting.popFirst() {
      count += 1
      action(self)
    }
    if waiting.count > 0 {
      report(.runaway(limit: limit, dropped: waiting.count))
      waiting.removeAll()
    }
    isDraining = false
  }
}

// MARK: - Observers

extension Explorer {
  /// Shows every committed view from now on to an observer, until the token is
  /// cancelled or released.
  public func observe(_ receive: @escaping (Snapshot<View>) -> Void) -> ObservationToken {
    observers.add(receive)
  }

  /// Shows every report from now on to an observer, until the token is cancelled
  /// or released.
  public func observeReports(_ receive: @escaping (ExplorerReport) -> Void) -> ObservationToken {
    reporters.add(receive)
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no weak references.
  /// Shows every committed view from now on to an observer, as long as it lives.
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ receive: @escaping (Owner, Snapshot<View>) -> Void
  ) {
    observers.add(owner, receive)
  }
  #endif

  @usableFromInline
  func report(_ report: ExplorerReport) {
    lastReport = report
    let wasBusy = isBusy
    isBusy = true
    reporters.send(report)
    isBusy = wasBusy
  }
}
