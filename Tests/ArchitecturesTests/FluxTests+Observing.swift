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

  @Test func `DS16: a store is recorded from its first state: back, forward, branches, a bound`()
    throws
  {
    let hub = try registered()
    let timeline = Timeline(counter.explorer, limit: 3)
    var shown: [Int] = []
    let token = counter.observe { shown.append($0.view.count) }
    hub.dispatch(.counter(.increase))
    timeline.undo()
    #expect(counter.state.count == 0 && !timeline.undo(), "the first step back is one")
    timeline.redo()
    hub.dispatch(.counter(.add(4)))
    timeline.undo()
    hub.dispatch(.counter(.decrease))
    #expect(timeline.branches(after: 1).count == 2 && counter.state.count == 0)
    timeline.jump(to: 2)
    #expect(counter.state.count == 5)
    for _ in 0..<50 { hub.dispatch(.counter(.increase)) }
    #expect(timeline.count == 3 && counter.state.count == 55)
    let inputs = timeline.path.compactMap { timeline.step($0)?.input }
    #expect(!inputs.isEmpty && inputs.allSatisfy { $0 == .increase })
    #expect(shown.prefix(4) == [1, 0, 1, 5])
    token.cancel()
  }

  @Test func `DS17: any object observes, as long as it lives, and in order`() throws {
    final class Screen {
      var counts: [Int] = []
    }
    let hub = try registered()
    var screen: Screen? = Screen()
    weak let gone = screen
    var order: [String] = []
    if let screen {
      counter.observe(screen) { screen, snapshot in
        screen.counts.append(snapshot.view.count)
        order.append("screen")
      }
    }
    let token = counter.observe { _ in order.append("token") }
    hub.dispatch(.counter(.increase))
    #expect(screen?.counts == [1] && order == ["screen", "token"])
    screen = nil
    #expect(gone == nil)
    hub.dispatch(.counter(.increase))
    token.cancel()
    hub.dispatch(.counter(.increase))
    #expect(order == ["screen", "token", "token"])
  }

  @Test func `DS18: an observer gets the state that was committed, with its version`() throws {
    let hub = try registered()
    var seen: [Snapshot<Counter>] = []
    let token = counter.observe { snapshot in
      if snapshot.version == 1 { hub.dispatch(.counter(.increase)) }
      seen.append(snapshot)
    }
    hub.dispatch(.counter(.increase))
    #expect(seen.map(\.version) == [1, 2] && seen.map(\.view.count) == [1, 2])
    token.cancel()
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

  @Test func `DS20: one store with an immutable state is Redux`() throws {
    let store = Flux.Store(
      "app", Counter(count: 0), Counter.reducer, effect: Effect.self, on: stage)
    try hub.register(store, for: .case(Action.counter))
    let actions: [Counter.Action] = [.increase, .add(5), .decrease]
    for action in actions { hub.dispatch(.counter(action)) }
    let folded = actions.reduce(into: Counter(count: 0)) { Counter.reducer.run(&$0, $1) }
    #expect(store.state == folded)
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

  @Test("100 000 actions in a row, 3 000 observers, and everything is freed")
  func stress() throws {
    weak var freed: Flux.Store<Effect, Counter, Counter.Action>?
    weak var hubFreed: Hub?
    do {
      let (stage, hub) = (Stage<Broken>(), Hub())
      let counter = Flux.Store(
        "c", Counter(count: 0), Counter.reducer, effect: Effect.self, on: stage)
      freed = counter
      hubFreed = hub
      try hub.register(counter, for: .case(Action.counter))
      for _ in 0..<100_000 { hub.dispatch(.counter(.increase)) }
      #expect(counter.state.count == 100_000)
      for _ in 0..<1_000 { hub.dispatch(.counter(.increase), mode: .serial) }
      var calls = 0
      let tokens = (0..<3_000).map { _ in counter.observe { _ in calls += 1 } }
      hub.dispatch(.counter(.increase))
      #expect(calls == 3_000)
      for token in tokens { token.cancel() }
    }
    #expect(freed == nil && hubFreed == nil)
  }

  @Test("callbacks of dispatched actions never nest")
  func thenNeverNests() throws {
    let hub = try registered()
    var (depth, deepest, left) = (0, 0, 300)
    func go() {
      guard left > 0 else { return }
      left -= 1
      depth += 1
      deepest = max(deepest, depth)
      hub.dispatch(.counter(.increase), mode: .sync, then: go)
      depth -= 1
    }
    go()
    #expect(counter.state.count == 300 && deepest <= 2)
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

  @Test("an action that sends itself ends with a report")
  func runaway() throws {
    let hub = try registered()
    let token = counter.observe { _ in hub.dispatch(.counter(.increase)) }
    let task = hub.dispatch(.counter(.increase))
    #expect(task.outcome == .success)
    #expect(counter.state.count > 100 && counter.state.count < 5_000)
    token.cancel()
    hub.dispatch(.counter(.increase))
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
