public import PropertyTesting

/// An equation by the names of its operations, for all types at once.
///
/// The laws of a suite are such equations. So are discovered ones, as soon as they are to follow
/// from the suite or to have the name of a law.
struct Statement {
  let name: String
  let left: Term
  let right: Term

  /// The equation with other variables than those of any signature.
  var apart: Statement {
    let sides = [left, right].map { side in
      side.replacing(
        Dictionary(side.variables.map { ($0, .variable($0 + 3_000_000)) }) { one, _ in one })
    }
    return Statement(name: name, left: sides[0], right: sides[1])
  }

  /// Returns true if another equation is an instance of this one.
  func covers(_ other: Statement) -> Bool {
    let other = other.apart
    return [(left, right), (right, left)].contains { left, right in
      [Term.pair(other.left, other.right), .pair(other.right, other.left)].contains {
        Unifier.match(.pair(left, right), $0) != nil
      }
    }
  }

  /// Returns true if another equation differs in the names of variables or the order of sides only.
  func isSame(as other: Statement) -> Bool { covers(other) && other.covers(self) }
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

  /// Returns a term with the first operation of each name.
  func named(_ term: Term) -> Term { term.renamed { operations[$0].symbol } }

  /// Returns the laws of a suite that are equations of these operations.
  func statements(of suite: Suite) -> [Statement] {
    suite.laws.compactMap { law in
      var reader = TermReader { symbol($0) }
      return reader.equation(law.statement).map {
        Statement(name: law.name, left: $0.left, right: $0.right)
      }
    }
  }

  /// Returns the names of a suite's laws that follow from its other laws, as far as the completion
  /// of these shows it, and of those that do not. Laws of other operations are in neither list.
  public func dependence(of suite: Suite) -> (derived: [String], independent: [String]) {
    let all = statements(of: suite)
    let derived = all.filter { law in
      rules(all.filter { !$0.isSame(as: law) }).prove(law.left, law.right)
    }.map(\.name)
    return (derived, all.map(\.name).filter { !derived.contains($0) })
  }

  /// Returns the names of a suite's laws that do not follow from discovered equations.
  public func unproved(_ suite: Suite, by discovery: Discovery) -> [String] {
    let rules = rules(discovery.equations.map(\.statement))
    return statements(of: suite).filter { !rules.prove($0.left, $0.right) }.map(\.name)
  }

  private func rules(_ statements: [Statement]) -> Rules {
    var rules = Rules(reach: 8) { hasType($0, $1) }
    for statement in statements { rules.add(statement.left, statement.right) }
    return rules
  }
}
