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

  @Test func `BA27: select is derived from pair, and the fused move equals it`() {
    expectCatalogued("Pairing", of: "StateStore<Three>")
  }

  @Test func `BA29: a child shown anew shows its present state, not its first`() {
    let explorer = Explorer(counter(IdentityOf.self))
    explorer.view.press("+")
    let child = Explorer(explorer.component.map(\.label))
    #expect(child.view == "1")
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

/// Expects the laws of a class for an instance of the framework, or for all.
func expectCatalogued(_ name: String, of subject: String? = nil) {
  let suites = Suite.all.filter { $0.name == name && subject ?? $0.subject == $0.subject }
  #expect(!suites.isEmpty && (subject == nil || suites.count == 1))
  for suite in suites { expectLaws(suite, runner: Runner(cases: 100)) }
}
