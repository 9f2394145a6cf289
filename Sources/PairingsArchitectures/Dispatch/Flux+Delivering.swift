public import Pairings

// The delivery of an action to the stores.

extension Flux.Dispatcher {
  /// The first store that is not at rest, since its move is made or its observers are called.
  @inlinable
  var busy: Entry? {
    for entry in entries where !entry.queue.isAtRest { return entry }
    return nil
  }

  /// Starts an action at each store once all are at rest: now, or in the turn of one that is not, so that
  /// an action which a reducer or an observer dispatches never nests. Returns the requests.
  @usableFromInline
  func deliverAtRest(
    _ action: Action, _ mode: Flux.Mode, _ names: [String]?, goesOn: @escaping () -> Bool
  ) -> [Request<Eff.Failure>] {
    guard let busy else { return deliver(action, mode, names, goesOn: goesOn) }
    let request = hub.gather(inTurnOf: busy.queue) { [weak self] in
      self?.deliverAtRest(action, mode, names, goesOn: goesOn) ?? []
    }
    return [request]
  }

  /// Starts an action at each store while `goesOn` returns true. Returns the requests of the stores
  /// that are not done.
  @inlinable
  func deliver(
    _ action: Action, _ mode: Flux.Mode, _ names: [String]?, goesOn: () -> Bool
  ) -> [Request<Eff.Failure>] {
    guard let action = transformed(action) else { return [] }
    count += 1
    let count = count
    var started: [Request<Eff.Failure>] = []
    var places: [String: Int] = [:]  // The indices in `started`, by store.
    let notesPlaces = !waiting.isEmpty
    let named = names.map { Set($0) }
    for entry in entries where named?.contains(entry.name) ?? true {
      var request: Request<Eff.Failure>?
      let others = started.isEmpty ? [] : others(for: entry, started, places)
      if others.isEmpty, started.isEmpty || mode != .sync {
        request = begin(entry, action, count, goesOn)
      } else {
        guard entry.responds(action) else { continue }
        request = wait(for: others, behind: mode == .sync ? started.last : nil) {
          [weak self] isActive in
          self?.begin(entry, action, count, isActive).map { [$0] } ?? []
        }
      }
      guard let request else { continue }
      if notesPlaces { places[entry.name] = started.count }
      started.append(request)
    }
    return started
  }

  /// Returns a request that calls `begin` after `others` have succeeded and `last` has ended.
  @usableFromInline
  func wait(
    for others: [Request<Eff.Failure>], behind last: Request<Eff.Failure>?,
    _ begin: @escaping (_ isActive: () -> Bool) -> [Request<Eff.Failure>]
  ) -> Request<Eff.Failure> {
    var own: Request<Eff.Failure>?  // Released when the request ends, which breaks the cycle.
    let start = { begin { own?.isActive ?? true } }
    let request =
      if let last {
        hub.gather(after: [last], .however) { [weak hub] in
          guard let hub, !others.isEmpty else { return start() }
          return [hub.gather(after: others) { start() }]
        }
      } else {
        hub.gather(after: others) { start() }
      }
    own = request
    return request
  }

  /// Returns the requests that a store waits for, in order.
  @inlinable
  func others(
    for entry: Entry, _ started: [Request<Eff.Failure>], _ places: [String: Int]
  ) -> [Request<Eff.Failure>] {
    entry.waitsFor.isEmpty
      ? []
      : Set(entry.waitsFor.compactMap { places[$0] }).sorted().map { started[$0] }
  }

  @inlinable
  func transformed(_ action: Action) -> Action? {
    transformations.isEmpty
      ? action : transformations.reduce(action) { action, transform in action.flatMap(transform) }
  }

  /// Starts an action at a store, between the two calls of each middleware. Returns the request if
  /// the store is not done.
  @inlinable
  func begin(
    _ entry: Entry, _ action: Action, _ count: Int, _ goesOn: () -> Bool
  ) -> Request<Eff.Failure>? {
    guard goesOn(), entry.isOpen else { return nil }
    guard middleware.isEmpty else { return tell(entry, action, count, goesOn) }
    if case .going(let request) = entry.start(action) { return request }
    return nil
  }

  @usableFromInline
  func tell(
    _ entry: Entry, _ action: Action, _ count: Int, _ goesOn: () -> Bool
  ) -> Request<Eff.Failure>? {
    guard entry.responds(action) else { return nil }
    let delivery = Flux.Delivery(
      transaction: count, store: entry.name, action: action, by: self)
    let listeners = middleware
    for listener in listeners { listener.will(delivery) }
    if goesOn(), entry.isOpen, case .going(let request) = entry.start(action) {
      request.whenEnded { _ in for listener in listeners { listener.did(delivery) } }
      return request
    }
    for listener in listeners { listener.did(delivery) }
    return nil
  }
}
