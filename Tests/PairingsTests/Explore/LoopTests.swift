import Pairings
import TestSupport
import Testing

/// The promises of an explorer to programs that call it at unusual moments.
@Suite("The loop under attack")
@MainActor
struct LoopTests {
  typealias Move = Kind<StateOf<Int>, Void>

  struct Refused: Error, Equatable {}

  @Test("a removed observer may free objects that commit or remove observers")
  func farewells() {
    let explorer = Explorer(counter(IdentityOf.self))
    var tokens: [ObservationToken] = []
    for n in 0..<4 {
      let farewell = Farewell { [unowned explorer] in
        explorer.commit(.modify { $0 + 1 })
        if n < 3 { tokens[n + 1].cancel() }
      }
      tokens.append(explorer.observe { _ in withExtendedLifetime(farewell) {} })
    }
    tokens[0].cancel()
    expectEqual(explorer.view.label, "4")
    var reporters: [ObservationToken] = []
    do {
      let farewell = Farewell { [unowned explorer] in explorer.commit(.set(7)) }
      reporters.append(explorer.observeReports { _ in withExtendedLifetime(farewell) {} })
    }
    reporters[0].cancel()
    expectEqual(explorer.view.label, "7")
  }

  @Test("a place, or a view, that is freed commits in its turn")
  func freedInTurn() {
    struct Place {
      var count = 0
      var held: Farewell?
    }
    for isRecorded in [false, true] {
      var act = {}
      let explorer = Explorer(
        Component<IOOf<Never>, _, Never, _>.store(Place(held: Farewell { act() }), on: .empty) {
          place, _ in (place.count, Farewell { if place.count == 0 { act() } })
        })
      let journal = isRecorded ? explorer.record { _ in } : nil
      var shown: [Int] = []
      let token = explorer.observe { shown.append($0.view.0) }
      _ = explorer.view
      act = { [unowned explorer] in explorer.commit(.modify(inPlace: { $0.count += 10 })) }
      explorer.commit(.set(Place(count: 1)))
      expectEqual(shown, [1, 11, 21])
      act = {}
      token.cancel()
      journal?.cancel()
    }
  }

  @Test("an effect that cancels everything cancels itself, however it ends")
  func stepCancelsItself() {
    func check<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher)
    where Eff.Failure == Never {
      let explorer = Explorer(
        Component<Eff, StateStore<Int>, Int, Int>.store(0, on: .effects { _ in .none }) { n, _ in
          n
        }, on: launcher)
      let step = Eff.computed { explorer.cancelAll() }
      let move = Eff.computed { () -> State<Int, Void> in
        explorer.cancelAll()
        return .set(1)
      }
      let effects: [Effects<Eff, StateOf<Int>, Int>] = [
        .run(step), .run(step) { 1 }, .run(step, cancelled: 7), .move(move), .workflow([move]),
        .move(step.flatMap { .computed { .set(1) } }), .stream { _ in step },
      ]
      for effect in effects {
        expect(explorer.run(effect).outcome == .cancelled && explorer.version == 0)
      }
    }
    check(RehearsalOf<Never>.self, on: Stage())
    check(IOOf<Never>.self, on: ())
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
    expect(made.isRunaway)
    explorer = nil
  }

  @Test("a step has its result in the history before its continuation runs")
  func history() throws {
    let stage = Stage<Refused>()
    var seen: [[StageEvent.Kind]] = []
    let step = Rehearsal<Refused, Int>.step("load") { () throws(Refused) in throw Refused() }
    stage.launch(step) { _ in seen.append(stage.history.map(\.kind)) }
    try stage.perform("load")
    expectEqual(seen, [[.failed]])
  }

  @Test(
    "a dropped explorer, or stage, cancels what waits, and all is freed", arguments: [true, false])
  func dropped(isOfExplorer: Bool) throws {
    weak var held: Farewell?
    var (ends, released, stage): (Int, Int, Stage<Never>?) = (0, 0, Stage())
    do {
      let kept = try #require(stage)
      let explorer = Explorer(counter(RehearsalOf<Never>.self), on: kept)
      let object = Farewell {}
      held = object
      let load: Kind<RehearsalOf<Never>, Move> = .step("load") {
        withExtendedLifetime(object) {}
        return .set(1)
      }
      let sleep: Kind<RehearsalOf<Never>, Move> = RehearsalOf.sleep(for: .seconds(1)).map {
        .set(2)
      }
      let used = Rehearsal<Never, Void>.pure(()).bracket(
        release: { _, _ in .computed { released += 1 } }, use: { _ in load })
      let effects = [
        load, sleep, RehearsalOf.both(load, sleep).map { $0.1 }, used,
        RehearsalOf.race(load, .never() as Kind<_, Move>).map { _ in .set(3) },
      ]
      if isOfExplorer {
        for effect in effects {
          explorer.run(.move(effect)).whenEnded { if $0 == .cancelled { ends += 1 } }
        }
      } else {
        for effect in effects + [load.shielded(), sleep.shielded()] {
          kept.launch(effect) { if case .cancelled = $0 { ends += 1 } }
        }
        stage = nil
      }
      expect(ends == 0 && kept.cues.count >= 4)
    }
    expect(ends == (isOfExplorer ? 5 : 7) && held == nil && stage?.cues.isEmpty != false)
    expect(released == 1 || !isOfExplorer)
  }

  @Test(
    "each of a chain of requests that the ends of others send ends, however long it is",
    arguments: [1, 3, 10])
  func chain(limit: Int) {
    let stage = Stage<Never>()
    let explorer = Explorer(number(RehearsalOf<Never>.self), on: stage, limit: limit)
    var requests: [Request<Never>] = []
    func next() {
      guard requests.count < 500 else { return }
      let request = explorer.run(.move(.pure(.modify { $0 + 1 })))
      requests.append(request)
      request.whenEnded { _ in next() }
    }
    let token = explorer.observe { _ in if requests.isEmpty { next() } }
    explorer.commit(.set(0))
    while requests.count < 500 {
      expect(requests.allSatisfy { $0.outcome != nil })
      explorer.commit(.modify { $0 })
    }
    expect(requests.allSatisfy { $0.outcome != nil })
    expectEqual(explorer.view, requests.count { $0.outcome == .success })
    token.cancel()
  }

  @Test("an answer whose move waits behind a runaway ends as cancelled")
  func behindARunaway() {
    let stage = Stage<Never>()
    let explorer = Explorer(number(RehearsalOf<Never>.self), on: stage, limit: 10)
    let request = explorer.run(.move(.step("load") { .modify { $0 + 1_000 } }))
    let token = explorer.observe { snapshot in
      if snapshot.version > 10 { try? stage.perform("load") }
      explorer.commit(.modify { $0 + 1 })
    }
    explorer.commit(.modify { $0 + 1 })
    expect(explorer.view < 1_000 && request.outcome == .cancelled)
    token.cancel()
  }
}
