import PairingsArchitectures
import Pairings
import TestSupport
import Testing

@Suite("Dispatch")
struct FluxTests {
  let stage: Stage<Broken>
  let hub = Hub()
  let counter: Flux.Store<Effect, Counter, Counter.Action>
  let title: Flux.Store<Effect, String, String>

  init() {
    stage = Stage()
    counter = Flux.Store("counter", Counter(count: 0), Counter.reducer, on: stage)
    title = Flux.Store("title", "", Reducer { $0 = $1 }, on: stage)
  }

  /// Creates a store with a name, which waits for the data that it loads.
  static func loader(
    _ name: String, on stage: Stage<Broken>
  ) -> Flux.Store<Effect, [Int], Int> {
    Flux.Store(
      name, [], .effects { n in .move(.step("\(name) \(n)") { .modify { $0 + [n] } }) }, on: stage)
  }

  func loader(_ name: String) -> Flux.Store<Effect, [Int], Int> {
    Self.loader(name, on: stage)
  }

  func registered() throws -> Hub {
    try hub.register(counter, for: .case(Action.counter))
    try hub.register(title, for: .case(Action.title))
    return hub
  }

  @Test func `DS5: the work of a store is an effect that it returns, so that none is lost`()
    throws
  {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    let tasks = (1...3).map { hub.dispatch(.load($0)) }
    expect(tasks.allSatisfy { $0.outcome == nil })
    try stage.perform("loader 2")
    try stage.fail("loader 3", with: Broken())
    tasks[0].cancel()
    expectEqual(tasks.map(\.outcome), [.cancelled, .success, .failure(Broken())])
    expect(loader.state == [2] && stage.cues.isEmpty)
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
      expectEqual(hub.names.prefix(2), ["first", "last"])
      let task = hub.dispatch(.load(1), mode: mode)
      expectEqual(stage.waiting, (mode == .sync ? ["first 1"] : ["first 1", "other 1"]))
      try stage.perform("first 1")
      expect(stage.cues.last?.name == "last 1" && last.state == [])
      stage.performAll()
      expect(last.state == [1] && task.outcome == .success)
    }
  }

  @Test func `DS9, DS12: serial is a chain, async is not, and each has its own order`() throws {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    for n in 1...3 { hub.dispatch(.load(n), mode: .serial) }
    for n in 4...5 { hub.dispatch(.load(n), mode: .async) }
    for n in 6...7 { hub.dispatch(.load(n), mode: .main) }
    expectEqual(stage.waiting, ["loader 1", "loader 4", "loader 5", "loader 6"])
    try stage.perform("loader 5")
    try stage.fail("loader 1", with: Broken())
    expectEqual(stage.waiting, ["loader 4", "loader 6", "loader 2"])
    try stage.perform("loader 6")
    try stage.perform("loader 2")
    stage.performAll()
    expectEqual(loader.state, [5, 6, 2, 4, 7, 3])
  }

  @Test func `DS10: a sync dispatch ends before it returns; within an action it waits`() throws {
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
    expectEqual(task.outcome, .success)
    expectEqual(seen, ["counter 1", "returned with ''", "counter 2", "inner"])
    for token in [token, titles] { token.cancel() }
  }

  @Test func `DS11: the completion is called once, after all stores are shown`() throws {
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
    expectEqual(seen, ["shown b"])
    try stage.perform("a 1")
    expect(seen == ["shown b", "shown a", "then"] && title.state == "chained")
    hub.dispatch(.load(2)) { seen.append("never") }
    try stage.fail("a 2", with: Broken())
    stage.performAll()
    expect(!seen.contains("never"))
    for token in tokens { token.cancel() }
  }

  @Test func `DS13: a task begins after others, and is cancelled with them`() throws {
    let loader = self.loader("loader")
    try hub.register(loader, for: .case(Action.load))
    let tasks = (1...3).map { hub.dispatch(.load($0)) }
    let both = hub.dispatch(.load(4), after: [tasks[0], tasks[1]])
    let gone = hub.dispatch(.load(5), after: [tasks[2]])
    let afterGone = hub.dispatch(.load(6), mode: .serial, after: [gone])
    try stage.perform("loader 1")
    expect(both.outcome == nil && !stage.cues.contains { $0.name == "loader 4" })
    try stage.perform("loader 2")
    expectEqual(stage.waiting, ["loader 3", "loader 4"])
    tasks[2].cancel()
    expect(gone.outcome == .cancelled && afterGone.outcome == .cancelled)
    stage.performAll()
    expectEqual(loader.state, [1, 2, 4])
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
    expectEqual(
      seen,
      [
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
    expect(counter.state.count == 10 && counter.explorer.version == 1)
    expect(bounded.state.count == 5 && bounded.explorer.version == 1)
    expectEqual(nothing.outcome, .success)
  }
}

// MARK: - Types of the tests

extension FluxTests {
  /// The counter of the reference: an immutable state, and actions that are data.
  struct Counter: Equatable {
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

  enum Action: Equatable {
    case counter(Counter.Action)
    case title(String)
    case load(Int)
  }

  struct Broken: Error, Equatable {}
  typealias Effect = RehearsalOf<Broken>
  typealias Hub = Flux.Dispatcher<Effect, Action>
}
