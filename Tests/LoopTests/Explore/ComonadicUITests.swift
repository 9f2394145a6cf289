import PairingsCatalogue
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// The rows of the comonadic interface that no other suite is named after.
@Suite("Comonadic interfaces")
struct ComonadicUITests {
  @Test func `BA24: extract and duplicate of a store, checked at every position`() {
    expectCatalogued("Comonad", of: "Store<Three>")
    let squares = Store(3) { $0 * $0 }
    #expect(squares.duplicate().experiment { [$0, 5] }.map(\.position) == [3, 5])
  }

  @Test func `BA25: a store of interfaces is the space of all interfaces`() {
    let component = counter(IdentityOf.self)
    let labels = component.space.experiment { [$0, $0 + 1, 99] }.map { ui in
      ui.make(Send { _ in }).label
    }
    #expect(labels == ["0", "1", "99"])
  }

  @Test func `BA26: pair renders the new state, not the old one`() {
    let store = Store(1) { "state \($0)" }
    let next = State<Int, Int> {
      $0 += 1
      return $0 * 10
    }
    #expect(next.pair(with: store) { "\($0), \($1)" } == "20, state 2")
  }

  @Test func `BA27: select is derived from pair, and the fused move equals it`() {
    expectCatalogued("Pairing", of: "StateStore<Three>")
  }

  @Test func `BA29: a child shown anew shows its present state, not its first`() {
    let explorer = Explorer(counter(IdentityOf.self))
    explorer.view.press("+")
    let child = Explorer(explorer.component.map(\.label))
    #expect(child.view == "1")
  }

  @Test func `BA30: every pair through one explorer`() {
    /// Sends moves and returns the views, for every pair and every effect.
    func views<Eff: Launching, P: Pairing>(
      _ component: Component<IdentityOf, P, Kind<P.Moves, Void>, String>,
      _ moves: [Kind<P.Moves, Void>], _: Eff.Type
    ) -> [String] where Eff.Launcher == Void {
      let explorer = Explorer(component.under(Eff.self))
      var views = [explorer.view]
      let token = explorer.observe { views.append($0.view) }
      for move in moves { explorer.send(move) }
      token.cancel()
      return views
    }
    func all<Eff: Launching>(_: Eff.Type) -> [[String]] where Eff.Launcher == Void {
      [
        views(
          Component(StateStore(), Store(0) { n in UI { _ in "\(n)" } }),
          [.modify { $0 + 1 }, .set(7)], Eff.self),
        views(
          Component(WriterTraced(), Traced(offset: .empty) { (log: String) in UI { _ in log } }),
          [.tell("a"), .tell("b")], Eff.self),
        views(
          Component(ReaderEnv(), Env(environment: 1, value: UI { _ in "still" })),
          [.asks { _ in }], Eff.self),
        views(
          Component(IdentityPairing(), Identity(UI { _ in "here" })), [Identity(())], Eff.self),
      ]
    }
    let expected = [["0", "1", "7"], ["", "a", "ab"], ["still", "still"], ["here", "here"]]
    #expect(all(IdentityOf.self) == expected)
    #expect(all(IOOf<Never>.self) == expected)
  }

  @Test func `BA31: a component needs no more of an effect than Monad; a log is enough`() {
    // A writer is an effect that cannot be run: its log is the trace of an input.
    typealias Effect = WriterOf<[String]>
    let dispatcher = Dispatcher<Effect, StateOf<Int>, Int>.effects { n in
      .move(Writer(log: ["load"], value: .set(n)))
    }
    let component = Component.store(0, on: dispatcher) { count, _ in count }
    let moved = component.moved(by: 3)
    #expect(moved?.effects.isEmpty == false && moved?.component.position == 0)
    #expect(component.moved(by: .set(4)).position == 4)
    #expect(counter(Effect.self).moved(by: "+")?.component.position == 1)
  }
}

/// Expects the laws of a class for an instance of the framework.
private func expectCatalogued(_ name: String, of subject: String) {
  let suites = Suite.all.filter { $0.name == name && $0.subject == subject }
  #expect(suites.count == 1)
  for suite in suites { expectLaws(suite) }
}
