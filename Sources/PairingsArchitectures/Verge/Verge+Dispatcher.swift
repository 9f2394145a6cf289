public import Pairings

extension Verge {
  /// A value that changes a part of a store's state. It keeps the store alive and has no state of
  /// its own.
  ///
  /// A custom type may store it beside its other dependencies:
  ///
  ///     struct LoggedInService: Verge.Service {
  ///       let dispatcher: Verge.Dispatcher<AsyncOf<Never>, AppState, Never, LoggedIn>
  ///       let client: Client
  ///
  ///       func rename(_ name: String) { commit { $0.name = name } }
  ///     }
  ///
  /// ## Laws
  ///
  /// For every `l` and `k`:
  ///
  ///     detached(from: l).detached(by: k) == detached(from: l.appending(k))  // detached
  @frozen
  public struct Dispatcher<Eff: Launching, Root: Equatable, Activity, Scope: Equatable> {
    /// The store whose state it changes.
    public let store: Store<Eff, Root, Activity>

    /// The part of the state that it changes.
    public let scope: Lens<Root, Scope>

    /// Creates a dispatcher of a part of a store's state.
    public init(store: Store<Eff, Root, Activity>, scope: Lens<Root, Scope>) {
      (self.store, self.scope) = (store, scope)
    }

    /// The present part.
    @inlinable
    public var state: Scope { scope.get(store.state) }

    /// The present state of the store.
    @inlinable
    public var rootState: Root { store.state }

    /// Changes the part, or nothing if the mutation throws. If the part has changed, its observers
    /// are called before this returns.
    ///
    /// In an observer, the commit waits its turn, unless the mutation throws now. The result is
    /// that of the mutation now. The mutation runs again only if the part has changed until the
    /// turn of the commit. If it throws then, nothing changes. A commit in a mutation waits until
    /// that mutation is done.
    ///
    /// A commit also waits its turn in a middleware, in a lens that writes, and in the
    /// deinitializer of a value that the state held.
    ///
    /// - Precondition: In a middleware, a lens or such a deinitializer, `Result` is `Void`: the
    ///   mutation has not run yet, so that no other result exists.
    /// - Returns: The result of the mutation.
    @inlinable @discardableResult
    public func commit<Result, Failure: Error>(
      _ name: String = "", file: String = #fileID, line: UInt = #line,
      _ mutation: @escaping (inout Scope) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let trace = Trace(name: name, file: file, line: line)
      guard let result = try store.commit(to: Whole(scope), trace, mutation) else {
        preconditionFailure("A lens finds its part in every whole.")
      }
      return result
    }

    /// Calls an observer with the part now and after each change of it, until the token is
    /// cancelled or released.
    ///
    /// - Complexity: O(1) amortised. A commit then takes O(*n*) for *n* observers.
    @inlinable
    public func observe(_ receive: @escaping (Changes<Scope>) -> Void) -> ObservationToken {
      store.observe(scope.get, receive)
    }

    /// Sends an activity to the observers of activities.
    @inlinable
    public func send(_ activity: Activity) { store.send(activity) }

    /// Returns the dispatcher of a part of this part.
    @inlinable
    public func detached<Part: Equatable>(
      by path: Lens<Scope, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      Dispatcher<Eff, Root, Activity, Part>(store: store, scope: scope.appending(path))
    }

    /// Returns the dispatcher of a part of this part.
    @inlinable
    public func detached<Part: Equatable>(
      by path: WritableKeyPath<Scope, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      detached(by: Lens(path))
    }

    /// Returns the dispatcher of another part of the whole state.
    @inlinable
    public func detached<Part: Equatable>(
      from path: Lens<Root, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      store.dispatcher(path)
    }

    /// Returns the dispatcher of another part of the whole state.
    @inlinable
    public func detached<Part: Equatable>(
      from path: WritableKeyPath<Root, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      store.dispatcher(path)
    }

    /// Returns the dispatcher of a part of this part that may be missing.
    @inlinable
    public func detached<Part: Equatable>(
      by path: Affine<Scope, Part>
    ) -> OptionalDispatcher<Eff, Root, Activity, Part> {
      OptionalDispatcher(store: store, scope: scope.appending(path))
    }

    /// Returns the dispatcher of a part of this part that may be missing.
    @inlinable
    public func detached<Part: Equatable>(
      byOptional path: WritableKeyPath<Scope, Part?>
    ) -> OptionalDispatcher<Eff, Root, Activity, Part> {
      detached(by: Lens(path).appending(.some))
    }
  }

  /// A value that changes a part of a store's state that may be missing.
  @frozen
  public struct OptionalDispatcher<Eff: Launching, Root: Equatable, Activity, Scope: Equatable> {
    /// The store whose state it changes.
    public let store: Store<Eff, Root, Activity>

    /// The part of the state that it changes.
    public let scope: Affine<Root, Scope>

    @inlinable
    init(store: Store<Eff, Root, Activity>, scope: Affine<Root, Scope>) {
      (self.store, self.scope) = (store, scope)
    }

    /// The present part, or nil if it is missing.
    @inlinable
    public var state: Scope? { scope.preview(store.state) }

    /// Changes the part. Nothing changes if the part is missing or the mutation throws. A commit that waits
    /// changes a part that is there in its turn.
    ///
    /// - Returns: The result of the mutation, or nil if the part is missing now.
    @inlinable @discardableResult
    public func commit<Result, Failure: Error>(
      _ name: String = "", file: String = #fileID, line: UInt = #line,
      _ mutation: @escaping (inout Scope) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      try store.commit(to: Maybe(scope), Trace(name: name, file: file, line: line), mutation)
    }

    /// Calls an observer with the part, or nil while it is missing, now and after each change of
    /// this.
    @inlinable
    public func observe(_ receive: @escaping (Changes<Scope?>) -> Void) -> ObservationToken {
      store.observe(scope.preview, receive)
    }

    /// Returns the dispatcher of a part of this part.
    @inlinable
    public func detached<Part: Equatable>(
      by path: Lens<Scope, Part>
    ) -> OptionalDispatcher<Eff, Root, Activity, Part> {
      OptionalDispatcher<Eff, Root, Activity, Part>(store: store, scope: scope.appending(path))
    }
  }

  /// A custom type that commits through a dispatcher and stores its other dependencies.
  public protocol Service {
    /// The effect of the store's tasks.
    associatedtype Eff: Launching

    /// The state of the store.
    associatedtype Root: Equatable

    /// The activities that the store sends.
    associatedtype Activity

    /// The part that the service changes.
    associatedtype Scope: Equatable

    /// The dispatcher that the service commits through.
    var dispatcher: Dispatcher<Eff, Root, Activity, Scope> { get }
  }
}

extension Verge.Service {
  /// The present part.
  @inlinable
  public var state: Scope { dispatcher.state }

  /// Changes the part; see ``Verge/Dispatcher/commit(_:file:line:_:)``.
  @inlinable @discardableResult
  public func commit<Result, Failure: Error>(
    _ name: String = "", file: String = #fileID, line: UInt = #line,
    _ mutation: @escaping (inout Scope) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try dispatcher.commit(name, file: file, line: line, mutation)
  }
}

extension Verge.Dispatcher {
  /// Starts a task of the store. The task cancels the one that goes on under its key. The end of
  /// the store cancels all its tasks.
  @inlinable @discardableResult
  public func task(_ effect: Kind<Eff, Void>, key: some Hashable) -> Request<Eff.Failure> {
    store.explorer.run(.run(effect, under: .latest(key)))
  }
}

extension Verge.OptionalDispatcher {
  /// Starts a task of the part, unless it is missing. The task ends as cancelled when a commit removes the
  /// part, and cancels the one that goes on under its key.
  @discardableResult
  public func task(_ effect: Kind<Eff, Void>, key: some Hashable) -> Request<Eff.Failure> {
    let part = Lens(\Verge.Store<Eff, Root, Activity>.Moment.root).appending(scope)
    return store.explorer.run(
      Effects<Eff, _, _>.run(effect, under: .latest(key)).whilePresent(part))
  }
}
