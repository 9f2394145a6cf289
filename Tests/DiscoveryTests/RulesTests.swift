import TestSupport
import Testing

@testable import PairingsDiscovery

@Suite("Completion of equations")
struct RulesTests {
  /// Returns the completion of equations in which capital letters are operations.
  private static func rules(_ equations: String...) throws -> Rules {
    var rules = Rules()
    for equation in equations { rules.add(try term(equation)) }
    return rules
  }

  private static func term(_ equation: String) throws -> Term {
    var reader = TermReader { name in
      name.count == 1 && name.allSatisfy(\.isUppercase)
        ? (Int(name.utf8.first ?? 65) - 65, nil) : nil
    }
    let term = reader.equation(equation)
    return try #require(term)
  }

  @Test("the theorems of a group follow from three axioms")
  func group() throws {
    let rules = try Self.rules(
      "M(E, x) == x", "M(I(x), x) == E", "M(M(x, y), z) == M(x, M(y, z))")
    for theorem in [
      "M(x, E) == x", "I(E) == E", "I(I(x)) == x", "M(x, I(x)) == E", "I(M(x, y)) == M(I(y), I(x))",
      "M(I(x), M(x, y)) == y",
    ] {
      expect(rules.prove(try Self.term(theorem)), "\(theorem)")
    }
    expect(!rules.prove(try Self.term("M(x, y) == M(y, x)")))
  }

  @Test("sums in any order")
  func commutativity() throws {
    let rules = try Self.rules("P(x, y) == P(y, x)", "P(P(x, y), z) == P(x, P(y, z))")
    expect(rules.prove(try Self.term("P(x, P(y, z)) == P(z, P(y, x))")))
    expect(!rules.prove(try Self.term("P(x, x) == x")))
  }

  @Test("functions under a name, in a body, and as a pattern")
  func functions() throws {
    let rules = try Self.rules(
      "B(U(x), f) == f(x)", "B(m, { U($0) }) == m", "B(B(m, f), g) == B(m, { B(f($0), g) })")
    for theorem in [
      "B(m, { B(U($0), g) }) == B(m, g)", "B(U(x), { a in U(a) }) == U(x)",
      "B(B(m, { U(h($0)) }), g) == B(m, { a in g(h(a)) })",
    ] {
      expect(rules.prove(try Self.term(theorem)), "\(theorem)")
    }
    let other = "B(m, { a in B(n, { _ in U(a) }) }) == B(n, { _ in B(m, { a in U(a) }) })"
    expect(!rules.prove(try Self.term(other)))
  }

  @Test("a parameter is not captured")
  func capture() throws {
    let rules = try Self.rules("B(m, { _ in n }) == n")
    expect(!rules.prove(try Self.term("B(m, { U($0) }) == U(x)")))
    expect(rules.prove(try Self.term("F({ a in B(m, { _ in U(a) }) }) == F({ a in U(a) })")))
  }
}
