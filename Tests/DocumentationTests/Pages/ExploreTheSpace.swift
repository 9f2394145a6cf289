import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

@Suite("ExploreTheSpace.md")
struct ExploreTheSpacePage {
  struct Button { let count: Int, press: (Int) -> Identity<Void> }

  /// An example of each area.
  func areas() -> [String] {
    let tank = Positions(from: 0, steps: [1, 2]) { level, change in
      level = (level + change) % 7
      return true
    }
    let logs = Spaces(Traced(offset: "") { $0 }, by: WriterTraced()) { seen in
      seen.count < 3 ? [("a", .tell("a")), ("b", .tell("b"))] : []
    }
    let counter = Component(
      StateStore(),
      Store(0) { count in
        UI<IdentityOf, StateOf<Int>, Button> { handler in
          Button(count: count) { change in handler(.modify { ($0 + change) % 7 }) }
        }
      })
    let presses = Interactions(counter, inputs: { _ in [1, 2] }) { view, change in
      view.press(change)
    }
    let both = Twins(tank, presses)
    let counting = tank.remembering(0) { turns, before, step, after in
      if after < before { turns = min(turns + 1, 2) }
    }
    let signs = tank.described { level in "level \(level)" }

    let lines = printed {
      print(Atlas(logs).survey().places)  // 15
      print(Atlas(counting).survey().places)  // 21
      print(Atlas(both).ask(.same({ $0 }, { $0.count })).answers[0].verdict)  // holds
    }
    #expect(Atlas(presses).survey().places == 7 && Atlas(signs).survey().places == 7)
    return lines
  }

  struct Page: Hashable {
    var wanted: String?
    var shown: String?
  }
  struct Screen { let page: Page, open: (String) -> Rehearsal<Never, Void> }

  @Test("a fault from nothing")
  func fault() {
    let screen = Component(
      StateStore(),
      Store(Page()) { page in
        UI<RehearsalOf<Never>, StateOf<Page>, Screen> { handler in
          Screen(page: page) { name in
            let begin = Rehearsal<Never, State<Page, Void>>.pure(
              .modify(inPlace: { $0.wanted = name }))
            let load = Rehearsal<Never, String>.step(name) { name }
              .map { text in State<Page, Void>.modify(inPlace: { $0.shown = text }) }
            return handler(workflow: [begin, load])
          }
        }
      })

    let area = Schedules(screen, inputs: { $0.waiting.count < 2 ? ["a", "b"] : [] }) { view, name in
      view.open(name)
    }
    let settled = Claim<Scene<Screen>>("what is wanted is shown when nothing waits") {
      !$0.isQuiet || $0.view.page.shown == $0.view.page.wanted
    }
    expectPrinted(as: "Docs/Pairings.docc/ExploreTheSpace.md") {
      defer { for line in areas() { print(line) } }
      let answer = Atlas(area).ask(.always(settled), within: .depth(6)).answers[0]
      print(answer.path?.steps ?? [])  // [a, b, b comes, a comes]
    }
    withKnownIssue {
      expectAll(area, .always(settled), within: .depth(6), showing: { "\($0.view.page)" })
    } matching: { issue in
      "\(issue)".contains("b comes")
    }
  }
}
