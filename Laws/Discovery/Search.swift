import PropertyTesting

/// A search for the equations of a signature: terms by size, each compared with the simplest term
/// that had the same value in every case.
///
/// - SeeAlso: Smallbone, Johansson, Claessen and Algehed, *Quick Specifications for the Busy
///   Programmer* (2017).
struct Search {
  private let signature: Signature
  private let bounds: Discovery.Bounds
  private let condition: Int?
  private var rules: Rules

  /// The values of the variables in the fixed cases.
  private let cases: [Assignment]

  /// The simplest term of each class, by sort and size.
  private var simplest: [[[Term]]]

  /// The simplest terms by sort and by the fingerprint of their values.
  private var classes: [[UInt64: Term]]

  private var expressions: [Term: Expression] = [:]
  private var functions: [Int: [Int: [Term]]] = [:]

  private(set) var equations: [Equation] = []
  private(set) var terms = 0

  /// The size up to which all terms were tried.
  private(set) var size = 0

  /// True if the bound of terms was reached.
  private(set) var isCut = false

  /// Creates a search. Under a condition, its variables stand for themselves, and only what does not
  /// follow from other equations is found.
  init(
    _ signature: Signature, _ bounds: Discovery.Bounds, condition: Int? = nil,
    known: [Equation] = [], given: [Statement] = []
  ) {
    (self.signature, self.bounds, self.condition) = (signature, bounds, condition)
    let rigid = condition.map { signature.conditions[$0].variables } ?? []
    rules = Rules(reach: bounds.size, budget: given.isEmpty ? 80 : 240, rigid: Set(rigid)) {
      !signature.typings($0, $1).isEmpty
    }
    for equation in known {
      rules.add(signature.named(equation.left), signature.named(equation.right))
    }
    for statement in given { rules.add(statement.left, statement.right) }
    var (cases, seed): ([Assignment], UInt64) = ([], 0)
    while cases.count < bounds.cases, seed < 50 * UInt64(bounds.cases) {
      let size = 10 + Int(seed) * 7 % 90
      let assignment = signature.assignment(
        seed: RandomStream.derive(bounds.seed, seed), size: size)
      seed += 1
      if condition.map({ signature.conditions[$0].holds(assignment) }) ?? true {
        cases.append(assignment)
      }
    }
    self.cases = cases
    simplest = signature.sorts.map { _ in [] }
    classes = signature.sorts.map { _ in [:] }
  }

  /// Tries all terms, the small ones first.
  mutating func run() {
    guard !cases.isEmpty else { return }
    for size in 1...max(bounds.size, 1) {
      for sort in simplest.indices { simplest[sort].append([]) }
      for candidate in candidates(of: size).sorted(by: { $0.term < $1.term }) {
        guard terms < bounds.terms else {
          isCut = true
          return
        }
        take(candidate.term, candidate.sort)
      }
      self.size = size
      bounds.progress?(Discovery.Progress(size: size, terms: terms, equations: equations.count))
    }
  }

  /// Tries the conjectures of shapes instead of all terms.
  mutating func run(_ shapes: [LawShape]) {
    guard !cases.isEmpty else { return }
    let conjectures = shapes.flatMap { $0.instances(in: signature) }
    for conjecture in conjectures.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
      guard terms < bounds.terms else {
        isCut = true
        return
      }
      terms += 1
      guard
        !rules.prove(signature.named(conjecture.left), signature.named(conjecture.right)),
        word(conjecture.left, conjecture.sort) == word(conjecture.right, conjecture.sort)
      else { continue }
      tell(conjecture.left, conjecture.right, conjecture.sort)
    }
    size = conjectures.map { max($0.left.weight, $0.right.weight) }.max() ?? 0
  }

  // MARK: - Terms

  /// Returns the terms of a size whose parts are simplest terms.
  private mutating func candidates(of size: Int) -> [(term: Term, sort: Int)] {
    var result: [(term: Term, sort: Int)] = []
    if size == 1 {
      for (variable, facts) in signature.variables.enumerated() where !facts.isParameter {
        result.append((.variable(variable), facts.sort))
      }
    }
    for (index, operation) in signature.operations.enumerated() {
      for parts in arguments(operation.arguments, size - 1) {
        result.append((.operation(index, parts), operation.result))
      }
    }
    for (sort, facts) in signature.sorts.enumerated() {
      guard let output = facts.output, signature.sorts[output].output == nil else { continue }
      for (length, heads) in simplest[sort].enumerated() {
        for head in heads {
          for parts in arguments(facts.inputs, size - length - 1) {
            result.append((.call(head, parts), output))
          }
        }
      }
    }
    return result
  }

  /// Returns the lists of arguments of some sorts whose sizes have a sum.
  private mutating func arguments(_ sorts: [Int], _ size: Int) -> [[Term]] {
    guard let sort = sorts.first else { return size == 0 ? [[]] : [] }
    guard size >= sorts.count else { return [] }
    let rest = Array(sorts.dropFirst())
    var result: [[Term]] = []
    for length in (rest.isEmpty ? size : 1)...(size - rest.count) {
      let own = parts(sort, length)
      guard !own.isEmpty else { continue }
      let others = arguments(rest, size - length)
      for part in own { result += others.map { [part] + $0 } }
    }
    return result
  }

  /// Returns the simplest terms of a sort and a size, and the functions with such a body.
  private mutating func parts(_ sort: Int, _ size: Int) -> [Term] {
    let own = simplest[sort].indices.contains(size - 1) ? simplest[sort][size - 1] : []
    guard let output = signature.sorts[sort].output else { return own }
    if let known = functions[sort]?[size] { return own + known }
    let places = signature.places(of: sort)
    guard simplest[output].indices.contains(size - 1) else { return own }
    let made: [Term] = simplest[output][size - 1].compactMap { body in
      let function = body.abstracting(places)
      guard case .function(let count, let inner) = function, !inner.hasFunction,
        signature.sorts[sort].hasConstants || inner.refers(toInnermost: count)
      else { return nil }
      return function
    }
    functions[sort, default: [:]][size] = made
    return own + made
  }

  // MARK: - Classes

  /// Puts a term into its class, and tells the equation that it makes there.
  private mutating func take(_ term: Term, _ sort: Int) {
    guard !rules.isReducible(signature.named(term)) else { return }
    terms += 1
    var word = word(term, sort)
    while let other = classes[sort][word] {
      let isSimpler = term < other
      if tell(isSimpler ? other : term, isSimpler ? term : other, sort) {
        if isSimpler { keep(term, sort) }
        return
      }
      word = RandomStream.derive(word, 1)  // Equal in the fixed cases, and in no others.
    }
    classes[sort][word] = term
    keep(term, sort)
  }

  private mutating func keep(_ term: Term, _ sort: Int) {
    simplest[sort][simplest[sort].count - 1].append(term)
  }

  /// Tells an equation unless it follows from others. Returns false if it does not hold, on one of
  /// the types that its operations have.
  @discardableResult
  private mutating func tell(_ term: Term, _ other: Term, _ sort: Int) -> Bool {
    let equation = Equation(term, other, sort: sort, condition: condition, of: signature)
    guard signature.holds(equation, bounds) else { return false }
    let (left, right) = (signature.named(term), signature.named(other))
    if !rules.prove(left, right) { equations.append(equation) }
    if condition != nil || signature.isGeneral(equation, bounds) { rules.add(left, right) }
    return true
  }

  /// Returns a fingerprint of the values of a term in all cases.
  private mutating func word(_ term: Term, _ sort: Int) -> UInt64 {
    let expression = signature.expression(of: term, in: cases, known: &expressions)
    let words = signature.sorts[sort].words(expression)
    return words.reduce(UInt64(sort)) { RandomStream.derive($0, $1) }
  }
}

extension Signature {
  /// Returns true if an equation holds in as many cases as there are fixed ones, or more.
  func holds(_ equation: Equation, _ bounds: Discovery.Bounds) -> Bool {
    if case .failed = report(equation, bounds).outcome { false } else { true }
  }

  /// Checks an equation in enumerated and in random cases.
  func report(_ equation: Equation, _ bounds: Discovery.Bounds) -> Report {
    let runner = Runner(seed: bounds.seed, cases: bounds.cases, enumerated: bounds.cases)
    return runner.check(equation.law(of: self))
  }

  /// Returns true if an equation holds on all types that have its operations.
  func isGeneral(_ equation: Equation, _ bounds: Discovery.Bounds) -> Bool {
    others(equation).allSatisfy { holds($0, bounds) }
  }

  /// Returns an equation on the other types that have its operations.
  func others(_ equation: Equation) -> [Equation] {
    typings(named(equation.left), named(equation.right)).map { sides in
      Equation(sides.left, sides.right, sort: sides.sort, condition: nil, of: self)
    }.filter { $0.left != equation.left || $0.right != equation.right }
  }
}
