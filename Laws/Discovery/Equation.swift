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
  let condition: Signature.Condition?

  /// The equation on all types.
  let statement: Statement

  /// Creates an equation with its variables in the order of their names.
  init(
    _ left: Term, _ right: Term, sort: Int, condition: Signature.Condition? = nil,
    of signature: Signature
  ) {
    let rigid = condition?.variables ?? []
    var names: [Int: Term] = [:]
    var taken = rigid
    for name in (left.variables + right.variables).distinct where !rigid.contains(name) {
      let own = signature.sorts[signature.variables[name].sort].variables
      guard let first = own.first(where: { !taken.contains($0) }) else { continue }
      names[name] = .variable(first)
      taken.append(first)
    }
    (self.left, self.right) = (left.replacing(names), right.replacing(names))
    (self.sort, self.condition) = (sort, condition)
    let own = Statement(
      name: "", left: signature.named(self.left), right: signature.named(self.right))
    statement = own
    name =
      signature.known.first { $0.isSame(as: own) }?.name
      ?? LawShape.name(of: self.left, self.right)
    let writer = TermWriter(signature)
    let equation = writer.text(self.left) + " == " + writer.text(self.right)
    text = condition.map { writer.text(of: $0, $0.name) + " ? " + equation } ?? equation
  }

  /// The variables, in order, and those of the condition.
  var drawn: [Int] {
    (left.variables + right.variables + (condition?.variables ?? [])).distinct
  }

  /// The number of operations.
  var operations: Int { (left.operations + right.operations).count }

  /// Returns the equation as a law for a signature with these operations.
  func law(of signature: Signature) -> Law {
    Law(name ?? text, text) { [self] trial in
      let own = signature.drawnCase(drawn, &trial)
      if let condition, !signature.holds(condition, in: own) { trial.choices.reject() }
      return signature.sorts[sort].agree(
        signature.value(of: left, sort, in: own), signature.value(of: right, sort, in: own), trial)
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
