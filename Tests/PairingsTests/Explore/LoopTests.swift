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
    #expect(explorer.view.label == "4")
    var reporters: [ObservationToken] = []
    do {
      let farewell = Farewell { [unowned explorer] in explorer.commit(.set(7)) }
      reporters.append(explorer.observeReports { _ in withExtendedLifetime(farewell) {} })
    }
    reporters[0].cancel()
    #expect(explorer.view.label == "7")
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
      #expect(shown == [1, 11, 21])
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
        #expect(explorer.run(effect).outcome == .cancelled && explorer.version == 0)
      }
    }
    check(RehearsalOf<Never>.self, on: Stage())
    check(IOOf<Never>.self, on: ())
  }
}
