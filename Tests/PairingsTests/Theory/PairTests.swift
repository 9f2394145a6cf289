import Pairings
import PairingsTheory
import Testing

/// The properties of single pairs that no law states: calls and hidden values.
@Suite("Single pairs")
struct PairTests {
  @Test("nothing of a stream is computed before its first read")
  func laziness() {
    var calls = 0
    let space = Cofree<IdentityOf, Int>.unfold(0) {
      calls += 1
      return $0
    } tail: {
      Identity($0 + 1)
    }
    let third = FreeCofree(IdentityPairing()).moved(
      space, by: Free<IdentityOf, Void>.lift(Identity(())).replicate(3))
    #expect(calls == 0)
    #expect(CofreeOf.extract(third) == 3)
    #expect(calls == 1)
  }

  @Test("a day hides values of every size and kind, and they come back")
  func hidden() {
    let desk = Day(Store(2) { $0 * 10 }, Zipper(["a", "b"])) { "\($0) \($1)" }
    #expect(Day(Identity(()), Identity([1, 2])) { "\($0)\($1)" }.extract() == "()[1, 2]")
    #expect(Day(Identity((1, 2, 3)), Identity("é")) { "\($0)\($1)" }.extract() == "(1, 2, 3)é")
    #expect(Day(Identity(UInt8(7)), Identity(Optional("x"))) { ($0, $1) }.extract() == (7, "x"))
    #expect(Day(Identity(1.5), Identity(desk)) { "\($0) \($1.extract())" }.extract() == "1.5 20 a")
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

  @Test("a product of moves that run at once makes each further move once for each side")
  func eager() {
    typealias Both = FunctorProduct<WriterOf<String>, WriterOf<String>, Int>
    var calls = 0
    func count(down n: Int) -> Both {
      guard n > 0 else { return .pure(0) }
      return FunctorProduct(Writer<String, Void>.tell("a"), Writer<String, Void>.tell("b"))
        .flatMap { _ in
          calls += 1
          return count(down: n - 1)
        }
    }
    let (first, second) = count(down: 20).split()
    #expect(first.log == String(repeating: "a", count: 20))
    #expect(second.log == String(repeating: "b", count: 20))
    #expect(calls == 40)
  }
}
