import PairingLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import Synchronization
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
    let counter = Component.store(
      0, on: .reduce { (count, step: Int) in count = (count + step) % 60 }
    ) { count, _ in count }
    let survey = expectAlways(counter, inputs: [1], "under sixty") { $0 < 60 }
    #expect(survey.places == 60 && survey.extent == .everything)
    withKnownIssue {
      expectAlways(counter, inputs: [1], "under thirty", showing: { "count \($0)" }) { $0 < 30 }
    } matching: { issue in
      "\(issue)".contains("count 30")
    }
  }

  @Test("a search that is not exhausted is an issue, unless it may be")
  func exhaustive() {
    let area = Positions(from: 0, steps: [1]) { number, step in
      number += step
      return true
    }
    let positive = Question<Int>.always(Claim("positive") { $0 >= 0 })
    let ten = Question<Int>.reachable(Claim("10") { $0 == 10 })
    func issues(_ body: () -> Void) -> [String] {
      let texts = Texts()
      withKnownIssue(isIntermittent: true) {
        body()
      } matching: { issue in
        texts.append(issue.comments.map(\.rawValue).joined(separator: " "))
        return true
      }
      return texts.all
    }
    let partly = issues { expectAll(area, positive, ten, within: .depth(20)) }
    #expect(partly.count == 1 && partly[0].contains("up to depth 20, not exhausted"))
    #expect(partly[0].contains("If it may, say 'exhaustive: false'."))
    #expect(partly[0].contains("always positive: holds so far"))
    for bounds in [Bounds(places: 50), Bounds(time: .milliseconds(1)), Bounds(memory: 0)] {
      #expect(issues { expectAll(area, positive, within: bounds) }.count == 1)
      #expect(issues { expectAll(area, positive, within: bounds, exhaustive: false) } == [])
    }
    #expect(issues { expectAll(area, within: .depth(3)) }.count == 1)
    // An answer to each question is enough.
    #expect(issues { expectAll(area, ten, within: .depth(20)) } == [])
    // What was looked for and not found is an issue in any case.
    #expect(issues { expectAll(area, ten, within: .depth(5), exhaustive: false) }.count == 1)
    #expect(issues { expectAll(area, ten, within: .depth(5)) }.count == 1)
    var calls = 0
    let restless = Positions(from: 0, steps: [1]) { number, step in
      calls += 1
      number += step
      return calls < 12
    }
    #expect(issues { expectAll(restless, ten) }.contains { $0.contains("not deterministic") })
  }

  /// Texts that a test was told.
  private final class Texts: Sendable {
    private let texts = Mutex<[String]>([])
    func append(_ text: String) { texts.withLock { $0.append(text) } }
    var all: [String] { texts.withLock { $0 } }
  }
}
