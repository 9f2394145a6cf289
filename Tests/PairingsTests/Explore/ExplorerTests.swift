import Pairings
import TestSupport
import Testing

@Suite("Explorer")
struct ExplorerTests {
  @Test("rule 2: a workflow sent from an observer waits, and shows its commits by its policy")
  @MainActor
  func workflow() {
    func trace<Eff: Launching>(
      _: Eff.Type, on launcher: Eff.Launcher, refresh: RefreshPolicy
    ) -> [String] {
      let explorer = Explorer(counter(Eff.self), on: launcher)
      var trace: [String] = []
      let token = explorer.observe { [unowned explorer] snapshot in
        trace.append("shows \(snapshot.view.label)")
        guard snapshot.version == 1 else { return }
        explorer.run(
          .workflow(
            [10, 100].map { n in
              Eff.computed {
                trace.append("loads \(n)")
                return .modify { $0 + n }
              }
            }, refresh: refresh))
        trace.append("sent")
      }
      explorer.commit(.set(1))
      token.cancel()
      return trace
    }
    let each = ["shows 1", "sent", "loads 10", "shows 11", "loads 100", "shows 111"]
    expectEqual(trace(IOOf<Never>.self, on: (), refresh: .each), each)
    expectEqual(trace(AsyncOf<Never>.self, on: Isolation(), refresh: .each), each)
    let last = ["shows 1", "sent", "loads 10", "loads 100", "shows 111"]
    expectEqual(trace(IOOf<Never>.self, on: (), refresh: .coalesce), last)
  }

  @Test(
    "rule 3: a runaway loop ends with a report instead of hanging, also one that doubles",
    arguments: [(1, 1), (10, 1), (50, 2)])
  func runaway(limit: Int, sends: Int) {
    let explorer = Explorer(counter(IdentityOf.self), limit: limit)
    var (reports, calls): ([String], Int) = ([], 0)
    let loop = explorer.observe { [unowned explorer] _ in
      calls += 1
      guard calls < 1_000_000 else { return }  // All of them are 2⁵⁰, which no test waits for.
      for _ in 0..<sends { explorer.commit(.modify { $0 + 1 }) }
    }
    let token = explorer.observeReports { reports.append("\($0)") }
    explorer.commit(.set(0))
    expect(calls < 1_000_000 && explorer.isRunaway)
    if sends == 1 {
      expectEqual(reports, ["runaway(limit: \(limit), dropped: 1)"])
      expectEqual(explorer.version, limit + 1)
    }
    loop.cancel()
    explorer.commit(.set(5))
    expectEqual(explorer.view.label, "5")
    token.cancel()
  }

  /// A part whose comparison calls a function.
  private struct Calling: Equatable {
    var call: () -> Void

    static func == (left: Calling, right: Calling) -> Bool {
      right.call()
      return false
    }
  }

  @Test("an observer of a part ends in its reading, its comparison or its call", arguments: 0..<3)
  func endOfPart(place: Int) {
    let explorer = Explorer(counter(IdentityOf.self))
    var (token, shown): (ObservationToken?, Int) = (nil, 0)
    func end(_ now: Int) { if place == now { token.take()?.cancel() } }
    let part = { (_: Buttons) in
      end(0)
      return Calling { end(1) }
    }
    let receive = { (_: Calling) in
      shown += 1
      end(2)
    }
    token = explorer.observe(part, receive)
    for count in 1...3 { explorer.commit(.set(count)) }
    expect(token == nil && shown == (place == 2 ? 2 : 1))
  }

  @Test("rule 4: an observer held weakly leaves with its owner")
  func weakObservers() {
    final class Owner {
      var labels: [String] = []
    }
    let explorer = Explorer(counter(IdentityOf.self))
    var owner: Owner? = Owner()
    weak let remains = owner
    explorer.observe(Owner()) { _, _ in Issue.record("its owner is gone") }
    if let owner { explorer.observe(owner) { $0.labels.append($1.view.label) } }
    explorer.commit(.set(1))
    expectEqual(owner?.labels, ["1"])
    owner = nil
    expect(remains == nil)
    explorer.commit(.set(2))
  }

  @Test("rule 4: an observer cancelled during a delivery is not called by it, nor a released one")
  func cancelledDuringDelivery() {
    let explorer = Explorer(counter(IdentityOf.self))
    var tokens: [ObservationToken] = []
    var trace: [String] = []
    tokens.append(
      explorer.observe { _ in
        trace.append("first")
        tokens[1].cancel()
      })
    tokens.append(explorer.observe { _ in trace.append("second") })
    explorer.commit(.set(1))
    expectEqual(trace, ["first"])
    tokens = []
    explorer.commit(.set(2))
    expectEqual(trace, ["first"])
  }

  struct Refused: Error, Equatable {
    var reason = 0
  }

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
    let workflow: [Kind<RehearsalOf<Refused>, State<Int, Void>>] = [
      wait.map { .set(1) }, wait.then(.raise(Refused(reason: 2))), wait.map { .modify { $0 + 10 } },
      wait.then(.raise(Refused(reason: 3))),
    ]
    let stopped = explorer.run(.workflow(workflow))
    stage.performAll()
    expect(stopped.outcome == .failure(Refused(reason: 2)) && screen.shown == ["1: 1"])
    expect(reported == [Refused(reason: 2)] && stage.history.count == (waits ? 2 : 0))
    let proceeding = explorer.run(.workflow(workflow, failures: .proceed))
    stage.performAll()
    expectEqual(proceeding.outcome, .failure(Refused(reason: 2)))
    expectEqual(screen.shown, ["1: 1", "2: 1", "3: 11"])
    expectEqual(reported, [Refused(reason: 2), Refused(reason: 2)])
    reports.cancel()
  }
}
