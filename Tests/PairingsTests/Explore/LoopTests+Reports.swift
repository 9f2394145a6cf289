import Pairings
import TestSupport
import Testing

/// Reports, runaways, views in the making, and the freeing of explorers.
extension LoopTests {
  @Test("a commit from an observer of reports is shown, under every effect")
  func commitsFromReports() throws {
    let now = Explorer(counter(IOOf<Refused>.self))
    let stage = Stage<Refused>()
    let later = Explorer(counter(RehearsalOf<Refused>.self), on: stage)
    let (nowScreen, laterScreen) = (Screen(now), Screen(later))
    let tokens = [
      now.observeReports { _ in now.commit(.set(-1)) },
      later.observeReports { _ in later.commit(.set(-1)) },
    ]
    #expect(now.run(.move(.raise(Refused()))).outcome == .failure(Refused()))
    #expect(now.run(.run(.raise(Refused()))).outcome == .failure(Refused()))
    #expect(nowScreen.shown == ["1: -1", "2: -1"])
    later.run(.move(.raise(Refused())))
    later.run(.move(.step("load") { .set(1) }))
    try stage.fail("load", with: Refused())
    #expect(laterScreen.shown == ["1: -1", "2: -1"])
    for token in tokens { token.cancel() }
  }

  @Test("a burst of commits from one observer is no runaway")
  func burst() {
    let explorer = Explorer(counter(IdentityOf.self))
    let token = explorer.observe { snapshot in
      guard snapshot.version == 1 else { return }
      for _ in 0..<10_000 { explorer.commit(.modify { $0 + 1 }) }
    }
    explorer.commit(.set(0))
    #expect(explorer.view.label == "10000" && explorer.lastReport == nil)
    token.cancel()
  }

  @Test("observers that double their inputs are a runaway")
  func doubling() {
    let explorer = Explorer(counter(IdentityOf.self), limit: 50)
    var calls = 0
    let token = explorer.observe { _ in
      calls += 1
      guard calls < 1_000_000 else { return }  // All of them are 2⁵⁰, which no test waits for.
      for _ in 0..<2 { explorer.commit(.modify { $0 + 1 }) }
    }
    explorer.commit(.set(0))
    #expect(calls < 1_000_000)
    guard case .runaway? = explorer.lastReport else {
      Issue.record("it should be reported")
      return
    }
    token.cancel()
  }

  @Test("a view that commits each time it is made ends with a report")
  func viewThatNeverRests() {
    var explorer: Explorer<IdentityOf, StateStore<Int>, Never, Int>?
    let made = Explorer(
      Component<IdentityOf, _, Never, _>.store(0, on: .empty) { count, _ in
        explorer?.commit(.modify { $0 + 1 })
        return count
      }, limit: 5)
    explorer = made
    _ = made.view
    guard case .runaway? = made.lastReport else {
      Issue.record("it should be reported")
      return
    }
    explorer = nil
  }

  @Test("an explorer that is dropped cancels what it launched, and all is freed")
  func dropped() throws {
    weak var held: Farewell?
    let stage = Stage<Never>()
    var request: Request<Never>?
    var released = false
    do {
      let explorer = Explorer(counter(RehearsalOf<Never>.self), on: stage)
      let object = Farewell {}
      held = object
      let load: Kind<RehearsalOf<Never>, Move> = .step("load") {
        withExtendedLifetime(object) {}
        return .set(1)
      }
      request = explorer.run(
        .move(
          load.bracket(
            release: { _, _ in RehearsalOf.computed { released = true } },
            use: { move in .step("never") { move } })))
      explorer.run(.move(RehearsalOf.both(load, load).map { $0.0 }))
      explorer.run(.move(RehearsalOf.race(load, .never() as Kind<_, Move>).map { _ in .set(2) }))
      try stage.perform("load")
      _ = explorer.view
      #expect(stage.cues.count == 4)
    }
    #expect(request?.outcome == .cancelled && released)
    #expect(stage.cues.isEmpty)
    #expect(held == nil)
  }

  @Test("a stage that is dropped cancels what waits on it, and all is freed")
  func droppedStage() throws {
    weak var held: Farewell?
    var ends = 0
    do {
      let stage = Stage<Never>()
      let object = Farewell {}
      held = object
      let load: Kind<RehearsalOf<Never>, Move> = .step("load") {
        withExtendedLifetime(object) {}
        return .set(1)
      }
      let sleep: Kind<RehearsalOf<Never>, Move> = RehearsalOf.sleep(for: .seconds(1)).map {
        .set(2)
      }
      for effect in [
        load, load.shielded(), sleep, sleep.shielded(), RehearsalOf.both(load, sleep).map { $0.1 },
        RehearsalOf.race(load, RehearsalOf<Never>.never() as Kind<_, Move>).map { _ in .set(3) },
        load.bracket(release: { _, _ in load.void() }, use: { .pure($0) }),
      ] {
        stage.launch(effect) { if case .cancelled = $0 { ends += 1 } }
      }
      #expect(ends == 0)
    }
    #expect(ends == 7 && held == nil)
  }

  @Test("reactions do not react to each other: n of them make n moves")
  func reactions() {
    func reacting<Input>(
      _ component: Component<IdentityOf, StateStore<Int>, Input, Buttons>
    ) -> Component<
      IdentityOf, StateStore<Int>, Reacting<IdentityOf, StateOf<Int>, Input>, Buttons
    > {
      component.onEffect { _, _ in .move(Identity(.modify { $0 + 1 })) }
    }
    let explorer = Explorer(reacting(reacting(reacting(reacting(counter(IdentityOf.self))))))
    explorer.view.press("+")
    #expect(explorer.view.label == "5" && explorer.version == 5)
  }

  @Test("a step has its result in the history before its continuation runs")
  func history() throws {
    let stage = Stage<Refused>()
    var seen: [[StageEvent.Kind]] = []
    let step = Rehearsal<Refused, Int>.step("load") { () throws(Refused) in throw Refused() }
    stage.launch(step) { _ in seen.append(stage.history.map(\.kind)) }
    try stage.perform("load")
    #expect(seen == [[.failed]])
  }
}
