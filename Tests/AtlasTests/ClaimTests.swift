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

  @Test("what is made of claims holds where its parts say so")
  func logic() {
    for a in compound {
      for b in claims {
        for view in 0..<3 {
          let (first, second) = (a.holds(view), b.holds(view))
          #expect((a && b).holds(view) == (first && second))
          #expect((a || b).holds(view) == (first || second))
          #expect(a.implies(b).holds(view) == (!first || second))
          #expect((!a).holds(view) == !first)
        }
      }
    }
  }

  @Test("a failure is told where a claim does not hold, and only there")
  func failures() {
    for a in compound {
      for b in claims {
        for claim in [a, a && b, b || a, a.implies(b), !a, a.named("other"), a.of { $0 }] {
          for view in 0..<3 { #expect((claim.failure(in: view) == nil) == claim.holds(view)) }
        }
      }
    }
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
