import PropertyTesting

extension Signature {
  /// Returns the expression of a term: of a variable, an operation or a call. The known expressions
  /// are used for its parts.
  func expression(
    of term: Term, in cases: [Assignment], known: inout [Term: Expression]
  ) -> Expression {
    if let expression = known[term] { return expression }
    let made: Expression
    switch term {
    case .variable(let variable):
      made = sorts[variables[variable].sort].variable(variable, cases)
    case .operation(let own, let arguments):
      let parts = parts(arguments, operations[own].arguments, cases, &known)
      made = operations[own].apply(parts, cases.count)
    case .call(let function, let arguments):
      guard let sort = self.sort(of: function), let call = sorts[sort].call else {
        preconditionFailure("A function is called that has no sort.")
      }
      let parts = parts(arguments, sorts[sort].inputs, cases, &known)
      made = call(expression(of: function, in: cases, known: &known), parts)
    case .bound, .function: preconditionFailure("A function is made as one of a sort.")
    }
    known[term] = made
    return made
  }

  private func parts(
    _ terms: [Term], _ sorts: [Int], _ cases: [Assignment], _ known: inout [Term: Expression]
  ) -> [Expression] {
    zip(terms, sorts).map { term, sort in
      guard case .function(_, let body) = term else {
        return expression(of: term, in: cases, known: &known)
      }
      let facts = self.sorts[sort]
      guard let abstract = facts.abstract else {
        preconditionFailure("A function is not of the sort '\(facts.type)'.")
      }
      let own = body.mapped(bound: { index, _ in .variable(facts.parameters[index]) })
      return abstract(expression(of: own, in: cases, known: &known), cases)
    }
  }

  /// Returns the variables whose functions are the terms of a sort. Where a sort of arguments has
  /// not enough of them, all functions are constant in it.
  func places(of sort: Int) -> [Term] {
    var taken: [Int] = []
    for (input, parameter) in zip(sorts[sort].inputs, sorts[sort].parameters) {
      taken.append(sorts[input].variables.first { !taken.contains($0) } ?? parameter)
    }
    return taken.map(Term.variable)
  }

  /// Returns the sort of a term that is no function of terms.
  func sort(of term: Term) -> Int? {
    switch term {
    case .variable(let variable): variables[variable].sort
    case .operation(let own, _): operations[own].result
    case .call(let function, _): sort(of: function).flatMap { sorts[$0].output }
    case .bound, .function: nil
    }
  }

  /// Returns random values of all variables: those of a case.
  func assignment(seed: UInt64, size: Int) -> Assignment {
    var choices = Choices(seed: seed, size: size)
    return Assignment(values: variables.map { sorts[$0.sort].draw(&choices) })
  }
}
