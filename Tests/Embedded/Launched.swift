import Pairings

/// Launches effects that wait for a call: they are resumed, cancelled, begun together, made one
/// after the other, sent under keys and written into a journal.
func launched() -> Int {
  let desk = Desk()
  let explorer = Explorer(counter(desk.work(7)))
  var shown: [Int] = []
  let token = explorer.observe { shown.append($0.view.count) }

  let resumed = explorer.send(.tap)
  let cancelled = explorer.send(.tap)
  let waits = resumed.outcome == nil && explorer.view.count == 0
  cancelled.cancel()
  desk.call()
  let once = held(
    waits, resumed.outcome == .success, cancelled.outcome == .cancelled,
    explorer.view.count == 7, shown == [7])

  let seven = desk.work(State<Int, Void>.modify { $0 + 7 })
  let both = explorer.run(.concat([.move(seven), .move(seven)]))
  desk.call()
  let workflow = explorer.run(
    .workflow([desk.work(.set(1)), desk.work(.modify { $0 * 3 })], refresh: .coalesce))
  desk.call()
  desk.call()
  token.cancel()
  return once
    + held(
      both.outcome == .success, workflow.outcome == .success, shown == [7, 14, 21, 3],
      explorer.version == 5)
}

/// Sends inputs on the way, waits until an observer is done, and ends with the explorer.
func streamed() -> Int {
  let desk = Desk()
  var explorer: Explorer? = Explorer(counter(desk.work(7)))
  explorer?.run(
    .stream { send in
      send(.add(1))
      return desk.work(107).map { send(.add($0)) }
    })
  let first = explorer?.view.count
  desk.call()
  let second = explorer?.view.count
  let token = explorer?.observe { _ in desk.call() }  // Its move waits until all have seen this.
  let handed = explorer.map { $0.send(.tap) }
  explorer?.commit(.set(1))
  let third = explorer?.view.count
  token?.cancel()
  let dropped = explorer.map { $0.send(.tap) }
  explorer = nil
  return held(
    first == 1, second == 108, handed?.outcome == .success && third == 8,
    dropped?.outcome == .cancelled)
}

/// Sends effects under keys of several types, and keeps a journal.
func keyed() -> Int {
  enum Field { case search, page }
  enum Button { case search }
  let desk = Desk()
  let explorer = Explorer(counter(desk.work(7)))
  var inputs: [Int?] = []
  let token = explorer.record { transition in
    if case .add(let n)? = transition.input { return inputs.append(n) }
    inputs.append(transition.change.isPlace ? -1 : nil)
  }
  func add(_ n: Int, under key: RequestKey<CallbackOf>? = nil) -> Request<Never> {
    explorer.run(.move(desk.work(.modify { $0 + n }), under: key))
  }
  let lost = add(1, under: .latest(Field.search))
  _ = add(10, under: .latest(Field.search))
  _ = add(100, under: .latest(Button.search))
  _ = add(1000, under: .once(Field.page))
  let refused = add(1000, under: .once(Field.page))
  explorer.cancel(key: Field.page)
  let start = explorer.component
  let queued = [10_000, 20_000].map { n in
    add(n, under: .queued("queue"))
  }
  desk.call()
  let half = explorer.view.count
  desk.call()
  let all = explorer.view.count
  explorer.commit(.set(5), from: .add(3))
  explorer.restore(start)
  token.cancel()
  return held(
    lost.outcome == .cancelled && refused.outcome == .cancelled, half == 10_110, all == 30_110,
    queued.allSatisfy { $0.outcome == .success }, inputs == [nil, nil, nil, nil, 3, -1],
    explorer.view.count == 0)
}
