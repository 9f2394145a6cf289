import PropertyTesting

/// Equations by the names of their operations, for all types at once.
///
/// The statements of a suite are such equations. So are discovered ones, as soon as they are to
/// follow from the suite or to have the name of a law.
struct Statement {
  let name: String
  let text: String
  let left: Term
  let right: Term

  /// Creates the equation of a law, or nil if it has other operations than the signature.
  init?(_ law: Law, in signature: Signature) {
    var reader = TermReader { text in signature.symbol(text) }
    guard let sides = reader.equation(law.statement) else { return nil }
    (name, text) = (law.name, law.statement)
    (left, right) = (sides.left, sides.right)
  }

  /// Creates a discovered equation.
  init(_ equation: Equation, in signature: Signature) {
    (name, text) = (equation.name ?? "", equation.text)
    left = signature.named(equation.left)
    right = signature.named(equation.right)
  }

  /// The sides, the same for all equations that differ in the names of variables or in the order of
  /// the sides.
  var key: [Term] { Self.key(of: left, right) }

  static func key(of left: Term, _ right: Term) -> [Term] {
    func sides(_ left: Term, _ right: Term) -> [Term] {
      var names: [Int: Term] = [:]
      for name in left.variables + right.variables where names[name] == nil {
        names[name] = .variable(names.count)
      }
      return [left.replacing(names), right.replacing(names)]
    }
    let (one, other) = (sides(left, right), sides(right, left))
    return one[0] < other[0] || one[0] == other[0] && one[1] < other[1] ? one : other
  }
}

extension Signature {
  /// Returns the first operation of a name, which stands for all of this name.
  func symbol(_ name: String) -> (index: Int, arguments: Int?)? {
    let index = operations.firstIndex { operation in
      operation.name == name
        || operation.arguments.count > 0 && !name.contains("(")
          && TermWriter.parts(operation.name).base == name
    }
    return index.map { ($0, operations[$0].arguments.count) }
  }

  /// Returns the name of an equation among the known laws.
  func lawName(of left: Term, _ right: Term) -> String? {
    let key = Statement.key(of: named(left), named(right))
    return known.first { $0.key == key }?.name
  }

  /// Returns a term with the first operation of each name.
  func named(_ term: Term) -> Term {
    term.mapped(operation: { operations[$0].symbol })
  }
}
