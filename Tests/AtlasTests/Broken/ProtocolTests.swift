import Foundation
import PairingsAtlas
import TestSupport
import Testing

@testable import PairingsBenchmarks

/// Broken protocols and machines, each found on a shortest path.
@Suite("Broken protocols")
struct BrokenProtocolTests {
  static var exclusive: Claim<Exclusion> {
    Claim<Exclusion>("not both are inside") {
      $0.stages != [.inside, .inside]
    }
  }

  @Test(
    "both are inside",
    arguments: [(Exclusion.Fault.lostFlag, 6), (.flagAfterLook, 6), (.politeToNobody, 6)])
  func safety(fault: Exclusion.Fault, steps: Int) throws {
    let area = Exclusion.area(fault)
    let answer = Atlas(area).ask(.always(Self.exclusive)).answers[0]
    #expect(answer.path?.arrivals.count == steps)
    #expect(bruteForce(area, Self.exclusive, upTo: steps) == steps)
  }

  private func served(_ fault: Exclusion.Fault?) -> Answer<Exclusion.Step, Exclusion> {
    // Who wants nothing need not want anything; who has begun goes on.
    let atlas = Atlas(Exclusion.area(fault)) { step in
      if case .goOn = step { true } else { false }
    }
    return atlas.ask(
      .leadsTo(
        Claim("the first wants in") { $0.stages[0] != .away },
        Claim("the first is inside") { $0.stages[0] == .inside })
    ).answers[0]
  }

  @Test("who wants in waits for ever")
  func liveness() throws {
    let kept = try #require(served(.flagKept).path)
    #expect(
      kept.steps == [.want(0), .want(1), .goOn(0), .goOn(1)].map { $0 } || kept.circle != nil)
    let turns = try #require(served(.takesTurns).path)
    #expect(turns.circle == turns.arrivals.count)  // It stays: the other one wants nothing.
    #expect(turns.end.stages[0] == .waiting && turns.end.stages[1] == .away)
  }

  @Test("the protocol that is not broken keeps both out, and lets each in")
  func right() {
    let survey = Atlas(Exclusion.area(nil)).ask(.always(Self.exclusive), .noDeadlock())
    #expect(survey.extent == .everything && survey.isGood)
    #expect(served(nil).verdict == .holds)
  }

  static var even: Claim<DrinksMachine> {
    Claim<DrinksMachine>("no more is given than was taken") {
      $0.given <= $0.taken
    }
  }

  @Test(
    "a machine that gives what was not paid",
    arguments: [(DrinksMachine.Fault.refundTwice, 6), (.cupForNothing, 4), (.overdraft, 2)])
  func machine(fault: DrinksMachine.Fault, steps: Int) {
    let area = DrinksMachine.area(fault)
    #expect(Atlas(area).ask(.always(Self.even)).answers[0].path?.arrivals.count == steps)
    #expect(bruteForce(area, Self.even, upTo: steps) == steps)
    #expect(Atlas(DrinksMachine.area(nil)).ask(.always(Self.even)).answers[0].verdict == .holds)
  }

  @Test("two-phase commit has as many places as are published")
  func counts() {
    for (count, places) in [(2, 56), (3, 288), (5, 8_832)] {
      let survey = Atlas(TwoPhaseCommit.area(count)).ask(.always(TwoPhaseCommit.consistent))
      #expect(survey.places == places && survey.answers[0].verdict == .holds)
    }
    let published = [(3, 288), (5, 8_832), (7, 296_448)]
    for (count, places) in published.prefix(many(3, inDebug: 2)) {
      #expect(Atlas(PackedCommit.area(count)).survey().places == places)
    }
  }

  @Test(
    "two-phase commit has as many places as are published, with more managers",
    .enabled(if: ProcessInfo.processInfo.environment["PAIRINGS_LONG"] != nil, "takes minutes"))
  func manyCounts() {
    for (count, places) in [(8, 1_745_408), (9, 10_340_352), (10, 61_515_776)] {
      let survey = Atlas(PackedCommit.area(count)).survey()
      #expect(survey.places == places && survey.extent == .everything)
    }
  }

  @Test(
    "two-phase commit, broken",
    arguments: [(TwoPhaseCommit.Fault.commitsEarly, 5), (.abortsAfterPrepared, 7)])
  func commit(fault: TwoPhaseCommit.Fault, steps: Int) {
    let area = TwoPhaseCommit.area(2, fault)
    let answer = Atlas(area).ask(.always(TwoPhaseCommit.consistent)).answers[0]
    #expect(answer.path?.arrivals.count == steps)
    #expect(bruteForce(area, TwoPhaseCommit.consistent, upTo: steps) == steps)
  }

  @Test("two-phase commit that forgets a message never commits")
  func neverCommits() {
    let committed = Claim<TwoPhaseCommit.View>("committed") { $0.desk.commit }
    #expect(
      Atlas(TwoPhaseCommit.area(2, .forgetsMessage)).ask(.reachable(committed)).answers[0].verdict
        == .fails)
    #expect(
      Atlas(TwoPhaseCommit.area(2)).ask(.reachable(committed)).answers[0].path?.arrivals.count
        == 5)
  }
}
