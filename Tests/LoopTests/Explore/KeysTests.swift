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

  @Test("once: a cancelled effect whose work goes on tells nothing after another has begun")
  func silence() {
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
          return .run(work, under: .once(1), cancelled: "stopped") { "done" }
        }
      ) { log, _ in log })
    explorer.send("go")
    explorer.cancel(key: 1)
    explorer.send("go")
    for end in ends { end() }
    #expect(explorer.view == ["go", "go", "done"])
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
    #expect(second.outcome == .cancelled && explorer.view == ["save save busy ", "save "])
    for _ in 1...2 { try stage.perform("save") }
    #expect(explorer.view == ["save save busy saved ", "save saved "])
  }

  @Test("a key of a cancellation may cancel and send when it is freed with the others")
  func freed() {
    final class Freed: Hashable {
      let body: () -> Void

      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
      static func == (left: Freed, right: Freed) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let explorer = Explorer(counter(Effect.self), on: Stage<Never>())
    var freed = 0
    let token = explorer.observe { [unowned explorer] snapshot in
      guard snapshot.version == 1 else { return }
      explorer.run(.move(.pure(.modify { $0 += 1 })))
      for _ in 1...100 {
        explorer.cancel(
          key: Freed { [unowned explorer] in
            freed += 1
            explorer.cancel(key: freed)
            explorer.cancelAll()
            explorer.commit(.modify { $0 += 1 })
          })
      }
    }
    explorer.commit(.set(0))
    #expect(freed == 100 && explorer.version == 102 && explorer.view.label == "101")
    token.cancel()
  }
}
