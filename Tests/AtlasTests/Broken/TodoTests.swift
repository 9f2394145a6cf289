import PairingsAtlas
import Testing

/// Broken to-do lists, each found on a shortest path.
@Suite("Broken to-do lists")
struct BrokenTodoTests {
  /// The rule that is broken first, and after how many inputs.
  static let faults: [(TodoApp.Fault, rule: String, steps: Int)] = [
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

  static var rules: Claim<TodoApp.Region.View> {
    Claim<TodoApp.Region.View>("rules") { $0.memory == nil }
  }

  @Test("there is a test for each fault")
  func complete() {
    #expect(Set(Self.faults.map(\.0)) == Set(TodoApp.Fault.allCases))
  }

  @Test("a fault is found on a shortest path", arguments: faults)
  func found(fault: TodoApp.Fault, rule: String, steps: Int) throws {
    let area = TodoApp.area(fault)
    let answer = Atlas(area).ask(.always(Self.rules)).answers[0]
    let path = try #require(answer.path)
    #expect(path.end.memory == rule)
    #expect(path.arrivals.count == steps)
    #expect(bruteForce(area, Self.rules, upTo: steps) == steps)
  }

  @Test("the list that is not broken keeps its rules in all places")
  func right() {
    let survey = Atlas(TodoApp.area(nil)).ask(
      .always(Self.rules), .noDeadlock(),
      .everyPlaceCanReach(Claim("nothing") { $0.view.app == TodoApp() }))
    #expect(survey.extent == .everything)
    #expect(survey.answers.allSatisfy { $0.verdict == .holds }, "\(survey)")
  }
}

/// How many steps it takes to break a claim, by taking all ways, shortest first, and knowing no
/// place again; nothing if it takes more than some.
func bruteForce<Region: Area>(
  _ area: Region, _ claim: Claim<Region.View>, upTo limit: Int
) -> Int? {
  func isBroken(_ place: Region.Place, after steps: Int) -> Bool {
    guard steps > 0 else { return !claim.holds(area.view(from: place)) }
    var isFound = false
    area.forEachStep(from: place) { _, next in
      isFound = isFound || isBroken(next, after: steps - 1)
    }
    return isFound
  }
  return (0...limit).first { isBroken(area.start, after: $0) }
}
