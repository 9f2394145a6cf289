/// The one loop: owns the current space, makes the moves, shows the views.
///
///     let explorer = Explorer(counter)
///     let token = explorer.observe { print($0.view.label) }
///     explorer.send(.up)  // prints "1"
///
/// The way of an input: host → ``send(_:)`` → the move that it means → space → ``UI`` → view →
/// observers → effects that go on, which end in inputs. What the explorer does in between is a state
/// machine, whose table is in <doc:Explore>.
///
/// ## Rules
///
/// 1. A commit reads, moves and writes in one step; no effect runs meanwhile.
/// 2. The effects of a workflow run in order; each commit is refreshed before the
///    next effect starts, or all of them at the end: ``RefreshPolicy``.
/// 3. What is sent from a move, a view in the making or an observer waits until
///    the current commit is done, in order. Actions that keep sending actions end with a
///    report, and so do the requests among them.
/// 4. Observers get each committed view with its version, in the order of their
///    registration. The view of a version is made once, however many ask for it.
/// 5. An effect that fails leaves the space as it was; its failure reaches the
///    sender and those who observe reports; what the rest of the workflow does is
///    a matter of ``FailurePolicy``.
/// 6. What goes on or waits is a ``Request``: cancelled before a commit, it leaves
///    no trace; a commit that has happened stands. An explorer that is dropped cancels
///    them all.
/// 7. A component runs under every effect: one that runs here and now
///    (``Running``), or one that is launched and ends later (``Launching``).
///
/// An explorer lives in the isolation that made it; it is not `Sendable`. Views do not keep it:
/// what they send once it is gone moves a space that nobody sees.
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
@_fixed_layout
public final class Explorer<Eff: Launching, Pair: Pairing, Input, View> {
  /// The monad of moves.
  public typealias Moves = Pair.Moves

  @usableFromInline let loop: Loop<Eff, Pair, Input, View>

  /// Starts to explore a component.
  ///
  /// - Parameters:
  ///   - component: Where to start.
  ///   - launcher: What effects are launched with: a ``Stage`` under ``Rehearsal``, an
  ///     ``Isolation`` under ``Async``.
  ///   - limit: How many generations of actions that send actions are done, and how many
  ///     hundreds of actions in these but for the first, before the rest is dropped with a
  ///     report.
  /// - Precondition: `limit` is positive.
  @inlinable
  public init(
    _ component: Component<Eff, Pair, Input, View>, on launcher: Eff.Launcher, limit: Int = 1_000
  ) {
    precondition(limit > 0, "A limit of \(limit) would let no action wait.")
    loop = Loop(component, on: launcher, limit: limit)
  }

  /// Starts to explore a component under an effect that needs nothing to be launched with.
  @inlinable
  public convenience init(
    _ component: Component<Eff, Pair, Input, View>, limit: Int = 1_000
  ) where Eff.Launcher == Void {
    self.init(component, on: (), limit: limit)
  }

  #if !hasFeature(Embedded)  // As Async.
  /// Starts to explore a component in the isolation of the caller, which must have one.
  @inlinable
  public convenience init<Failure: Error>(
    _ component: Component<Eff, Pair, Input, View>, limit: Int = 1_000,
    isolation: isolated any Actor = #isolation
  ) where Eff == AsyncOf<Failure> {
    self.init(component, on: Isolation(), limit: limit)
  }
  #endif

  @inlinable
  deinit { loop.close() }

  /// How many generations of actions that send actions are done before the rest is dropped
  /// with a report.
  @inlinable
  public var limit: Int { loop.limit }

  /// How many commits there were.
  @inlinable
  public var version: Int { unsafe loop.version }

  /// The component in its present place: a value, which stays as it is.
  ///
  /// - Precondition: It is not read by the very move that is being made.
  /// - Complexity: O(1). While it is held, the next move copies the space.
  @inlinable
  public var component: Component<Eff, Pair, Input, View> { loop.place }

  /// The view of the present place.
  ///
  /// What the view sends while it is made is done before this returns: shown to observers,
  /// and what is returned is the view of the place where that arrives. (In a view in the
  /// making, or an observer, it waits.)
  ///
  /// - Precondition: It is not read by the very move that is being made.
  /// - Complexity: The view of a version is made once.
  @inlinable
  public var view: View { loop.view }

  /// Returns what a move would return, without making it.
  ///
  /// - Precondition: It is not called by the very move that is being made.
  @inlinable
  public func inspect<Value>(_ move: Kind<Moves, Value>) -> Value { loop.inspect(move) }

  /// The last report, for those who did not observe it.
  public var lastReport: ExplorerReport? { unsafe loop.reports.last }
}

// MARK: - Commits

extension Explorer {
  /// Makes a move: reads, moves and writes the space in one step, then shows it to
  /// the observers.
  ///
  /// A move that is committed from a move, a view in the making or an observer
  /// waits its turn.
  @inlinable
  public func commit(_ move: Kind<Moves, Void>) { loop.commit(.move(move, from: nil)) }

  /// Makes nothing: a commit is of a move that has no value.
  @available(
    *, unavailable, message: "A commit is of a move without a value: end this one with 'void()'."
  )
  public func commit<Value>(_ move: Kind<Moves, Value>) {}

  /// Makes a move, of which the journal tells that an input was its cause.
  @inlinable
  public func commit(_ move: Kind<Moves, Void>, from input: Input) {
    loop.commit(.move(move, from: input))
  }

  /// Whether a commit is made at once: if not, a move, a view or an observer is at work, and
  /// it waits its turn.
  @inlinable
  public var canCommit: Bool { loop.canCommit }

  /// Does something as soon as a commit is made at once: now, or in its turn.
  ///
  /// For what reads and then commits, and must not be torn apart.
  @inlinable
  public func whenReady(_ body: @escaping () -> Void) {
    if canCommit { body() } else { loop.start(body, orDrop: {}) }
  }

  /// Does something when everybody has been shown what was committed so far: now, or in its
  /// turn. Where it is asked for in a transaction that fails, or is dropped behind a runaway,
  /// `undone` is called instead.
  @inlinable
  public func whenShown(
    _ body: @escaping () -> Void, orDrop undone: @escaping () -> Void = {}
  ) {
    loop.start(body, orDrop: undone)
  }

  /// Whether a move is being made: the place, the view and `inspect` cannot be asked for then.
  @inlinable
  public var isMoving: Bool { unsafe loop.phase == .moving }

  /// Whether a transaction goes on: what is committed in it was shown to nobody.
  @inlinable
  public var isTransacting: Bool { loop.isTransacting }

  /// Replaces the space by another, made of it: for changes that are no moves,
  /// such as those of an environment.
  @inlinable
  public func transform(
    _ transform:
      @escaping (Component<Eff, Pair, Input, View>.Space) -> Component<Eff, Pair, Input, View>.Space
  ) {
    loop.commit(.transform(transform))
  }

  /// Goes to the place of a component that this explorer was at: a commit like any other.
  ///
  ///     let before = explorer.component
  ///     explorer.commit(.modify { $0 * 2 })
  ///     explorer.return(to: before)
  ///
  /// - Complexity: O(1).
  @inlinable
  public func `return`(to component: Component<Eff, Pair, Input, View>) {
    loop.commit(.place(component.space))
  }
}

// MARK: - Position

extension Explorer where Pair.Space: ComonadStore {
  /// The position of the present place.
  ///
  /// - Precondition: It is not read by the very move that is being made.
  @inlinable
  public var position: Pair.Space.Position { loop.place.position }
}
