import PairingArchitectures
import Pairings
import PairingsTimeline
import TestSupport
import Testing

/// The counter of the reference: an immutable state, and actions that are data.
private struct Counter: Equatable {
  enum Action: Equatable {
    case increase, decrease
    case add(Int)
  }

  let count: Int

  func adding(_ amount: Int) -> Counter { Counter(count: count + amount) }

  static var reducer: Reducer<Counter, Action> {
    Reducer { counter, action in
      switch action {
      case .increase: counter = counter.adding(1)
      case .decrease: counter = counter.adding(-1)
      case .add(let amount): counter = counter.adding(amount)
      }
    }
  }
}

private enum Action: Equatable {
  case counter(Counter.Action)
  case title(String)
  case load(Int)
}

private struct Broken: Error, Equatable {}
private typealias Effect = RehearsalOf<Broken>
private typealias Hub = Flux.Dispatcher<Effect, Action>

@Suite("Dispatch")
struct FluxTests {
  private let stage: Stage<Broken>
  private let hub = Hub()
  private let counter: Flux.Store<Effect, Counter, Counter.Action>
  private let title: Flux.Store<Effect, String, String>

  init() {
    stage = Stage()
    counter = Flux.Store("counter", Counter(count: 0), Counter.reducer, on: stage)
    title = Flux.Store("title", "", Reducer { $0 = $1 }, on: stage)
  }

  /// Creates a store with a name, which waits for the data that it loads.
  private static func loader(
    _ name: String, on stage: Stage<Broken>
  ) -> Flux.Store<Effect, [Int], Int> {
    Flux.Store(
      name, [], .effects { n in .move(.step("\(name) \(n)") { .modify { $0 + [n] } }) }, on: stage)
  }

  private func loader(_ name: String) -> Flux.Store<Effect, [Int], Int> {
    Self.loader(name, on: stage)
  }

  private func registered() throws -> Hub {
    try hub.register(counter, for: .case(Action.counter))
    try hub.register(title, for: .case(Action.title))
    return hub
  }

  @Test func `DS1: a store for each domain, with any state to begin with`() throws {
    let hub = try registered()
    let second = Flux.Store(
      "second", Counter(count: 40), Counter.reducer, effect: Effect.self, on: stage)
    try hub.register(second, for: .case(Action.counter))
    hub.dispatch(.counter(.add(2)))
    #expect(counter.state.count == 2 && second.state.count == 42 && title.state == "")
    #expect(throws: Flux.RegistrationError.nameTaken("second")) {
      try hub.register(
        Flux.Store("second", 0, Reducer<Int, Int> { $0 += $1 }, effect: Effect.self, on: stage),
        for: .case(Action.load))
    }
  }

  @Test func `DS2: actions are data, and a store has no other way to its state`() throws {
    let hub = try registered()
    var seen: [Action] = []
    hub.register(.init(will: { seen.append($0.action) }))
    for action in [Action.counter(.increase), .title("a"), .counter(.add(3))] {
      hub.dispatch(action)
    }
    #expect(seen == [.counter(.increase), .title("a"), .counter(.add(3))])
  }

  @Test func `DS3: a dispatcher is a value one owns, and taking a store out leaves the others`()
    throws
  {
    let hub = try registered()
    #expect(hub.names == ["counter", "title"])
    #expect(hub.unregister("counter") && !hub.unregister("counter"))
    hub.dispatch(.counter(.increase))
    hub.dispatch(.title("there"))
    #expect(counter.state.count == 0 && title.state == "there" && hub.names == ["title"])
    try hub.register(counter, for: .case(Action.counter))
    #expect(hub.names == ["title", "counter"])
  }

  @Test func `DS4: those who respond get it, in the order of registration, and nobody else`()
    throws
  {
    let hub = try registered()
    var told: [String] = []
    hub.register(.init(will: { told.append($0.store) }))
    for name in ["z", "a", "m"] {
      try hub.register(
        Flux.Store(name, Counter(count: 0), Counter.reducer, effect: Effect.self, on: stage),
        for: .case(Action.counter))
    }
    hub.dispatch(.counter(.increase))
    #expect(told == ["counter", "z", "a", "m"])
    hub.dispatch(.counter(.increase), to: ["a", "title"])
    #expect(told.suffix(1) == ["a"] && told.count == 5)
    hub.dispatch(.load(1))
    #expect(told.count == 5 && title.explorer.version == 0)
  }

  @Test func `DS5: what a store does is an effect that it returns, so that none is forgotten`()
    throws
  {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    let tasks = (1...3).map { hub.dispatch(.load($0)) }
    #expect(tasks.allSatisfy { $0.outcome == nil })
    try stage.perform("loader 2")
    try stage.fail("loader 3", with: Broken())
    tasks[0].cancel()
    #expect(tasks.map(\.outcome) == [.cancelled, .success, .failure(Broken())])
    #expect(loader.state == [2] && stage.cues.isEmpty)
  }

  @Test func `DS6 DS7: a change is one step, of states that change and of states that do not`()
    throws
  {
    let hub = try registered()
    struct Mutable: Equatable { var count = 0 }
    let mutable = Flux.Store(
      "mutable", Mutable(),
      Reducer<Mutable, Counter.Action> { state, action in
        if case .add(let n) = action { for _ in 0..<n { state.count += 1 } }
      }, effect: Effect.self, on: stage)
    try hub.register(mutable, for: .case(Action.counter))
    var seen: [Int] = []
    let token = mutable.observe { seen.append($0.view.count) }
    hub.dispatch(.counter(.add(3)))
    #expect(seen == [3] && counter.state.count == 3)
    token.cancel()
  }

  @Test func `DS8: a store waits for others, whatever their order, effects and modes`() throws {
    for mode in [Flux.Mode.sync, .serial, .async, .main] {
      let (stage, hub) = (Stage<Broken>(), Hub())
      let (last, first, other) = (
        Self.loader("last", on: stage), Self.loader("first", on: stage),
        Self.loader("other", on: stage)
      )
      try hub.register(last, for: .case(Action.load), waitingFor: ["first"])
      try hub.register(first, for: .case(Action.load))
      if mode != .sync { try hub.register(other, for: .case(Action.load)) }
      #expect(hub.names.prefix(2) == ["first", "last"])
      let task = hub.dispatch(.load(1), mode: mode)
      #expect(stage.cues.map(\.name) == (mode == .sync ? ["first 1"] : ["first 1", "other 1"]))
      try stage.perform("first 1")
      #expect(stage.cues.last?.name == "last 1" && last.state == [])
      stage.performAll()
      #expect(last.state == [1] && task.outcome == .success)
    }
  }

  @Test func `DS8: stores that would wait for each other are not registered, and named`() throws {
    let names = ["a", "b", "c"]
    let stores = names.map { loader($0) }
    try hub.register(stores[0], for: .case(Action.load), waitingFor: ["c"])
    try hub.register(stores[1], for: .case(Action.load), waitingFor: ["a"])
    #expect(throws: Flux.RegistrationError.cycle(["a", "c", "b", "a"])) {
      try hub.register(stores[2], for: .case(Action.load), waitingFor: ["b"])
    }
    #expect(throws: Flux.RegistrationError.cycle(["own", "own"])) {
      try hub.register(loader("own"), for: .case(Action.load), waitingFor: ["own"])
    }
    #expect(hub.names == ["a", "b"])
    #expect("\(Flux.RegistrationError.cycle(["a", "b", "a"]))".hasSuffix("a → b → a"))
  }

  @Test func `DS9: serial is serial, async is not, and each has its own order`() throws {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    for n in 1...3 { hub.dispatch(.load(n), mode: .serial) }
    for n in 4...5 { hub.dispatch(.load(n), mode: .async) }
    for n in 6...7 { hub.dispatch(.load(n), mode: .main) }
    #expect(stage.cues.map(\.name) == ["loader 1", "loader 4", "loader 5", "loader 6"])
    try stage.perform("loader 5")
    try stage.fail("loader 1", with: Broken())
    #expect(stage.cues.map(\.name) == ["loader 4", "loader 6", "loader 2"])
    try stage.perform("loader 6")
    try stage.perform("loader 2")
    stage.performAll()
    #expect(loader.state == [5, 6, 2, 4, 7, 3])
  }

  @Test func `DS10: sync is done before it returns, and within an action waits its turn`() throws {
    let hub = try registered()
    var seen: [String] = []
    let token = counter.observe { [title] snapshot in
      seen.append("counter \(snapshot.view.count)")
      guard snapshot.view.count == 1 else { return }
      hub.dispatch(.counter(.increase), mode: .sync)
      hub.dispatch(.title("inner"), mode: .sync)
      seen.append("returned with '\(title.state)'")
    }
    let titles = title.observe { seen.append($0.view) }
    let task = hub.dispatch(.counter(.increase), mode: .sync)
    #expect(task.outcome == .success)
    #expect(seen == ["counter 1", "returned with ''", "counter 2", "inner"])
    for token in [token, titles] { token.cancel() }
  }

  @Test func `DS11: what comes then comes once, after all stores are done and shown`() throws {
    let hub = try registered()
    let loaders = [loader("a"), loader("b")]
    for loader in loaders { try hub.register(loader, for: .case(Action.load)) }
    var seen: [String] = []
    let tokens = loaders.map { loader in
      loader.observe { _ in seen.append("shown \(loader.name)") }
    }
    hub.dispatch(.load(1)) {
      seen.append("then")
      hub.dispatch(.title("chained"))
    }
    try stage.perform("b 1")
    #expect(seen == ["shown b"])
    try stage.perform("a 1")
    #expect(seen == ["shown b", "shown a", "then"] && title.state == "chained")
    hub.dispatch(.load(2)) { seen.append("never") }
    try stage.fail("a 2", with: Broken())
    stage.performAll()
    #expect(!seen.contains("never"))
    for token in tokens { token.cancel() }
  }

  @Test func `DS12: two serial actions are a chain`() throws {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    hub.dispatch(.load(1), mode: .serial)
    hub.dispatch(.load(2), mode: .serial)
    stage.performAll()
    #expect(loader.state == [1, 2])
  }

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
    #expect(stage.cues.map(\.name) == ["loader 3", "loader 4"])
    tasks[2].cancel()
    #expect(gone.outcome == .cancelled && afterGone.outcome == .cancelled)
    stage.performAll()
    #expect(loader.state == [1, 2, 4])
  }

  @Test func `DS14: middleware is told before the store is asked, and after it has shown`() throws {
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

  @Test func `DS14: another kind of middleware makes another action of it, or changes its commit`()
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

  @Test func `DS15: a logger tells each action, its store and how long it took`() throws {
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

  @Test func `DS19: a key knows the type of its store`() throws {
    let key = try hub.register(counter, for: .case(Action.counter))
    hub.dispatch(.counter(.add(4)))
    #expect(hub[key]?.state.count == 4)
    hub.unregister("counter")
    #expect(hub[key] == nil)
  }

  @Test func `DS20: one store whose state does not change is Redux`() throws {
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

  @Test("what comes then never nests, however often")
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

  @Test("an action that a busy store gets is done when the store has done it")
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

  @Test("a key is of its store and not of its name; many are registered quickly")
  func keys() throws {
    let key = try hub.register(counter, for: .case(Action.counter))
    hub.unregister("counter")
    let other = Flux.Store(
      "counter", Counter(count: 0), Counter.reducer, effect: Effect.self, on: stage)
    let otherKey = try hub.register(other, for: .case(Action.counter))
    #expect(hub[key] == nil && hub[otherKey] === other)
    for n in 0..<300 {
      try hub.register(
        loader("\(n)"), for: .case(Action.load), waitingFor: n == 0 ? [] : ["\(n - 1)"])
    }
    #expect(hub.names.count == 301)
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

  @Test("what a reducer and a middleware send waits")
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
