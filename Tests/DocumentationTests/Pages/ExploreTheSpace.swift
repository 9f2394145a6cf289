import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

@Suite("ExploreTheSpace.md")
struct ExploreTheSpacePage {
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
