import Pairings
import Testing

@testable import PairingsExamples
@testable import PairingsTerminal

@Suite("the examples through a pipe", .waiting)
struct ExamplesTests {
  /// The names of the examples.
  static let names = ["counter", "todo", "vending", "editor", "shared", "parent"]

  @Test("the examples are the components of explore")
  @MainActor
  func all() { #expect(ExploredComponent.examples.map(\.name) == Self.names) }
}
