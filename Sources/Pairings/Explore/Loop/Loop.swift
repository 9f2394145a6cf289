/// The state machine of an ``Explorer``. It owns the space, makes the moves and shows the views.
///
/// The loop is in one ``Phase`` at a time, which ``enter(_:)`` writes. Each entry point has a rule
/// for each phase. An action that cannot be performed in the present phase becomes a ``Waiting``
/// action in the ``ActionQueue``, and ``settle()`` performs it later. This folder implements the
/// tables of <doc:Explore>.
///
/// A ``Send`` retains the loop and not the explorer. The loop retains its latest view, which
/// retains a `Send`. The release of the explorer closes the loop, which ends this cycle.
///
/// Exclusivity of the fields needs no check, which would cost more than a move. While the phase is
/// `moving`, only ``change(_:_:_:)`` and ``make(_:)`` access the space, since every entry point
/// reads the phase first. No other access lasts while code of the user runs. A list grows or shrinks
/// in a function that is not inlined, since locals of inlined callers may be freed in its middle.
@safe @usableFromInline
@_fixed_layout
final class Loop<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline typealias Moves = Pair.Moves
  @usableFromInline typealias Space = Component<Eff, Pair, Input, View>.Space

  @usableFromInline let pairing: Pair
  @usableFromInline let rules: ComponentRules<Eff, Pair, Input, View>
  @usableFromInline let limit: Int

  /// The launcher of the effects.
  @usableFromInline let launcher: Eff.Launcher

  /// The present phase, which only ``enter(_:)`` writes.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.resting

  /// The space in its present place; reads of users go through ``place``.
  @exclusivity(unchecked) @usableFromInline var space: Space

  /// The number of commits.
  @exclusivity(unchecked) @usableFromInline var version = 0

  /// The latest view and the observers of views.
  @exclusivity(unchecked) @usableFromInline var views = Views<View>()

  /// The actions that wait their turn.
  @exclusivity(unchecked) @usableFromInline var queue = ActionQueue<
    Waiting<Eff, Pair, Input, View>
  >()

  /// The active requests.
  @exclusivity(unchecked) @usableFromInline var requests = ActiveRequests()

  /// The requests under keys; nil until a key is used.
  @exclusivity(unchecked) @usableFromInline var keys: Keys?

  /// The last report and the observers of reports.
  @exclusivity(unchecked) @usableFromInline var reports = Reports()

  /// The number of observers of commits that need the component before each commit.
  @exclusivity(unchecked) @usableFromInline var keepers = 0

  /// The observers of commits; nil until one is added.
  @exclusivity(unchecked) @usableFromInline var recorders:
    Observers<CommitRecord<Eff, Pair, Input, View>>?

  /// The function that sends the inputs of views; nil until a view is made.
  @exclusivity(unchecked) @usableFromInline var send: Send<Input>?

  /// The ended request that all inputs without effects share; nil until the first such input.
  @exclusivity(unchecked) @usableFromInline var ended: Request<Eff.Failure>?

  /// True after the release of the explorer.
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
      phase != .moving, "A move reads the explorer that makes it: use its argument.")
    return unsafe Component(pairing, space, rules)
  }
}

// MARK: - Inputs

extension Loop {
  /// Ends an input, now or in its turn: shows the view after its commits, reports its failure and
  /// calls `tell`.
  @inlinable
  func finish(_ failure: ExplorerReport? = nil, _ tell: (() -> Void)? = nil) {
    if isAtRest { finishNow(failure) { tell?() } } else { enqueue(.finish(failure, tell)) }
  }

  /// Ends an input at once. From `resting` or `settling`.
  @inlinable
  func finishNow(_ failure: ExplorerReport?, _ tell: () -> Void) {
    refresh()
    if let failure { report(failure) }
    showing(tell)
    settle()
  }

  /// Appends an action to the queue, unless the queue refuses actions.
  @inlinable @inline(never)
  func enqueue(_ action: Waiting<Eff, Pair, Input, View>) {
    guard unsafe !queue.isRefusing else { return refuse(action) }
    unsafe queue.hasWaited = true
    unsafe queue.actions.append(action)
  }

  /// Calls `start` now or in its turn, if that comes.
  @inlinable
  func start(_ start: @escaping () -> Void) {
    if isAtRest { start() } else { enqueue(.start(start, orDrop: {})) }
  }

  /// Starts a request now or in its turn.
  @inlinable
  func start(_ request: _Cancellable, _ start: @escaping () -> Void) {
    if isAtRest { start() } else { wait(request, start) }
  }

  /// Calls `body` for a request, now or in its turn. Actions that `body` sends wait.
  @inlinable
  func startShowing(_ request: _Cancellable, _ body: @escaping () -> Void) {
    start(request) {
      self.showing(body)
      self.settle()
    }
  }

  /// Starts a request in its turn.
  @inlinable
  func wait(_ request: _Cancellable, _ start: @escaping () -> Void) {
    holdBack(request)
    if unsafe queue.isRefusing { request.refuse() }
    enqueue(.start(start, orDrop: request.drop))
  }

  /// Sets the cancellation handler of a request that waits. After a cancellation, the request ends
  /// at once, or after the move that is being made.
  @inlinable
  func holdBack(_ request: _Cancellable) {
    // This is sound: a request calls its cancellation handler from a method of its own.
    unsafe request.cancelEffect = Callback { [unowned(unsafe) request] in
      let cancelled = unsafe request
      guard unsafe self.phase == .moving else { return cancelled.endCancelled() }
      self.enqueue(.finish(nil, cancelled.endCancelled))
    }
  }

  /// True if an incoming action is performed at once.
  @inlinable
  var isAtRest: Bool { unsafe phase.isAtRest }
}

// MARK: - End

extension Loop {
  /// Removes the observers and cancels the active requests after the release of the explorer.
  ///
  /// Swift calls this method unspecialised. An operation that looks up a generic type, such as
  /// `isEmpty` of the queue's array, would cost more than the rest of the method.
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
