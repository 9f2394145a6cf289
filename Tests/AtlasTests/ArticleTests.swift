import PairingLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

/// The example of the article, as it stands there.
@Suite("The article")
struct ArticleTests {
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
    let answer = Atlas(area).ask(.always(settled), within: .depth(6)).answers[0]
    #expect(answer.path?.arrivals.count == 4)
    withKnownIssue {
      expectAll(area, .always(settled), within: .depth(6), showing: { "\($0.view.page)" })
    }
  }

  @Test("inputs from a generator of the laws")
  func generated() {
    let inputs = Set(
      (0..<8).map { Generator<Int>.integer(in: -9...9).sample(seed: $0) } as [Int])
    let sum = Positions(from: 0, steps: inputs.sorted()) { sum, input in
      sum += input
      return abs(sum) < 30
    }
    let survey = Atlas(sum).ask(.always(Claim("near") { abs($0) < 30 }))
    #expect(inputs.count > 2 && survey.places > 10 && survey.extent == .everything)
  }

  @Test("what always holds of a component, in a line")
  func always() {
    struct Button {
      let count: Int
      let press: () -> Identity<Void>
    }
    let counter = Component(
      StateStore(),
      Store(0) { count in
        UI<IdentityOf, StateOf<Int>, Button> { handler in
          Button(count: count) { handler(.modify { ($0 + 1) % 60 }) }
        }
      })
    let survey = expectAlways(counter, inputs: [0], "under sixty") {
      $0.count < 60
    } sending: { view, _ in
      view.press()
    }
    #expect(survey.places == 60 && survey.extent == .everything)
    withKnownIssue {
      expectAlways(counter, inputs: [0], "under thirty", showing: { "\($0.count)" }) {
        $0.count < 30
      } sending: { view, _ in
        view.press()
      }
    }
  }
}
