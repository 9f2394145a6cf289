import PairingsLaws
import Pairings
import Testing

@Suite("Laws of a directed container")
struct DirectedContainerTests {
  /// Steps from a number to the next one, and a composite of two steps that is not enabled.
  private enum Steps: DirectedContainer, CheckableContainer {
    static func isEnabled(_ steps: Three, at place: Three) -> Bool {
      steps == .a0 || steps == .a1 && place != .a2
    }
    static func root(at place: Three) -> Three { .a0 }
    static func shift(_ place: inout Three, along steps: Three) {
      precondition(isEnabled(steps, at: place))
      place = Three.allCases[place.ordinal + steps.ordinal]
    }
    static func append(_ next: Three, to steps: inout Three) {
      steps = Three.allCases[steps.ordinal + next.ordinal]
    }
  }

  @Test("no shape is shifted along a composite that is not enabled")
  func refusedComposites() {
    let reports = Runner().check(.directedContainer(Steps.self))
    #expect(reports.filter { !$0.isPassed }.map(\.name) == ["composite is enabled"])
  }
}
