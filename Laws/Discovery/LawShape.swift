/// A law of a class without its operations: `F(F(x, y), z) == F(x, F(y, z))`.
///
/// Capital letters are operations, small ones variables. Shapes give the field's names to
/// equations, and are the conjectures of a large signature.
///
/// - SeeAlso: Einarsdóttir, Smallbone and Johansson, *Template-Based Theory Exploration* (2020).
public struct LawShape: Sendable {
  /// The name of the law.
  public let name: String

  /// The equation, with the index of a capital letter for each operation.
  private let sides: Term

  /// Creates a shape.
  ///
  /// - Precondition: The text is an equation of capital letters and variables. A letter that is a
  ///   function is written as one: `{ U($0) }`.
  public init(_ name: String, _ equation: String) {
    let letters = Set(equation.filter(\.isUppercase)).sorted()
    var reader = TermReader { text in
      letters.firstIndex { String($0) == text }.map { ($0, nil) }
    }
    guard let sides = reader.equation(equation) else {
      preconditionFailure("'\(equation)' is no equation of capital letters and variables.")
    }
    (self.name, self.sides) = (name, sides)
  }

  /// Returns the equations of this shape with all operations of a signature, each with the sort of
  /// its sides.
  func instances(in signature: Signature) -> [(sides: Term, sort: Int)] {
    let letters = sides.all.filter { if case .operation(0...) = $0.head { true } else { false } }
    var choices: [[Int: Int]] = [[:]]
    for case (.operation(let letter), let count) in letters.map({ ($0.head, $0.parts.count) })
    where choices[0][letter] == nil {
      let own = signature.operations.indices.filter {
        let operation = signature.operations[$0]
        return operation.symbol == $0 && operation.arguments.count == count
      }
      choices = choices.flatMap { choice in own.map { choice.merging([letter: $0]) { $1 } } }
      if choices.isEmpty { return [] }
    }
    return choices.flatMap { choice in signature.typings(sides.renamed { choice[$0] ?? $0 }) }
  }

  /// Returns true if an equation has the operations and different variables for the letters.
  func isShape(of equation: Term) -> Bool {
    [equation, .equation(equation.parts[1], equation.parts[0])].contains { other in
      let letters = Dictionary(zip(sides.operations, other.operations)) { one, _ in one }
      let names = Dictionary(zip(sides.variables, other.variables)) { one, _ in one }
      return Set(names.values).count == names.count
        && sides.renamed { letters[$0] ?? $0 }.replacing(names.mapValues(Term.variable)) == other
    }
  }

  /// The shapes with names in algebra and for functors, monads and comonads.
  public static let all = [
    LawShape("associativity", "F(F(x, y), z) == F(x, F(y, z))"),
    LawShape("commutativity", "F(x, y) == F(y, x)"),
    LawShape("left unit", "F(E, x) == x"),
    LawShape("right unit", "F(x, E) == x"),
    LawShape("idempotence", "F(x, x) == x"),
    LawShape("idempotence", "G(G(x)) == G(x)"),
    LawShape("involution", "G(G(x)) == x"),
    LawShape("inverse", "G(H(x)) == x"),
    LawShape("left zero", "F(E, x) == E"),
    LawShape("right zero", "F(x, E) == E"),
    LawShape("absorption", "F(x, G(x, y)) == x"),
    LawShape("left distributivity", "F(x, G(y, z)) == G(F(x, y), F(x, z))"),
    LawShape("right distributivity", "F(G(x, y), z) == G(F(x, z), F(y, z))"),
    LawShape("homomorphism", "H(F(x, y)) == G(H(x), H(y))"),
    LawShape("antihomomorphism", "H(F(x, y)) == G(H(y), H(x))"),
    LawShape("homomorphism", "H(E) == D"),
    LawShape("homomorphism", "M(F(x, y), f) == G(M(x, f), M(y, f))"),
    LawShape("homomorphism", "M(E, f) == D"),
    LawShape("left identity", "B(U(x), f) == f(x)"),
    LawShape("right identity", "B(m, { U($0) }) == m"),
    LawShape("associativity", "B(B(m, f), g) == B(m, { B(f($0), g) })"),
    LawShape("right identity", "X(B(w, f)) == f(w)"),
    LawShape("identity", "M(x, { $0 }) == x"),
    LawShape("composition", "M(M(x, f), g) == M(x, { g(f($0)) })"),
    LawShape("naturality", "H(M(x, f)) == N(H(x), f)"),
    LawShape("naturality", "H(M(x, f)) == f(H(x))"),
    LawShape("naturality", "M(U(x), f) == U(f(x))"),
    LawShape("naturality", "H(M(x, f)) == M(H(x), { M($0, f) })"),
    LawShape("naturality", "H(M(x, f)) == H(x)"),
  ]
}
