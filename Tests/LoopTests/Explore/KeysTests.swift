import Pairings
import Testing

@Suite("Requests under a key")
@MainActor
struct KeysTests {
  typealias Move = Kind<StateOf<Int>, Void>
  typealias Effect = RehearsalOf<Never>

  enum Field: Hashable {
    case search, title
  }

  static func load(_ n: Int) -> Kind<Effect, Move> { .step("load \(n)") { .set(n) } }

  @Test("the latest wins, and other keys go on")
  func latest() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    let requests = (1...3).map { explorer.send(Self.load($0), key: Field.search, on: stage) }
    let other = explorer.send(Self.load(7), key: Field.title, on: stage)
    #expect(stage.cues.map(\.name) == ["load 3", "load 7"])
    #expect(requests.map(\.outcome) == [.cancelled, .cancelled, nil])
    stage.performAll()
    #expect(requests[2].outcome == .success && other.outcome == .success)
    #expect(explorer.version == 2)
  }

  @Test("queued: one at a time, first come, first served, however each ends")
  func queued() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    let requests = (1...4).map {
      explorer.send(Self.load($0), key: Field.search, .queued, on: stage)
    }
    #expect(stage.cues.map(\.name) == ["load 1"])
    requests[2].cancel()
    try stage.cancel("load 1")
    #expect(stage.cues.map(\.name) == ["load 2"])
    try stage.perform("load 2")
    try stage.perform("load 4")
    #expect(requests.map(\.outcome) == [.cancelled, .success, .cancelled, .success])
    #expect(explorer.view.label == "4" && explorer.version == 2)
    explorer.send(Self.load(5), key: Field.search, .queued, on: stage)
    #expect(stage.cues.map(\.name) == ["load 5"])
  }

  @Test("any number that waits in a queue is no runaway, and a queue that feeds itself is one")
  func longQueue() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    explorer.send(Self.load(1), key: 1, .queued, on: stage)
    for _ in 0..<5_000 {
      explorer.send(.pure(.modify { $0 += 1 }), key: 1, .queued, on: stage)
    }
    try stage.perform("load 1")
    #expect(explorer.view.label == "5001" && explorer.lastReport == nil)
    let token = explorer.observe { _ in
      explorer.send(.pure(.modify { $0 += 1 }), key: 1, .queued, on: stage)
    }
    explorer.commit(.set(0))
    token.cancel()
    guard case .runaway? = explorer.lastReport else {
      Issue.record("it ran on")
      return
    }
  }

  @Test("however many wait for each other, ending them takes no stack")
  func deep() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    let first = explorer.send(Self.load(1), on: stage)
    var last = first
    for _ in 0..<10_000 {
      last = explorer.run(explorer.handler(.set(1)), after: [last], on: stage)
    }
    first.cancel()
    #expect(last.outcome == .cancelled)
    explorer.send(Self.load(2), key: 1, .queued, on: stage)
    let queued = (0..<10_000).map { _ in
      explorer.send(.pure(.set(3)), key: 1, .queued, on: stage)
    }
    for request in queued { request.cancel() }
    try stage.perform("load 2")
    #expect(explorer.view.label == "2")
    explorer.send(Self.load(4), key: 2, .queued, on: stage)
    let more = (0..<10_000).map { _ in explorer.send(.pure(.set(3)), key: 2, .queued, on: stage) }
    explorer.cancel(key: 2)
    #expect(more.allSatisfy { $0.outcome == .cancelled } && explorer.view.label == "2")
  }

  @Test("what waits for others ends with its explorer")
  func droppedWhileWaiting() {
    let stage = Stage<Never>()
    let other = Explorer(counter(Effect.self))
    let first = other.send(Self.load(1), on: stage)
    var explorer = Optional(Explorer(counter(Effect.self)))
    let waiting = explorer?.run(.step("late") {}, after: [first], on: stage)
    explorer = nil
    #expect(waiting?.outcome == .cancelled)
    stage.performAll()
    #expect(!stage.history.contains { $0.name == "late" })
  }

  @Test("a queue waits for whatever goes on under its key")
  func queuedBehindOthers() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    explorer.send(Self.load(1), key: 1, on: stage)
    explorer.send(Self.load(2), key: 1, .queued, on: stage)
    #expect(stage.cues.map(\.name) == ["load 1"])
    try stage.perform("load 1")
    #expect(stage.cues.map(\.name) == ["load 2"])
    explorer.cancelAll()
    #expect(stage.cues.isEmpty)
  }

  @Test("an observer of a part whose token is cancelled in a transaction is not called")
  func tokenInTransaction() {
    let explorer = Explorer(counter(Effect.self))
    var seen: [String] = []
    transaction(explorer) { explorer.observe(\.label) { seen.append($0) }.cancel() }
    #expect(seen.isEmpty)
  }

  @Test("after others: when all have ended, and not at all if one fails or is cancelled")
  func dependence() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    let others = (1...2).map { explorer.send(Self.load($0), on: stage) }
    let handler = explorer.handler
    let strict = explorer.run(handler(.modify { $0 += 10 }), after: others, on: stage)
    let loose = explorer.run(handler(.modify { $0 += 100 }), after: others, .however, on: stage)
    let none = explorer.run(handler(.modify { $0 += 1_000 }), after: [], on: stage)
    #expect(none.outcome == .success && strict.outcome == nil)
    try stage.cancel("load 1")
    #expect(strict.outcome == .cancelled && loose.outcome == nil)
    try stage.perform("load 2")
    #expect(loose.outcome == .success && explorer.view.label == "102")
  }

  @Test("a key is cancelled, and everything is")
  func cancelled() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    explorer.send(Self.load(1), key: Field.search, on: stage)
    explorer.send(Self.load(2), key: Field.title, on: stage)
    explorer.send(Self.load(3), on: stage)
    explorer.send(Self.load(4), key: Field.search, .throttled(by: .seconds(1)), on: stage)
    explorer.send(Self.load(5), key: Field.search, .throttled(by: .seconds(1)), on: stage)
    explorer.cancel(key: Field.search)
    #expect(stage.cues.map(\.name) == ["load 2", "load 3"])
    #expect(stage.sleeps.isEmpty)
    explorer.cancelAll()
    #expect(stage.cues.isEmpty)
    explorer.send(Self.load(6), key: Field.search, on: stage)
    try stage.perform("load 6")
    #expect(explorer.view.label == "6")
  }

  @Test("debounced: it starts after a pause, and typing on begins the pause anew")
  func debounced() throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    var requests: [Request<Never>] = []
    for n in 1...3 {
      requests.append(
        explorer.send(
          Self.load(n), key: Field.search, .debounced(by: .milliseconds(300)), on: stage))
      stage.advance(by: .milliseconds(200))
    }
    #expect(stage.cues.isEmpty)
    stage.advance(by: .milliseconds(100))
    #expect(stage.cues.map(\.name) == ["load 3"])
    try stage.perform("load 3")
    #expect(requests.map(\.outcome) == [.cancelled, .cancelled, .success])
    #expect(explorer.view.label == "3" && explorer.version == 1)
  }

  @Test("throttled: the first at once, then the latest of each interval")
  func throttled() throws {
    let explorer = Explorer(counter(Effect.self))
    let screen = Screen(explorer)
    let stage = Stage<Never>()
    var requests: [Request<Never>] = []
    for n in 0..<10 {
      requests.append(
        explorer.send(
          .computed { .set(n) }, key: Field.search, .throttled(by: .seconds(1)), on: stage))
      stage.advance(by: .milliseconds(400))
    }
    #expect(screen.shown == ["1: 0", "2: 2", "3: 4", "4: 7", "5: 9"])
    stage.advance(by: .seconds(2))
    #expect(
      requests.map { $0.outcome == .success } == (0..<10).map { [0, 2, 4, 7, 9].contains($0) })
    #expect(requests.allSatisfy { $0.outcome != nil } && stage.sleeps.isEmpty)
  }

  @Test("what is sent under a key from an observer waits, and the latest of it wins")
  func waiting() {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    var requests: [Request<Never>] = []
    let token = explorer.observe { snapshot in
      guard snapshot.version == 1 else { return }
      for n in 1...3 {
        requests.append(explorer.send(.computed { .set(n) }, key: Field.search, on: stage))
      }
    }
    explorer.commit(.set(0))
    #expect(requests.map(\.outcome) == [.cancelled, .cancelled, .success])
    #expect(explorer.view.label == "3" && explorer.version == 2)
    token.cancel()
  }

  @Test("after a key was cancelled, it is as good as new; an idle interval keeps nobody")
  func anew() async throws {
    let explorer = Explorer(counter(Effect.self))
    let stage = Stage<Never>()
    func throttled() -> Request<Never> {
      explorer.send(
        .computed { .modify { $0 + 1 } }, key: Field.search, .throttled(by: .seconds(10)),
        on: stage)
    }
    #expect(throttled().outcome == .success)
    stage.advance(by: .seconds(1))
    throttled().cancel()
    stage.advance(by: .seconds(10))
    #expect(throttled().outcome == .success)
    explorer.cancel(key: Field.search)
    #expect(throttled().outcome == .success)
    let second = throttled()
    second.whenEnded { _ in explorer.send(Self.load(9), key: Field.search, on: stage) }
    explorer.cancelAll()
    #expect(stage.cues.map(\.name) == ["load 9"])
    explorer.cancel(key: Field.search)
    #expect(stage.cues.isEmpty)

    let later = Explorer(counter(AsyncOf<Never>.self))
    let isolation = Isolation()
    func soon() -> Request<Never> {
      later.send(
        .computed { .modify { $0 + 1 } }, key: Field.search, .throttled(by: .seconds(100)),
        on: isolation)
    }
    #expect(soon().outcome == .success)
    later.cancel(key: Field.search)
    #expect(await soon().finished() == .success)
  }

  @Test("requests under one key take as long each, however many there are", .timeLimit(.minutes(1)))
  func manyUnderOneKey() async {
    func time(_ count: Int, _ policy: (Int) -> KeyPolicy) async -> Duration {
      let explorer = Explorer(counter(AsyncOf<Never>.self))
      let start = ContinuousClock.now
      var last: Request<Never>?
      for n in 0..<count {
        last = explorer.send(.pure(.modify { $0 + 1 }), key: Field.search, policy(n))
      }
      let duration = ContinuousClock.now - start
      explorer.cancelAll()
      _ = await last?.finished()
      return duration
    }
    let policies: [(Int) -> KeyPolicy] = [
      { _ in .debounced(by: .milliseconds(1)) },
      { $0 % 2 == 0 ? .debounced(by: .milliseconds(1)) : .queued },
    ]
    for policy in policies {
      let few = await time(500, policy)
      let many = await time(10_000, policy)
      #expect(many < few * 100)  // Twenty times as many; all pairs would be four hundred.
    }
  }

  @Test("keys of an explorer that is dropped end")
  func dropped() {
    let stage = Stage<Never>()
    var requests: [Request<Never>] = []
    do {
      let explorer = Explorer(counter(Effect.self))
      for n in 0..<4 {
        requests.append(
          explorer.send(
            Self.load(n), key: n / 2, n % 2 == 0 ? .latest : .throttled(by: .seconds(1)),
            on: stage))
        requests.append(
          explorer.send(Self.load(n), key: n / 2, .throttled(by: .seconds(1)), on: stage))
      }
    }
    #expect(requests.allSatisfy { $0.outcome == .cancelled })
    #expect(stage.cues.isEmpty && stage.sleeps.isEmpty)
  }
}
