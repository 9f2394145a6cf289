import Foundation
import PairingsAtlas
import TestSupport
import Testing

/// Faults of protocols and machines, each found on a shortest path.
@Suite("Broken protocols")
struct BrokenProtocolTests {
  static var exclusive: Proposition<Exclusion> {
    Proposition<Exclusion>("not both are inside") {
      $0.stages != [.inside, .inside]
    }
  }

  @Test(
    "mutual exclusion is violated",
    arguments: [(Exclusion.Fault.lostFlag, 6), (.flagAfterLook, 6), (.politeToNobody, 6)])
  func safety(fault: Exclusion.Fault, actions: Int) throws {
    let model = Exclusion.model(fault)
    let result = Atlas(model).check(.always(Self.exclusive)).results[0]
    #expect(result.path?.steps.count == actions)
    #expect(bruteForce(model, Self.exclusive, upTo: actions) == actions)
  }

  private func served(_ fault: Exclusion.Fault?) -> PropertyResult<Exclusion.Action, Exclusion> {
    // A process need not request the room; after a request it proceeds.
    let atlas = Atlas(Exclusion.model(fault)) { action in
      if case .goOn = action { true } else { false }
    }
    return atlas.check(
      .leadsTo(
        Proposition("the first wants in") { $0.stages[0] != .away },
        Proposition("the first is inside") { $0.stages[0] == .inside })
    ).results[0]
  }

  @Test("a process that wants to enter waits for ever")
  func liveness() throws {
    let kept = try #require(served(.flagKept).path)
    #expect(
      kept.actions == [.want(0), .want(1), .goOn(0), .goOn(1)].map { $0 } || kept.cycle != nil)
    let turns = try #require(served(.takesTurns).path)
    #expect(turns.cycle == turns.steps.count)  // It stays: the other one wants nothing.
    #expect(turns.end.stages[0] == .waiting && turns.end.stages[1] == .away)
  }

  @Test("the correct protocol has mutual exclusion and no starvation")
  func right() {
    let result = Atlas(Exclusion.model(nil)).check(.always(Self.exclusive), .noDeadlock())
    #expect(result.extent == .everything && result.isGood)
    #expect(served(nil).verdict == .holds)
  }

  @Test("two-phase commit has the published number of states")
  func counts() {
    for (count, states) in [(2, 56), (3, 288), (5, 8_832)] {
      let result = Atlas(TwoPhaseCommit.model(count)).check(.always(TwoPhaseCommit.consistent))
      #expect(result.states == states && result.results[0].verdict == .holds)
    }
    let published = [(3, 288), (5, 8_832), (7, 296_448)]
    for (count, states) in published.prefix(many(3, inDebug: 2)) {
      #expect(Atlas(PackedCommit.model(count)).check().states == states)
    }
  }

  @Test(
    "two-phase commit has the published number of states, with more managers",
    .enabled(if: ProcessInfo.processInfo.environment["PAIRINGS_LONG"] != nil, "takes minutes"))
  func manyCounts() {
    for (count, states) in [(8, 1_745_408), (9, 10_340_352), (10, 61_515_776)] {
      let result = Atlas(PackedCommit.model(count)).check()
      #expect(result.states == states && result.extent == .everything)
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
