import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// Components made of components, each with a part of the state.
@Suite("Composition of components")
struct CompositionTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var count = 0
  }

  typealias Effect = IOOf<Never>
  typealias Press = (Int) -> Void

  /// Returns a component of a number to which a press adds.
  static func number(_ count: Int) -> Component<Effect, StateStore<Int>, Int, (Int, Press)> {
    .store(count, on: Dispatcher.reduce { (count: inout Int, n: Int) in count += n }.under()) {
      count, send in (count, { send($0) })
    }
  }

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

  @Test("an optional part is shown while it exists; a late move is lost")
  func optional() {
    let explorer = Explorer(Self.number(0).optional(4))
    let press = explorer.view?.1
    #expect(explorer.view?.0 == 4)
    press?(1)
    #expect(explorer.view?.0 == 5)
    explorer.commit(.set(nil))
    #expect(explorer.view == nil)
    press?(1)
    #expect(explorer.view == nil)
  }
}
