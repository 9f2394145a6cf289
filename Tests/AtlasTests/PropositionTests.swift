import PairingsLaws
import PropertyTestingSwiftTesting
import PairingsAtlas
import Testing

/// The laws of propositions, on all propositions about three views and on their compounds.
@Suite("Propositions")
struct PropositionTests {
  private let propositions = (0..<8).map { set in
    Proposition<Int>("\(set)") { view in set >> view & 1 == 1 }
  }

  /// All propositions, and all compounds of two.
  private var compound: [Proposition<Int>] {
    propositions
      + propositions.flatMap { a in
        propositions.flatMap { b in [a && b, a || b, a.implies(b), !a] }
      }
  }

  @Test("a compound proposition holds where its parts do, and else has a failure")
  func laws() {
    let (compound, propositions) = (compound, propositions)
    let views = Domain<Int>(.integer(in: 0...2), elements: [0, 1, 2]) { $0.observe(&$1) }
    func any(_ propositions: [Proposition<Int>]) -> Domain<Proposition<Int>> {
      Domain(elements: propositions) { proposition, seen in
        for view in 0...2 { seen.record(proposition.holds(view)) }
      }
    }
    func law(
      _ name: String, _ statement: String,
      _ sides: @escaping (Proposition<Int>, Proposition<Int>, Int) -> (Bool, Bool)
    ) -> Law {
      Law(name, statement) { trial in
        let (a, b) = (trial.any("a", any(compound)), trial.any("b", any(propositions)))
        let (left, right) = sides(a, b, trial.any("v", views))
        return trial.equal(left, right)
      }
    }
    let suite = Suite(
      "Proposition", of: "Proposition",
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
          let proposition = b.holds(view) ? a : a.named("other").of { $0 }
          return (proposition.failure(in: view) == nil, proposition.holds(view))
        },
      ])
    expectLaws(suite, runner: Runner(enumerated: 10_000))
  }

  @Test("a failure names the part that does not hold")
  func parts() {
    struct Till { var (paid, stock) = (0, 0) }
    let paid = Proposition<Till>("paid") { $0.paid >= 0 }
    let full = Proposition<Till>("stocked") { $0.stock > 0 }
    #expect((paid && full).failure(in: Till()) == "not stocked")
    #expect((!paid).failure(in: Till()) == "paid")
    #expect(paid.implies(full).failure(in: Till()) == "paid, but not stocked")
    #expect((full || !paid).failure(in: Till()) == "not stocked and paid")
  }
}
