/// A term in β-η-normal form: a head applied to parts, as the body of a function of some
/// parameters.
///
/// A bound head is the number of its parameter, counted outwards from the innermost function, the
/// first parameter first (de Bruijn). A function of functions is a function of all their
/// parameters.
final class Term: Sendable {
  /// The first word of a term.
  enum Head: Hashable, Sendable {
    /// A parameter of the term, or of a function around it.
    case bound(Int)

    /// A variable, for which every term of its sort stands.
    case variable(Int)

    case operation(Int)
  }

  /// The number of parameters; none if the term is not written as a function.
  let parameters: Int
  let head: Head
  let parts: [Term]

  /// The number of variables and operations. A parameter has no weight, so that a variable weighs
  /// as much as its call with parameters.
  let weight: Int

  /// The variables, each as often as it occurs, from left to right.
  let variables: [Int]

  /// The number of parameters around the term that it may refer to.
  let openness: Int

  private let word: Int

  private init(_ parameters: Int, _ head: Head, _ parts: [Term]) {
    (self.parameters, self.head, self.parts) = (parameters, head, parts)
    var (weight, own, openness, variables) = (1, 0, 0, [Int]())
    switch head {
    case .bound(let index): (weight, own, openness) = (0, index << 2, index + 1)
    case .variable(let name): (own, variables) = (name << 2 + 1, [name])
    case .operation(let index): own = index << 2 + 2
    }
    var word = own &* 31 &+ parameters
    for part in parts {
      weight += part.weight
      openness = max(openness, part.openness)
      if !part.variables.isEmpty { variables += part.variables }
      word = (word ^ part.word) &* 0x1_0000_01B3 &+ 1
    }
    (self.weight, self.variables, self.word) = (weight, variables, word)
    self.openness = max(0, openness - parameters)
  }

  /// Creates a head with parts.
  convenience init(_ head: Head, _ parts: [Term] = []) { self.init(0, head, parts) }

  /// The operation between the sides of an equation.
  static let equates = Head.operation(-1)

  /// A term that is simpler than any other.
  static let least = Term(.operation(-9))

  /// Returns an equation as a term of its two sides.
  static func equation(_ left: Term, _ right: Term) -> Term { Term(equates, [left, right]) }

  static func bound(_ index: Int) -> Term { Term(.bound(index)) }
  static func variable(_ name: Int) -> Term { Term(.variable(name)) }
  static func operation(_ own: Int, _ parts: [Term] = []) -> Term { Term(.operation(own), parts) }

  /// Returns the parameters of a function in order.
  static func bounds(_ count: Int) -> [Term] { (0..<count).map(bound) }

  /// The variable that the term is, or nil.
  var name: Int? {
    if case .variable(let name) = head, parts.isEmpty, parameters == 0 { name } else { nil }
  }

  /// The parameter that the term is, or nil.
  var index: Int? {
    if case .bound(let index) = head, parts.isEmpty, parameters == 0 { index } else { nil }
  }

  /// The term and all its parts, within functions too.
  var all: [Term] { [self] + parts.flatMap(\.all) }

  /// True if the term or a part of it is written as a function.
  var hasFunction: Bool { all.contains { $0.parameters > 0 } }

  /// The operations, from left to right.
  var operations: [Int] {
    all.compactMap { if case .operation(let own) = $0.head { own } else { nil } }
  }

  /// The body, within its parameters.
  var body: Term { Term(head, parts) }

  // MARK: - Functions

  /// Returns a function of a number of parameters.
  static func function(_ count: Int, _ body: Term) -> Term {
    guard count > 0 else { return body }
    if body.parameters > 0 {  // The outer parameters come first.
      let inner = body.parameters
      let flat = body.body.mapped { head, depth in
        guard case .bound(let index) = head, index >= depth, index < depth + inner + count
        else { return nil }
        return .bound(index < depth + inner ? index + count : index - inner)
      }
      return Term(count + inner, flat.head, flat.parts)
    }
    if body.parts.count == count, body.parts.indices.allSatisfy({ body.parts[$0].index == $0 }) {
      let function = Term(body.head)
      if function.openness == 0 { return function }
      if function.openness > count { return function.shifted(by: -count) }
    }
    return Term(count, body.head, body.parts)
  }

  /// Returns the application to more parts, which take the places of the parameters.
  func applied(to arguments: [Term]) -> Term {
    if arguments.isEmpty { return self }
    guard parameters > 0 else { return Term(head, parts + arguments) }
    let count = min(parameters, arguments.count)
    let rest = parameters - count
    let result = body.mapped { head, depth in
      guard case .bound(let index) = head, index >= depth else { return nil }
      return index < depth + count
        ? arguments[index - depth].shifted(by: depth + rest) : .bound(index - count)
    }
    return Term.function(rest, result).applied(to: Array(arguments.dropFirst(count)))
  }

  /// Returns the term with other terms for some heads. A head is given with the number of
  /// parameters around it.
  func mapped(_ depth: Int = 0, _ transform: (Head, Int) -> Term?) -> Term {
    let inner = depth + parameters
    let parts = parts.isEmpty ? parts : parts.map { $0.mapped(inner, transform) }
    guard let other = transform(head, inner) else {
      return Term.function(parameters, Term(head, parts))
    }
    return Term.function(parameters, other.applied(to: parts))
  }

  /// Returns the term with the parameters around it renumbered for `count` more of them.
  func shifted(by count: Int) -> Term {
    guard count != 0, openness > 0 else { return self }
    return mapped { head, depth in
      if case .bound(let index) = head, index >= depth { .bound(index + count) } else { nil }
    }
  }

  /// Returns the function of the values of some variables, or of some parameters around the term.
  func abstracting(_ places: [Term]) -> Term {
    let count = places.count
    let body = mapped { head, depth in
      let place = places.firstIndex { place in
        switch (place.head, head) {
        case (.bound(let one), .bound(let other)): one + depth == other
        default: place.head == head
        }
      }
      if let place { return .bound(depth + place) }
      guard case .bound(let index) = head, index >= depth else { return nil }
      return .bound(index + count)
    }
    return .function(count, body)
  }

  /// Returns the function of the value of a part, wherever it occurs.
  func abstracting(_ part: Term) -> Term {
    func replaced(_ term: Term, _ part: Term, _ index: Int) -> Term {
      if term == part { return .bound(index) }
      let (part, index) = (part.shifted(by: term.parameters), index + term.parameters)
      let parts = term.parts.map { replaced($0, part, index) }
      return .function(term.parameters, Term(term.head, parts))
    }
    return .function(1, replaced(shifted(by: 1), part.shifted(by: 1), 0))
  }

  /// Returns true if the term has a parameter of the innermost `count` around it.
  func refers(toInnermost count: Int, from first: Int = 0) -> Bool {
    let first = first + parameters
    if case .bound(let index) = head, index >= first, index < first + count { return true }
    return openness > 0 && parts.contains { $0.refers(toInnermost: count, from: first) }
  }

  /// Returns the term with terms for some of its variables.
  func replacing(_ terms: [Int: Term]) -> Term {
    guard !variables.isEmpty, !terms.isEmpty else { return self }
    return mapped { head, depth in
      if case .variable(let name) = head { terms[name]?.shifted(by: depth) } else { nil }
    }
  }

  /// Returns the term with other operations.
  func renamed(_ operation: (Int) -> Int) -> Term {
    mapped { head, _ in
      if case .operation(let own) = head { .operation(operation(own)) } else { nil }
    }
  }
}

extension Term: Hashable {
  static func == (left: Term, right: Term) -> Bool {
    left === right
      || left.word == right.word && left.parameters == right.parameters && left.head == right.head
        && left.parts == right.parts
  }

  func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

// MARK: - Order

extension Term: Comparable {
  /// The place in the order of terms of a weight: constants first, then the operations of most
  /// arguments.
  private var rank: (Int, Int) {
    switch head {
    case .bound(let index): (parts.isEmpty ? 0 : 2, index)
    case .variable(let name): (parts.isEmpty ? 1 : 2, name)
    case .operation(let own): (parts.isEmpty ? 4 + own : (1 << 40) - (parts.count << 20) + own, 0)
    }
  }

  private var key: (Int, Int, Int, Int) {
    (parameters > 0 ? 3 : rank.0, parameters, rank.0, parts.count)
  }

  /// Returns true if a term is simpler than another: lighter, or its operations come first.
  /// Variables are constants in this total order, which sets an equation's direction.
  static func < (left: Term, right: Term) -> Bool {
    guard left.weight == right.weight else { return left.weight < right.weight }
    guard left.key == right.key else { return left.key < right.key }
    guard left.rank.1 == right.rank.1 else { return left.rank.1 < right.rank.1 }
    for (part, other) in zip(left.parts, right.parts) where part != other { return part < other }
    return false
  }

  /// Returns true if each instance of the term is simpler than that of another term (Knuth and
  /// Bendix).
  func isSimpler(than other: Term) -> Bool {
    guard weight <= other.weight, hasVariables(of: other) else { return false }
    guard weight == other.weight else { return true }
    if name != nil || other.name != nil { return false }
    guard key == other.key else { return key < other.key }
    guard head == other.head else { return false }
    for (part, another) in zip(parts, other.parts) where part != another {
      return part.isSimpler(than: another)
    }
    return false
  }

  /// Returns true if no variable occurs more often than in another term.
  private func hasVariables(of other: Term) -> Bool {
    var rest = other.variables
    return variables.allSatisfy { name in
      guard let index = rest.firstIndex(of: name) else { return false }
      rest.remove(at: index)
      return true
    }
  }
}

// MARK: - Equations

extension Term {
  /// Returns true if another equation is an instance of this one.
  func covers(_ other: Term) -> Bool {
    let other = other.replacing(
      Dictionary(other.variables.map { ($0, .variable($0 + 3_000_000)) }) { one, _ in one })
    return Unifier.match(self, other) != nil
      || Unifier.match(.equation(parts[1], parts[0]), other) != nil
  }
}
