import PairingsArchitectures
import Pairings
import PairingsTimeline
import Testing

/// Tasks, middleware, observers, keys, and loads of actions.
extension FluxTests {
  @Test func `DS13: a task begins after others, and is cancelled with them`() throws {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    let tasks = (1...3).map { hub.dispatch(.load($0)) }
    let both = hub.dispatch(.load(4), after: [tasks[0], tasks[1]])
    let gone = hub.dispatch(.load(5), after: [tasks[2]])
    let afterGone = hub.dispatch(.load(6), mode: .serial, after: [gone])
    try stage.perform("loader 1")
    #expect(both.outcome == nil && !stage.cues.contains { $0.name == "loader 4" })
    try stage.perform("loader 2")
    #expect(stage.waiting == ["loader 3", "loader 4"])
    tasks[2].cancel()
    #expect(gone.outcome == .cancelled && afterGone.outcome == .cancelled)
    stage.performAll()
    #expect(loader.state == [1, 2, 4])
  }

  @Test func `DS14: middleware runs before a store has the action, and after its view`() throws {
    let hub = try registered()
    var seen: [String] = []
    let asked = Flux.Store(
      "asked", 0,
      Reducer<Int, Counter.Action> { count, _ in
        seen.append("asked")
        count += 1
      }, effect: Effect.self, on: stage)
    try hub.register(asked, for: .case(Action.counter))
    hub.register(
      .init(will: { seen.append("will \($0.id)") }, did: { seen.append("did \($0.id)") }))
    let token = asked.observe { _ in seen.append("shown") }
    hub.dispatch(.counter(.increase))
    hub.dispatch(.load(1))
    #expect(
      seen == [
        "will 1.counter", "did 1.counter", "will 1.asked", "asked", "shown", "did 1.asked",
      ])
    token.cancel()
  }

  @Test func `DS14: middleware may replace an action, or change its commit`()
    throws
  {
    let hub = try registered()
    let bounded = Flux.Store(
      "bounded", Counter(count: 0), Counter.reducer, effect: Effect.self, on: stage,
      amending: { $0 = Counter(count: min($0.count, 5)) })
    try hub.register(bounded, for: .case(Action.counter))
    hub.transform { $0 == .counter(.decrease) ? nil : $0 }
    hub.transform { $0 == .counter(.increase) ? .counter(.add(10)) : $0 }
    hub.dispatch(.counter(.increase))
    let nothing = hub.dispatch(.counter(.decrease))
    #expect(counter.state.count == 10 && counter.explorer.version == 1)
    #expect(bounded.state.count == 5 && bounded.explorer.version == 1)
    #expect(nothing.outcome == .success)
  }

  @Test("an action that means nothing is not amended")
  func amendedCommits() {
    let store = Flux.Store<IOOf<Never>, Int, Int>(
      "amended", 0,
      .update { count, amount in
        if amount == 0 { return .unchanged }
        count += amount
        return amount == 9 ? .run(.pure(1)) { $0 } : .none
      }, amending: { $0 += 100 })
    store.explorer.send(0)
    #expect(store.state == 0 && store.explorer.version == 0)
    store.explorer.send(9)
    #expect(store.state == 210 && store.explorer.version == 2)
  }

  @Test func `DS15: a logger prints each action, its store and its duration`() throws {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    var lines: [String] = []
    hub.register(.logger(now: { [stage] in stage.now }, write: { lines.append($0) }))
    hub.dispatch(.load(1))
    stage.advance(by: .microseconds(12_340))
    stage.performAll()
    #expect(lines == ["loader.load(1) (12.34 ms)"])
  }

  @Test("a logger of two dispatchers tells their deliveries apart")
  func loggerOfTwo() throws {
    let other = Flux.Dispatcher<Effect, Action>()
    var (now, lines) = (Duration.zero, [String]())
    let logger = Flux.Middleware<Action>.logger(now: { now }, write: { lines.append($0) })
    for (hub, name) in [(hub, "first"), (other, "second")] {
      try hub.register(loader(name), for: .case(Action.load))
      hub.register(logger)
      hub.dispatch(.load(1))
      now += .milliseconds(1)
    }
    stage.performAll()
    #expect(lines.sorted() == ["first.load(1) (2.00 ms)", "second.load(1) (1.00 ms)"])
  }

  @Test func `DS19: a key knows the type of its store, and finds no other of its name`() throws {
    let key = try hub.register(counter, for: .case(Action.counter))
    hub.dispatch(.counter(.add(4)))
    #expect(hub[key]?.state.count == 4)
    hub.unregister("counter")
    #expect(hub[key] == nil)
    try hub.register(
      Flux.Store("counter", Counter(count: 0), Counter.reducer, on: stage),
      for: .case(Action.counter))
    #expect(hub[key] == nil)
  }

  @Test func `DS21: a view is a function of the state`() throws {
    let hub = try registered()
    struct Screen { let title: String, more: () -> Void }
    let screen = Component<Effect, StateStore<Counter>, Counter.Action, Screen>.store(
      counter.state, on: .empty
    ) { counter, send in
      Screen(title: "count: \(counter.count)", more: { send(.add(10)) })
    }
    var (shown, more): ([String], () -> Void) = ([], {})
    let token = counter.observe(shown: screen) { screen in
      shown.append(screen.title)
      more = screen.more
    }
    hub.dispatch(.counter(.increase))
    more()
    #expect(shown == ["count: 1", "count: 11"])
    token.cancel()
  }

  @Test("an action to a busy store ends when the store has handled it")
  func busyStore() throws {
    let hub = try registered()
    var seen: [Int] = []
    let token = counter.observe { [counter] snapshot in
      guard snapshot.view.count == 1 else { return }
      hub.dispatch(.counter(.add(10))) { seen.append(counter.state.count) }
    }
    counter.explorer.commit(.set(Counter(count: 1)))
    #expect(seen == [11])
    token.cancel()
  }

  @Test("an action from a reducer or a middleware waits")
  func reentrancy() throws {
    let hub = try registered()
    var seen: [String] = []
    hub.register(
      .init(will: { delivery in
        seen.append("will \(delivery.store)")
        if delivery.transaction == 1 { hub.dispatch(.title("from middleware")) }
      }))
    let rude = Flux.Store(
      "rude", 0,
      Reducer<Int, Counter.Action> { count, _ in
        count += 1
        if count == 1 { hub.dispatch(.title("from a reducer")) }
      }, effect: Effect.self, on: stage)
    try hub.register(rude, for: .case(Action.counter))
    let token = title.observe { seen.append($0.view) }
    hub.dispatch(.counter(.increase))
    #expect(
      seen == [
        "will counter", "will rude", "will title", "from middleware", "will title",
        "from middleware", "will title", "from a reducer",
      ], "\(seen)")
    token.cancel()
  }
}
