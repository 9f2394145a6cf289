public import PropertyTesting

/// An equation that holds for one signature and not for another.
public struct Difference {
  /// The equation.
  public let equation: Equation

  /// The report of its failure, with the simplest case in which it does not hold.
  public let report: Report

  /// The simplest case in which the equation does not hold, in a line.
  public var place: String? {
    guard case .failed(let failure) = report.outcome else { return nil }
    return "where " + failure.inputs.map(\.description).joined(separator: ", ")
  }
}

extension Discovery {
  /// Returns the equations that do not hold for a signature with the same names. An equation is
  /// checked on all types that have its operations, and passed over if there are none.
  public func differences(from other: Signature) -> [Difference] {
    var result: [Difference] = []
    other.scope {
      result = equations.compactMap { equation in
        guard equation.condition == nil,
          let left = signature.term(equation.left, in: other),
          let right = signature.term(equation.right, in: other)
        else { return nil }
        return other.typings(left, right).lazy.map { left, right, sort in
          let own = Equation(left, right, sort: sort, of: other)
          return Difference(equation: equation, report: bounds.runner.check(own.law(of: other)))
        }.first { if case .failed = $0.report.outcome { true } else { false } }
      }
    }
    return result
  }
}

extension Signature {
  /// Returns a term with the operations that have the same names in another signature.
  fileprivate func term(_ term: Term, in other: Signature) -> Term? {
    let found = term.operations.compactMap { other.symbol(operations[$0].name)?.index }
    guard found.count == term.operations.count else { return nil }
    let others = Dictionary(zip(term.operations, found)) { one, _ in one }
    return term.renamed { others[$0] ?? $0 }
  }
}
