import Pairings
import TestSupport
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

  @Test("a long queue is no runaway, and a queue that feeds itself is one")
  func longQueue() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    explorer.run(.move(Self.load(1), under: .queued(1)))
    for _ in 0..<5_000 {
      explorer.run(.move(.pure(.modify { $0 += 1 }), under: .queued(1)))
    }
    try stage.perform("load 1")
    #expect(explorer.view.label == "5001" && explorer.lastReport == nil)
    let token = explorer.observe { _ in
      explorer.run(.move(.pure(.modify { $0 += 1 }), under: .queued(1)))
    }
    explorer.commit(.set(0))
    token.cancel()
    guard case .runaway? = explorer.lastReport else {
      Issue.record("it ran on")
      return
    }
  }

  @Test("a chain of waiting requests ends without stack")
  func deep() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    let first = explorer.run(.move(Self.load(1)))
    var last = first
    for _ in 0..<10_000 {
      last = explorer.gather(after: [last]) { [explorer.run(.move(.pure(.set(1))))] }
    }
    first.cancel()
    #expect(last.outcome == .cancelled)
    explorer.run(.move(Self.load(2), under: .queued(1)))
    let queued = (0..<10_000).map { _ in
      explorer.run(.move(.pure(.set(3)), under: .queued(1)))
    }
    for request in queued { request.cancel() }
    try stage.perform("load 2")
    #expect(explorer.view.label == "2")
    explorer.run(.move(Self.load(4), under: .queued(2)))
    let more = (0..<10_000).map { _ in explorer.run(.move(.pure(.set(3)), under: .queued(2))) }
    explorer.cancel(key: 2)
    #expect(more.allSatisfy { $0.outcome == .cancelled } && explorer.view.label == "2")
  }

  @Test("a request that waits for others ends with its explorer")
  func droppedWhileWaiting() {
    let stage = Stage<Never>()
    let other = Explorer(counter(Effect.self), on: stage)
    let first = other.run(.move(Self.load(1)))
    var explorer = Optional(Explorer(counter(Effect.self), on: stage))
    let waiting = explorer?.gather(after: [first]) { [unowned explorer] in
      explorer.map { [$0.run(.run(.step("late") {}))] } ?? []
    }
    explorer = nil
    #expect(waiting?.outcome == .cancelled)
    stage.performAll()
    #expect(!stage.history.contains { $0.name == "late" })
  }

  @Test("an observer of a part whose token is cancelled in a move is not called")
  func tokenInAMove() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    var seen: [String] = []
    explorer.commit(
      .modify { count in
        explorer.observe(\.label) { seen.append($0) }.cancel()
        return count + 1
      })
    #expect(seen.isEmpty && explorer.version == 1)
  }

  @Test("after others: a request starts when all have ended, and not if one fails or is cancelled")
  func dependence() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    let others = (1...2).map { explorer.run(.move(Self.load($0))) }
    let strict = explorer.gather(after: others) {
      [explorer.run(.move(.pure(.modify { $0 += 10 })))]
    }
    let loose = explorer.gather(after: others, .however) {
      [explorer.run(.move(.pure(.modify { $0 += 100 })))]
    }
    let none = explorer.gather(after: []) {
      [explorer.run(.move(.pure(.modify { $0 += 1_000 })))]
    }
    #expect(none.outcome == .success && strict.outcome == nil)
    try stage.cancel("load 1")
    #expect(strict.outcome == .cancelled && loose.outcome == nil)
    try stage.perform("load 2")
    #expect(loose.outcome == .success && explorer.view.label == "102")
  }

  @Test("cancellation of one key, and of all keys")
  func cancelled() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    explorer.run(.move(Self.load(1), under: .latest(Field.search)))
    explorer.run(.move(Self.load(2), under: .latest(Field.title)))
    explorer.run(.move(Self.load(3)))
    explorer.run(.move(Self.load(4), under: .throttled(Field.search, by: .seconds(1))))
    explorer.run(.move(Self.load(5), under: .throttled(Field.search, by: .seconds(1))))
    explorer.cancel(key: Field.search)
    #expect(stage.waiting == ["load 2", "load 3"])
    #expect(stage.sleeps.isEmpty)
    explorer.cancelAll()
    #expect(stage.cues.isEmpty)
    explorer.run(.move(Self.load(6), under: .latest(Field.search)))
    try stage.perform("load 6")
    #expect(explorer.view.label == "6")
  }

  @Test("debounced: a request starts after a pause, and a new request restarts the pause")
  func debounced() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    var requests: [Request<Never>] = []
    for n in 1...3 {
      requests.append(
        explorer.run(.move(Self.load(n), under: .debounced(Field.search, by: .milliseconds(300)))))
      stage.advance(by: .milliseconds(200))
    }
    #expect(stage.cues.isEmpty)
    stage.advance(by: .milliseconds(100))
    #expect(stage.waiting == ["load 3"])
    try stage.perform("load 3")
    #expect(requests.map(\.outcome) == [.cancelled, .cancelled, .success])
    #expect(explorer.view.label == "3" && explorer.version == 1)
  }

  @Test("once: a cancelled effect whose work goes on refuses no other one")
  func onceAfterCancellation() {
    var ends: [() -> Void] = []
    let work = Kind<CallbackOf, Move>.wait { fiber, resume in
      fiber.onCancelAwaitingEnd {}
      ends.append { resume(.success(.modify { $0 += 1 })) }
    }
    let explorer = Explorer(counter(CallbackOf.self))
    let first = explorer.run(.move(work, under: .once(1)))
    explorer.cancel(key: 1)
    #expect(first.outcome == nil)
    let second = explorer.run(.move(work, under: .once(1)))
    let third = explorer.run(.move(work, under: .once(1)))
    for end in ends { end() }
    #expect(first.outcome == .cancelled && second.outcome == .success)
    #expect(third.outcome == .cancelled && explorer.version == 1)
  }

  @Test("throttled: the first request starts at once, then the latest of each interval")
  func throttled() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    let screen = Screen(explorer)
    var requests: [Request<Never>] = []
    for n in 0..<10 {
      requests.append(
        explorer.run(.move(.computed { .set(n) }, under: .throttled(Field.search, by: .seconds(1))))
      )
      stage.advance(by: .milliseconds(400))
    }
    #expect(screen.shown == ["1: 0", "2: 2", "3: 4", "4: 7", "5: 9"])
    stage.advance(by: .seconds(2))
    #expect(
      requests.map { $0.outcome == .success } == (0..<10).map { [0, 2, 4, 7, 9].contains($0) })
    #expect(requests.allSatisfy { $0.outcome != nil } && stage.sleeps.isEmpty)
  }

  @Test("requests under one key take constant time each")
  func manyUnderOneKey() async {
    func time(_ count: Int, _ key: (Int) -> RequestKey<AsyncOf<Never>>) async -> Double {
      let explorer = Explorer(counter(AsyncOf<Never>.self))
      let start = processorTime()
      var last: Request<Never>?
      for n in 0..<count {
        last = explorer.run(.move(.pure(.modify { $0 + 1 }), under: key(n)))
      }
      let duration = processorTime() - start
      explorer.cancelAll()
      _ = await last?.finished()
      return duration
    }
    func least(_ count: Int, _ key: (Int) -> RequestKey<AsyncOf<Never>>) async -> Double {
      var least = Double.infinity
      for _ in 0..<3 { least = min(least, await time(count, key)) }
      return least
    }
    let keys: [(Int) -> RequestKey<AsyncOf<Never>>] = [
      { _ in .debounced(Field.search, by: .milliseconds(1)) },
      { n in
        n % 2 == 0 ? .debounced(Field.search, by: .milliseconds(1)) : .queued(Field.search)
      },
    ]
    for key in keys {
      let count = many(1_000, inDebug: 300)
      let (few, all) = (await least(count, key), await least(10 * count, key))
      #expect(all < few * 30)  // Ten times as many; all pairs would be a hundred.
    }
  }

  @Test("requests under keys end with their explorer")
  func dropped() {
    let stage = Stage<Never>()
    var requests: [Request<Never>] = []
    do {
      let explorer = Explorer(counter(Effect.self), on: stage)
      for n in 0..<4 {
        let key: RequestKey<Effect> =
          n % 2 == 0 ? .latest(n / 2) : .throttled(n / 2, by: .seconds(1))
        requests.append(
          explorer.run(.move(Self.load(n), under: key)))
        requests.append(
          explorer.run(.move(Self.load(n), under: .throttled(n / 2, by: .seconds(1)))))
      }
    }
    #expect(requests.allSatisfy { $0.outcome == .cancelled })
    #expect(stage.cues.isEmpty && stage.sleeps.isEmpty)
  }
}
