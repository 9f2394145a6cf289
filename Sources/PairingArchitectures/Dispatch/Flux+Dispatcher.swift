public import Pairings

extension Flux {
  /// When an action is done, and who waits for it.
  @frozen
  public enum Mode: Sendable {
    /// Now, one store after the other. What does not wait is done, and shown, before the
    /// dispatch returns.
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
    @frozen
    @usableFromInline
    struct Entry {
      @usableFromInline let name: String
      @usableFromInline let registration: Registration
      @usableFromInline let store: ObjectIdentifier
      @usableFromInline let waitsFor: [String]

      /// Whether a store responds to an action.
      @usableFromInline let responds: (Action) -> Bool

      /// Starts what an action means to it.
      @usableFromInline let start: (Action, Eff.Launcher) -> Request<Eff.Failure>?

      @inlinable
      init(
        name: String, registration: Registration, store: ObjectIdentifier, waitsFor: [String],
        responds: @escaping (Action) -> Bool,
        start: @escaping (Action, Eff.Launcher) -> Request<Eff.Failure>?
      ) {
        (self.name, self.registration, self.store) = (name, registration, store)
        self.waitsFor = waitsFor
        (self.responds, self.start) = (responds, start)
      }
    }

    /// Whether a store is registered, for those who have begun to hand an action on.
    @usableFromInline
    @_fixed_layout
    final class Registration {
      /// Exclusivity needs no check, as below.
      @exclusivity(unchecked) @usableFromInline var isOpen = true

      @inlinable
      init() {}
    }

    /// The loop, of a space with one place.
    @usableFromInline let hub: Explorer<Eff, IdentityPairing, Void>

    // Exclusivity needs no check: a list is copied before somebody else's code is called, and
    // what leaves it is freed once it is whole.

    @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []

    /// Who is registered, by name.
    @usableFromInline var registered: [String: Registration] = [:]

    /// Whom somebody waits for.
    @usableFromInline var awaited: Set<String> = []
    @exclusivity(unchecked) @usableFromInline var middleware: [Middleware<Action>] = []
    @exclusivity(unchecked) @usableFromInline var transformations: [(Action) -> Action?] = []
    @exclusivity(unchecked) @usableFromInline var count = 0

    /// A dispatcher without stores.
    ///
    /// - Parameter limit: How many generations of actions that dispatch actions are done, before
    ///   the rest is dropped with a report: see ``Pairings/Explorer/init(_:limit:)``.
    public init(limit: Int = 1_000) {
      hub = Explorer(Component(IdentityPairing(), Identity(UI { _ in })), limit: limit)
    }

    /// The last report: that too many actions were dispatched by actions.
    public var lastReport: ExplorerReport? { hub.lastReport }

    /// Calls an observer with each report from now on, until the token is cancelled or released.
    public func observeReports(
      _ receive: @escaping (ExplorerReport) -> Void
    ) -> ObservationToken {
      hub.observeReports(receive)
    }

    // MARK: Stores

    /// Registers a store, which responds to the actions that the prism matches.
    ///
    /// The stores that it waits for are done with an action before this one begins, as far as
    /// they respond to it: it does not wait, through one that does not, for those that that one
    /// waits for. If one of them fails or is cancelled, this one is cancelled. They may be
    /// registered later.
    ///
    /// - Throws: A ``Flux/RegistrationError`` if there is one of its name, or if it would wait
    ///   for itself; nothing is registered then.
    @inlinable @discardableResult
    public func register<Position, Part>(
      _ store: Store<Eff, Position, Part>, for prism: Prism<Action, Part>,
      waitingFor names: [String] = []
    ) throws(RegistrationError) -> Key<Eff, Position, Part> {
      guard registered[store.name] == nil else { throw .nameTaken(store.name) }
      let entry = Entry(
        name: store.name, registration: Registration(), store: ObjectIdentifier(store),
        waitsFor: names,
        responds: { prism.preview($0) != nil },
        start: { action, launcher in
          prism.preview(action).flatMap { store.start($0, on: launcher) }
        })
      if names.isEmpty, !awaited.contains(store.name) {
        entries.append(entry)
      } else {
        entries = try Self.ordered(entries + [entry])
      }
      awaited.formUnion(names)
      registered[store.name] = entry.registration
      return Key(store: store)
    }

    /// Takes a store out, and no other: what has not begun there by now never does. Returns whether
    /// it was there.
    @discardableResult
    public func unregister(_ name: String) -> Bool {
      guard let registration = registered.removeValue(forKey: name) else { return false }
      registration.isOpen = false
      let before = entries
      entries.removeAll { $0.name == name }
      withExtendedLifetime(before) {}  // It is freed once nothing is half-written.
      return true
    }

    /// The names of the stores, in the order in which they are handed actions.
    public var names: [String] { entries.map(\.name) }

    /// The store of a key, if it is registered.
    public subscript<Position, Part>(
      key: Key<Eff, Position, Part>
    ) -> Store<Eff, Position, Part>? {
      entries.contains { $0.store == ObjectIdentifier(key.store) } ? key.store : nil
    }

    /// Puts stores behind those that they wait for; otherwise they stay in order.
    @usableFromInline
    static func ordered(_ entries: [Entry]) throws(RegistrationError) -> [Entry] {
      let named = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })
      var (result, done, path): ([Entry], Set<String>, [String]) = ([], [], [])
      func visit(_ entry: Entry) throws(RegistrationError) {
        guard !done.contains(entry.name) else { return }
        if let start = path.firstIndex(of: entry.name) {
          throw .cycle(path[start...] + [entry.name])
        }
        path.append(entry.name)
        for name in entry.waitsFor {
          if let other = named[name] { try visit(other) }
        }
        path.removeLast()
        result.append(entry)
        done.insert(entry.name)
      }
      for entry in entries { try visit(entry) }
      return result
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
    ///   - launcher: Where the effects of the action run.
    ///   - next: What is done once after all stores are done and everybody was shown it,
    ///     unless one failed or it was cancelled.
    /// - Returns: The task: it ends when all stores are done, and cancels what goes on.
    @inlinable @discardableResult
    public func dispatch(
      _ action: Action, mode: Mode = .async, to names: [String]? = nil,
      after others: [Request<Eff.Failure>] = [], on launcher: Eff.Launcher,
      then next: (() -> Void)? = nil
    ) -> Request<Eff.Failure> {
      var task: Request<Eff.Failure>?  // It ends, and then nothing holds it by this any more.
      let start = { [weak self] in
        self?.deliver(action, mode, names, launcher) { task?.isActive ?? true } ?? []
      }
      let told = next.map { next in
        { (ending: Ending<Eff.Failure>) in if case .success = ending { next() } }
      }
      switch mode {
      case .sync, .async:
        let request = hub.gather(after: others, whenEnded: told) { start() }
        task = request
        return request
      case .serial, .main:
        let request = hub.queue(key: mode, whenEnded: told) { [weak hub] in
          guard let hub, !others.isEmpty else { return start() }
          return [hub.gather(after: others) { start() }]
        }
        task = request
        return request
      }
    }

    /// Starts what an action means to each store, as long as nobody has cancelled it.
    @inlinable
    func deliver(
      _ action: Action, _ mode: Mode, _ names: [String]?, _ launcher: Eff.Launcher,
      goesOn: @escaping () -> Bool
    ) -> [Request<Eff.Failure>] {
      guard let action = transformed(action) else { return [] }
      count += 1
      var started: [(name: String, request: Request<Eff.Failure>)] = []
      for entry in entries
      where names?.contains(entry.name) ?? true && entry.responds(action) {
        let delivery = Delivery(transaction: count, store: entry.name, action: action)
        let others =
          mode == .sync
          ? started.suffix(1) : started.filter { entry.waitsFor.contains($0.name) }
        if others.isEmpty {
          if let request = begin(entry, delivery, launcher, goesOn) {
            started.append((entry.name, request))
          }
        } else {
          let request = hub.gather(after: others.map(\.request)) { [weak self] in
            self?.begin(entry, delivery, launcher, goesOn).map { [$0] } ?? []
          }
          started.append((entry.name, request))
        }
      }
      return started.map(\.request)
    }

    @inlinable
    func transformed(_ action: Action) -> Action? {
      transformations.reduce(action) { action, transform in action.flatMap(transform) }
    }

    @inlinable
    func begin(
      _ entry: Entry, _ delivery: Delivery<Action>, _ launcher: Eff.Launcher,
      _ goesOn: () -> Bool
    ) -> Request<Eff.Failure>? {
      guard goesOn(), entry.registration.isOpen else { return nil }
      let listeners = middleware
      for listener in listeners { listener.will(delivery) }
      let isAsked = goesOn() && entry.registration.isOpen
      let request = isAsked ? entry.start(delivery.action, launcher) : nil
      guard !listeners.isEmpty else { return request }
      if let request {
        request.whenEnded { _ in for listener in listeners { listener.did(delivery) } }
      } else {
        for listener in listeners { listener.did(delivery) }
      }
      return request
    }
  }
}
