import PropertyTesting

/// A discovered equation.
public struct Equation {
  /// The class of law that the equation belongs to, where it has a name.
  public let name: String?

  /// The equation in Swift, the complex side first.
  public let text: String

  let left: Term
  let right: Term
  let sort: Int
  let condition: Int?

  /// Creates an equation with its variables in the order of their names.
  init(_ left: Term, _ right: Term, sort: Int, condition: Int?, of signature: Signature) {
    let rigid = condition.map { signature.conditions[$0].variables } ?? []
    var names: [Int: Term] = [:]
    var taken = Set(rigid)
    for name in left.variables + right.variables where names[name] == nil {
      guard !rigid.contains(name) else { continue }
      let own = signature.sorts[signature.variables[name].sort].variables
      guard let first = own.first(where: { !taken.contains($0) }) else { continue }
      names[name] = .variable(first)
      taken.insert(first)
    }
    (self.left, self.right) = (left.replacing(names), right.replacing(names))
    (self.sort, self.condition) = (sort, condition)
    name =
      signature.lawName(of: self.left, self.right) ?? LawShape.name(of: self.left, self.right)
    let writer = TermWriter(signature)
    let equation = writer.text(self.left) + " == " + writer.text(self.right)
    let whole = condition.map { writer.text(of: signature.conditions[$0]) + " ? " + equation }
    text = whole ?? equation
  }

  /// The variables, in order.
  var variables: [Int] { (left.variables + right.variables).distinct }

  /// Returns the equation as a law for a signature with these operations.
  func law(of signature: Signature) -> Law {
    var known: [Term: Expression] = [:]
    let left = signature.expression(of: left, in: [], known: &known)
    let right = signature.expression(of: right, in: [], known: &known)
    let (variables, condition) = (variables, condition.map { signature.conditions[$0] })
    let needed = variables + (condition?.variables.filter { !variables.contains($0) } ?? [])
    let simplest = signature.assignment(seed: 0, size: 0)
    let facts = signature.sorts[sort]
    return Law(name ?? text, text) { trial in
      var assignment = simplest
      for variable in needed {
        let own = signature.variables[variable]
        assignment.values[variable] = signature.sorts[own.sort].any(own.name, &trial)
      }
      if let condition, !condition.holds(assignment) { trial.choices.reject() }
      return facts.agree(left, right, assignment, trial)
    }
  }
}
