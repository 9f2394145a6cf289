import PairingLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

/// What the article says beside its example, which `Tests/DocumentationTests` has.
@Suite("The article")
struct ArticleTests {
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
