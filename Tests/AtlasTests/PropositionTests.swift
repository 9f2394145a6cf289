import PairingsAtlas
import TestSupport
import Testing

@Suite("Propositions")
struct PropositionTests {
  @Test("a compound proposition holds where its parts do, and else has a failure")
  func compounds() {
    // All propositions about three views, and all compounds of two.
    let plain = (0..<8).map { set in Proposition<Int>("\(set)") { view in set >> view & 1 == 1 } }
    let compound = plain.flatMap { a in
      plain.flatMap { b in [a && b, a || b, a.implies(b), !a, a.named("other").of { $0 }] }
    }
    for a in plain + compound {
      for (b, view) in plain.flatMap({ b in (0...2).map { (b, $0) } }) {
        let (left, right) = (a.holds(view), b.holds(view))
        expectEqual((a && b).holds(view), (left && right))
        expectEqual((a || b).holds(view), (left || right))
        expect((!a).holds(view) == !left && a.implies(b).holds(view) == (!left || right))
        expectEqual((a.failure(in: view) == nil), left)
      }
    }
  }

  @Test("a failure names the part that does not hold")
  func parts() {
    struct Till { var (paid, stock) = (0, 0) }
    let paid = Proposition<Till>("paid") { $0.paid >= 0 }
    let full = Proposition<Till>("stocked") { $0.stock > 0 }
    expectEqual((paid && full).failure(in: Till()), "not stocked")
    expectEqual((!paid).failure(in: Till()), "paid")
    expectEqual(paid.implies(full).failure(in: Till()), "paid, but not stocked")
    expectEqual((full || !paid).failure(in: Till()), "not stocked and paid")
  }
}
