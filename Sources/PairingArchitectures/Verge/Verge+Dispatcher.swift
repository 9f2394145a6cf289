public import Pairings

extension Verge {
  /// A way to change a part of a store's state: a value that keeps the store alive and has no
  /// state of its own.
  ///
  /// Give it to a type of your own beside what that needs, and its life is that of your type:
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
    /// Whose state it changes.
    public let store: Store<Eff, Root, Activity>

    /// Which part.
    public let scope: Lens<Root, Scope>

    /// Makes a dispatcher.
    public init(store: Store<Eff, Root, Activity>, scope: Lens<Root, Scope>) {
      (self.store, self.scope) = (store, scope)
    }

    /// The part.
    @inlinable
    public var state: Scope { scope.get(store.state) }

    /// The whole.
    @inlinable
    public var rootState: Root { store.state }

    /// Changes the part, and nothing if the mutation throws. Those who observe it are told
    /// before this returns, if it has become another.
    ///
    /// In an observer it waits its turn, unless the mutation throws now; what is returned is what
    /// the mutation returns now. It runs again only if the part has become another until then, and
    /// if it throws on that, nothing changes. A commit in a mutation waits until it is done.
    ///
    /// In a middleware, in a lens that writes, or where a value that the state held is freed, it
    /// waits its turn too.
    ///
    /// - Precondition: In these it returns nothing: a value that is returned could not be there yet.
    /// - Returns: What the mutation returns.
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

    /// Shows an observer the part: now, and each time that it has become another, until the
    /// token is cancelled or released.
    @inlinable
    public func observe(_ receive: @escaping (Changes<Scope>) -> Void) -> ObservationToken {
      store.observe(scope.get, receive)
    }

    /// Tells those who observe activities that something has happened.
    @inlinable
    public func send(_ activity: Activity) { store.send(activity) }

    /// The dispatcher of a part of this part.
    @inlinable
    public func detached<Part: Equatable>(
      by path: Lens<Scope, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      Dispatcher<Eff, Root, Activity, Part>(store: store, scope: scope.appending(path))
    }

    /// The dispatcher of a part of this part.
    @inlinable
    public func detached<Part: Equatable>(
      by path: WritableKeyPath<Scope, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      detached(by: Lens(path))
    }

    /// The dispatcher of another part of the whole.
    @inlinable
    public func detached<Part: Equatable>(
      from path: Lens<Root, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      store.dispatcher(path)
    }

    /// The dispatcher of another part of the whole.
    @inlinable
    public func detached<Part: Equatable>(
      from path: WritableKeyPath<Root, Part>
    ) -> Dispatcher<Eff, Root, Activity, Part> {
      store.dispatcher(path)
    }

    /// The dispatcher of a part of this part that may be missing.
    @inlinable
    public func detached<Part: Equatable>(
      by path: Affine<Scope, Part>
    ) -> OptionalDispatcher<Eff, Root, Activity, Part> {
      OptionalDispatcher(store: store, scope: scope.appending(path))
    }

    /// The dispatcher of a part of this part that may be missing.
    @inlinable
    public func detached<Part: Equatable>(
      byOptional path: WritableKeyPath<Scope, Part?>
    ) -> OptionalDispatcher<Eff, Root, Activity, Part> {
      detached(by: Lens(path).appending(.some))
    }
  }

  /// A way to change a part of a store's state that may be missing.
  @frozen
  public struct OptionalDispatcher<Eff: Launching, Root: Equatable, Activity, Scope: Equatable> {
    /// Whose state it changes.
    public let store: Store<Eff, Root, Activity>

    /// Which part.
    public let scope: Affine<Root, Scope>

    @inlinable
    init(store: Store<Eff, Root, Activity>, scope: Affine<Root, Scope>) {
      (self.store, self.scope) = (store, scope)
    }

    /// The part, if it is there.
    @inlinable
    public var state: Scope? { scope.preview(store.state) }

    /// Changes the part; nothing happens if it is missing or the mutation throws.
    ///
    /// - Returns: What the mutation returns; nil if the part is missing.
    @inlinable @discardableResult
    public func commit<Result, Failure: Error>(
      _ name: String = "", file: String = #fileID, line: UInt = #line,
      _ mutation: @escaping (inout Scope) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      try store.commit(to: Maybe(scope), Trace(name: name, file: file, line: line), mutation)
    }

    /// Shows an observer the part, or nil while it is missing: now, and each time that this
    /// has become another.
    @inlinable
    public func observe(_ receive: @escaping (Changes<Scope?>) -> Void) -> ObservationToken {
      store.observe(scope.preview, receive)
    }

    /// The dispatcher of a part of this part.
    @inlinable
    public func detached<Part: Equatable>(
      by path: Lens<Scope, Part>
    ) -> OptionalDispatcher<Eff, Root, Activity, Part> {
      OptionalDispatcher<Eff, Root, Activity, Part>(store: store, scope: scope.appending(path))
    }
  }

  /// A type of one's own that commits through a dispatcher beside what it needs.
  public protocol Service {
    /// The effect of the store's tasks.
    associatedtype Eff: Launching

    /// The state of the store.
    associatedtype Root: Equatable

    /// What the store tells.
    associatedtype Activity

    /// The part that it changes.
    associatedtype Scope: Equatable

    /// How it does so.
    var dispatcher: Dispatcher<Eff, Root, Activity, Scope> { get }
  }
}

extension Verge.Service {
  /// The part.
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
  /// Starts a task of the store: the one that goes on under its key is cancelled, and all are
  /// when the store is gone.
  @inlinable @discardableResult
  public func task(_ effect: Kind<Eff, Void>, key: some Hashable) -> Request<Eff.Failure> {
    store.explorer.run(.run(effect, under: .latest(key)))
  }
}
