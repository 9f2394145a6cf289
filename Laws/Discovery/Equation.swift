public import PropertyTesting

/// A discovered equation.
public struct Equation {
  /// The class of law that the equation belongs to, where it has a name.
  public let name: String?

  /// The equation in Swift, the complex side first.
  public let text: String

  /// The equation as a term of its two sides.
  let sides: Term

  /// The equation on all types.
  let named: Term

  let sort: Int
  let condition: Signature.Condition?

  /// True if the equation holds on all types of its operations, or is about a condition's variables, so
  /// that others may follow from it.
  var isRule = true

  /// Creates an equation with its variables in the order of their names.
  init(
    _ sides: Term, sort: Int, condition: Signature.Condition? = nil, of signature: Signature
  ) {
    var names: [Int: Term] = [:]
    var taken: [Int] = []
    for name in sides.variables.distinct {
      let own = signature.sorts[signature.variables[name].sort].variables
      guard let first = own.first(where: { !taken.contains($0) }) else { continue }
      names[name] = .variable(first)
      taken.append(first)
    }
    let sides = sides.replacing(names).mapped { head, _ in
      guard case .operation(let own) = head else { return nil }
      return signature.constants[own].map(Term.variable)
    }
    let named = signature.named(sides)
    name =
      signature.known.first { $0.equation.covers(named) && named.covers($0.equation) }?.name
      ?? LawShape.all.first { $0.isShape(of: sides) }?.name
    let text = TermWriter(signature).text(sides)
    self.text = condition.map { TermWriter(signature).text(of: $0, $0.name) + " ? " + text } ?? text
    (self.sides, self.named, self.sort, self.condition) = (sides, named, sort, condition)
  }

  /// The variables, in order, and those of the condition.
  var drawn: [Int] { (sides.variables + (condition?.variables ?? [])).distinct }

  /// Returns the equation as a law for a signature with these operations.
  func law(of signature: Signature, called name: String? = nil) -> Law {
    Law(name ?? text, text) { [self] trial in
      let own = signature.drawnCase(of: self, &trial)
      if let condition, !condition.holds(in: own, condition.variables) { trial.choices.reject() }
      let values = sides.parts.map { signature.value(of: $0, sort, in: own) }
      return trial.equal(values[0], values[1], signature.sorts[sort].domain)
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

// MARK: - Suites

extension Signature {
  /// Returns the first operation of a name, which stands for all of this name.
  func symbol(_ name: String) -> (index: Int, arguments: Int?)? {
    operations.firstIndex { TermWriter.parts($0.name).base == name }
      .map { ($0, operations[$0].arguments.count) }
  }

  /// Returns the types of a term's operations and variables.
  func types(of term: Term) -> [String] {
    term.operations.filter { $0 >= 0 }.flatMap {
      (operations[$0].arguments + [operations[$0].result]).map { sorts[$0].type }
    } + term.variables.map { sorts[variables[$0].sort].type }
  }

  /// Returns a term with the first operation of each name.
  func named(_ term: Term) -> Term { term.renamed { $0 < 0 ? $0 : operations[$0].symbol } }

  /// Returns the laws of a suite that are equations of these operations, with their names.
  func equations(of suite: Suite) -> [(name: String, equation: Term)] {
    suite.laws.compactMap { law in
      var reader = TermReader { symbol($0) }
      return reader.equation(law.statement).map { (law.name, $0) }
    }
  }

  /// Returns the names of a suite's laws that follow from its other laws, as far as the completion
  /// of these shows it, and of those that do not. Laws of other operations are in neither list.
  public func dependence(of suite: Suite) -> (derived: [String], independent: [String]) {
    let all = equations(of: suite)
    let derived = all.filter { law in
      let others = all.map(\.equation).filter {
        !($0.covers(law.equation) && law.equation.covers($0))
      }
      return rules(others).prove(law.equation)
    }.map(\.name)
    return (derived, all.map(\.name).filter { !derived.contains($0) })
  }

  /// Returns the names of a suite's laws that do not follow from discovered equations. A law under a
  /// condition is not among them.
  public func unproved(_ suite: Suite, by discovery: Discovery) -> [String] {
    let rules = self.rules(discovery.equations.filter(\.isRule).map(\.named))
    return equations(of: suite).filter { !rules.prove($0.equation) }.map(\.name)
  }

  /// Returns the completion of equations of names.
  func rules(_ equations: [Term], reach: Int = 8, budget: Int = 80) -> Rules {
    var rules = Rules(reach: reach, budget: budget) { !typings($0, hasMore: true).isEmpty }
    for equation in equations { rules.add(equation) }
    return rules
  }
}

// MARK: - Differences

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
  /// Returns the equations that do not hold for a signature with the same names. An equation that holds
  /// on all types is checked on all that have its operations, and any other one on its own types. It is
  /// passed over if there are none.
  public func differences(from other: Signature) -> [Difference] {
    var result: [Difference] = []
    other.scope {
      result = equations.compactMap { equation in
        let own = equation.named.operations.filter { $0 >= 0 }
        let found = own.compactMap { index in
          other.operations.firstIndex { $0.name == signature.operations[index].name }
        }
        let condition = other.conditions.first { $0.name == equation.condition?.name }
        guard found.count == own.count, (condition == nil) == (equation.condition == nil)
        else { return nil }
        let others = Dictionary(zip(own, found)) { one, _ in one }
        // The condition's variables stand for themselves, as in the search.
        let fixed = other.fixing(condition?.variables ?? [])
        let names = Dictionary(
          uniqueKeysWithValues: zip(
            equation.condition?.variables ?? [],
            fixed.constants.keys.sorted().map { Term.operation($0) }))
        let named = equation.named.renamed { others[$0] ?? $0 }.replacing(names)
        let types = signature.types(of: equation.sides)
        return fixed.typings(named).lazy.filter {
          equation.isRule || fixed.types(of: $0.sides) == types
        }.map {
          let own = Equation($0.sides, sort: $0.sort, condition: condition, of: fixed)
          return Difference(equation: equation, report: bounds.runner.check(own.law(of: other)))
        }.first { if case .failed = $0.report.outcome { true } else { false } }
      }
    }
    return result
  }
}
