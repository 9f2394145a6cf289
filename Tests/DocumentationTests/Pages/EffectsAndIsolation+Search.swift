import Pairings
import PairingsTesting
import Testing

@Suite("EffectsAndIsolation.md: a search")
@MainActor
struct SearchTests {
  @Test("a search waits for a pause, and the latest wins")
  func debounced() throws {
    let find = { (text: String) in Rehearsal<Offline, [String]>.step("find \(text)") { [text] } }
    try rehearse(search(find), showing: \.search) { test in
      test.send(.type("t"))
      test.expect(Search(text: "t", isSearching: true))
      test.send(.type("tea"))
      test.expect(Search(text: "tea", isSearching: true))
      test.advance(by: .milliseconds(300))
      test.expectSlept(for: .milliseconds(300))
      try test.fail("find tea", with: Offline())
      test.advance(by: .seconds(1))
      test.expectSlept(for: .seconds(1))
      try test.perform("find tea")
      test.expect(Search(text: "tea", found: ["tea"]))
    }
  }

  @Test("a failed search is shown and retried, and a cancelled one is shown")
  func failed() throws {
    let find = { (text: String) in Rehearsal<Offline, [String]>.step("find \(text)") { [text] } }
    try rehearse(search(find), showing: \.search) { test in
      func pass(_ time: Duration) {
        test.advance(by: time)
        test.expectSlept(for: time)
      }
      test.send(.type("tea"))
      test.expect(Search(text: "tea", isSearching: true))
      pass(.milliseconds(300))
      try test.fail("find tea", with: Offline())
      pass(.seconds(1))
      try test.fail("find tea", with: Offline())
      pass(.seconds(1))
      try test.fail("find tea", with: Offline())
      test.expect(Search(text: "tea", hasFailed: true))
      test.send(.retry)
      test.expect(Search(text: "tea", isSearching: true))
      pass(.milliseconds(300))
      test.send(.cancel)
      test.expect(Search(text: "tea", isSearching: true))
      test.expectCancelled("find tea")
      test.expect(Search(text: "tea"))
    }
  }

  @Test("a search of the view, under an effect that waits")
  func keyed() async {
    let explorer = Explorer(search { text in Async<Never, [String]>.pure([text]) })
    explorer.view.type("te")
    let request = explorer.send(.type("tea"))
    _ = await request.finished()
    #expect(explorer.view.search == Search(text: "tea", found: ["tea"]))
  }
}
