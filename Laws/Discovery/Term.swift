/// A term: a variable, an operation of terms, or a function of terms.
///
/// A bound variable is the number of its parameter, counted outwards from the innermost function,
/// the first parameter first (de Bruijn). Terms are kept in β-η-normal form.
indirect enum Term: Hashable, Sendable {
  /// A variable, for which every term of its sort stands.
  case variable(Int)

  /// A parameter of a function around the term.
  case bound(Int)

  /// An operation, applied to its arguments.
  case operation(Int, [Term])

  /// A term that is a function, applied to its arguments.
  case call(Term, [Term])

  /// A function with a number of parameters.
  case function(Int, Term)

  /// The number of variables and operations. A parameter has no weight, so that a variable weighs as
  /// much as its call with parameters.
  var weight: Int {
    switch self {
    case .variable: 1
    case .bound: 0
    case .operation(_, let arguments): arguments.reduce(1) { $0 + $1.weight }
    case .call(let function, let arguments): arguments.reduce(function.weight) { $0 + $1.weight }
    case .function(_, let body): body.weight
    }
  }

  /// The variables, each as often as it occurs, from left to right.
  var variables: [Int] {
    switch self {
    case .variable(let variable): [variable]
    case .bound: []
    case .operation(_, let arguments): arguments.flatMap(\.variables)
    case .call(let function, let arguments): ([function] + arguments).flatMap(\.variables)
    case .function(_, let body): body.variables
    }
  }

  /// The operations, from left to right.
  var operations: [Int] {
    switch self {
    case .variable, .bound: []
    case .operation(let own, let arguments): [own] + arguments.flatMap(\.operations)
    case .call(let function, let arguments): ([function] + arguments).flatMap(\.operations)
    case .function(_, let body): body.operations
    }
  }

  /// Returns the term with each leaf replaced, and each operation renamed. A leaf is given with the
  /// number of parameters around it.
  func mapped(
    within depth: Int = 0, operation: (Int) -> Int = { $0 },
    variable: (Int, Int) -> Term = { name, _ in .variable(name) },
    bound: (Int, Int) -> Term = { index, _ in .bound(index) }
  ) -> Term {
    func part(_ term: Term) -> Term {
      term.mapped(within: depth, operation: operation, variable: variable, bound: bound)
    }
    switch self {
    case .variable(let name): return variable(name, depth)
    case .bound(let index): return bound(index, depth)
    case .operation(let own, let arguments):
      return .operation(operation(own), arguments.map(part))
    case .call(let function, let arguments):
      return .calling(part(function), arguments.map(part))
    case .function(let count, let body):
      return .abstraction(
        count,
        body.mapped(within: depth + count, operation: operation, variable: variable, bound: bound))
    }
  }

  /// Returns the term with the parameters around it renumbered for `count` more of them.
  func shifted(by count: Int) -> Term {
    count == 0
      ? self : mapped(bound: { index, depth in .bound(index < depth ? index : index + count) })
  }

  /// Returns true if the term has a parameter of the innermost `count` around it.
  func refers(toInnermost count: Int) -> Bool {
    var result = false
    _ = mapped(bound: { index, depth in
      result = result || (index >= depth && index < depth + count)
      return .bound(index)
    })
    return result
  }

  /// Returns the application of a function to arguments, in which the arguments take the places of
  /// the parameters.
  static func calling(_ function: Term, _ arguments: [Term]) -> Term {
    guard case .function(let count, let body) = function, count == arguments.count else {
      return .call(function, arguments)
    }
    return body.mapped(bound: { index, depth in
      switch index - depth {
      case ..<0: .bound(index)
      case ..<count: arguments[index - depth].shifted(by: depth)
      default: .bound(index - count)
      }
    })
  }

  /// Returns a function, or the one that its body only calls with the parameters in order.
  static func abstraction(_ count: Int, _ body: Term) -> Term {
    if case .call(let function, let arguments) = body,
      arguments == (0..<count).map(Term.bound), !function.refers(toInnermost: count)
    {
      return function.shifted(by: -count)
    }
    return .function(count, body)
  }

  /// Returns the function of the values of some variables, or of some parameters around the term.
  func abstracting(_ places: [Term]) -> Term {
    let count = places.count
    func place(_ leaf: Term, at depth: Int) -> Int? {
      places.firstIndex { $0.shifted(by: depth) == leaf }
    }
    let body = mapped(
      variable: { name, depth in
        place(.variable(name), at: depth).map { .bound(depth + $0) } ?? .variable(name)
      },
      bound: { index, depth in
        guard index >= depth else { return .bound(index) }
        return .bound(place(.bound(index), at: depth).map { depth + $0 } ?? index + count)
      })
    return .abstraction(count, body)
  }

  /// Returns the term with terms for some of its variables.
  func replacing(_ terms: [Int: Term]) -> Term {
    mapped(variable: { name, depth in terms[name]?.shifted(by: depth) ?? .variable(name) })
  }
}

// MARK: - Order

extension Term: Comparable {
  /// The number of the kind of term. Constants come first, then the operations of most arguments.
  private var rank: Int {
    switch self {
    case .bound: 0
    case .variable: 1
    case .call: 2
    case .function: 3
    case .operation(let own, let arguments):
      arguments.isEmpty ? 4 + own : (1 << 40) - (arguments.count << 20) + own
    }
  }

  private var children: [Term] {
    switch self {
    case .bound, .variable: []
    case .operation(_, let arguments): arguments
    case .call(let function, let arguments): [function] + arguments
    case .function(_, let body): [body]
    }
  }

  /// Returns true if a term is simpler than another: lighter, or its operations come first.
  /// Variables are constants in this total order, which sets an equation's direction.
  static func < (left: Term, right: Term) -> Bool {
    let (weight, other) = (left.weight, right.weight)
    guard weight == other else { return weight < other }
    switch (left, right) {
    case (.variable(let name), .variable(let otherName)),
      (.bound(let name), .bound(let otherName)):
      return name < otherName
    default: break
    }
    guard left.rank == right.rank else { return left.rank < right.rank }
    guard left.children.count == right.children.count else {
      return left.children.count < right.children.count
    }
    for (part, otherPart) in zip(left.children, right.children) where part != otherPart {
      return part < otherPart
    }
    return false
  }

  /// Returns true if each instance of the term is simpler than that of another term (Knuth and
  /// Bendix).
  func isSimpler(than other: Term) -> Bool {
    guard hasVariables(of: other) else { return false }
    let (weight, otherWeight) = (weight, other.weight)
    guard weight == otherWeight else { return weight < otherWeight }
    if case .variable = self { return false }
    if case .variable = other { return false }
    guard rank == other.rank, children.count == other.children.count else { return self < other }
    for (part, otherPart) in zip(children, other.children) where part != otherPart {
      return part.isSimpler(than: otherPart)
    }
    return false
  }

  /// Returns true if no variable occurs more often than in another term.
  private func hasVariables(of other: Term) -> Bool {
    var counts: [Int: Int] = [:]
    for name in other.variables { counts[name, default: 0] += 1 }
    return variables.allSatisfy { name in
      counts[name, default: 0] -= 1
      return counts[name, default: 0] >= 0
    }
  }
}
