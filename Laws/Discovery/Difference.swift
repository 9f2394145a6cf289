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
        let reports = other.typings(left, right).lazy.map { sides in
          let own = Equation(sides.left, sides.right, sort: sides.sort, condition: nil, of: other)
          return other.report(own, bounds)
        }
        let failed = reports.first { if case .failed = $0.outcome { true } else { false } }
        return failed.map { Difference(equation: equation, report: $0) }
      }
    }
    return result
  }
}

extension Signature {
  /// Returns a term with the operations that have the same names in another signature.
  fileprivate func term(_ term: Term, in other: Signature) -> Term? {
    var isMissing = false
    let result = named(term).mapped(operation: { own in
      guard let found = other.symbol(operations[own].name) else {
        isMissing = true
        return own
      }
      return found.index
    })
    return isMissing ? nil : result
  }
}
