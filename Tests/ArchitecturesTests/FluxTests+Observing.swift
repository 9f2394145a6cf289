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
