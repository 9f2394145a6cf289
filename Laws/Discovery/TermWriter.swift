/// The text of terms, in Swift.
struct TermWriter {
  private let operation: (Int) -> String
  private let variable: (Int) -> String

  /// Returns the number of arguments of an operation. Others are those of the function that it returns.
  private let arity: (Int) -> Int

  /// The names that no parameter of a closure has.
  private let taken: Set<String>

  /// Creates a writer with the names of a signature.
  init(_ signature: Signature) {
    self.init(
      operation: { signature.operations[$0].name }, variable: { signature.variables[$0].name },
      arity: { signature.operations[$0].arguments.count },
      taken: Set(signature.operations.map { Self.parts($0.name).base }))
  }

  /// Creates a writer with names. No parameter has a name that is taken.
  init(
    operation: @escaping (Int) -> String, variable: @escaping (Int) -> String,
    arity: @escaping (Int) -> Int, taken: Set<String>
  ) {
    (self.operation, self.variable, self.arity) = (operation, variable, arity)
    self.taken = taken
  }

  /// Returns the text of an equation or of another term.
  func text(_ term: Term) -> String {
    guard term.head != Term.equates else { return term.parts.map(text).joined(separator: " == ") }
    return text(term, [], taken.union(term.variables.map(variable)))
  }

  /// Returns the text of a condition of some name.
  func text(of condition: Signature.Condition, _ name: String) -> String {
    "\(name)(\(condition.variables.map(variable).joined(separator: ", ")))"
  }

  /// Returns the text of a term among parameters with names, the innermost first.
  private func text(_ term: Term, _ parameters: [String], _ taken: Set<String>) -> String {
    guard term.parameters == 0 else { return closure(term, parameters, taken) }
    switch term.head {
    case .variable(let name): return call(variable(name), term.parts, parameters, taken)
    case .bound(let index): return call(parameters[index], term.parts, parameters, taken)
    case .operation(let own):
      let (base, labels) = Self.parts(operation(own))
      guard isInfix(term) else {
        let own = Array(term.parts.prefix(arity(own)))
        let called = call(base, own, parameters, taken, labels)
        return call(called, Array(term.parts.dropFirst(own.count)), parameters, taken)
      }
      return term.parts.map { part in
        let whole = text(part, parameters, taken)
        return isInfix(part) ? "(\(whole))" : whole
      }.joined(separator: " \(base) ")
    }
  }

  private func closure(_ term: Term, _ parameters: [String], _ taken: Set<String>) -> String {
    let used = (0..<term.parameters).map { index in
      term.body.refers(toInnermost: 1, from: index)
    }
    if parameters.isEmpty, !term.body.hasFunction, used.allSatisfy({ $0 }) {
      return "{ \(text(term.body, used.indices.map { "$\($0)" }, taken)) }"
    }
    let free = "abcdefghijklmnopqrstuvwxyz".map(String.init).filter { name in
      !taken.contains(name) && !parameters.contains(name)
    }
    let names = used.indices.map { used[$0] ? free[$0] : "_" }
    let body = text(term.body, names + parameters, taken)
    return "{ \(names.joined(separator: ", ")) in \(body) }"
  }

  private func call(
    _ name: String, _ arguments: [Term], _ parameters: [String], _ taken: Set<String>,
    _ labels: [String] = []
  ) -> String {
    if arguments.isEmpty { return name }
    var texts = arguments.enumerated().map { index, argument in
      (labels.indices.contains(index) ? labels[index] : "") + text(argument, parameters, taken)
    }
    guard let last = texts.last, last.hasPrefix("{") else {
      return "\(name)(\(texts.joined(separator: ", ")))"
    }
    texts.removeLast()
    return name + (texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))") + " " + last
  }

  /// Returns the name and the labels of an operation: `moved(_:by:)` has the label `by: `.
  static func parts(_ name: String) -> (base: String, labels: [String]) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")"), open > name.startIndex else {
      return (name, [])
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(name[..<open]), labels.map { $0 == "_" ? "" : "\($0): " })
  }

  /// Returns true if a term is written as an operation between two arguments.
  private func isInfix(_ term: Term) -> Bool {
    guard case .operation(let own) = term.head, term.parameters == 0, term.parts.count == 2 else {
      return false
    }
    return Self.parts(operation(own)).base.first.map { !$0.isLetter && !"_`".contains($0) } ?? false
  }
}
