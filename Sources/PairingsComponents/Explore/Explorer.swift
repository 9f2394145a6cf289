public import PairingsCore
public import PairingsEffects

/// The loop that owns the current space, makes the moves and shows the views.
///
///     let explorer = Explorer(counter)
///     let token = explorer.observe { print($0.view.label) }
///     explorer.send(.up)  // prints "1"
///
/// The path of an input: host → ``send(_:)`` → the move that it means → space → ``UI`` → view →
/// observers → follow-up effects, which end in inputs. Between these steps the explorer is a state
/// machine, whose table is in <doc:Explore>.
///
/// ## Rules
///
/// 1. A commit reads, moves and writes in one step; no effect runs meanwhile.
/// 2. The effects of a workflow run in order. Each commit is shown before the next effect starts,
///    or all of them at the end: ``RefreshPolicy``.
/// 3. Actions sent from a move, the making of a view or an observer wait until the current commit
///    is done, in order. Actions that keep sending actions end with a report, and so do the
///    requests among them.
/// 4. Observers receive each committed view with its version, in the order of their registration.
///    The view of a version is made once, regardless of the number of readers.
/// 5. An effect that fails leaves the space unchanged. Its failure reaches the sender and the
///    observers of reports. The ``FailurePolicy`` decides about the rest of the workflow.
/// 6. Work that is in progress or waits is a ``Request``. Cancelled before a commit, it leaves no
///    trace; a commit that has happened stands. A dropped explorer cancels all requests.
/// 7. A component runs under every effect: one that runs at once (``Running``), or one that is
///    launched and ends later (``Launching``).
///
/// An explorer lives in the isolation that made it; it is not `Sendable`. Views do not retain the
/// explorer: an input sent after its release moves a space that has no observers.
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
@_fixed_layout
public final class Explorer<Eff: Launching, Pair: Pairing, Input, View> {
  /// The monad of moves.
  public typealias Moves = Pair.Moves

  @usableFromInline let loop: Loop<Eff, Pair, Input, View>

  /// Creates an explorer of a component.
  ///
  /// - Parameters:
  ///   - component: The component to start with.
  ///   - launcher: The launcher of effects: a ``Stage`` under ``Rehearsal``, an ``Isolation`` under
  ///     ``Async``.
  ///   - limit: The bound on actions sent by actions: `limit` generations, and 100 × `limit`
  ///     actions in the generations after the first. The explorer drops the rest with a report.
  /// - Precondition: `limit` is positive.
  @inlinable
  public init(
    _ component: Component<Eff, Pair, Input, View>, on launcher: Eff.Launcher, limit: Int = 1_000
  ) {
    precondition(limit > 0, "A limit of \(limit) would let no action wait.")
    loop = Loop(component, on: launcher, limit: limit)
  }

  /// Creates an explorer of a component under an effect whose launcher is `Void`.
  @inlinable
  public convenience init(
    _ component: Component<Eff, Pair, Input, View>, limit: Int = 1_000
  ) where Eff.Launcher == Void {
    self.init(component, on: (), limit: limit)
  }

  #if !hasFeature(Embedded)  // As Async.
  /// Creates an explorer of a component in the isolation of the caller, which must have one.
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

  /// The number of generations of actions sent by actions, after which the explorer drops the rest
  /// with a report.
  @inlinable
  public var limit: Int { loop.limit }

  /// The number of commits so far.
  @inlinable
  public var version: Int { unsafe loop.version }

  /// The component in its present place: a value that does not change.
  ///
  /// - Precondition: ``isMoving`` is false.
  /// - Complexity: O(1). While a reader holds the component, the next move copies the space.
  @inlinable
  public var component: Component<Eff, Pair, Input, View> { loop.place }

  /// The view of the present place.
  ///
  /// Actions that the view sends during its making are done and shown to observers before this
  /// property returns. The property returns the view of the resulting place. (If an observer reads
  /// the property, such actions wait.)
  ///
  /// - Precondition: ``isMoving`` is false, and no view of this explorer is being made.
  /// - Complexity: The view of a version is made once.
  @inlinable
  public var view: View { loop.view }

  /// Returns the value of a move without making the move.
  ///
  /// - Precondition: ``isMoving`` is false.
  @inlinable
  public func inspect<Value>(_ move: Kind<Moves, Value>) -> Value { loop.inspect(move) }

  /// The last report, also if it had no observer.
  public var lastReport: ExplorerReport? { unsafe loop.lastReport }
}

// MARK: - Commits

extension Explorer {
  /// Makes a move: reads, moves and writes the space in one step, then shows it to the observers.
  ///
  /// A move committed from a move, the making of a view or an observer waits its turn.
  @inlinable
  public func commit(_ move: Kind<Moves, Void>) { loop.commit(move, from: nil) }

  /// Makes nothing: only a move without a value can be committed.
  @available(
    *, unavailable, message: "A commit is of a move without a value: end this one with 'void()'."
  )
  public func commit<Value>(_ move: Kind<Moves, Value>) {}

  /// Makes a move, with an input that the journal records as its cause.
  @inlinable
  public func commit(_ move: Kind<Moves, Void>, from input: Input) {
    loop.commit(move, from: input)
  }

  /// True if a commit is made at once. Otherwise a move, a view or an observer is running, and a
  /// commit waits its turn.
  @inlinable
  public var canCommit: Bool { loop.isAtRest }

  /// Calls `body` as soon as ``canCommit`` is true and observers have received every commit made so
  /// far: now, or in its turn. The explorer drops the call after a runaway.
  @usableFromInline
  package func whenShown(_ body: @escaping () -> Void) { loop.start(body) }

  /// Calls functions in their turn, as actions that are sent: after the present action, and at most
  /// as many generations of them as ``limit`` allows.
  @usableFromInline
  package func whenShown(inTurn bodies: [() -> Void]) {
    for body in bodies { loop.enqueue(Event(.sent, orDrop: {}, body)) }
    loop.settle()
  }

  /// True while a move is being made. Then the component, the view and `inspect` are unavailable.
  @inlinable
  public var isMoving: Bool { unsafe loop.phase == .moving }

  /// Replaces the space by a function of it. The change is no move: it may, for example, replace an
  /// environment.
  @inlinable
  public func transform(
    _ transform:
      @escaping (Component<Eff, Pair, Input, View>.Space) -> Component<Eff, Pair, Input, View>.Space
  ) {
    loop.transform(transform)
  }

  /// Commits the space of a component that this explorer had before.
  ///
  ///     let before = explorer.component
  ///     explorer.commit(.modify { $0 * 2 })
  ///     explorer.restore(before)
  ///
  /// - Complexity: O(1).
  @inlinable
  public func restore(_ component: Component<Eff, Pair, Input, View>) {
    loop.restore(component.space)
  }
}

// MARK: - Position

extension Explorer where Pair.Space: ComonadStore {
  /// The position of the present place.
  ///
  /// - Precondition: ``isMoving`` is false.
  @inlinable
  public var position: Pair.Space.Position { loop.place.position }
}
