import Testing

@testable import PairingsDiscovery

@Suite("Completion of equations")
struct RulesTests {
  private static func rules(_ equations: String..., budget: Int = 80) throws -> Rules {
    var rules = Rules(reach: 8, budget: budget)
    for equation in equations {
      let (left, right) = try sides(equation)
      rules.add(left, right)
    }
    return rules
  }

  /// Returns the sides of an equation in which capital letters are operations.
  private static func sides(_ equation: String) throws -> (Term, Term) {
    var reader = TermReader { name in
      name.count == 1 && name.allSatisfy(\.isUppercase)
        ? (Int(name.utf8.first ?? 65) - 65, nil) : nil
    }
    let sides = reader.equation(equation)
    return try #require(sides)
  }

  private static func proves(_ rules: Rules, _ equation: String) throws -> Bool {
    let (left, right) = try sides(equation)
    return rules.prove(left, right)
  }

  @Test("the theorems of a group follow from three axioms")
  func group() throws {
    let rules = try Self.rules(
      "M(E, x) == x", "M(I(x), x) == E", "M(M(x, y), z) == M(x, M(y, z))")
    for theorem in [
      "M(x, E) == x", "I(E) == E", "I(I(x)) == x", "M(x, I(x)) == E", "I(M(x, y)) == M(I(y), I(x))",
      "M(I(x), M(x, y)) == y",
    ] {
      #expect(try Self.proves(rules, theorem), "\(theorem)")
    }
    #expect(try !Self.proves(rules, "M(x, y) == M(y, x)"))
  }

  @Test("sums in any order")
  func commutativity() throws {
    let rules = try Self.rules("P(x, y) == P(y, x)", "P(P(x, y), z) == P(x, P(y, z))")
    #expect(try Self.proves(rules, "P(x, P(y, z)) == P(z, P(y, x))"))
    #expect(try !Self.proves(rules, "P(x, x) == x"))
  }

  @Test("functions under a name, in a body, and as a pattern")
  func functions() throws {
    let rules = try Self.rules(
      "B(U(x), f) == f(x)", "B(m, { U($0) }) == m", "B(B(m, f), g) == B(m, { B(f($0), g) })")
    #expect(try Self.proves(rules, "B(m, { B(U($0), g) }) == B(m, g)"))
    #expect(try Self.proves(rules, "B(U(x), { a in U(a) }) == U(x)"))
    #expect(
      try Self.proves(
        rules, "B(B(m, { U(h($0)) }), g) == B(m, { a in g(h(a)) })"))
    let other = "B(m, { a in B(n, { _ in U(a) }) }) == B(n, { _ in B(m, { a in U(a) }) })"
    #expect(try !Self.proves(rules, other))
  }

  @Test("a parameter is not captured")
  func capture() throws {
    let rules = try Self.rules("B(m, { _ in n }) == n")
    #expect(try !Self.proves(rules, "B(m, { U($0) }) == U(x)"))
    #expect(try Self.proves(rules, "F({ a in B(m, { _ in U(a) }) }) == F({ a in U(a) })"))
  }

  @Test("an exhausted budget is told")
  func budget() throws {
    let rules = try Self.rules(
      "M(E, x) == x", "M(I(x), x) == E", "M(M(x, y), z) == M(x, M(y, z))", budget: 4)
    #expect(!rules.isComplete)
  }
}
