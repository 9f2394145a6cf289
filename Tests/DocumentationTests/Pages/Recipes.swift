import Foundation
import PairingsLaws
import Pairings
import PairingsTesting
import PairingsTimeline
import Testing

@Suite("Recipes")
@MainActor
struct RecipesTests {
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

  @Test("a feed is read as long as its detail is open")
  func streamed() throws {
    let component = quote { name, send in
      Rehearsal<Never, Void>.script(name, 1...) { send($0) }
    }
    try rehearse(component) { test in
      test.send(.open("tea"))
      test.expect(Quote(name: "tea"))
      try test.perform("tea")
      test.expect(Quote(name: "tea", price: 1))
      try test.perform("tea")
      test.expect(Quote(name: "tea", price: 2))
      test.send(.open("milk"))
      test.expect(Quote(name: "milk"))
      test.expectCancelled("tea")
      test.send(.close)
      test.expect(Quote())
      test.expectCancelled("milk")
    }
  }

  @Test("a stack of pages")
  func navigation() {
    var place = Navigation()
    State.push(.item(3)).then(.push(.item(4))).then(.pop).run(&place)
    #expect(place.path == [.list, .item(3)])
  }

  @Test("an edit of a field of a form")
  func form() {
    var form = Form()
    let name = State<String, Void>.set("Ada").focus(Lens(\Form.name))
    let age = State<String, Void>.set("x").focus(Lens(\Form.age))
    name.then(age).run(&form)
    #expect(form.problems == ["the age is not a number"])
  }

  @Test("undo")
  func undo() {
    let explorer = Explorer(counter("likes"))
    let timeline = Timeline(explorer)
    explorer.send(.up)
    explorer.send(.up)
    timeline.undo()
    #expect(explorer.view.label == "likes 1")
    timeline.redo()
    #expect(explorer.view.label == "likes 2")
  }

  @Test("the interface of a part, and what it would show")
  func future() {
    expectPrinted(as: "Docs/Pairings.docc/Recipes.md") {
      let explorer = Explorer(counter("likes"))
      let later = explorer.component.moved(by: .up)?.component
      print(later?.view(Send { _ in }).label ?? "nothing")  // likes 1
      print(explorer.view.label)  // likes 0
    }
  }

  @Test("an effect that fails is tried again")
  func retried() async {
    var attempts = 0
    let load = Async<Offline, String>.work { () async throws(Offline) in
      attempts += 1
      if attempts < 3 { throw Offline() }
      return try await download("Rome")
    }
    let explorer = Explorer(label(AsyncOf<Offline>.self))
    let patient = load.retry(.immediately(times: 3))
    let request = explorer.run(.run(patient) { $0 })
    _ = await request.finished()
    #expect(explorer.view == "rain in Rome" && attempts == 3)
  }

  @Test("one part only is observed")
  func observed() {
    let explorer = Explorer(counter("likes"))
    var labels: [String] = []
    let token = explorer.observe(\.label) { label in labels.append(label) }
    explorer.view.tap()
    token.cancel()
    #expect(labels == ["likes 0", "likes 1"])
  }
}
