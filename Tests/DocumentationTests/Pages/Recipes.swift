import Foundation
import PairingLaws
import Pairings
import PairingsTesting
import PairingsTimeline
import Testing

struct Search: Equatable {
  var text = ""
  var found: [String] = []
}

enum SearchInput { case type(String) }

enum Field: Hashable { case search }

struct SearchScreen<Eff: Monad> {
  let search: Search
  let type: (String) -> Kind<Eff, Void>
}

func search<Eff: Monad>(
  _ find: @escaping (String) -> Kind<Eff, [String]>
) -> Component<Eff, StateStore<Search>, SearchScreen<Eff>> {
  let inputs = Dispatcher<Eff, StateOf<Search>, Void, String>.workflow { text in
    [
      .pure(.modify(inPlace: { $0.text = text })),
      .lift(find(text).map { found in .modify(inPlace: { $0.found = found }) }),
    ]
  }
  return .store(Search(), inputs) { search, type in SearchScreen(search: search, type: type) }
}

enum Route: Equatable { case list, item(Int) }

struct Navigation: Equatable {
  var path: [Route] = [.list]
}

extension State where Brand == StateOf<Navigation>, Value == Void {
  static func push(_ route: Route) -> State<Navigation, Void> {
    .modify(inPlace: { $0.path.append(route) })
  }
  static var pop: State<Navigation, Void> {
    .modify(inPlace: { if $0.path.count > 1 { $0.path.removeLast() } })
  }
}

struct Form: Equatable {
  var name = ""
  var age = ""

  var problems: [String] {
    (name.isEmpty ? ["a name is missing"] : [])
      + (Int(age) == nil ? ["the age is not a number"] : [])
  }
}

@Suite("Recipes")
@MainActor
struct RecipesTests {
  @Test("a search waits for a pause, and the latest wins")
  func debounced() throws {
    let find = { (text: String) in Rehearsal<Never, [String]>.step("find \(text)") { [text] } }
    try rehearse(search(find), showing: \.search) { test in
      let pause = KeyPolicy.debounced(by: .milliseconds(300))
      test.send(key: Field.search, pause) { $0.type("t") }
      test.send(key: Field.search, pause) { $0.type("tea") }
      test.advance(by: .milliseconds(300))
      test.expectSlept(for: .milliseconds(300))
      test.expect(Search(text: "tea"))
      try test.perform("find tea")
      test.expect(Search(text: "tea", found: ["tea"]))
    }
  }

  @Test("a search under a key")
  func keyed() async {
    let explorer = Explorer(search { text in Async<Never, [String]>.pure([text]) })
    let pause = KeyPolicy.debounced(by: .milliseconds(1))
    let request =
      explorer.run(explorer.view.type("tea"), key: Field.search, pause)
    _ = await request.finished()
    #expect(explorer.view.search == Search(text: "tea", found: ["tea"]))
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
    explorer.run(explorer.view.tap())
    explorer.run(explorer.view.tap())
    timeline.undo()
    #expect(explorer.view.label == "likes 1")
  }

  @Test("the interface of a part, and what it would show")
  func future() {
    expectPrinted(as: "Docs/Pairings.docc/Recipes.md") {
      let explorer = Explorer(counter("likes"))
      let later = explorer.component.moved(by: .modify { $0 + 1 })
      print(Explorer(later).view.label)  // likes 1
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
    let request = explorer.send(patient.map { .set(Weather(text: $0)) })
    _ = await request.finished()
    #expect(explorer.view == "rain in Rome" && attempts == 3)
  }

  @Test("one part only is observed")
  func observed() {
    let explorer = Explorer(counter("likes"))
    var labels: [String] = []
    let token = explorer.observe(\.label) { label in labels.append(label) }
    explorer.run(explorer.view.tap())
    token.cancel()
    #expect(labels == ["likes 0", "likes 1"])
  }
}
