import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

/// Components made of components, each with a part of the state.
@Suite("Composition of components")
struct CompositionTests {
  private typealias Inner = Both<Three, Bool>
  private typealias Outer = Both<Inner, Bool>

  @Test("a part of a part is the part of the composed lenses, also after moves of the whole")
  func placedInPlaced() {
    typealias Move = Kind<StateOf<Three>, Void>
    typealias View = (seen: Five, send: Send<Move>)
    typealias Whole = Component<IdentityOf, StateStore<Outer>, Move, View>
    let (l, m) = (Inner.lens, Outer.lens)
    let spaces = StoreOf<Three>.domain(of: Five.domain)
    let own = StateOf<Three>.domain(of: .void).array()
    let others = StateOf<Outer>.domain(of: .void).array()
    let seen = Five.domain.zip(Outer.domain)
    let law = Law(
      "placed in placed",
      "c.placed(in: a, at: l).placed(in: b, at: m)"
        + " == c.placed(in: /* b with a at m */, at: m.appending(l))"
    ) { trial in
      let (space, a) = (trial.any("c", spaces), trial.any("a", Inner.domain))
      let (b, moves) = (trial.any("b", Outer.domain), trial.any("moves", own))
      let movesOfAll = trial.any("moves of the whole", others)
      let c = Component<IdentityOf, StateStore<Three>, Move, View>(
        StateStore(), space.map { seen in UI { (seen, $0) } })
      func shown(_ component: Whole) -> (Five, Outer) {
        let explorer = Explorer(component)
        for move in moves { explorer.view.send(move) }
        for move in movesOfAll { explorer.commit(move) }
        return (explorer.view.seen, explorer.position)
      }
      var whole = b
      m.set(&whole, a)
      return trial.equal(
        shown(c.placed(in: a, at: l).placed(in: b, at: m)),
        shown(c.placed(in: whole, at: m.appending(l))), seen)
    }
    expectLaw(law)
  }

  /// An input of a row that reduces, or has effects that a missing row must not begin.
  private enum Late { case reduce, save, stop }

  @Test("an input of a missing copy has no meaning, whatever its dispatcher is made of")
  func missing() {
    let stage = Stage<Never>()
    typealias Rows = Dispatcher<RehearsalOf<Never>, StateOf<Int>, Late>
    let effects = Rows.effects { input in
      switch input {
      case .reduce: nil
      case .save: Effects.run(.step("save") {}).outliving
      case .stop: .cancel(shared: "shared")
      }
    }
    let reduce = Dispatcher<IdentityOf, StateOf<Int>, Late>.reduce { count, _ in count += 1 }
    for dispatcher in [effects, reduce.under(), effects.combined(with: reduce.under())] {
      let copy = Component.store(0, on: dispatcher) { count, _ in count }
      let list = copy.list(ids: ["a", "b"], moving: { (id: String) in .remove(id) }) { rows, _ in
        rows.map(\.id)
      }
      let explorer = Explorer(list, on: stage)
      explorer.send(.own("a"))
      let shared = explorer.run(.run(.step("other") {}, under: .latest("shared").shared))
      for input in [Late.reduce, .save, .stop] { explorer.send(.part(PartInput("a", input))) }
      expect(explorer.version == 1 && stage.waiting == ["other"] && shared.outcome == nil)
      stage.performAll()
    }
  }
}
