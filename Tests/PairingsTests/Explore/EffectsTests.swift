import Pairings
import Testing

/// The rules of explore that concern effects: failures, cancellation, requests.
@Suite("Explorer under effects")
@MainActor
struct EffectsTests {
  struct Refused: Error, Equatable {
    var reason = 0
  }

  typealias Move = Kind<StateOf<Int>, Void>

  @Test(
    "rule 5: the first failure leaves the space, reaches the caller and reports, ends the rest",
    arguments: [false, true])
  func failure(waits: Bool) throws {
    let stage = Stage<Refused>()
    let explorer = Explorer(counter(RehearsalOf<Refused>.self), on: stage)
    let screen = Screen(explorer)
    var reported: [Refused] = []
    let reports = explorer.observeReports {
      if case .failed(let error as Refused) = $0 { reported.append(error) }
    }
    let wait = waits ? Rehearsal<Refused, Void>.step("wait") {} : .pure(())
    let workflow: [Kind<RehearsalOf<Refused>, Move>] = [
      wait.map { .set(1) }, wait.then(.raise(Refused(reason: 2))), wait.map { .modify { $0 + 10 } },
      wait.then(.raise(Refused(reason: 3))),
    ]
    let stopped = explorer.run(.workflow(workflow))
    stage.performAll()
    #expect(stopped.outcome == .failure(Refused(reason: 2)) && screen.shown == ["1: 1"])
    #expect(reported == [Refused(reason: 2)] && stage.history.count == (waits ? 2 : 0))
    let proceeding = explorer.run(.workflow(workflow, failures: .proceed))
    stage.performAll()
    #expect(proceeding.outcome == .failure(Refused(reason: 2)))
    #expect(screen.shown == ["1: 1", "2: 1", "3: 11"])
    #expect(reported == [Refused(reason: 2), Refused(reason: 2)])
    reports.cancel()
  }
}
