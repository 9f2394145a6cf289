import PairingsAtlas
import Testing

/// Faults of to-do lists, each found on a shortest path.
@Suite("Broken to-do lists")
struct BrokenTodoTests {
  /// The rule that is violated first, and the number of inputs before that.
  static let faults: [(TodoApp.Fault, rule: String, actions: Int)] = [
    (.blankAccepted, "no blank item", 1),
    (.nothingTrimmed, "titles are trimmed", 1),
    (.toggleAllUnderFilter, "toggle all is for all", 3),
    (.toggleAllOnly, "toggle all is for all", 3),
    (.editLostOnFilter, "an edit is saved", 4),
    (.emptyEditHides, "an edit is saved", 4),
    (.emptyEditKept, "no blank item", 4),
    (.editNotTrimmed, "titles are trimmed", 4),
    (.cancelKeepsEdit, "cancel keeps the title", 4),
    (.wrongPlural, "the counter", 1),
    (.zeroSingular, "the counter", 1),
    (.counterCountsDone, "the counter", 2),
    (.clearKeepsHidden, "clear is for all that are done", 4),
    (.clearResetsFilter, "clear keeps the filter", 4),
    (.activeShowsDone, "active", 3),
    (.toggleByRow, "toggle is for one", 5),
    (.destroyByRow, "destroy is for one", 5),
    (.destroyByTitle, "destroy is for one", 3),
    (.addToFront, "new items come last", 2),
    (.secondEdit, "one edit at a time", 3),
  ]

  static var rules: Proposition<TodoApp.System.View> {
    Proposition<TodoApp.System.View>("rules") { $0.history == nil }
  }

  @Test("there is a test for each fault")
  func complete() {
    #expect(Set(Self.faults.map(\.0)) == Set(TodoApp.Fault.allCases))
  }

  @Test("a fault is found on a shortest path", arguments: faults)
  func found(fault: TodoApp.Fault, rule: String, actions: Int) throws {
    let model = TodoApp.model(fault)
    let result = Atlas(model).check(.always(Self.rules)).results[0]
    let path = try #require(result.path)
    #expect(path.end.history == rule)
    #expect(path.steps.count == actions)
    #expect(bruteForce(model, Self.rules, upTo: actions) == actions)
  }

  @Test("the correct list satisfies its properties in all states")
  func right() {
    let result = Atlas(TodoApp.model(nil)).check(
      .always(Self.rules), .noDeadlock(),
      .everyStateCanReach(Proposition("nothing") { $0.view.app == TodoApp() }))
    #expect(result.extent == .everything)
    #expect(result.results.allSatisfy { $0.verdict == .holds }, "\(result)")
  }
}

/// Returns the number of steps to a violation of a proposition, by a search of all paths without a
/// visited set; nil if it exceeds a limit.
func bruteForce<System: Model>(
  _ model: System, _ proposition: Proposition<System.View>, upTo limit: Int
) -> Int? {
  func isBroken(_ state: System.State, after actions: Int) -> Bool {
    guard actions > 0 else { return !proposition.holds(model.view(of: state)) }
    var isFound = false
    model.forEachAction(from: state) { _, next in
      isFound = isFound || isBroken(next, after: actions - 1)
    }
    return isFound
  }
  return (0...limit).first { isBroken(model.initial, after: $0) }
}
