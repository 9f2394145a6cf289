/// The text of terms, in Swift.
struct TermWriter {
  private let operation: (Int) -> String
  private let variable: (Int) -> String

  /// Creates a writer with the names of a signature.
  init(_ signature: Signature) {
    self.init(
      operation: { signature.operations[$0].name }, variable: { signature.variables[$0].name })
  }

  /// Creates a writer with names.
  init(operation: @escaping (Int) -> String, variable: @escaping (Int) -> String) {
    (self.operation, self.variable) = (operation, variable)
  }

  /// Returns the text of a term.
  func text(_ term: Term) -> String { text(term, [], Set(term.variables.map(variable))) }

  /// Returns the text of a condition.
  func text(of condition: Signature.Condition) -> String {
    "\(condition.name)(\(condition.variables.map(variable).joined(separator: ", ")))"
  }

  /// Returns the text of a term among parameters with names, the innermost first.
  private func text(_ term: Term, _ parameters: [String], _ taken: Set<String>) -> String {
    switch term {
    case .variable(let name): return variable(name)
    case .bound(let index): return parameters[index]
    case .call(let function, let arguments):
      return text(function, parameters, taken) + list(arguments, [], parameters, taken)
    case .operation(let own, let arguments):
      let (base, labels) = Self.parts(operation(own))
      if arguments.isEmpty { return base }
      if arguments.count == 2, Self.isInfix(base) {
        return arguments.map { part($0, parameters, taken) }.joined(separator: " \(base) ")
      }
      return base + list(arguments, labels, parameters, taken)
    case .function(let count, let body):
      if case .operation(let own, let arguments) = body,
        arguments == (0..<count).map(Term.bound)
      {
        return Self.parts(operation(own)).base
      }
      let used = (0..<count).map { index in
        body.uses(index)
      }
      guard parameters.isEmpty, !body.hasFunction, used.allSatisfy({ $0 }) else {
        let free = "abcdefghijklmnopqrstuvwxyz".map(String.init).filter { name in
          !taken.contains(name) && !parameters.contains(name)
        }
        let names = (0..<count).map { used[$0] ? free[$0] : "_" }
        return "{ \(names.joined(separator: ", ")) in \(text(body, names + parameters, taken)) }"
      }
      return "{ \(text(body, (0..<count).map { "$\($0)" }, taken)) }"
    }
  }

  /// Returns the text of an argument of an operation between its two arguments.
  private func part(_ term: Term, _ parameters: [String], _ taken: Set<String>) -> String {
    let whole = text(term, parameters, taken)
    if case .operation(let own, let arguments) = term, arguments.count == 2,
      Self.isInfix(Self.parts(operation(own)).base)
    {
      return "(\(whole))"
    }
    return whole
  }

  private func list(
    _ arguments: [Term], _ labels: [String], _ parameters: [String], _ taken: Set<String>
  ) -> String {
    var texts = arguments.enumerated().map { index, argument in
      (labels.indices.contains(index) ? labels[index] : "") + text(argument, parameters, taken)
    }
    guard let last = texts.last, last.hasPrefix("{") else {
      return "(\(texts.joined(separator: ", ")))"
    }
    texts.removeLast()
    return (texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))") + " " + last
  }

  /// Returns the name and the labels of an operation: `moved(_:by:)` has the label `by: `.
  static func parts(_ name: String) -> (base: String, labels: [String]) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")"), open > name.startIndex else {
      return (name, [])
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(name[..<open]), labels.map { $0 == "_" ? "" : "\($0): " })
  }

  /// Returns true if a name is written between two arguments.
  static func isInfix(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" } ?? false
  }
}

extension Term {
  /// Returns true if the term refers to a parameter of the innermost function around it.
  func uses(_ parameter: Int) -> Bool {
    var result = false
    _ = mapped(bound: { index, depth in
      result = result || index == depth + parameter
      return .bound(index)
    })
    return result
  }

  /// True if a part of the term is a function.
  var hasFunction: Bool {
    switch self {
    case .variable, .bound: false
    case .operation(_, let arguments): arguments.contains(where: \.hasFunction)
    case .call(let function, let arguments): ([function] + arguments).contains(where: \.hasFunction)
    case .function: true
    }
  }
}
