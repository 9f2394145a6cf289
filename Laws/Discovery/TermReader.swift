/// A reader of equations in Swift: calls, closures with parameters by name or by number, and names.
///
/// A name is a parameter, else an operation, else a variable; a variable that is called has one
/// letter. An operation without the arguments that it takes is the function of them.
struct TermReader {
  /// Returns the index of an operation and the number of its arguments, for a name. Without a
  /// number, the operation stands for itself only with arguments.
  private let operation: (String) -> (index: Int, arguments: Int?)?
  private var variables: [String] = []
  private var tokens: [Substring] = []

  init(operation: @escaping (String) -> (index: Int, arguments: Int?)?) {
    self.operation = operation
  }

  /// Returns the two sides of an equation, or nil for another text.
  mutating func equation(_ text: String) -> (left: Term, right: Term)? {
    tokens = text.matches(of: /\$\d+|[\w]+|==|[^\s&]/).map(\.output).reversed()
    guard let left = term([]), take("=="), let right = term([]), tokens.isEmpty else { return nil }
    return (left, right)
  }

  private mutating func take(_ token: Substring) -> Bool {
    guard tokens.last == token else { return false }
    tokens.removeLast()
    return true
  }

  /// Reads a term among parameters, the innermost first.
  private mutating func term(_ parameters: [Substring]) -> Term? {
    if tokens.last == "{" { return closure(parameters) }
    guard let name = tokens.popLast(),
      name.first.map({ $0.isLetter || $0.isNumber || "$_".contains($0) }) == true
    else { return nil }
    var arguments: [Term] = []
    var labels = ""
    let isCall = take("(")
    if isCall {
      while !take(")") {
        if tokens.count > 1, tokens[tokens.count - 2] == ":", let label = tokens.popLast() {
          labels += "\(label):"
          tokens.removeLast()
        } else {
          labels += "_:"
        }
        guard let argument = term(parameters) else { return nil }
        arguments.append(argument)
        guard take(",") || tokens.last == ")" else { return nil }
      }
    }
    if tokens.last == "{" {
      guard let argument = closure(parameters) else { return nil }
      arguments.append(argument)
    }
    return made(name, arguments, labels, parameters, isCall: isCall || !arguments.isEmpty)
  }

  private mutating func made(
    _ name: Substring, _ arguments: [Term], _ labels: String, _ parameters: [Substring],
    isCall: Bool
  ) -> Term? {
    let index = name.hasPrefix("$") ? Int(name.dropFirst()) : parameters.firstIndex(of: name)
    if let index {
      guard parameters.indices.contains(index) else { return nil }
      return Term(.bound(index), arguments)
    }
    if let found = operation("\(name)(\(labels))") ?? operation("\(name)") {
      let count = found.arguments ?? arguments.count
      return !isCall || count == arguments.count ? .operation(found.index, arguments) : nil
    }
    let isLabelled = labels.contains(where: \.isLetter)
    guard name.first?.isLowercase == true, !isCall || name.count == 1, !isLabelled else {
      return nil
    }
    let variable = variables.firstIndex(of: String(name)) ?? variables.count
    if variable == variables.count { variables.append(String(name)) }
    return Term(.variable(variable), arguments)
  }

  private mutating func closure(_ parameters: [Substring]) -> Term? {
    guard take("{") else { return nil }
    var names: [Substring] = []
    if let start = tokens.lastIndex(of: "in"), let end = tokens.lastIndex(of: "}"),
      !tokens[start...].dropFirst().contains(where: { "{}(=".contains($0) }), end < start
    {
      names = tokens[(start + 1)...].reversed().filter { $0 != "," }
      tokens.removeSubrange(start...)
    } else {
      var depth = 0
      for token in tokens.reversed() where depth >= 0 {
        depth += token == "{" ? 1 : token == "}" ? -1 : 0
        guard depth == 0, token.hasPrefix("$"), let number = Int(token.dropFirst()) else {
          continue
        }
        while names.count <= number { names.append("$\(names.count)") }
      }
      if names.isEmpty { return nil }
    }
    guard let body = term(names + parameters), take("}") else { return nil }
    return .function(names.count, body)
  }
}
