/// A reader of equations in Swift: calls, closures with parameters by name or by number, names, and
/// operations between two terms.
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

  /// Returns an equation, or nil for another text.
  mutating func equation(_ text: String) -> Term? {
    tokens = text.matches(of: /\$\d+|\w+|(?!&\w)[^\s\w(){}\[\],:$]+|[^\s&]/).map(\.output)
      .reversed()
    guard let left = chain([]), take("=="), let right = chain([]), tokens.isEmpty else {
      return nil
    }
    return .equation(left, right)
  }

  /// Reads a term, or an operation between two.
  private mutating func chain(_ parameters: [Substring]) -> Term? {
    guard let left = operand(parameters) else { return nil }
    guard let name = tokens.last, let own = operation("\(name)"), own.arguments == 2 else {
      return left
    }
    tokens.removeLast()
    return operand(parameters).map { .operation(own.index, [left, $0]) }
  }

  /// Reads a term, also one in parentheses, or an operation whose name is a pair of brackets.
  private mutating func operand(_ parameters: [Substring]) -> Term? {
    guard let open = tokens.last, open == "(" || open == "[" else { return term(parameters) }
    tokens.removeLast()
    if open == "[" || tokens.last == ")" {
      guard let close = tokens.popLast(), let own = operation("\(open)\(close)") else { return nil }
      return .operation(own.index)
    }
    guard let inner = chain(parameters), take(")") else { return nil }
    return inner
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
        || operation("\(name)") != nil
    else { return nil }
    var arguments: [Term] = []
    let isCall = take("(")
    while isCall, !take(")") {
      if tokens.dropLast().last == ":" { tokens.removeLast(2) }  // A label.
      guard let argument = chain(parameters), take(",") || tokens.last == ")" else { return nil }
      arguments.append(argument)
    }
    if tokens.last == "{" {
      guard let argument = closure(parameters) else { return nil }
      arguments.append(argument)
    }
    let index = name.hasPrefix("$") ? Int(name.dropFirst()) : parameters.firstIndex(of: name)
    if let index {
      return parameters.indices.contains(index) ? Term(.bound(index), arguments) : nil
    }
    let isAlone = !isCall && arguments.isEmpty
    if let found = operation("\(name)") {
      let isWhole = found.arguments ?? arguments.count == arguments.count
      return isAlone || isWhole ? .operation(found.index, arguments) : nil
    }
    guard name.first?.isLowercase == true, isAlone || name.count == 1 else { return nil }
    let variable = variables.firstIndex(of: String(name)) ?? variables.count
    if variable == variables.count { variables.append(String(name)) }
    return Term(.variable(variable), arguments)
  }

  private mutating func closure(_ parameters: [Substring]) -> Term? {
    guard take("{") else { return nil }
    let head = tokens.reversed().prefix {
      $0 != "in" && ($0 == "," || $0.first?.isLetter != false || $0 == "_")
    }
    var names = head.filter { $0 != "," }
    if tokens.dropLast(head.count).last == "in" {
      tokens.removeLast(head.count + 1)
    } else {
      var depth = 0
      names = []
      for token in tokens.reversed() where depth >= 0 {
        depth += token == "{" ? 1 : token == "}" ? -1 : 0
        guard depth == 0, token.hasPrefix("$"), let number = Int(token.dropFirst()) else {
          continue
        }
        while names.count <= number { names.append("$\(names.count)") }
      }
      if names.isEmpty { return nil }
    }
    guard let body = chain(names + parameters), take("}") else { return nil }
    return .function(names.count, body)
  }
}
