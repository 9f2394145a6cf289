import Notes
import Pairings
import PairingsTesting
import Testing

@Test func nothingIsShownBeforeTheAnswer() throws {
  try rehearse(notes) { test in
    test.send(.open("a"))
    test.expect(Notes(wanted: "a", shown: ""))
    test.advance(by: .milliseconds(300))
    test.expectSlept(for: .milliseconds(300))
    try test.fail("note a", with: Offline())
    test.expect(Notes())
  }
}
