import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

@Suite("SumPairing")
struct SumPairingTests {
  typealias Tabs = SumPairing<StateStore<Int>, StateStore<Bool>>

  let tabs = Tabs(StateStore(), StateStore())
  let pages = SumSpace(Store(1) { "page \($0)" }, Store(true) { "dark: \($0)" })

  @Test("laws")
  func laws() {
    let runner = Runner(seed: 1, cases: 20)
    expectLaws(.comonad(SumSpaceOf<StoreOf<Bool>, EnvOf<Bool>>.self), runner: runner)
    expectLaws(.monad(SumMoveOf<StateStore<Three>, StateStore<Bool>>.self), runner: runner)
    expectLaws(.pairing(SumPairing<StateStore<Three>, PullerZipper>()), runner: runner)
    expectLaws(.sum(DefaultSumOperations<PullerZipper, IdentityPairing>()), runner: runner)
  }

  @Test("a hidden side is moved and is found where it was left")
  func hidden() {
    var space: Kind<Tabs.Space, String> = pages
    tabs.move(.second(.set(false)), &space)
    #expect(space.extract() == "page 1")
    tabs.move(.toggle(), &space)
    #expect(space.extract() == "dark: false")
    tabs.move(.first(.modify { $0 + 1 }), &space)
    tabs.move(.show(.first), &space)
    #expect(space.extract() == "page 2")
    #expect(pages.extract() == "page 1")
  }

  @Test("the values of extend follow the moves of the other side")
  func extend() {
    let both = pages.extend { "\($0.extract()), then \($0.showing($0.shown.toggled).extract())" }
    let moved = tabs.moved(both, by: SumMove.first(.set(7)).then(.toggle()))
    #expect(moved.extract() == "dark: true, then page 7")
  }

  @Test("a move has the value of its last step")
  func values() {
    let move: SumMove<StateStore<Int>, StateStore<Bool>, Int> =
      SumMove.first(State { $0 * 10 }).flatMap { n in .second(State { $0 ? n : 0 }) }
    #expect(tabs.pair(move, pages) { "\($0) \($1)" } == "10 page 1")
    #expect(tabs.pair(.shown(), pages) { shown, _ in shown } == .first)
  }

  @Test("a panel is shown, hidden, and moved while it is hidden")
  func panel() {
    let panel = OptionalPairing(StateStore<Int>())
    var space: Kind<OptionalPairing<StateStore<Int>>.Space, String> =
      OptionalSpace(Store(1) { "line \($0)" }, hidden: "…", isShown: false)
    #expect(space.extract() == "…")
    panel.move(.first(.modify { $0 + 1 }), &space)
    #expect(!space.isShown)
    panel.move(.show(), &space)
    #expect(space.extract() == "line 2")
    panel.move(.hide(), &space)
    #expect(space.extract() == "…")
  }

  @Test("a move reuses unshared objects")
  func reuse() {
    var space: Kind<Tabs.Space, String> = pages.map { $0 }
    let before = ObjectIdentifier(space)
    tabs.move(.toggle(), &space)
    #expect(ObjectIdentifier(space) == before)
  }

  @Test("100 000 toggles, nested either way, run on a small stack")
  func deep() async {
    let shown = await onSmallStack {
      typealias Toggle = SumMove<StateStore<Int>, StateStore<Bool>, Void>
      let left = (0..<100_000).reduce(Toggle.pure(())) { m, _ in m.flatMap { .toggle() } }
      let space = SumSpace(Store(0) { $0 }, Store(true) { $0 ? 1 : 0 })
      return Tabs(StateStore(), StateStore()).moved(space, by: left).shown
    }
    #expect(shown == .first)
  }
}
