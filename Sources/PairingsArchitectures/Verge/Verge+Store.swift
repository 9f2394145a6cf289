public import Pairings

extension Verge {
  /// The owner of a state, which only commits of dispatchers change.
  ///
  /// A store is an ``Pairings/Explorer`` whose inputs are events and whose views are empty: an
  /// observer reads the state from the position. A store lives in the isolation in which it was
  /// created. Its deinitialization cancels the tasks that were started through it.
  @_fixed_layout
  public final class Store<Eff: Launching, Root: Equatable, Activity> {
    /// The input of the explorer.
    public typealias Event = Verge.Event<Root, Activity>

    /// A state and the number of its changes.
    @frozen
    public struct Moment {
      /// The state.
      public var root: Root

      /// The number of changes of the state.
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

    /// The explorer that runs the commits and tasks.
    public let explorer: Explorer<Eff, StateStore<Moment>, Event, Void>

    @usableFromInline let middleware: [(inout Root, Trace) -> Void]

    /// Creates a store.
    ///
    /// Each middleware may change the state after a commit, within that commit. It makes commits of
    /// its own by ``whenShown(_:)``.
    ///
    /// - Parameters:
    ///   - root: The initial state.
    ///   - effect: The effect of the tasks.
    ///   - activity: The type of the activities, which change no state.
    ///   - middleware: The functions that amend the state within each commit.
    ///   - launcher: The launcher of the tasks.
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

    /// The state and the number of its changes.
    ///
    /// - Precondition: A middleware does not read it, but the state that it is given.
    @inlinable
    public var moment: Moment { explorer.position }

    /// The state.
    ///
    /// - Precondition: A middleware does not read it, but the state that it is given.
    @inlinable
    public var state: Root { explorer.position.root }

    /// The dispatcher of the whole state.
    @inlinable
    public var dispatcher: Dispatcher<Eff, Root, Activity, Root> {
      Dispatcher(store: self, scope: .identity)
    }

    /// Returns the dispatcher of a part of the state.
    public func dispatcher<Scope: Equatable>(
      _ scope: Lens<Root, Scope>
    ) -> Dispatcher<Eff, Root, Activity, Scope> {
      Dispatcher(store: self, scope: scope)
    }

    /// Returns the dispatcher of a part of the state.
    public func dispatcher<Scope: Equatable>(
      _ path: WritableKeyPath<Root, Scope>
    ) -> Dispatcher<Eff, Root, Activity, Scope> {
      dispatcher(Lens(path))
    }

    /// Sends an activity, which changes no state, to the observers of activities.
    public func send(_ activity: Activity) { explorer.send(.activity(activity)) }

    /// Calls an observer with each activity from now on, once, until the token is cancelled or
    /// released.
    public func observeActivities(_ receive: @escaping (Activity) -> Void) -> ObservationToken {
      explorer.observeChanges { _, change, _ in
        if case .activity(let activity)? = change.input { receive(activity) }
      }
    }

    /// Calls an observer with every commit: its trace, and the state before and after.
    ///
    /// - Complexity: While an observer is registered, each commit copies the part that it changes.
    public func observeCommits(
      _ receive: @escaping (Trace, _ before: Root, _ after: Root) -> Void
    ) -> ObservationToken {
      explorer.record { transition in
        guard case .commit(let commit)? = transition.input else { return }
        receive(commit.trace, transition.before.position.root, transition.after.position.root)
      }
    }

    /// Calls `receive` after every observer has been called with the commits so far. It is called
    /// at once, unless an observer calls this.
    public func whenShown(_ receive: @escaping () -> Void) { explorer.whenShown(receive) }

    /// Calls an observer with a part of the state now and after each change of it.
    @inlinable
    func observe<Part: Equatable>(
      _ part: @escaping (Root) -> Part, _ receive: @escaping (Changes<Part>) -> Void
    ) -> ObservationToken {
      let seen = Seen<Part>()
      return explorer.observe(position: { part($0.root) }) { current in
        receive(Changes(previous: seen.replace(by: current), current: current))
      }
    }

    /// Changes a part of the state by a mutation, or nothing if the mutation throws.
    @inlinable
    func commit<Part: Scope, Result, Failure: Error>(
      to part: Part, _ trace: Trace,
      _ mutation: @escaping (inout Part.Part) throws(Failure) -> Result
    ) throws(Failure) -> Result? where Part.Root == Root {
      guard explorer.canCommit else { return try later(part, trace, mutation) }
      return try now(part, trace, mutation)
    }

    /// Changes a part of the state at once. A commit by the mutation, by `==` or by the scope
    /// waits.
    @inlinable
    func now<Part: Scope, Result, Failure: Error>(
      _ scope: Part, _ trace: Trace,
      _ mutation: (inout Part.Part) throws(Failure) -> Result
    ) throws(Failure) -> Result? where Part.Root == Root {
      try explorer.send { () throws(Failure) in
        guard let before = scope.read(state) else { return (nil, nil) }
        var part = before
        let result = try mutation(&part)
        guard part != before else { return (nil, result) }
        return (.commit(PartCommit(trace, scope, part)), result)
      }
    }

    /// Changes a part of the state in its turn.
    ///
    /// A mutation that returns a value or may throw runs now, and the part that it makes is
    /// committed in its turn. If the part has changed until then, the mutation runs again on the
    /// new part. While a lens, a middleware or a deinitializer runs during a write of the state,
    /// there is no value. While there is no part, there is none either, and a part that comes to be until
    /// its turn is changed, where an error of the mutation ends nothing but the change.
    @inlinable @inline(never)
    func later<Part: Scope, Result, Failure: Error>(
      _ scope: Part, _ trace: Trace,
      _ mutation: @escaping (inout Part.Part) throws(Failure) -> Result
    ) throws(Failure) -> Result? where Part.Root == Root {
      func changeInTurn() {
        explorer.whenShown { [self] in _ = try? now(scope, trace, mutation) }
      }
      let nothing = Result.self == Void.self ? () as? Result : nil
      if explorer.isMoving || Failure.self == Never.self, let nothing {
        changeInTurn()
        return explorer.isMoving || scope.read(state) != nil ? nothing : nil
      }
      precondition(
        !explorer.isMoving, "A commit by code that a commit runs has no value to return yet.")
      guard let before = scope.read(state) else {
        changeInTurn()
        return nil
      }
      var foreseen: Part.Part?
      explorer.whenShown { [self] in
        guard let foreseen else { return }  // The mutation has thrown.
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
  /// The value that an observer has received last.
  @usableFromInline
  @_fixed_layout
  final class Seen<Part> {
    // Exclusivity needs no check: the caller moves the old value out and frees it.
    @exclusivity(unchecked) @usableFromInline var last: Part?

    @inlinable
    init() {}

    /// Replaces the last value and returns the old one.
    @inlinable
    func replace(by part: Part) -> Part? {
      let before = last
      last = part
      return before
    }
  }
}

extension Verge.Store where Eff.Launcher == Void {
  /// Creates a store whose tasks need no launcher.
  @inlinable
  public convenience init(
    _ root: Root, effect: Eff.Type = Eff.self, activity: Activity.Type = Activity.self,
    middleware: [(inout Root, Verge.Trace) -> Void] = []
  ) {
    self.init(root, middleware: middleware, on: ())
  }
}

extension Verge.Store {
  /// Creates a store whose tasks start in the isolation of the caller, which must have one.
  @inlinable
  public convenience init<Failure: Error>(
    _ root: Root, effect: Eff.Type = Eff.self, activity: Activity.Type = Activity.self,
    middleware: [(inout Root, Verge.Trace) -> Void] = [], isolation: isolated any Actor = #isolation
  ) where Eff == AsyncOf<Failure> {
    self.init(root, middleware: middleware, on: Isolation())
  }

  /// Creates a store without activities whose tasks are asynchronous functions.
  @inlinable
  public convenience init(
    _ root: Root, isolation: isolated any Actor = #isolation
  ) where Eff == AsyncOf<Never>, Activity == Never {
    self.init(root, on: Isolation())
  }
}
