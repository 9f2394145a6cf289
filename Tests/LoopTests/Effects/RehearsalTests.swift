import Pairings
import TestSupport
import Testing

@Suite("Rehearsal")
struct RehearsalTests {
  struct Refused: Error, Equatable {
    var reason = 0
  }
  typealias Effect = RehearsalOf<Refused>

  @Test("steps wait for the test, in any order, and are recorded")
  func order() throws {
    let stage = Stage<Refused>()
    var end: Outcome<String, Refused>?
    let both = Rehearsal<Refused, String>.step("a") { "a" }.both(.step("b") { "b" })
    stage.launch(both.map { $0.0 + $0.1 }.then(.step("c") { "c" })) { end = $0 }
    #expect(stage.waiting == ["a", "b"])
    try stage.perform("b")
    #expect(stage.waiting == ["a"])
    #expect(throws: MissingCue(name: "b", waiting: ["a"])) { try stage.perform("b") }
    stage.performAll()
    #expect(end == .success("c"))
    #expect(stage.history.map(\.description) == ["b", "a", "c"])
  }

  @Test("a step that does not wait is missing, whatever its number", arguments: [-1, 2, .max])
  func missing(older: Int) throws {
    let stage = Stage<Refused>()
    for _ in 0..<2 { stage.launch(Rehearsal<Refused, Void>.step("a") {}) }
    let number = Int128(older) + 1
    #expect(throws: MissingCue(name: "a (number \(number))", waiting: ["a", "a"])) {
      try stage.apply(.perform(WaitingStep("a", older: older)))
    }
  }

  @Test("100 000 binds to either side, with steps and without, run and freed on 512 KB")
  func deep() async {
    let count = many(100_000, inDebug: 20_000)
    let ends = await onSmallStack { () -> [Int] in
      func run(_ effect: Kind<Effect, Int>) -> Int {
        let stage = Stage<Refused>()
        var end = -1
        stage.launch(effect) { if case .success(let value) = $0 { end = value } }
        stage.performAll()
        return end
      }
      var left: Kind<Effect, Int> = .pure(0)
      for _ in 0..<count { left = left.flatMap { n in .pure(n + 1) } }
      var right: Kind<Effect, Int> = .pure(count)
      for _ in 0..<count { right = Effect.then(.pure(()), right) }
      func down(_ n: Int) -> Kind<Effect, Int> {
        n == 0 ? .pure(count) : Effect.flatMap(.step("down") { n }) { down($0 - 1) }
      }
      var waiting: Kind<Effect, Int> = .step("inner") { 0 }
      for _ in 0..<count { waiting = waiting.map { $0 + 1 } }
      var handled: Kind<Effect, Int> = .raise(Refused(reason: count))
      for _ in 0..<count { handled = handled.handle { .raise($0) } }
      var abandoned: Kind<Effect, Int> = .step("never performed") { 0 }
      for _ in 0..<count { abandoned = abandoned.map { $0 + 1 } }
      Stage<Refused>().launch(abandoned)
      return [
        run(left), run(right), run(down(count)), run(waiting),
        run(handled.handle { .pure($0.reason) }),
      ]
    }
    #expect(ends == Array(repeating: count, count: 5))
  }

  @Test("an effect whose explorer is freed while it makes its next step ends")
  func dropped() throws {
    let stage = Stage<Refused>()
    var explorer: Explorer? = Explorer(number(Effect.self), on: stage)
    let request = explorer?.run(
      .run(
        Rehearsal<Refused, Void>.step("one") {}.flatMap {
          explorer = nil
          return .step("two") {}
        }))
    try stage.perform("one")
    #expect(request?.outcome == .cancelled && stage.cues.isEmpty)
  }
}
