/// The state machine of an ``Explorer``: owns the space, makes the moves, shows the views.
///
/// It is in one ``Phase`` at a time, written by ``enter(_:)``. Each way in says what it does in
/// each phase; where it cannot be done now it is a ``Waiting`` action in the ``ActionQueue``, and
/// ``settle()`` does it later. The table of <doc:Explore> is this folder.
///
/// A ``Send`` holds the loop and not the explorer, and a loop holds the view that it made
/// last, which holds a `Send`: a cycle, until the explorer is dropped, which closes the loop.
///
/// Exclusivity of what a loop knows needs no check, which would cost more than a move: the
/// space is written by ``change(_:_:_:)`` and ``make(_:)`` alone while the phase is `moving`, and nothing else
/// touches it then, since all ways in look at the phase first; of the rest no access lasts
/// while somebody else's code runs.
@safe @usableFromInline
@_fixed_layout
final class Loop<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline typealias Moves = Pair.Moves
  @usableFromInline typealias Space = Component<Eff, Pair, Input, View>.Space

  @usableFromInline let pairing: Pair
  @usableFromInline let rules: ComponentRules<Eff, Pair, Input, View>
  @usableFromInline let limit: Int

  /// What effects are launched with.
  @usableFromInline let launcher: Eff.Launcher

  /// What the loop is doing: written by ``enter(_:)`` alone.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.resting

  /// The present place; read it by ``place``.
  @exclusivity(unchecked) @usableFromInline var space: Space

  /// How many commits there were.
  @exclusivity(unchecked) @usableFromInline var version = 0

  /// How many commits were written for journals, also by transactions that failed.
  @exclusivity(unchecked) @usableFromInline var records = 0

  /// The views.
  @exclusivity(unchecked) @usableFromInline var views = Views<View>()

  /// The actions that wait for their turn.
  @exclusivity(unchecked) @usableFromInline var queue = ActionQueue<
    Waiting<Eff, Pair, Input, View>
  >()

  /// The transactions that go on.
  @exclusivity(unchecked) @usableFromInline
  var transactions = Transactions<Space, CommitRecord<Eff, Pair, Input, View>>()

  /// The requests that go on.
  @exclusivity(unchecked) @usableFromInline var requests = ActiveRequests()

  /// The requests under keys, once there is a key.
  @exclusivity(unchecked) @usableFromInline var keys: Keys?

  /// The reports.
  @exclusivity(unchecked) @usableFromInline var reports = Reports()

  /// How many observers of commits ask for the component before each.
  @exclusivity(unchecked) @usableFromInline var keepers = 0

  /// The observers of commits, once there is one.
  @exclusivity(unchecked) @usableFromInline var recorders:
    Observers<CommitRecord<Eff, Pair, Input, View>>?

  /// Where the inputs of views go, once there is a view.
  @exclusivity(unchecked) @usableFromInline var send: Send<Input>?

  /// A request that has ended: that of every input of which nothing goes on.
  @exclusivity(unchecked) @usableFromInline var ended: Request<Eff.Failure>?

  /// Whether the explorer is gone.
  @exclusivity(unchecked) @usableFromInline var isClosed = false

  @inlinable
  init(_ component: Component<Eff, Pair, Input, View>, on launcher: Eff.Launcher, limit: Int) {
    pairing = component.pairing
    rules = component.rules
    self.launcher = launcher
    unsafe space = component.space
    self.limit = limit
  }

  /// The component in its present place.
  @inlinable
  var place: Component<Eff, Pair, Input, View> {
    unsafe precondition(
      phase != .moving, "A move reads the explorer that makes it: use what it is given.")
    return unsafe Component(pairing, space, rules)
  }
}

// MARK: - Inputs

extension Loop {
  /// Ends an input: shows what its commits came to, reports how it failed and tells its
  /// sender that it has ended; now, or once what waits before it is done.
  @inlinable
  func finish(_ failure: ExplorerReport? = nil, _ tell: (() -> Void)? = nil) {
    switch unsafe phase {
    case .resting, .settling: finishNow(failure) { tell?() }
    case .moving, .showing, .transacting: enqueue(.finish(failure, tell))
    }
  }

  /// Ends an input. From `resting` or `settling`.
  @inlinable
  func finishNow(_ failure: ExplorerReport?, _ tell: () -> Void) {
    refresh()
    if let failure { report(failure) }
    showing(tell)
    settle()
  }

  /// Adds an action to those that wait.
  @inlinable
  func enqueue(_ action: Waiting<Eff, Pair, Input, View>) {
    guard unsafe !queue.isRefusing else { return refuse(action) }
    unsafe queue.hasWaited = true
    unsafe queue.actions.append(action)
  }

  /// Calls `start` now, or once its turn has come; `drop` instead if its turn does not come.
  @inlinable
  func start(_ start: @escaping () -> Void, orDrop drop: @escaping () -> Void) {
    if isAtRest { start() } else { enqueue(.start(start, orDrop: drop)) }
  }

  /// Starts a request now, or once its turn has come.
  @inlinable
  func start(_ request: _Cancellable, _ start: @escaping () -> Void) {
    if isAtRest { start() } else { wait(request, start) }
  }

  /// Calls `body` for a request now, or once its turn has come; what is sent meanwhile waits.
  @inlinable
  func startShowing(_ request: _Cancellable, _ body: @escaping () -> Void) {
    start(request) {
      self.showing(body)
      self.settle()
    }
  }

  /// Starts a request once its turn has come.
  @inlinable
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void) {
    holdBack(request)
    if unsafe queue.isRefusing { request.refuse() }
    enqueue(.start(start, orDrop: request.drop))
  }

  /// Lets a request that waits end, if it is cancelled, once its observers may see the explorer.
  @inlinable
  func holdBack(_ request: _Cancellable) {
    // This is sound: a request calls what cancels it from a method of its own.
    unsafe request.cancelEffect = { [unowned(unsafe) request] in
      let cancelled = unsafe request
      guard self.isHidden else { return cancelled.endCancelled() }
      self.enqueue(.finish(nil, cancelled.endCancelled))
    }
  }

  /// Whether there is nothing that an observer may see: within a move, or a transaction.
  @inlinable
  var isHidden: Bool { unsafe phase == .moving || transactions.isOpen }

  /// Whether what comes in is done at once.
  @inlinable
  var isAtRest: Bool { unsafe phase == .resting || phase == .settling }
}

// MARK: - End

extension Loop {
  /// Lets everybody go and cancels what goes on: the explorer is gone.
  ///
  /// Swift calls this without specialising it: what asks for the type of something, such as
  /// `isEmpty` of a list, would cost more than all the rest.
  @inlinable
  func close() {
    unsafe isClosed = true
    unsafe send = nil
    unsafe views.rendered = nil
    unsafe views.observers?.removeAll()
    unsafe reports.observers?.removeAll()
    unsafe recorders?.removeAll()
    if unsafe !requests.going.isEmpty { cancelAll() }
    if unsafe phase == .resting && queue.hasWaited { discard() }
  }
}
