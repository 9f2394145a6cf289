import PairingsLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import Synchronization
import TestSupport
import Testing

/// The claims of the article beside its example, which `Tests/DocumentationTests` compiles.
@Suite("The article")
struct ArticleTests {
  /// Returns the texts of the issues that a body records.
  private func issues(_ body: () -> Void) -> [String] {
    let texts = Texts()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      texts.append(issue.comments.map(\.rawValue).joined(separator: " "))
      return true
    }
    return texts.all
  }

  @Test("a search that is not exhausted is an issue, unless it may be")
  func exhaustive() {
    let model = Positions(from: 0, actions: [1]) { number, action in
      number += action
      return true
    }
    let positive = Property<Int>.always(Proposition("positive") { $0 >= 0 })
    let ten = Property<Int>.reachable(Proposition("10") { $0 == 10 })
    let partly = issues { expectAll(model, positive, ten, within: .depth(20)) }
    expect(partly.count == 1 && partly[0].contains("up to depth 20, not exhausted"))
    expect(partly[0].contains("If it may, say 'exhaustive: false'."))
    expect(partly[0].contains("always positive: holds so far"))
    for bounds in [Bounds(states: 50), Bounds(time: .zero), Bounds(memory: 0)] {
      expectEqual(issues { expectAll(model, positive, within: bounds) }.count, 1)
      expectEqual(issues { expectAll(model, positive, within: bounds, exhaustive: false) }, [])
    }
    expectEqual(issues { expectAll(model, within: .depth(3)) }.count, 1)
    // A result for each property is enough.
    expectEqual(issues { expectAll(model, ten, within: .depth(20)) }, [])
    // An existential property without a witness is an issue in any case.
    expectEqual(issues { expectAll(model, ten, within: .depth(5), exhaustive: false) }.count, 1)
    expectEqual(issues { expectAll(model, ten, within: .depth(5)) }.count, 1)
    var calls = 0
    let restless = Positions(from: 0, actions: [1]) { number, action in
      calls += 1
      number += action
      return calls < 12
    }
    expect(issues { expectAll(restless, ten) }.contains { $0.contains("not deterministic") })
  }

  /// The texts of the issues of a test.
  private final class Texts: Sendable {
    private let texts = Mutex<[String]>([])
    func append(_ text: String) { texts.withLock { $0.append(text) } }
    var all: [String] { texts.withLock { $0 } }
  }
}
