import PropertyTesting

extension Discovery {
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
        let result = type(of: operation.result)
        guard !operation.arguments.isEmpty else { return "\(names[own]): \(result)" }
        return "\(names[own]): @escaping (\(list(operation.arguments))) -> \(result)"
      }
      + equations.compactMap(\.condition).map(\.name).distinct.compactMap { name in
        guard let own = signature.conditions.first(where: { $0.name == name }) else { return nil }
        let sorts = own.variables.map { signature.variables[$0].sort }
        return "\(identifier(name)): @escaping (\(list(sorts))) -> Bool"
      }
    return """
      /// The discovered laws of \(signature.name).
      func discovered(
        \(parameters.joined(separator: ",\n  "))
      ) -> Suite {
        Suite(
          "Discovery", of: \(signature.name.debugDescription),
          [
      \(zip(suite.laws.map(\.name), equations).map(law).joined(separator: ",\n")),
          ])
      }

      """
  }

  private func law(_ name: String, _ equation: Equation) -> String {
    let names = identifiers
    let writer = TermWriter(
      operation: { names[$0] }, variable: { identifier(signature.variables[$0].name) },
      arity: { signature.operations[$0].arguments.count })
    let draws = equation.drawn.map { variable in
      let own = signature.variables[variable]
      // A condition may exclude what a cover of the domain requires.
      let domain = "domain\(own.sort)" + (equation.condition == nil ? "" : ".uncovered")
      let draw = "trial.any(\(own.name.debugDescription), \(domain))"
      return "        let \(identifier(own.name)) = \(draw)\n"
    }
    let condition = equation.condition.map { condition in
      let holds = writer.text(of: condition, identifier(condition.name))
      return "        if !\(holds) { trial.choices.reject() }\n"
    }
    let sides = equation.sides.parts.map(writer.text).joined(separator: ", ")
    return """
            Law(\(name.debugDescription), \(equation.text.debugDescription)) { trial in
      \(draws.joined())\(condition ?? "")        return trial.equal(\(sides), domain\(equation.sort))
            }
      """
  }

  /// The names of the operations in the source, each different.
  private var identifiers: [String] {
    var taken: [String: Int] = [:]
    return signature.operations.enumerated().map { index, operation in
      let base = TermWriter.parts(operation.name).base
      let isName = base.first?.isLetter == true && base.allSatisfy { $0.isLetter || $0.isNumber }
      let name = isName ? base : "operation"
      taken[name, default: 0] += 1
      let number = taken[name, default: 1]
      return number == 1 ? identifier(name) : "\(name)\(number)"
    }
  }

  /// Returns a name in accents if it is a keyword or has other characters than a name.
  private func identifier(_ name: String) -> String {
    let keywords = """
      Any Self as associatedtype await break case catch class continue default defer deinit do else
      enum extension fallthrough false fileprivate for func guard if import in init inout internal
      is let nil operator precedencegroup private protocol public repeat rethrows return self static
      struct subscript super switch throw throws true try typealias var where while
      """
    let isName =
      name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return !isName || keywords.split(whereSeparator: \.isWhitespace).contains { $0 == name }
      ? "`\(name)`" : name
  }

  private func list(_ sorts: [Int]) -> String {
    sorts.map { sort in
      (signature.sorts[sort].arrow == nil ? "" : "@escaping ") + type(of: sort)
    }.joined(separator: ", ")
  }

  /// Returns the name of the type of a sort.
  private func type(of sort: Int) -> String {
    let facts = signature.sorts[sort]
    guard let arrow = facts.arrow else { return facts.type }
    return "(\(list(arrow.inputs))) -> \(type(of: arrow.output))"
  }
}
