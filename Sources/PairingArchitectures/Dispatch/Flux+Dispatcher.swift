public import Pairings

extension Flux {
  /// When an action is done, and who waits for it.
  @frozen
  public enum Mode: Sendable {
    /// Now, one store after the other, however the one before it ends. What does not wait is done,
    /// and shown, before the dispatch returns.
    case sync

    /// When every `serial` action before it has ended: one at a time, first come, first served.
    case serial

    /// Now, side by side with what goes on; only ``Dispatcher/register(_:for:waitingFor:)``
    /// orders its stores.
    case async

    /// When every `main` action before it has ended, in the isolation of the dispatcher.
    case main
  }

  /// Why a store cannot be registered.
  public enum RegistrationError: Error, Equatable, CustomStringConvertible {
    /// There is a store of this name already.
    case nameTaken(String)

    /// The stores would wait for each other, each of these for the next.
    case cycle([String])

    /// A sentence.
    public var description: String {
      switch self {
      case .nameTaken(let name): "a store named '\(name)' is registered already"
      case .cycle(let names): "these stores wait for each other: \(names.joined(separator: " → "))"
      }
    }
  }

  /// Hands actions to the stores that respond to them, in the order of their registration, each
  /// after those that it waits for.
  ///
  /// It has no queue: actions that are dispatched from a reducer, a middleware or an observer
  /// wait in the mailbox of an ``Pairings/Explorer`` and never nest, and those of a mode wait
  /// under its key.
  @_fixed_layout
  public final class Dispatcher<Eff: Launching, Action> {
    /// A store that is registered.
    @usableFromInline
    @_fixed_layout
    final class Entry {
      @usableFromInline let name: String
      @usableFromInline let store: ObjectIdentifier
      @usableFromInline let waitsFor: [String]

      /// Whether the store responds to an action.
      @usableFromInline let responds: (Action) -> Bool

      /// Starts what an action means to the store.
      @usableFromInline let start: (Action) -> Started

      /// Whether it is registered still, for those who have begun to hand an action on.
      /// Exclusivity needs no check, as below.
      @exclusivity(unchecked) @usableFromInline var isOpen = true

      @inlinable
      init(
        name: String, store: ObjectIdentifier, waitsFor: [String],
        responds: @escaping (Action) -> Bool, start: @escaping (Action) -> Started
      ) {
        (self.name, self.store, self.waitsFor) = (name, store, waitsFor)
        (self.responds, self.start) = (responds, start)
      }
    }

    /// What became of an action that was handed to a store.
    @frozen
    @usableFromInline
    enum Started {
      /// It means nothing to the store.
      case nothing

      /// It is done.
      case done

      /// It goes on, or waits.
      case going(Request<Eff.Failure>)
    }

    /// The loop, of a space with one place.
    @usableFromInline let hub: Explorer<IOOf<Eff.Failure>, IdentityPairing, Never, Void>

    // Exclusivity needs no check: a list is copied before somebody else's code is called, and
    // what leaves it is freed once it is whole.

    /// Who is registered, by name.
    @exclusivity(unchecked) @usableFromInline var registered: [String: Entry] = [:]

    /// The names of who is registered, in the order in which they are handed actions.
    @exclusivity(unchecked) @usableFromInline var order = Precedence()

    /// Who is registered, in order, until that changes.
    @exclusivity(unchecked) @usableFromInline var line: [Entry]?
    @exclusivity(unchecked) @usableFromInline var middleware: [Middleware<Action>] = []
    @exclusivity(unchecked) @usableFromInline var transformations: [(Action) -> Action?] = []
    @exclusivity(unchecked) @usableFromInline var count = 0

    /// A dispatcher without stores.
    ///
    /// - Parameter limit: How many generations of actions that dispatch actions are done, before
    ///   the rest is dropped with a report: see ``Pairings/Explorer/init(_:on:limit:)``.
    public init(limit: Int = 1_000) {
      hub = Explorer(
        Component(IdentityPairing(), Identity(UI { _ in }), on: .empty), limit: limit)
    }

    /// The last report: that too many actions were dispatched by actions.
    public var lastReport: ExplorerReport? { hub.lastReport }

    /// Calls an observer with each report from now on, until the token is cancelled or released.
    public func observeReports(
      _ receive: @escaping (ExplorerReport) -> Void
    ) -> ObservationToken {
      hub.observeReports(receive)
    }

    // MARK: Middleware

    /// Registers someone who is told of each action, for each store that responds.
    public func register(_ middleware: Middleware<Action>) { self.middleware.append(middleware) }

    /// Registers a function that makes another action of each, or none, before any store is
    /// asked.
    public func transform(_ transformation: @escaping (Action) -> Action?) {
      transformations.append(transformation)
    }

    // MARK: Dispatching

    /// Hands an action to the stores that respond to it.
    ///
    /// - Parameters:
    ///   - action: What is to be done.
    ///   - mode: When it is done, and who waits for it.
    ///   - names: The stores that are asked; all if not said.
    ///   - others: What has to end before; the action is cancelled if one of those fails or is.
    ///   - next: What is done once after all stores are done and everybody was shown it,
    ///     unless one failed or it was cancelled.
    /// - Returns: The task: it ends when all stores are done, and cancels what goes on.
    /// - Complexity: Where nothing waits, nothing is allocated.
    @inlinable @discardableResult
    public func dispatch(
      _ action: Action, mode: Mode = .async, to names: [String]? = nil,
      after others: [Request<Eff.Failure>] = [], then next: (() -> Void)? = nil
    ) -> Request<Eff.Failure> {
      guard mode == .sync || mode == .async, others.isEmpty, hub.canCommit else {
        return waitToDispatch(action, mode, names, others, next)
      }
      // Nobody has the task yet, so that nobody cancels it.
      let started: [Request<Eff.Failure>] = hub.send { _ in
        let started = deliver(action, mode, names) { true }
        if started.isEmpty { next?() }
        return (nil, started)
      }
      guard !started.isEmpty else { return hub.run(.none) }
      return hub.gather(whenEnded: told(next)) { started }
    }

    /// Hands an action on once its turn has come.
    @usableFromInline
    func waitToDispatch(
      _ action: Action, _ mode: Mode, _ names: [String]?, _ others: [Request<Eff.Failure>],
      _ next: (() -> Void)?
    ) -> Request<Eff.Failure> {
      var task: Request<Eff.Failure>?  // It ends, and then nothing holds it by this any more.
      let start = { [weak self] in
        self?.deliver(action, mode, names) { task?.isActive ?? true } ?? []
      }
      let request: Request<Eff.Failure>
      switch mode {
      case .sync, .async: request = hub.gather(after: others, whenEnded: told(next)) { start() }
      case .serial, .main:
        request = hub.queue(key: mode, whenEnded: told(next)) { [weak hub] in
          guard let hub, !others.isEmpty else { return start() }
          return [hub.gather(after: others) { start() }]
        }
      }
      task = request
      return request
    }

    /// What calls back after a success.
    @inlinable
    func told(_ next: (() -> Void)?) -> ((Ending<Eff.Failure>) -> Void)? {
      next.map { next in { if case .success = $0 { next() } } }
    }
  }
}
