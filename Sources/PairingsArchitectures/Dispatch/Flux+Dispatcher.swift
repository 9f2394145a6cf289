public import Pairings

extension Flux {
  /// The time at which an action begins, and the actions and stores that wait for it.
  @frozen
  public enum Mode: Sendable {
    /// Immediately, one store after the other, whichever way the previous store ends. A store that
    /// does not wait is done, and its commits are shown, before the dispatch returns.
    case sync

    /// After every earlier `serial` action has ended: one at a time, first in, first out.
    case serial

    /// Immediately, concurrently with the requests that go on. Only
    /// ``Dispatcher/register(_:for:waitingFor:)`` orders its stores.
    case async

    /// After every earlier `main` action has ended, in the isolation of the dispatcher.
    case main
  }

  /// The reason for which a store cannot be registered.
  public enum RegistrationError: Error, Equatable, CustomStringConvertible {
    /// A store of this name is registered already.
    case nameTaken(String)

    /// A cycle of stores: each would wait for the next.
    case cycle([String])

    /// The error as a sentence.
    public var description: String {
      switch self {
      case .nameTaken(let name): "a store named '\(name)' is registered already"
      case .cycle(let names): "these stores wait for each other: \(names.joined(separator: " → "))"
      }
    }
  }

  /// A dispatcher that delivers actions to the stores that respond to them, in the order of their
  /// registration. A store receives an action after the stores that it waits for.
  ///
  /// The dispatcher has no queue. Actions that a reducer, a middleware or an observer dispatches
  /// wait in the queue of an ``Pairings/Explorer`` and never nest. Actions of a mode wait under
  /// its key.
  @_fixed_layout
  public final class Dispatcher<Eff: Launching, Action> {
    /// A registered store.
    @usableFromInline
    @_fixed_layout
    final class Entry {
      @usableFromInline let name: String
      @usableFromInline let store: ObjectIdentifier
      @usableFromInline let waitsFor: [String]

      /// The function that returns true if the store responds to an action.
      @usableFromInline let responds: (Action) -> Bool

      /// The function that starts an action at the store.
      @usableFromInline let start: (Action) -> Started

      /// The queue of the store's events.
      @usableFromInline let queue: EventQueue

      /// True while the store is registered; a delivery that has begun reads it. Exclusivity needs
      /// no check, as below.
      @exclusivity(unchecked) @usableFromInline var isOpen = true

      @inlinable
      init(
        name: String, store: ObjectIdentifier, waitsFor: [String],
        responds: @escaping (Action) -> Bool, start: @escaping (Action) -> Started,
        queue: EventQueue
      ) {
        (self.name, self.store, self.waitsFor) = (name, store, waitsFor)
        (self.responds, self.start, self.queue) = (responds, start, queue)
      }
    }

    /// The result of an action that a store was given.
    @frozen
    @usableFromInline
    enum Started {
      /// The action has no meaning for the store.
      case nothing

      /// The store is done with the action.
      case done

      /// The request of an action that goes on or waits.
      case going(Request<Eff.Failure>)
    }

    /// The explorer that runs the requests, of a space with one position.
    @usableFromInline let hub: Explorer<IOOf<Eff.Failure>, IdentityPairing, Never, Void>

    // Exclusivity needs no check. A list is copied before a callback is called, and an element that
    // leaves the list is freed after the list is consistent. A list changes in a function that is not
    // inlined, since locals of inlined callers may be freed in its middle.

    /// The registered stores, by name.
    @exclusivity(unchecked) @usableFromInline var registered: [String: Entry] = [:]

    /// The registered stores, in the order of delivery: each behind those that it waits for.
    @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []

    /// The number of registered stores that wait for a name, if there are any.
    @exclusivity(unchecked) @usableFromInline var waiting: [String: Int] = [:]
    @exclusivity(unchecked) @usableFromInline var middleware: [Middleware<Action>] = []
    @exclusivity(unchecked) @usableFromInline var transformations: [(Action) -> Action?] = []
    @exclusivity(unchecked) @usableFromInline var count = 0

    /// Creates a dispatcher without stores.
    ///
    /// - Parameter limit: The number of generations of actions that actions dispatch. The explorer
    ///   drops later ones with a report: see ``Pairings/Explorer/init(_:on:limit:)``.
    public init(limit: Int = 1_000) {
      hub = Explorer(
        Component(IdentityPairing(), Identity(UI { _ in }), on: .empty), limit: limit)
    }

    /// The last report, which states that actions dispatched too many generations of actions.
    public var lastReport: ExplorerReport? { hub.lastReport }

    /// Calls an observer with each report from now on, until the token is cancelled or released.
    public func observeReports(
      _ receive: @escaping (ExplorerReport) -> Void
    ) -> ObservationToken {
      hub.observeReports(receive)
    }

    // MARK: Middleware

    /// Registers a middleware, which is called for each action and each store that responds.
    public func register(_ middleware: Middleware<Action>) { self.middleware.append(middleware) }

    /// Registers a function that maps each action to another one, or to nil, before the stores
    /// receive it.
    public func transform(_ transformation: @escaping (Action) -> Action?) {
      transformations.append(transformation)
    }

    // MARK: Dispatching

    /// Delivers an action to the stores that respond to it.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - mode: The time at which the action begins.
    ///   - names: The names of the stores that receive the action; nil for all stores.
    ///   - others: The requests that have to end before. The action is cancelled if one of them
    ///     fails or is cancelled.
    ///   - next: A callback that is called once after all stores are done and every observer has
    ///     been called. It is not called if a store failed or the action was cancelled.
    /// - Returns: The request, which ends when all stores are done. Its cancellation cancels the
    ///   stores that go on.
    /// - Complexity: O(*n*) for *n* stores. Allocates nothing if no store waits.
    @inlinable @discardableResult
    public func dispatch(
      _ action: Action, mode: Mode = .async, to names: [String]? = nil,
      after others: [Request<Eff.Failure>] = [], then next: (() -> Void)? = nil
    ) -> Request<Eff.Failure> {
      guard mode == .sync || mode == .async, others.isEmpty, hub.canCommit, busy == nil else {
        return waitToDispatch(action, mode, names, others, next)
      }
      // No caller has the request yet, so that no caller cancels it.
      let started: [Request<Eff.Failure>] = hub.send {
        let started = deliver(action, mode, names) { true }
        if started.isEmpty { next?() }
        return (nil, started)
      }
      guard !started.isEmpty else { return hub.run(.none) }
      return hub.gather(whenEnded: told(next)) { started }
    }

    /// Delivers an action in its turn.
    @usableFromInline
    func waitToDispatch(
      _ action: Action, _ mode: Mode, _ names: [String]?, _ others: [Request<Eff.Failure>],
      _ next: (() -> Void)?
    ) -> Request<Eff.Failure> {
      var task: Request<Eff.Failure>?  // Released when the request ends, which breaks the cycle.
      let start = { [weak self] in
        self?.deliverAtRest(action, mode, names) { task?.isActive ?? true } ?? []
      }
      let request: Request<Eff.Failure>
      switch mode {
      case .sync, .async: request = hub.gather(after: others, whenEnded: told(next)) { start() }
      case .serial, .main:
        request = hub.gather(queuedUnder: mode, whenEnded: told(next)) { [weak hub] in
          guard let hub, !others.isEmpty else { return start() }
          return [hub.gather(after: others) { start() }]
        }
      }
      task = request
      return request
    }

    /// Returns an observer of endings that calls `next` after a success.
    @inlinable
    func told(_ next: (() -> Void)?) -> ((Ending<Eff.Failure>) -> Void)? {
      next.map { next in { if case .success = $0 { next() } } }
    }
  }
}
