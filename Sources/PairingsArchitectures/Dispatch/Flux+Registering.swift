public import Pairings

extension Flux.Dispatcher {
  /// Registers a store, which responds to the actions that the prism matches.
  ///
  /// The store begins an action after the stores that it waits for are done with it, as far as
  /// these respond to the action. The wait is not transitive through a store that does not respond.
  /// If one of the stores fails or is cancelled, the action is cancelled at this store. The names
  /// may be registered later.
  ///
  /// - Throws: A ``Flux/RegistrationError`` if the name is taken, or if the store would wait for
  ///   itself. Nothing is registered then.
  /// - Complexity: O(log n) amortised, and O(1) for each store that it waits for or that waits for
  ///   it. A store that the registration moves in front of another counts as a registered one.
  @inlinable @inline(never) @discardableResult
  public func register<Position, Part>(
    _ store: Flux.Store<Eff, Position, Part>, for prism: Prism<Action, Part>,
    waitingFor names: [String] = []
  ) throws(Flux.RegistrationError) -> Flux.Key<Eff, Position, Part> {
    guard registered[store.name] == nil else { throw .nameTaken(store.name) }
    let entry = Entry(
      name: store.name, store: ObjectIdentifier(store), waitsFor: names,
      responds: { prism.preview($0) != nil },
      start: { action in
        guard let part = prism.preview(action) else { return .nothing }
        return store.start(part).map { .going($0) } ?? .done
      })
    let isLast = try order.insert(store.name, waitingFor: names)
    registered[store.name] = entry
    if isLast { line?.append(entry) } else { line = nil }
    return Flux.Key(store: store)
  }

  /// Unregisters the store of a name. The store receives no action that has not begun there by now.
  /// Returns true if the name was registered.
  ///
  /// - Complexity: O(log n) amortised, and O(1) for each store that it waits for.
  @inlinable @inline(never) @discardableResult
  public func unregister(_ name: String) -> Bool {
    guard let entry = registered.removeValue(forKey: name) else { return false }
    entry.isOpen = false
    order.remove(name)
    let before = line
    line = nil
    withExtendedLifetime((entry, before)) {}  // Freed after the lists are consistent.
    return true
  }

  /// The names of the stores, in the order of delivery.
  ///
  /// - Complexity: O(n).
  public var names: [String] { order.names }

  /// The store of a key, or nil if it is not registered.
  public subscript<Position, Part>(
    key: Flux.Key<Eff, Position, Part>
  ) -> Flux.Store<Eff, Position, Part>? {
    registered[key.name]?.store == ObjectIdentifier(key.store) ? key.store : nil
  }

  /// The registered stores, in the order of delivery.
  @inlinable
  var entries: [Entry] {
    if let line { return line }
    let entries = order.names.compactMap { registered[$0] }
    line = entries
    return entries
  }
}
