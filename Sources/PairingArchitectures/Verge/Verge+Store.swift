public import Pairings

extension Verge {
  /// Owns a state: the one place where it changes, by commits of dispatchers.
  ///
  /// A store is an ``Pairings/Explorer`` whose inputs are what happens to it, and whose every place
  /// shows nothing: who wants to see the state looks at the place. It lives in the isolation that
  /// made it. Dropping it cancels the tasks that were started through it.
  @_fixed_layout
  public final class Store<Eff: Launching, Root: Equatable, Activity> {
    /// What happens to it.
    public typealias Event = Verge.Event<Root, Activity>

    /// A state, and how often it has changed.
    @frozen
    public struct Moment {
      /// The state.
      public var root: Root

      /// How often the state has changed.
      public var changes = 0

      @inlinable
      init(root: Root) { self.root = root }

      @inlinable
      mutating func take(_ event: Event, _ middleware: [(inout Root, Trace) -> Void]) {
        guard case .commit(let commit) = event else { return }
        commit.change(&root)
        for amend in middleware { amend(&root, commit.trace) }
        changes += 1
      }
    }

    /// The loop.
    public let explorer: Explorer<Eff, StateStore<Moment>, Event, Void>

    @usableFromInline let middleware: [(inout Root, Trace) -> Void]

    /// Makes a store.
    ///
    /// Each middleware may change what a commit has made of the state, within that commit. What
    /// it wants to commit itself, it commits by ``whenShown(_:)``.
    ///
    /// - Parameters:
    ///   - root: The state to begin with.
    ///   - effect: What tasks are.
    ///   - activity: What happens without a change of the state.
    ///   - middleware: What changes each commit within it.
    ///   - launcher: What tasks are launched with.
    @inlinable
    public init(
      _ root: Root, effect: Eff.Type = Eff.self, activity: Activity.Type = Activity.self,
      middleware: [(inout Root, Trace) -> Void] = [], on launcher: Eff.Launcher
    ) {
      self.middleware = middleware
      explorer = Explorer(
        .store(
          Moment(root: root),
          on: Pairings.Dispatcher<IdentityOf, StateOf<Moment>, Event>.reduce { moment, event in
            moment.take(event, middleware)
          }.under()
        ) { _, _ in }, on: launcher)
    }

    /// The state, and how often it has changed.
    ///
    /// - Precondition: It is not read by a middleware: that uses what it is given.
    @inlinable
    public var moment: Moment { explorer.position }

    /// The state.
    ///
    /// - Precondition: It is not read by a middleware: that uses what it is given.
    @inlinable
    public var state: Root { explorer.position.root }

    /// The dispatcher of the whole state.
    @inlinable
    public var dispatcher: Dispatcher<Eff, Root, Activity, Root> {
      Dispatcher(store: self, scope: .identity)
    }

    /// The dispatcher of a part of the state.
    public func dispatcher<Scope: Equatable>(
      _ scope: Lens<Root, Scope>
    ) -> Dispatcher<Eff, Root, Activity, Scope> {
      Dispatcher(store: self, scope: scope)
    }

    /// The dispatcher of a part of the state.
    public func dispatcher<Scope: Equatable>(
      _ path: WritableKeyPath<Root, Scope>
    ) -> Dispatcher<Eff, Root, Activity, Scope> {
      dispatcher(Lens(path))
    }

    /// Tells those who observe activities that something has happened, which changes no state.
    public func send(_ activity: Activity) { explorer.send(.activity(activity)) }

    /// Calls an observer with everything that happens from now on, once, until the token is
    /// cancelled or released.
    public func observeActivities(_ receive: @escaping (Activity) -> Void) -> ObservationToken {
      explorer.observeChanges { _, change, _ in
        if case .activity(let activity)? = change.input { receive(activity) }
      }
    }

    /// Calls an observer with every commit: who made it, and the state before and after.
    ///
    /// - Complexity: While somebody listens, each commit copies what it changes.
    public func observeCommits(
      _ receive: @escaping (Trace, _ before: Root, _ after: Root) -> Void
    ) -> ObservationToken {
      explorer.record { transition in
        guard case .commit(let commit)? = transition.input else { return }
        receive(commit.trace, transition.before.position.root, transition.after.position.root)
      }
    }

    /// Calls back when everybody has been shown what was committed so far: at once, unless an
    /// observer or a transaction asks; not at all if that transaction fails.
    public func whenShown(_ receive: @escaping () -> Void) { explorer.whenShown(receive) }

    /// Shows an observer a part of the state: now, and each time that it has become another.
    @inlinable
    func observe<Part: Equatable>(
      _ part: @escaping (Root) -> Part, _ receive: @escaping (Changes<Part>) -> Void
    ) -> ObservationToken {
      let seen = Seen<Part>()
      // This is sound: the explorer alone asks it, and lets go of its observers before it is gone.
      return explorer.observe({ [unowned explorer] in part(explorer.position.root) }) { current in
        receive(Changes(previous: seen.replace(by: current), current: current))
      }
    }

    /// Changes a part of the state by a mutation: all of it, or nothing if it throws.
    @inlinable
    func commit<Part: Scope, Result, Failure: Error>(
      to part: Part, _ trace: Trace,
      _ mutation: @escaping (inout Part.Part) throws(Failure) -> Result
    ) throws(Failure) -> Result? where Part.Root == Root {
      guard explorer.canCommit else { return try later(part, trace, mutation) }
      return try now(part, trace, mutation)
    }

    /// Changes a part of the state at once. The mutation, `==` and the way to the part may
    /// commit: that waits.
    @inlinable
    func now<Part: Scope, Result, Failure: Error>(
      _ scope: Part, _ trace: Trace,
      _ mutation: (inout Part.Part) throws(Failure) -> Result
    ) throws(Failure) -> Result? where Part.Root == Root {
      try explorer.send { component throws(Failure) in
        guard let before = scope.read(component.position.root) else { return (nil, nil) }
        var part = before
        let result = try mutation(&part)
        guard part != before else { return (nil, result) }
        return (.commit(PartCommit(trace, scope, part)), result)
      }
    }

    /// Changes a part of the state in its turn.
    ///
    /// A mutation that returns something or may throw runs now, for that, and what it makes of the
    /// part is committed in its turn; only if the part has become another until then, it runs on
    /// that as well. While the state is being written, by a lens, a middleware or the end of what
    /// it held, there is no value.
    @inlinable @inline(never)
    func later<Part: Scope, Result, Failure: Error>(
      _ scope: Part, _ trace: Trace,
      _ mutation: @escaping (inout Part.Part) throws(Failure) -> Result
    ) throws(Failure) -> Result? where Part.Root == Root {
      if explorer.isMoving || Failure.self == Never.self, let nothing = () as? Result {
        guard explorer.isMoving || scope.read(state) != nil else { return nil }
        explorer.whenReady { [self] in _ = try? now(scope, trace, mutation) }
        return nothing
      }
      precondition(
        !explorer.isMoving, "A commit by code that a commit runs has no value to return yet.")
      guard let before = scope.read(state) else { return nil }
      var foreseen: Part.Part?
      explorer.whenReady { [self] in
        guard let foreseen else { return }  // It has thrown.
        _ = try? now(scope, trace) { (part: inout Part.Part) throws(Failure) in
          if part == before { part = foreseen } else { _ = try mutation(&part) }
        }
      }
      var part = before
      let result = try mutation(&part)
      foreseen = part
      return result
    }
  }
}

extension Verge {
  /// What an observer has seen last.
  @usableFromInline
  @_fixed_layout
  final class Seen<Part> {
    // Exclusivity needs no check: what it held is moved out and freed by others.
    @exclusivity(unchecked) @usableFromInline var last: Part?

    @inlinable
    init() {}

    /// Replaces what was seen, and returns it.
    @inlinable
    func replace(by part: Part) -> Part? {
      let before = last
      last = part
      return before
    }
  }
}

extension Verge.Store where Eff.Launcher == Void {
  /// Makes a store whose tasks need nothing to be launched with.
  @inlinable
  public convenience init(
    _ root: Root, effect: Eff.Type = Eff.self, activity: Activity.Type = Activity.self,
    middleware: [(inout Root, Verge.Trace) -> Void] = []
  ) {
    self.init(root, middleware: middleware, on: ())
  }
}

extension Verge.Store {
  /// Makes a store whose tasks are launched in the isolation of the caller, which must have one.
  @inlinable
  public convenience init<Failure: Error>(
    _ root: Root, effect: Eff.Type = Eff.self, activity: Activity.Type = Activity.self,
    middleware: [(inout Root, Verge.Trace) -> Void] = [], isolation: isolated any Actor = #isolation
  ) where Eff == AsyncOf<Failure> {
    self.init(root, middleware: middleware, on: Isolation())
  }

  /// Makes a store whose tasks are asynchronous functions, and of which nothing is told but
  /// its state.
  @inlinable
  public convenience init(
    _ root: Root, isolation: isolated any Actor = #isolation
  ) where Eff == AsyncOf<Never>, Activity == Never {
    self.init(root, on: Isolation())
  }
}
