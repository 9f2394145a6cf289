public import PropertyTesting

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

  /// Returns the laws of a suite that are equations of these operations.
  func statements(of suite: Suite) -> [Statement] {
    suite.laws.compactMap { Statement($0, in: self) }
  }

  /// Returns the names of a suite's laws that follow from its other laws, as far as the completion
  /// of these shows it, and of those that do not. Laws of other operations are in neither list.
  public func dependence(of suite: Suite) -> (derived: [String], independent: [String]) {
    let all = statements(of: suite)
    var result: (derived: [String], independent: [String]) = ([], [])
    for (index, law) in all.enumerated() {
      var rules = Rules(reach: 8) { !typings($0, $1).isEmpty }
      for (other, given) in all.enumerated() where other != index && given.key != law.key {
        rules.add(given.left, given.right)
      }
      if rules.prove(law.left, law.right) {
        result.derived.append(law.name)
      } else {
        result.independent.append(law.name)
      }
    }
    return result
  }

  /// Returns the names of a suite's laws that do not follow from discovered equations.
  public func unproved(_ suite: Suite, by discovery: Discovery) -> [String] {
    var rules = Rules(reach: 8) { !typings($0, $1).isEmpty }
    for equation in discovery.equations { rules.add(named(equation.left), named(equation.right)) }
    return statements(of: suite).filter { !rules.prove($0.left, $0.right) }.map(\.name)
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
