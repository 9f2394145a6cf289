import Pairings
import Testing

@Suite("Explore.md")
@MainActor
struct ExplorePage {
  @Test("a counter")
  func counter() {
    struct Button { let label: String, tap: () -> Kind<IOOf<Never>, Void> }
    let counter = Component(
      StateStore(),
      Store(0) { count in
        UI<IOOf<Never>, StateOf<Int>, Button> { handler in
          Button(label: "count: \(count)", tap: { handler(.modify { $0 + 1 }) })
        }
      })
    let explorer = Explorer(counter)
    expectPrinted(as: "Docs/Pairings.docc/Explore.md") {
      explorer.run(explorer.view.tap())
      print(explorer.view.label)  // count: 1
    }
  }

  /// A number and nothing else, under any effect.
  func number<Eff: Monad>(_ effect: Eff.Type) -> Explorer<Eff, StateStore<Int>, Int> {
    Explorer(Component(StateStore(), Store(0) { count in UI { _ in count } }))
  }

  struct Offline: Error {}

  final class Controller {
    var shown: [Int] = []
    func show(_ number: Int) { shown.append(number) }
  }

  @Test("a workflow that goes on after a failure, its observers and its reports")
  func workflow() throws {
    let explorer = number(IOOf<Offline>.self)
    let first = IO<Offline, State<Int, Void>>.raise(Offline())
    let second = IO<Offline, State<Int, Void>>.pure(.set(7))
    let controller = Controller()
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    explorer.observe(controller) { controller, snapshot in  // as long as the controller lives
      controller.show(snapshot.view)
    }
    let reports = explorer.observeReports { report in log("\(report)") }  // failures, runaways
    #expect(throws: Offline.self) {
      try explorer.send(workflow: [first, second], refresh: .coalesce, failures: .proceed)
    }
    reports.cancel()
    #expect(controller.shown == [7] && lines.count == 1)
  }

  @Test("a part of the view, and a journal")
  func journal() {
    struct Album { let title: String }
    struct Roll { let number: Int }
    final class Window { var title = "" }
    let window = Window()
    let explorer = Explorer(
      Component<IOOf<Never>, StateStore<Int>, Album>(
        StateStore(), Store(0) { count in UI { _ in Album(title: "album \(count)") } }))
    let roll = Dispatcher<IOOf<Never>, StateOf<Int>, Void, Roll>.pure { .set($0.number) }
    let lines = printed {
      let part = explorer.observe(\.title) { window.title = $0 }  // now, and when it has changed
      let journal = explorer.record { entry in
        print(entry.version, entry.label ?? "a move")
        if let roll = entry.input(as: Roll.self) { print("by", roll.number) }
      }
      #expect(window.title == "album 0")
      explorer.commit(.set(3))
      explorer.run(roll.dispatch(Roll(number: 6), to: explorer.handler))
      part.cancel()
      journal.cancel()
    }
    #expect(window.title == "album 6")
    #expect(lines == ["1 a move", "2 Roll(number: 6)", "by 6"])
  }

  enum Field { case search }

  @Test("requests under a key")
  func keyed() async {
    let explorer = number(AsyncOf<Never>.self)
    func search(_ text: String) -> Async<Never, State<Int, Void>> { .pure(.set(text.count)) }
    let text = "tea"
    explorer.send(search(text), key: Field.search, .debounced(by: .milliseconds(300)))
    explorer.cancel(key: Field.search)
    #expect(explorer.version == 0)
  }

  @Test("requests under a key, rehearsed")
  func rehearsed() throws {
    let explorer = number(RehearsalOf<Never>.self)
    func search(_ text: String) -> Rehearsal<Never, State<Int, Void>> {
      .step("search") { .set(text.count) }
    }
    let stage = Stage<Never>()  // of an effect that cannot fail
    explorer.send(search("tea"), key: Field.search, .debounced(by: .milliseconds(300)), on: stage)
    stage.advance(by: .milliseconds(300))
    try stage.perform("search")
    #expect(explorer.view == 3)
  }

  @Test("all or nothing", arguments: [5, 50])
  func transfer(amount: Int) {
    struct Overdrawn: Error {}
    let (from, to) = (number(IOOf<Never>.self), number(IOOf<Never>.self))
    from.commit(.set(10))
    transaction(from, to) { () throws(Overdrawn) in
      from.commit(.modify { $0 - amount })
      to.commit(.modify { $0 + amount })
      guard from.view >= 0 else { throw Overdrawn() }
    }
    #expect(amount == 5 ? (from.view, to.view) == (5, 5) : (from.view, to.view) == (10, 0))
  }

  @Test("under an effect that ends later")
  func later() async {
    let explorer = number(AsyncOf<Never>.self)
    let load = Async<Never, State<Int, Void>>.work {
      await Task.yield()
      return .set(42)
    }
    let request = explorer.send(load)  // in a method of an actor, or on the main actor
    let end = await request.finished()  // or request.cancel()
    #expect(end == .success && explorer.view == 42)
  }
}
