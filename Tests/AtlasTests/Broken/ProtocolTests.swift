import PairingsAtlas
import TestSupport
import Testing

/// Faults of protocols and machines, each found on a shortest path.
@Suite("Broken protocols")
struct BrokenProtocolTests {
  @Test("two-phase commit has the published number of states")
  func counts() {
    let published = [(2, 56), (3, 288), (5, 8_832), (7, 296_448)]
    for (count, states) in published.prefix(many(4, inDebug: 3)) {
      let result = Atlas(TwoPhaseCommit.model(count)).check(.always(TwoPhaseCommit.consistent))
      #expect(result.states == states && result.results[0].verdict == .holds)
    }
  }

  @Test(
    "two-phase commit, broken",
    arguments: [(TwoPhaseCommit.Fault.commitsEarly, 5), (.abortsAfterPrepared, 7)])
  func commit(fault: TwoPhaseCommit.Fault, actions: Int) {
    let model = TwoPhaseCommit.model(2, fault)
    let result = Atlas(model).check(.always(TwoPhaseCommit.consistent)).results[0]
    #expect(result.path?.steps.count == actions)
    #expect(bruteForce(model, TwoPhaseCommit.consistent, upTo: actions) == actions)
  }

  @Test("two-phase commit that forgets a message never commits")
  func neverCommits() {
    let committed = Proposition<TwoPhaseCommit.View>("committed") { $0.desk.commit }
    #expect(
      Atlas(TwoPhaseCommit.model(2, .forgetsMessage)).check(.reachable(committed)).results[0]
        .verdict
        == .fails)
    #expect(
      Atlas(TwoPhaseCommit.model(2)).check(.reachable(committed)).results[0].path?.steps.count
        == 5)
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
