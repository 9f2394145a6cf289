import Pairings
import TestSupport
import Testing

@Suite("Requests under a key")
@MainActor
struct KeysTests {
  typealias Move = Kind<StateOf<Int>, Void>
  typealias Effect = RehearsalOf<Never>

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
    expect(explorer.view.label == "5001" && explorer.lastReport == nil)
    let token = explorer.observe { _ in
      explorer.run(.move(.pure(.modify { $0 += 1 }), under: .queued(1)))
    }
    explorer.commit(.set(0))
    token.cancel()
    expect(explorer.isRunaway)
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
    expectEqual(last.outcome, .cancelled)
    let load = explorer.run(.move(Self.load(5)))
    let outer = (0..<10_000).reduce(load) { inner, _ in explorer.gather { [inner] } }
    outer.cancel()
    expect(load.outcome == .cancelled && outer.outcome == .cancelled)
    explorer.run(.move(Self.load(2), under: .queued(1)))
    let queued = (0..<10_000).map { _ in
      explorer.run(.move(.pure(.set(3)), under: .queued(1)))
    }
    for request in queued { request.cancel() }
    try stage.perform("load 2")
    expectEqual(explorer.view.label, "2")
    explorer.run(.move(Self.load(4), under: .queued(2)))
    let more = (0..<10_000).map { _ in explorer.run(.move(.pure(.set(3)), under: .queued(2))) }
    explorer.cancel(key: 2)
    expect(more.allSatisfy { $0.outcome == .cancelled } && explorer.view.label == "2")
  }

  @Test(
    "a cancelled effect whose work goes on refuses no other one, and tells nothing after it began",
    arguments: [false, true])
  func silence(isOnce: Bool) {
    var ends: [() -> Void] = []
    let work = Kind<CallbackOf, Void>.wait { fiber, resume in
      fiber.onCancelAwaitingEnd {}
      ends.append { resume(.success(())) }
    }
    let explorer = Explorer(
      Component<CallbackOf, StateStore<[String]>, String, [String]>.store(
        [],
        on: .update { log, input in
          log.append(input)
          guard input == "go" else { return .none }
          return .run(work, under: isOnce ? .once(1) : .latest(1), cancelled: "stopped") { "done" }
        }
      ) { log, _ in log })
    explorer.send("go")
    explorer.cancel(key: 1)
    explorer.send("go")
    for end in ends { end() }
    expectEqual(explorer.view, ["go", "go", "done"])
  }

  @Test("once: a refused effect sends the input for it, in its turn and for its part")
  func refused() throws {
    enum Press { case save, saved, busy }
    let stage = Stage<Never>()
    let draft = Component.store(
      "",
      on: Dispatcher<Effect, StateOf<String>, Press>.update { shown, press in
        shown += "\(press) "
        guard press == .save else { return .none }
        return .run(.step("save") {}, under: .once("save")) { .saved }.refused(.busy)
      }
    ) { shown, _ in shown }
    let explorer = Explorer(draft.beside(draft) { [$0, $1] }, on: stage)
    explorer.send(.left(.save))
    let second = explorer.send(.left(.save))
    explorer.send(.right(.save))
    expect(second.outcome == .cancelled && explorer.view == ["save save busy ", "save "])
    for _ in 1...2 { try stage.perform("save") }
    expectEqual(explorer.view, ["save save busy saved ", "save saved "])
  }

  @Test("a key of a cancellation may cancel and send when it is freed with the others")
  func freed() {
    let explorer = Explorer(counter(Effect.self), on: Stage<Never>())
    var freed = 0
    let token = explorer.observe { [unowned explorer] snapshot in
      guard snapshot.version == 1 else { return }
      explorer.run(.move(.pure(.modify { $0 += 1 })))
      for _ in 1...100 {
        explorer.cancel(
          key: Farewell { [unowned explorer] in
            freed += 1
            explorer.cancel(key: freed)
            explorer.cancelAll()
            explorer.commit(.modify { $0 += 1 })
          })
      }
    }
    explorer.commit(.set(0))
    expect(freed == 100 && explorer.version == 102 && explorer.view.label == "101")
    token.cancel()
  }
}
