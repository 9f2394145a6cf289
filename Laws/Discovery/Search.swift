import PropertyTesting

/// A search for the equations of a signature: terms by size, each compared with the simplest term
/// that had the same value in every case.
///
/// - SeeAlso: Smallbone, Johansson, Claessen and Algehed, *Quick Specifications for the Busy
///   Programmer* (2017).
struct Search {
  /// The signature, in which the variables of the condition stand for themselves.
  private let signature: Signature

  /// The signature with enough variables to try an equation on each type.
  private let wide: Signature
  private let bounds: Discovery.Bounds
  private let end: ContinuousClock.Instant?
  private let condition: Signature.Condition?
  private var rules: Rules

  /// The cases that tell terms apart.
  private let cases: [Case]

  /// The permutations of the condition's variables under which it holds as well.
  private let symmetries: [[Int: Int]]

  /// The arguments of each sort: the simplest term of each class, or a function with such a body,
  /// with the size of the search in which it was found.
  private var parts: [[(term: Term, step: Int)]]

  /// The simplest terms of each sort by the fingerprint of their values.
  private var classes: [[UInt64: Term]]

  /// The first variables of the sorts, which are tried for any term.
  private let least: Set<Int>

  private(set) var equations: [Equation] = []
  private(set) var terms = 0

  /// The size up to which all terms were tried.
  private(set) var size = 0

  /// The number of terms of a size that are too many to be made.
  private static let room = 1_000_000

  /// The bound that ended the search, or nil.
  private(set) var cut: String?

  /// True if no case meets the condition.
  var isVoid: Bool { cases.isEmpty }

  /// Creates a search. Under a condition, only what does not follow from other equations is found.
  init(
    _ signature: Signature, _ bounds: Discovery.Bounds, until end: ContinuousClock.Instant?,
    condition: Signature.Condition? = nil, given: [Term]
  ) {
    let fixed = condition?.variables ?? []
    let first = signature.operations.count
    func isMet(_ own: Case, _ names: [Int]) -> Bool { condition?.holds(in: own, names) ?? true }
    cases = Array(
      (0..<50 * UInt64(bounds.cases)).lazy.map { seed in
        signature.randomCase(
          seed: RandomStream.derive(bounds.seed, seed), size: 10 + Int(seed) * 7 % 90)
      }.filter { isMet($0, fixed) }.prefix(bounds.cases))
    let sorts = fixed.map { signature.variables[$0].sort }
    let orders = Array(fixed.indices).permutations.dropFirst().filter { [cases] order in
      let names = order.map { fixed[$0] }
      return order.map { sorts[$0] } == sorts && cases.allSatisfy { isMet($0, names) }
    }
    symmetries = orders.map { order in
      Dictionary(uniqueKeysWithValues: zip(fixed.indices, order).map { (first + $0, first + $1) })
    }
    (self.signature, self.bounds) = (signature.fixing(fixed), bounds)
    wide = self.signature.widened
    (self.end, self.condition) = (end, condition)
    least = Set(self.signature.sorts.compactMap(\.variables.first))
    rules = self.signature.rules(
      given, reach: max(bounds.size, 6), budget: given.isEmpty ? 80 : 240)
    parts = signature.sorts.map { _ in [] }
    classes = signature.sorts.map { _ in [:] }
  }

  /// Tries all terms, the small ones first.
  mutating func run() {
    guard !isVoid else { return }
    for size in 1...max(bounds.size, 1) {
      let candidates = candidates(of: size)
      guard candidates.count < Self.room else {
        cut = "\(Self.room) candidates"
        return
      }
      for candidate in candidates.sorted(by: { $0.term < $1.term }) {
        if isOver() { return }
        take(candidate.term, candidate.sort, size)
      }
      addFunctions(size)
      self.size = size
    }
  }

  /// Tries the conjectures of shapes instead of all terms.
  mutating func run(_ shapes: [LawShape]) {
    let conjectures = shapes.flatMap { $0.instances(in: signature) }
    for (sides, sort) in conjectures.sorted(by: {
      $0.sides.parts.lexicographicallyPrecedes($1.sides.parts)
    }) {
      if isOver() { return }
      terms += 1
      if !rules.prove(signature.named(sides)) { tell(sides, sort) }
    }
    size = conjectures.flatMap(\.sides.parts).map(\.weight).max() ?? 0
  }

  /// Reports the progress. Returns true if a bound was reached.
  private mutating func isOver() -> Bool {
    bounds.progress?("size \(size) done, \(terms) terms, \(equations.count) equations")
    if terms >= bounds.terms {
      cut = "\(terms) terms"
    } else if let end, ContinuousClock.now > end {
      cut = "\(bounds.limit ?? .zero)"
    }
    return cut != nil
  }

  // MARK: - Terms

  /// Returns the terms of a size whose parts are known, and the smaller ones with a part that was
  /// found last: a function is lighter than its body, in which parameters are variables.
  private func candidates(of size: Int) -> [(term: Term, sort: Int)] {
    var result: [(term: Term, sort: Int)] = []
    func add(_ head: Term.Head, _ known: [Term], _ inputs: [Int], _ sort: Int, _ isNew: Bool) {
      let weight = Term(head, known).weight
      for (parts, rest, hasNew) in lists(inputs[...], size - weight, size - 1)
      where isNew || hasNew || rest == 0 {
        result.append((Term(head, known + parts), sort))
      }
    }
    if size == 1 {
      for (sort, facts) in signature.sorts.enumerated() {
        result += facts.variables.map { (.variable($0), sort) }
      }
    }
    for (index, operation) in signature.operations.enumerated()
    where size == 1 || !operation.arguments.isEmpty {
      add(.operation(index), [], operation.arguments, operation.result, size == 1)
    }
    for (sort, facts) in signature.sorts.enumerated() {
      guard let arrow = facts.arrow, signature.sorts[arrow.output].arrow == nil else { continue }
      for part in parts[sort] where part.term.parameters == 0 && !signature.isBare(part.term) {
        add(part.term.head, part.term.parts, arrow.inputs, arrow.output, part.step == size - 1)
      }
    }
    return result
  }

  /// Returns the lists of parts of some sorts up to a weight, with the rest of it, and true for a
  /// list with a part that was found last.
  private func lists(
    _ sorts: ArraySlice<Int>, _ weight: Int, _ step: Int
  ) -> [(parts: [Term], rest: Int, hasNew: Bool)] {
    guard let sort = sorts.last else { return weight < 0 ? [] : [([], weight, false)] }
    let others = lists(sorts.dropLast(), weight, step)
    var result: [(parts: [Term], rest: Int, hasNew: Bool)] = []
    for part in parts[sort] {
      for other in others where other.rest >= part.term.weight {
        guard result.count < Self.room else { return result }
        result.append(
          (
            other.parts + [part.term], other.rest - part.term.weight,
            other.hasNew || part.step == step
          ))
      }
    }
    return result
  }

  /// Adds the functions whose bodies were found last.
  private mutating func addFunctions(_ step: Int) {
    for (sort, facts) in signature.sorts.enumerated() {
      guard let arrow = facts.arrow else { continue }
      // Where a sort of arguments has not enough variables, all functions are constant in it.
      let places = arrow.inputs.reduce(into: [Int]()) { taken, input in
        let own = signature.sorts[input].variables.first { !taken.contains($0) }
        taken.append(own ?? -2 - taken.count)
      }.map(Term.variable)
      for body in parts[arrow.output] where body.step == step && !body.term.hasFunction {
        let function = body.term.abstracting(places)
        guard function.parameters > 0 || signature.isBare(function),
          arrow.hasConstants || signature.isBare(function)
            || function.body.refers(toInnermost: function.parameters)
        else { continue }
        parts[sort].append((function, step))
      }
    }
  }

  // MARK: - Classes

  /// Puts a term into its class, and tells the equation that it makes there.
  private mutating func take(_ term: Term, _ sort: Int, _ step: Int) {
    guard !rules.simplifies(signature.named(term), beyond: least) else { return }
    terms += 1
    var word = word(term, sort)
    while let other = classes[sort][word] {
      let isSimpler = term < other
      if tell(isSimpler ? .equation(other, term) : .equation(term, other), sort) {
        if isSimpler { parts[sort].append((term, step)) }
        return
      }
      word = RandomStream.derive(word, 1)  // Equal in the first cases, and in no others.
    }
    classes[sort][word] = term
    parts[sort].append((term, step))
  }

  /// Tells an equation unless it follows from others. Returns false if it does not hold.
  @discardableResult
  private mutating func tell(_ sides: Term, _ sort: Int) -> Bool {
    guard var equation = proved(sides, sort) else { return false }
    let named = signature.named(sides)
    let isPinned = named.operations.contains { signature.constants[$0] != nil }
    equation.isRule =
      isPinned
      || wide.typings(named).allSatisfy {
        holds(Equation($0, sort: $1, condition: condition, of: wide), of: wide)
      }
    // One that is no rule may be met under other names of its variables.
    if !rules.prove(named), !equations.contains(where: { $0.sides == equation.sides }) {
      equations.append(equation)
    }
    if equation.isRule {
      rules.add(named)
      for names in symmetries { rules.add(named.renamed { names[$0] ?? $0 }) }
    }
    return true
  }

  /// Returns an equation that holds in the first cases, and in enumerated and other random ones.
  private func proved(_ sides: Term, _ sort: Int) -> Equation? {
    guard word(sides.parts[0], sort) == word(sides.parts[1], sort) else { return nil }
    let own = Equation(sides, sort: sort, condition: condition, of: signature)
    return holds(own, of: signature) ? own : nil
  }

  /// Returns true if an equation holds in enumerated and other random cases.
  private func holds(_ own: Equation, of signature: Signature) -> Bool {
    var holds = true
    signature.scope {
      if case .failed = bounds.runner.check(own.law(of: signature)).outcome { holds = false }
    }
    return holds
  }

  /// Returns a fingerprint of the values of a term in the first cases.
  private func word(_ term: Term, _ sort: Int) -> UInt64 {
    var word = UInt64(sort)
    signature.scope {
      for own in cases {
        let value = signature.value(of: term, sort, in: own)
        word = RandomStream.derive(word, signature.sorts[sort].domain.word(value))
      }
    }
    return word
  }
}
