import PairingsTimeline
import Testing

@testable import PairingsExamples
@testable import PairingsTerminal

@Suite("sessions of components")
@MainActor
struct SessionTests {
  @Test("a session without time travel keeps no past, and reports that")
  func past() throws {
    let session = Counter.explored.replayed(false)
    try session.send("+")
    #expect(session.view() == "1")
    #expect(throws: Refusal(message: "keeps no past")) { try session.travel(.undo) }
    let other = Counter.explored.replayed(true)
    try other.send("+")
    try other.take(":undo")
    #expect(other.view() == "0")
  }
}
