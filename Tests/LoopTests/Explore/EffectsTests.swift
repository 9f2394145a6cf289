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

  @Test("rule 5: a failure leaves the space, reaches the caller and the reports, ends the rest")
  func failureNow() throws {
    let explorer = Explorer(counter(IOOf<Refused>.self))
    let screen = Screen(explorer)
    var reported: [Refused] = []
    let reports = explorer.observeReports {
      if case .failed(let error as Refused) = $0 { reported.append(error) }
    }
    let workflow: [Kind<IOOf<Refused>, Move>] = [
      IO.pure(.set(1)), .raise(Refused(reason: 2)), IO.pure(.modify { $0 + 10 }),
    ]
    #expect(explorer.run(.workflow(workflow)).outcome == .failure(Refused(reason: 2)))
    #expect(screen.shown == ["1: 1"])
    #expect(reported == [Refused(reason: 2)])
    let proceeding = explorer.run(.workflow(workflow, failures: .proceed))
    #expect(proceeding.outcome == .failure(Refused(reason: 2)))
    #expect(screen.shown == ["1: 1", "2: 1", "3: 11"])
    #expect(reported == [Refused(reason: 2), Refused(reason: 2)])
    #expect(explorer.run(.move(.raise(Refused()))).outcome == .failure(Refused()))
    #expect(reported.count == 3)
    reports.cancel()
  }

  @Test("rule 5: the same for an effect that ends later")
  func failureLater() async throws {
    let stage = Stage<Refused>()
    let explorer = Explorer(counter(RehearsalOf<Refused>.self), on: stage)
    let screen = Screen(explorer)
    var reported: [Refused] = []
    let reports = explorer.observeReports {
      if case .failed(let error as Refused) = $0 { reported.append(error) }
    }
    let workflow: [Kind<RehearsalOf<Refused>, Move>] = [
      .step("a") { .set(1) }, .step("b") { .set(2) }, .step("c") { .modify { $0 + 10 } },
    ]
    let stopped = explorer.run(.workflow(workflow))
    try stage.perform("a")
    try stage.fail("b", with: Refused())
    #expect(stopped.outcome == .failure(Refused()))
    #expect(stage.cues.isEmpty && screen.shown == ["1: 1"])
    let proceeding = explorer.run(.workflow(workflow, failures: .proceed))
    try stage.perform("a")
    try stage.fail("b", with: Refused())
    try stage.perform("c")
    #expect(proceeding.outcome == .failure(Refused()))
    #expect(screen.shown == ["1: 1", "2: 1", "3: 11"])
    #expect(reported == [Refused(), Refused()])
    reports.cancel()
  }

  @Test(
    "rule 6: cancelled before the commit, a request leaves no trace; after it, the commit stands")
  func cancellation() throws {
    let stage = Stage<Refused>()
    let explorer = Explorer(counter(RehearsalOf<Refused>.self), on: stage)
    let screen = Screen(explorer)
    let early = explorer.run(.move(.step("early") { .set(1) }))
    early.cancel()
    #expect(early.outcome == .cancelled)
    #expect(stage.cues.isEmpty && screen.shown.isEmpty && explorer.version == 0)
    let late = explorer.run(.workflow([.step("a") { .set(2) }, .step("b") { .set(3) }]))
    try stage.perform("a")
    late.cancel()
    late.cancel()
    #expect(late.outcome == .cancelled)
    #expect(screen.shown == ["1: 2"])
    let done = explorer.run(.move(Rehearsal.pure(.set(4))))
    done.cancel()
    #expect(done.outcome == .success)
    #expect(screen.shown == ["1: 2", "2: 4"])
  }

  @Test("rule 6: a waiting request can be withdrawn, also where effects run at once")
  func withdrawn() throws {
    let explorer = Explorer(counter(IOOf<Never>.self))
    let screen = Screen(explorer)
    var requests: [Request<Never>] = []
    let token = explorer.observe { [unowned explorer] snapshot in
      guard snapshot.version == 1 else { return }
      requests = [explorer.run(.move(IO.pure(.set(2)))), explorer.run(.move(IO.pure(.set(3))))]
      requests[0].cancel()
    }
    #expect(explorer.run(.move(IO.pure(.set(1)))).outcome == .success)
    #expect(requests.map(\.outcome) == [.cancelled, .success])
    #expect(screen.shown == ["1: 1", "2: 3"])
    token.cancel()
  }

  @Test("rule 6: a task that awaits a request gets its end, and cancels it when it is cancelled")
  func finished() async {
    let explorer = Explorer(counter(AsyncOf<Refused>.self))
    let sleeping = explorer.run(
      .move(AsyncOf.sleep(for: .milliseconds(1)).then(Async.pure(.set(1)))))
    #expect(await sleeping.finished() == .success)
    let failing = explorer.run(.move(AsyncOf.sleep(for: .milliseconds(1)).then(.raise(Refused()))))
    #expect(await failing.finished() == .failure(Refused()))
    let endless = explorer.run(.move(.never()))
    let waiter = Task { await endless.finished() == .cancelled }
    await Task.yield()
    waiter.cancel()
    #expect(await waiter.value)
    #expect(explorer.version == 1)
  }

  @Test("rule 7: one component under six effects, one of them a user's own")
  func everyEffect() {
    func play<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher) -> [String] {
      let explorer = Explorer(counter(Eff.self), on: launcher)
      let screen = Screen(explorer)
      for button in ["+", "+", "double"] { explorer.view.press(button) }
      return screen.shown
    }
    let expected = ["1: 1", "2: 2", "3: 4"]
    #expect(play(IdentityOf.self, on: ()) == expected)
    #expect(play(IOOf<Never>.self, on: ()) == expected)
    #expect(play(AsyncOf<Never>.self, on: Isolation()) == expected)
    #expect(play(RehearsalOf<Refused>.self, on: Stage()) == expected)
    #expect(play(EnvIOOf<Int, Refused>.self, on: Provided(7)) == expected)
    #expect(play(CallbackOf.self, on: ()) == expected)
  }

  @Test("rule 7: a user's own effect that ends later commits later, or not at all")
  func callback() {
    let explorer = Explorer(counter(CallbackOf.self))
    var callers: [() -> Void] = []
    let load = Callback<Move>.calling { done in callers.append { done(.modify { $0 + 1 }) } }
    let first = explorer.run(.move(load))
    let second = explorer.run(.move(load))
    second.cancel()
    for call in callers { call() }
    #expect(explorer.version == 1 && explorer.view.label == "1")
    #expect(first.outcome == .success && second.outcome == .cancelled)
  }

  @Test("an input from an observer under an effect that ends later waits its turn")
  func queued() throws {
    let stage = Stage<Refused>()
    let explorer = Explorer(counter(RehearsalOf<Refused>.self), on: stage)
    var requests: [Request<Refused>] = []
    let token = explorer.observe { [unowned explorer] snapshot in
      guard snapshot.version == 1 else { return }
      requests.append(explorer.run(.move(.step("later") { .set(2) })))
      requests.append(explorer.run(.move(.step("withdrawn") { .set(3) })))
      requests[1].cancel()
      #expect(stage.cues.isEmpty)
    }
    explorer.run(.move(Rehearsal.pure(.set(1))))
    #expect(stage.waiting == ["later"])
    stage.performAll()
    #expect(explorer.view.label == "2")
    #expect(requests.map(\.outcome) == [.success, .cancelled])
    token.cancel()
  }
}
