import Pairings
import TestSupport
import Testing

@Suite("Rehearsal")
struct RehearsalTests {
  struct Refused: Error, Equatable {
    var reason = 0
  }
  typealias Effect = RehearsalOf<Refused>

  @Test("a step that does not wait is missing, whatever its number", arguments: [-1, 2, .max])
  func missing(older: Int) throws {
    let stage = Stage<Refused>()
    for _ in 0..<2 { stage.launch(Rehearsal<Refused, Void>.step("a") {}) }
    let number = Int128(older) + 1
    #expect(throws: MissingCue(name: "a (number \(number))", waiting: ["a", "a"])) {
      try stage.apply(.perform(WaitingStep("a", older: older)))
    }
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
