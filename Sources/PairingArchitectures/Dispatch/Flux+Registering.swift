public import Pairings

extension Flux.Dispatcher {
  /// Registers a store, which responds to the actions that the prism matches.
  ///
  /// The stores that it waits for are done with an action before this one begins, as far as
  /// they respond to it: it does not wait, through one that does not, for those that that one
  /// waits for. If one of them fails or is cancelled, this one is cancelled. They may be
  /// registered later.
  ///
  /// - Throws: A ``Flux/RegistrationError`` if there is one of its name, or if it would wait
  ///   for itself; nothing is registered then.
  /// - Complexity: O(log n) amortised, and O(1) for each store that it waits for or that waits for
  ///   it; a store that moves in front of another because of it counts as one that is registered.
  @inlinable @discardableResult
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

  /// Takes a store out, and no other: what has not begun there by now never does. Returns whether
  /// it was there.
  ///
  /// - Complexity: O(log n) amortised, and O(1) for each store that it waits for.
  @inlinable @discardableResult
  public func unregister(_ name: String) -> Bool {
    guard let entry = registered.removeValue(forKey: name) else { return false }
    entry.isOpen = false
    order.remove(name)
    let before = line
    line = nil
    withExtendedLifetime((entry, before)) {}  // They are freed once nothing is half-written.
    return true
  }

  /// The names of the stores, in the order in which they are handed actions.
  ///
  /// - Complexity: O(n).
  public var names: [String] { order.names }

  /// The store of a key, if it is registered.
  public subscript<Position, Part>(
    key: Flux.Key<Eff, Position, Part>
  ) -> Flux.Store<Eff, Position, Part>? {
    registered[key.name]?.store == ObjectIdentifier(key.store) ? key.store : nil
  }

  /// Who is registered, in order.
  @inlinable
  var entries: [Entry] {
    if let line { return line }
    let entries = order.names.compactMap { registered[$0] }
    line = entries
    return entries
  }
}
