import PairingsLaws
import Pairings
import PairingsTheory
import TestSupport
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

  /// The places of a ring, with every distance as a position, of which the step by two is listed.
  private enum Ring: GeneratedContainer, CheckableContainer {
    static var shapes: Domain<Int> { Domain(described: .integer(in: 0...5)) }
    static var positions: Domain<Int> { Domain(described: .integer(in: -9...9)) }
    static func isEnabled(_: Int, at _: Int) -> Bool { true }
    static func root(at _: Int) -> Int { 0 }
    static func shift(_ place: inout Int, along distance: Int) {
      place = ((place + distance) % 6 + 6) % 6
    }
    static func append(_ next: Int, to distance: inout Int) { distance += next }
    static func enabled(at _: Int) -> [Int] { [2] }
  }

  @Test("a position that leads where no listed one does is no composite, of which there is no end")
  func endless() {
    let reports = Runner(seed: 1).check(.generatedContainer(Ring.self))
    expectEqual(
      reports.filter { !$0.isPassed }.map(\.name), ["listed positions generate"])
  }

  @Test("no shape is shifted along a composite that is not enabled")
  func refusedComposites() {
    let reports = Runner().check(.directedContainer(Steps.self))
    expectEqual(reports.filter { !$0.isPassed }.map(\.name), ["composite is enabled"])
  }
}
