import PairingLaws
import PropertyTestingSwiftTesting
import PairingsAtlas
import Testing

/// The laws of claims, on all claims about three views and what is made of two of them.
@Suite("Claims")
struct ClaimTests {
  private let claims = (0..<8).map { set in
    Claim<Int>("\(set)") { view in set >> view & 1 == 1 }
  }

  /// All claims, and all that are made of two.
  private var compound: [Claim<Int>] {
    claims + claims.flatMap { a in claims.flatMap { b in [a && b, a || b, a.implies(b), !a] } }
  }

  @Test("what is made of claims holds where its parts say so, and else has a failure")
  func laws() {
    let (compound, claims) = (compound, claims)
    let views = Domain<Int>(.integer(in: 0...2), elements: [0, 1, 2]) { $0.observe(&$1) }
    func any(_ claims: [Claim<Int>]) -> Domain<Claim<Int>> {
      Domain(elements: claims) { claim, seen in
        for view in 0...2 { seen.record(claim.holds(view)) }
      }
    }
    func law(
      _ name: String, _ statement: String,
      _ sides: @escaping (Claim<Int>, Claim<Int>, Int) -> (Bool, Bool)
    ) -> Law {
      Law(name, statement) { trial in
        let (a, b) = (trial.any("a", any(compound)), trial.any("b", any(claims)))
        let (left, right) = sides(a, b, trial.any("v", views))
        return trial.equal(left, right)
      }
    }
    let suite = Suite(
      "Claim", of: "Claim",
      [
        law("conjunction", "(a && b).holds(v) == (a.holds(v) && b.holds(v))") { a, b, view in
          ((a && b).holds(view), a.holds(view) && b.holds(view))
        },
        law("disjunction", "(a || b).holds(v) == (a.holds(v) || b.holds(v))") { a, b, view in
          ((a || b).holds(view), a.holds(view) || b.holds(view))
        },
        law("negation", "(!a).holds(v) == !a.holds(v)") { a, _, view in
          ((!a).holds(view), !a.holds(view))
        },
        law("implication", "a.implies(b).holds(v) == (!a || b).holds(v)") { a, b, view in
          (a.implies(b).holds(view), (!a || b).holds(view))
        },
        law("failure", "(a.failure(in: v) == nil) == a.holds(v)") { a, b, view in
          let claim = b.holds(view) ? a : a.named("other").of { $0 }
          return (claim.failure(in: view) == nil, claim.holds(view))
        },
      ])
    expectLaws(suite, runner: Runner(enumerated: 10_000))
  }

  @Test("the part that is not so is named")
  func parts() {
    struct Till { var (paid, stock) = (0, 0) }
    let paid = Claim<Till>("paid") { $0.paid >= 0 }
    let full = Claim<Till>("stocked") { $0.stock > 0 }
    #expect((paid && full).failure(in: Till()) == "not stocked")
    #expect((!paid).failure(in: Till()) == "paid")
    #expect(paid.implies(full).failure(in: Till()) == "paid, but not stocked")
    #expect((full || !paid).failure(in: Till()) == "not stocked and paid")
  }
}
