import Pairings
import PairingsTimeline
import Testing

@testable import PairingsExplore
@testable import PairingsGallery
@testable import PairingsSession

@Suite("sessions of the gallery")
@MainActor
struct SessionTests {
  @Test("a session without time travel keeps no past, and reports that")
  func past() throws {
    let session = Counter.session(IdentityOf.self, on: (), keepingPast: false).session
    try session.send("+")
    #expect(session.view() == "1")
    #expect(session.times() == .none)
    #expect(throws: Refusal(message: "keeps no past")) { try session.travel(.undo) }
    let other = Counter.session(IdentityOf.self, on: (), keepingPast: true).session
    try other.send("+")
    try other.take(":undo")
    #expect(other.view() == "0" && other.times().line == [0, 1])
  }

  @Test("a line that is skipped in the editor leaves those that were typed after it")
  func skip() throws {
    let session = Editor.session(IdentityOf.self, on: (), keepingPast: true).session
    for line in ["a", "b", "c", ":skip 2"] { try session.take(line) }
    #expect(session.view().hasPrefix("1 a\n2 c\n"))
  }

  @Test("an action on a part is an input of the whole")
  func inputs() throws {
    let tabs = Tabs.component.view(Send { _ in })
    #expect(try tabs.respond("+") == .part(.left(.up)))
    #expect(try tabs.respond("t") == .own(.turn))
    #expect(throws: Refusal.self) { try tabs.respond("7") }
    let dashboard = Dashboard.component.view(Send { _ in })
    #expect(try dashboard.respond("7") == .right(.left(.walk(steps: 7))))
    #expect(try dashboard.respond(">") == .right(.right(.after)))
  }
}
