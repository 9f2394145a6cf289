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
  /// - Complexity: O(1) amortised if no store waits for the name, and otherwise O(n) for *n* stores and
  ///   their waits.
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
      }, queue: store.explorer.queue)
    registered[store.name] = entry
    if waiting[store.name] == nil, !names.contains(store.name) {
      entries.append(entry)
    } else {
      do throws(Flux.RegistrationError) { entries = try sorted(entries + [entry]) } catch {
        registered[store.name] = nil
        throw error
      }
    }
    for name in names { waiting[name, default: 0] += 1 }
    return Flux.Key(store: store)
  }

  /// Unregisters the store of a name. The store receives no action that has not begun there by now.
  /// Returns true if the name was registered.
  ///
  /// - Complexity: O(1) for each store that was registered later, and for each that it waits for.
  @inlinable @inline(never) @discardableResult
  public func unregister(_ name: String) -> Bool {
    guard let entry = registered.removeValue(forKey: name) else { return false }
    entry.isOpen = false
    if let place = entries.lastIndex(where: { $0 === entry }) { entries.remove(at: place) }
    for other in entry.waitsFor {
      waiting[other] = waiting[other].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    withExtendedLifetime(entry) {}  // Freed after the lists are consistent.
    return true
  }

  /// The names of the stores, in the order of delivery.
  ///
  /// - Complexity: O(n).
  public var names: [String] { entries.map { $0.name } }

  /// The store of a key, or nil if it is not registered.
  public subscript<Position, Part>(
    key: Flux.Key<Eff, Position, Part>
  ) -> Flux.Store<Eff, Position, Part>? {
    registered[key.name]?.store == ObjectIdentifier(key.store) ? key.store : nil
  }

  /// Returns stores with each behind those that it waits for, and otherwise in their order.
  ///
  /// - Throws: A cycle of stores that would wait for each other.
  @usableFromInline
  func sorted(_ entries: [Entry]) throws(Flux.RegistrationError) -> [Entry] {
    var (result, done): ([Entry], Set<String>) = ([], [])
    for first in entries where !done.contains(first.name) {
      var stack = [(entry: first, next: 0)]
      var open = [first.name: 0]  // The places on the stack.
      while let (entry, next) = stack.last {
        guard next < entry.waitsFor.count else {
          stack.removeLast()
          open[entry.name] = nil
          done.insert(entry.name)
          result.append(entry)
          continue
        }
        stack[stack.count - 1].next += 1
        guard let other = registered[entry.waitsFor[next]], !done.contains(other.name) else {
          continue
        }
        if let start = open[other.name] {
          throw .cycle(stack[start...].map { $0.entry.name } + [other.name])
        }
        open[other.name] = stack.count
        stack.append((other, 0))
      }
    }
    return result
  }
}
