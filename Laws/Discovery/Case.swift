import PropertyTesting

/// The values of all variables in a case, and those of the terms that were evaluated in it.
final class Case {
  let variables: [Held]
  fileprivate var known: [Term: Held] = [:]

  init(_ variables: [Held]) { self.variables = variables }
}

extension Signature.Condition {
  /// Returns true if the condition holds for some variables in a case.
  func holds(in own: Case, _ names: [Int]) -> Bool { holds(names.map { own.variables[$0] }) }
}

extension Signature {
  /// Returns random values of all variables.
  func randomCase(seed: UInt64, size: Int) -> Case {
    var choices = Choices(seed: seed, size: size)
    return Case(variables.map { sorts[$0.sort].domain.draw(&choices) })
  }

  /// Returns the values of the variables of an equation, drawn in a case of a law.
  func drawnCase(of equation: Equation, _ trial: inout Trial) -> Case {
    Case(
      variables.enumerated().map { index, own in
        guard equation.drawn.contains(index) else { return Held() }
        let domain = sorts[own.sort].domain
        return trial.any(
          named: own.name, equation.condition == nil ? domain : domain.uncovered)
      })
  }

  /// Returns true if a term is an operation without its arguments, which stands for a function.
  func isBare(_ term: Term) -> Bool {
    guard case .operation(let own) = term.head else { return false }
    return term.parameters == 0 && term.parts.isEmpty && !operations[own].arguments.isEmpty
  }

  /// Returns the value of a term of a sort in a case, within the values of parameters and their
  /// sorts.
  func value(
    of term: Term, _ sort: Int, in own: Case, _ values: [Held] = [], _ places: [Int] = []
  ) -> Held {
    if let arrow = sorts[sort].arrow, term.parameters > 0 || isBare(term) {
      let body = term.parameters > 0 ? term.body : Term(term.head, Term.bounds(arrow.inputs.count))
      return arrow.function { [self] arguments in
        value(of: body, arrow.output, in: own, arguments + values, arrow.inputs + places)
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
      let constant = constants[index].map { own.variables[$0] }
      (result, place) = (
        constant ?? operation.apply(arguments(operation.arguments)), operation.result
      )
    }
    while !parts.isEmpty, let arrow = sorts[place].arrow {
      (result, place) = (arrow.call(result, arguments(arrow.inputs)), arrow.output)
    }
    if isClosed { own.known[term] = result }
    return result
  }
}
