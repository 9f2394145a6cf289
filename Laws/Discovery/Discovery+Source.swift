import PairingsDifferences
import PropertyTesting

extension Discovery {
  private typealias Identifiers = (
    operations: [String], conditions: [String: String], variables: [String]
  )

  /// The laws as Swift source: a function of the domains and the operations that returns a suite.
  ///
  /// The source compiles as it stands where `PropertyTesting` and the modules of the types are
  /// imported.
  public var source: String {
    let names = identifiers
    let operations = equations.flatMap(\.sides.operations).filter { $0 >= 0 }.distinct
    let drawn = equations.flatMap(\.drawn).map { signature.variables[$0].sort }
    let parameters =
      (equations.map(\.sort) + drawn).distinct.map { "domain\($0): Domain<\(type(of: $0))>" }
      + operations.map { own in
        let operation = signature.operations[own]
        let name = names.operations[own]
        guard !operation.arguments.isEmpty else { return "\(name): \(list([operation.result]))" }
        return "\(name): @escaping (\(list(operation.arguments))) -> \(type(of: operation.result))"
      }
      + equations.compactMap(\.condition).map(\.name).distinct.compactMap { name in
        guard let own = signature.conditions.first(where: { $0.name == name }) else { return nil }
        let sorts = own.variables.map { signature.variables[$0].sort }
        return "\(names.conditions[name, default: ""]): @escaping (\(list(sorts))) -> Bool"
      }
    let writer = TermWriter(
      operation: { names.operations[$0] }, variable: { names.variables[$0] },
      arity: { signature.operations[$0].arguments.count },
      taken: Set(names.operations).union(names.conditions.values))
    let laws = zip(suite.laws, equations).map { law($0.name, $1, names, writer) }
    let name = signature.name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return """
      /// The discovered laws of \(name).
      func discovered(
        \(parameters.joined(separator: ",\n  "))
      ) -> Suite {
        Suite(
          "Discovery", of: \(signature.name.debugDescription),
          [
      \(laws.joined())    ])
      }

      """
  }

  private func law(
    _ name: String, _ equation: Equation, _ names: Identifiers, _ writer: TermWriter
  ) -> String {
    let draws = equation.drawn.map { variable in
      let own = signature.variables[variable]
      // A condition may exclude what a cover of the domain requires.
      let domain = "domain\(own.sort)" + (equation.condition == nil ? "" : ".uncovered")
      let draw = "trial.any(\(own.name.debugDescription), \(domain))"
      return "        let \(names.variables[variable]) = \(draw)\n"
    }
    let condition = equation.condition.map { condition in
      let holds = writer.text(of: condition, names.conditions[condition.name, default: ""])
      return "        if !\(holds) { trial.choices.reject() }\n"
    }
    let sides = equation.sides.parts.map(writer.text).joined(separator: ", ")
    return """
            Law(\(name.debugDescription), \(equation.text.debugDescription)) { trial in
      \(draws.joined())\(condition ?? "")        return trial.equal(\(sides), domain\(equation.sort))
            },

      """
  }

  /// The names of operations, conditions and variables in the source, each different.
  private var identifiers: Identifiers {
    var taken = Set(["trial"] + signature.sorts.indices.map { "domain\($0)" })
    func different(_ name: String, or other: String) -> String {
      let base = TermWriter.parts(name).base
      let isName =
        base.first?.isLetter == true
        && base.unicodeScalars.allSatisfy { !"`\\\u{7F}".unicodeScalars.contains($0) && $0 >= " " }
      let name = isName ? base : other
      let all = [name] + (2...taken.count + 2).map { "\(name)\($0)" }
      return all.first { taken.insert($0).inserted }.map(identifier) ?? name
    }
    return (
      signature.operations.map { different($0.name, or: "operation") },
      Dictionary(
        uniqueKeysWithValues: signature.conditions.map {
          ($0.name, different($0.name, or: "condition"))
        }), signature.variables.map { different($0.name, or: "value") }
    )
  }

  /// Returns true for the name of a type of functions.
  private func isFunction(_ type: String) -> Bool {
    var depth = 0
    return type.replacing("->", with: "→").contains { sign in
      depth += "([<".contains(sign) ? 1 : ")]>".contains(sign) ? -1 : 0
      return depth == 0 && sign == "→"
    }
  }

  private func list(_ sorts: [Int]) -> String {
    sorts.map { sort in
      (isFunction(type(of: sort)) ? "@escaping " : "") + type(of: sort)
    }.joined(separator: ", ")
  }

  /// Returns the name of the type of a sort.
  private func type(of sort: Int) -> String {
    let facts = signature.sorts[sort]
    guard let arrow = facts.arrow else { return facts.type }
    return "(\(list(arrow.inputs))) -> \(type(of: arrow.output))"
  }
}
