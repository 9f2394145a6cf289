import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

@Suite("ExploreTheSpace.md")
struct ExploreTheSpacePage {
  /// An example of each model.
  func models() -> [String] {
    let tank = Positions(from: 0, actions: [1, 2]) { level, change in
      level = (level + change) % 7
      return true
    }
    let logs = Spaces(Traced(offset: "") { $0 }, by: WriterTraced()) { seen in
      seen.count < 3 ? [("a", .tell("a")), ("b", .tell("b"))] : []
    }
    let counter = Component.store(
      0, on: .reduce { (count, change: Int) in count = (count + change) % 7 }
    ) { count, _ in count }
    let presses = Interactions(counter, inputs: [1, 2])
    let both = SynchronousProduct(tank, presses)
    let counting = tank.withHistory(0) { turns, before, action, after in
      if after < before { turns = min(turns + 1, 2) }
    }

    let lines = printed {
      print(Atlas(logs).check().states)  // 15
      print(Atlas(counting).check().states)  // 21
      print(Atlas(both).check(.same({ $0 }, { $0 })).results[0].verdict)  // holds
    }
    expectAlways(counter, inputs: [1, 2], "less than seven") { $0 < 7 }
    #expect(Atlas(presses).check().states == 7)
    return lines
  }

  enum Ticking: Hashable { case start, stop, tick }
  struct Clock: Hashable { var isOn = false, ticks = 0 }

  @Test("a key leaves out the ticks of a clock")
  func keyed() {
    let clock = Component<RehearsalOf<Never>, StateStore<Clock>, Ticking, Clock>.store(
      Clock(),
      on: .update { clock, input in
        switch input {
        case .start:
          clock.isOn = true
          return .every(.seconds(1), under: .latest("clock")) { .tick }
        case .stop:
          clock.isOn = false
          return .cancel("clock")
        case .tick:
          clock.ticks += 1
          return .none
        }
      }
    ) { clock, _ in clock }
    let model = Schedules(
      clock.map(\.isOn), key: { $0.position.isOn }, inputs: [.start, .stop], isForgetful: true)
    let result = Atlas(model).check(.always(Proposition("on or quiet") { $0.view || $0.isQuiet }))
    #expect(result.results[0].verdict == .holds)
  }

  struct Page: Hashable {
    var wanted: String?
    var shown: String?
  }
  enum Input: Hashable { case open(String), came(String) }

  @Test("a fault of two requests at once")
  func fault() {
    let screen = Component<RehearsalOf<Never>, StateStore<Page>, Input, Page>.store(
      Page(),
      on: .update { page, input in
        switch input {
        case .open(let name):
          page.wanted = name
          return .run(.step(name) { name }) { .came($0) }
        case .came(let name):
          page.shown = name
          return .none
        }
      }
    ) { page, _ in page }

    let model = Schedules(
      screen, inputs: { $0.waiting.count < 2 ? [.open("a"), .open("b")] : [] })
    let settled = Proposition<ScheduleView<Page>>("what is wanted is shown when nothing waits") {
      !$0.isQuiet || $0.view.shown == $0.view.wanted
    }
    expectPrinted(as: "Docs/Pairings.docc/ExploreTheSpace.md") {
      defer { for line in models() { print(line) } }
      let result = Atlas(model).check(.always(settled), within: .depth(6)).results[0]
      print(result.path?.actions ?? [])  // [open("a"), open("b"), b comes, a comes]
    }
    withKnownIssue {
      expectAll(model, .always(settled), within: .depth(6), showing: { "\($0.view)" })
    } matching: { issue in
      "\(issue)".contains("b comes")
    }
  }
}
