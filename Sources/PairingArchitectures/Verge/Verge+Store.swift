public import Pairings

extension Verge {
  /// Owns a state: the one place where it changes, by commits of dispatchers.
  ///
  /// A store is an ``Pairings/Explorer`` of a space whose every place shows nothing: who wants
  /// to see the state looks at the place. It lives in the isolation that made it. Dropping it
  /// cancels the tasks that were started through it.
  @_fixed_layout
  public final class Store<Eff: Monad, Root: Equatable, Activity> {
    /// A state, and how often it has changed.
    @frozen
    public struct Moment {
      /// The state.
      public var root: Root

      /// How often the state has changed.
      public var changes = 0

      @inlinable
      init(root: Root) { self.root = root }
    }

    /// The loop.
    public let explorer: Explorer<Eff, StateStore<Moment>, Void>

    @usableFromInline let middleware: [(inout Root, Trace) -> Void]

    /// Whether a mutation runs for its value alone, since its commit waits.
    @usableFromInline var isForeseeing = false

    /// Makes a store.
    ///
    /// Each middleware may change what a commit has made of the state, within that commit. What
    /// it wants to commit itself, it commits by ``whenShown(_:)``.
    @inlinable
    public init(
      _ root: Root, effect: Eff.Type = Eff.self, activity: Activity.Type = Activity.self,
      middleware: [(inout Root, Trace) -> Void] = []
    ) {
      self.middleware = middleware
      explorer = Explorer(
        Component(StateStore(), Pairings.Store(Moment(root: root)) { _ in UI { _ in } }))
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
    public func send(_ activity: Activity) {
      explorer.commit(State { _ in }, from: activity)
    }

    /// Calls an observer with everything that happens from now on, once, until the token is
    /// cancelled or released.
    ///
    /// - Complexity: While somebody listens, each commit copies what it changes.
    public func observeActivities(_ receive: @escaping (Activity) -> Void) -> ObservationToken {
      explorer.record { entry in
        if let activity = entry.input(as: Activity.self) { receive(activity) }
      }
    }

    /// Calls an observer with every commit: who made it, and the state before and after.
    ///
    /// - Complexity: While somebody listens, each commit copies what it changes.
    public func observeCommits(
      _ receive: @escaping (Trace, _ before: Root, _ after: Root) -> Void
    ) -> ObservationToken {
      explorer.record { entry in
        guard let trace = entry.input(as: Trace.self) else { return }
        receive(trace, entry.before.position.root, entry.after.position.root)
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
      var last: Part?
      return explorer.observe({ [weak explorer] _ -> Part? in
        explorer.map { part($0.component.position.root) }
      }) { current in
        guard let current else { return }  // The store is gone.
        let changes = Changes(previous: last, current: current)
        last = current
        receive(changes)
      }
    }

    /// Changes a part of the state by a mutation: all of it, or nothing if it throws.
    ///
    /// A commit that has to wait returns the value that it would have now: a mutation that returns
    /// something or may throw runs for that as well, and what is committed meanwhile, by `==` too, is committed when it runs in its
    /// turn. While the state is being written, by a lens, a middleware or the end of what it held,
    /// a commit waits without a value.
    @inlinable
    func commit<Scope: Equatable, Result, Failure: Error>(
      to scope: Affine<Root, Scope>, _ trace: Trace,
      _ mutation: @escaping (inout Scope) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard !explorer.canCommit else { return try now(scope, trace, mutation) }
      guard !explorer.isMoving else {
        guard let nothing = () as? Result else {
          preconditionFailure("A commit by code that a commit runs has no value to return yet.")
        }
        explorer.whenReady { [self] in _ = try? now(scope, trace, mutation) }
        return nothing
      }
      guard var part = foreseeing({ scope.preview(state) }) else { return nil }
      func wait() {
        if !isForeseeing { explorer.whenReady { [self] in _ = try? now(scope, trace, mutation) } }
      }
      if Failure.self == Never.self, let nothing = () as? Result {
        wait()
        return nothing
      }
      let value = try foreseeing { () throws(Failure) in try mutation(&part) }
      wait()
      return value
    }

    /// Runs a mutation for its value: the commits in it are made when it runs in its turn.
    @inlinable
    func foreseeing<Result, Failure: Error>(
      _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let before = isForeseeing
      isForeseeing = true
      defer { isForeseeing = before }
      return try work()
    }

    /// Changes a part of the state at once. The mutation, `==` and the way to the part may
    /// commit: that waits.
    @inlinable
    func now<Scope: Equatable, Result, Failure: Error>(
      _ scope: Affine<Root, Scope>, _ trace: Trace,
      _ mutation: (inout Scope) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      try explorer.commit(from: trace) { component throws(Failure) in
        guard let before = scope.preview(component.position.root) else { return (nil, nil) }
        var part = before
        let result = try mutation(&part)
        guard part != before else { return (nil, result) }
        let changed = part
        return (
          State { [middleware] moment in
            scope.set(&moment.root, changed)
            for change in middleware { change(&moment.root, trace) }
            moment.changes += 1
          }, result
        )
      }
    }
  }
}

extension Verge.Store where Eff == AsyncOf<Never>, Activity == Never {
  /// Makes a store whose tasks are asynchronous functions, and of which nothing is told but
  /// its state.
  public convenience init(_ root: Root) {
    self.init(root, effect: AsyncOf<Never>.self, activity: Never.self)
  }
}
