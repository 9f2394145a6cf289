import PropertyTesting

/// The values of all variables in a case, and those of the terms that were evaluated in it.
final class Case {
  fileprivate let variables: [Held]
  fileprivate var known: [Term: Held] = [:]

  init(_ variables: [Held]) { self.variables = variables }

  /// Returns the case with the values of some variables in the places of others.
  func permuted(_ names: [Int], as others: [Int]) -> Case {
    var values = variables
    for (name, other) in zip(names, others) { values[name] = variables[other] }
    return Case(values)
  }
}

extension Signature {
  /// Returns random values of all variables.
  func randomCase(seed: UInt64, size: Int) -> Case {
    var choices = Choices(seed: seed, size: size)
    return Case(variables.map { sorts[$0.sort].draw(&choices) })
  }

  /// Returns the values of some variables, drawn in a case of a law.
  func drawnCase(_ names: [Int], _ trial: inout Trial) -> Case {
    Case(
      variables.enumerated().map { index, variable in
        names.contains(index) ? sorts[variable.sort].any(variable.name, &trial) : Held()
      })
  }

  /// Returns true if a condition holds in a case.
  func holds(_ condition: Condition, in own: Case) -> Bool {
    condition.holds(condition.variables.map { own.variables[$0] })
  }

  /// Returns the value of a term of a sort in a case, within the values of parameters and their
  /// sorts.
  func value(
    of term: Term, _ sort: Int, in own: Case, _ values: [Held] = [], _ places: [Int] = []
  ) -> Held {
    let facts = sorts[sort]
    if let output = facts.output, let body = body(of: term, facts.inputs.count) {
      return facts.function { [self] arguments in
        value(of: body, output, in: own, arguments + values, facts.inputs + places)
      }
    }
    let isClosed = term.openness == 0 && !term.parts.isEmpty
    if isClosed, let known = own.known[term] { return known }
    var parts = term.parts[...]
    func arguments(_ sorts: [Int]) -> [Held] {
      let own = zip(parts, sorts).map { value(of: $0, $1, in: own, values, places) }
      parts = parts.dropFirst(sorts.count)
      return own
    }
    var (result, place): (Held, Int)
    switch term.head {
    case .bound(let index): (result, place) = (values[index], places[index])
    case .variable(let name): (result, place) = (own.variables[name], variables[name].sort)
    case .operation(let index):
      let operation = operations[index]
      (result, place) = (operation.apply(arguments(operation.arguments)), operation.result)
    }
    while !parts.isEmpty, let output = sorts[place].output {
      result = sorts[place].call(result, arguments(sorts[place].inputs))
      place = output
    }
    if isClosed { own.known[term] = result }
    return result
  }

  /// Returns the body of a function, or that of an operation without its arguments; nil for any
  /// other term.
  private func body(of term: Term, _ count: Int) -> Term? {
    if term.parameters > 0 { return term.body }
    guard case .operation(let own) = term.head, term.parts.isEmpty,
      !operations[own].arguments.isEmpty
    else { return nil }
    return Term(term.head, Term.bounds(count))
  }
}
