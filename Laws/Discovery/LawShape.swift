/// A law of a class without its operations: `F(F(x, y), z) == F(x, F(y, z))`.
///
/// Capital letters are operations, small ones variables. Shapes give the field's names to
/// equations, and are the conjectures of a large signature.
///
/// - SeeAlso: Einarsdóttir, Smallbone and Johansson, *Template-Based Theory Exploration* (2020).
public struct LawShape: Sendable {
  /// The name of the law.
  public let name: String

  /// The sides, with the index of a capital letter for each operation.
  let sides: (left: Term, right: Term)

  /// The number of arguments of each operation.
  private let arities: [Int]

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
    arities = letters.indices.map { letter in
      (sides.left.all + sides.right.all).filter { $0.head == .operation(letter) }
        .map(\.parts.count).max() ?? 0
    }
  }

  /// Returns the equations of this shape with all operations of a signature, each with the sort of
  /// its sides.
  func instances(in signature: Signature) -> [TypedSides] {
    var choices: [[Int]] = [[]]
    for arity in arities {
      let own = signature.operations.indices.filter {
        let operation = signature.operations[$0]
        return operation.symbol == $0 && operation.arguments.count == arity
      }
      choices = choices.flatMap { choice in own.map { choice + [$0] } }
    }
    return choices.flatMap { choice in
      signature.typings(
        sides.left.renamed { choice[$0] }, sides.right.renamed { choice[$0] })
    }
  }

  // MARK: - Names

  /// Returns the name of an equation of operations: that of its shape.
  static func name(of left: Term, _ right: Term) -> String? {
    all.first { shape in
      shape.sides.left.isShape(of: left, right, shape.sides.right)
        || shape.sides.left.isShape(of: right, left, shape.sides.right)
    }?.name
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

extension Term {
  /// Returns true if the term and another side have the operations and variables of two sides as
  /// letters.
  fileprivate func isShape(of left: Term, _ right: Term, _ other: Term) -> Bool {
    var (letters, names): ([Int: Int], [Int: Int]) = ([:], [:])
    func isShape(_ shape: Term, _ term: Term) -> Bool {
      guard shape.parameters == term.parameters, shape.parts.count == term.parts.count else {
        return false
      }
      switch (shape.head, term.head) {
      case (.bound(let index), .bound(let other)): guard index == other else { return false }
      case (.variable(let name), .variable(let other)):
        guard names[name] ?? other == other else { return false }
        names[name] = other
      case (.operation(let letter), .operation(let own)):
        guard letters[letter] ?? own == own else { return false }
        letters[letter] = own
      default: return false
      }
      return zip(shape.parts, term.parts).allSatisfy(isShape)
    }
    return isShape(self, left) && isShape(other, right) && Set(names.values).count == names.count
  }
}
