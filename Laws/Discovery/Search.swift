import PropertyTesting

/// A search for the equations of a signature: terms by size, each compared with the simplest term
/// that had the same value in every case.
///
/// - SeeAlso: Smallbone, Johansson, Claessen and Algehed, *Quick Specifications for the Busy
///   Programmer* (2017).
struct Search {
  /// A term that may be the argument of another one: the simplest of its class, or a function with
  /// such a body.
  private struct Part {
    let term: Term

    /// The size of the search in which it was found.
    let step: Int
  }

  private let signature: Signature
  private let bounds: Discovery.Bounds
  private let end: ContinuousClock.Instant?
  private let condition: Signature.Condition?
  private var rules: Rules

  /// The cases that tell terms apart.
  private let cases: [Case]

  /// The permutations of the condition's variables under which it holds as well.
  private let symmetries: [[Int: Term]]

  /// The arguments of each sort.
  private var parts: [[Part]]

  /// The simplest terms of each sort by the fingerprint of their values.
  private var classes: [[UInt64: Term]]

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

  /// Creates a search. Under a condition, its variables stand for themselves, and only what does
  /// not follow from other equations is found.
  init(
    _ signature: Signature, _ bounds: Discovery.Bounds, until end: ContinuousClock.Instant?,
    condition: Signature.Condition? = nil, given: [Statement]
  ) {
    (self.signature, self.bounds, self.end, self.condition) = (signature, bounds, end, condition)
    let rigid = condition?.variables ?? []
    rules = Rules(reach: max(bounds.size, 6), budget: given.isEmpty ? 80 : 240, rigid: Set(rigid)) {
      signature.hasType($0, $1)
    }
    for law in given.map(\.apart) { rules.add(law.left, law.right) }
    let fixed = Array(
      (0..<50 * UInt64(bounds.cases)).lazy.map { seed in
        signature.randomCase(
          seed: RandomStream.derive(bounds.seed, seed), size: 10 + Int(seed) * 7 % 90)
      }.filter { item in condition.map { signature.holds($0, in: item) } ?? true }
        .prefix(bounds.cases))
    cases = fixed
    symmetries = rigid.permutations.dropFirst().filter { names in
      zip(rigid, names).allSatisfy { signature.variables[$0].sort == signature.variables[$1].sort }
        && fixed.allSatisfy { item in
          condition.map { signature.holds($0, in: item.permuted(rigid, as: names)) } ?? true
        }
    }.map { Dictionary(uniqueKeysWithValues: zip(rigid, $0.map(Term.variable))) }
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
    for conjecture in conjectures.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
      if isOver() { return }
      terms += 1
      let (left, right, sort) = conjecture
      if !rules.prove(signature.named(left), signature.named(right)) { tell(left, right, sort) }
    }
    size = conjectures.map { max($0.left.weight, $0.right.weight) }.max() ?? 0
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
      result = signature.variables.enumerated().map { (.variable($0.offset), $0.element.sort) }
    }
    for (index, operation) in signature.operations.enumerated()
    where size == 1 || !operation.arguments.isEmpty {
      add(.operation(index), [], operation.arguments, operation.result, size == 1)
    }
    for (sort, facts) in signature.sorts.enumerated() {
      guard let output = facts.output, signature.sorts[output].output == nil else { continue }
      for part in parts[sort] where part.term.parameters == 0 && !signature.isBare(part.term) {
        add(part.term.head, part.term.parts, facts.inputs, output, part.step == size - 1)
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
      guard let output = facts.output else { continue }
      let places = signature.places(of: sort)
      for body in parts[output] where body.step == step && !body.term.hasFunction {
        let function = body.term.abstracting(places)
        guard function.parameters > 0 || signature.isBare(function),
          facts.hasConstants || signature.isBare(function)
            || function.body.refers(toInnermost: function.parameters)
        else { continue }
        parts[sort].append(Part(term: function, step: step))
      }
    }
  }

  // MARK: - Classes

  /// Puts a term into its class, and tells the equation that it makes there.
  private mutating func take(_ term: Term, _ sort: Int, _ step: Int) {
    guard !rules.simplifies(signature.named(term)) else { return }
    terms += 1
    var word = word(term, sort)
    while let other = classes[sort][word] {
      let isSimpler = term < other
      if tell(isSimpler ? other : term, isSimpler ? term : other, sort) {
        if isSimpler { parts[sort].append(Part(term: term, step: step)) }
        return
      }
      word = RandomStream.derive(word, 1)  // Equal in the first cases, and in no others.
    }
    classes[sort][word] = term
    parts[sort].append(Part(term: term, step: step))
  }

  /// Tells an equation unless it follows from others. Returns false if it does not hold.
  @discardableResult
  private mutating func tell(_ term: Term, _ other: Term, _ sort: Int) -> Bool {
    guard holds(term, other, sort) else { return false }
    let equation = Equation(term, other, sort: sort, condition: condition, of: signature)
    let (left, right) = (signature.named(term), signature.named(other))
    if !rules.prove(left, right) { equations.append(equation) }
    if condition != nil || signature.typings(left, right).allSatisfy(holds) {
      rules.add(left, right)
      for names in symmetries { rules.add(left.replacing(names), right.replacing(names)) }
    }
    return true
  }

  /// Returns true if an equation holds in the first cases, and in enumerated and other random ones.
  private func holds(_ left: Term, _ right: Term, _ sort: Int) -> Bool {
    guard word(left, sort) == word(right, sort) else { return false }
    let own = Equation(left, right, sort: sort, condition: condition, of: signature)
    var result = true
    signature.scope {
      if case .failed = bounds.runner.check(own.law(of: signature)).outcome { result = false }
    }
    return result
  }

  /// Returns a fingerprint of the values of a term in the first cases.
  private func word(_ term: Term, _ sort: Int) -> UInt64 {
    var word = UInt64(sort)
    signature.scope {
      for own in cases {
        let value = signature.value(of: term, sort, in: own)
        word = RandomStream.derive(word, signature.sorts[sort].word(value))
      }
    }
    return word
  }
}

extension Signature {
  /// Returns true if a term is an operation without its arguments, which stands for a function.
  func isBare(_ term: Term) -> Bool {
    guard case .operation(let own) = term.head else { return false }
    return term.parameters == 0 && term.parts.isEmpty && !operations[own].arguments.isEmpty
  }

  /// Returns the variables whose functions are the terms of a sort. Where a sort of arguments has
  /// not enough of them, all functions are constant in it.
  fileprivate func places(of sort: Int) -> [Term] {
    var taken: [Int] = []
    for input in sorts[sort].inputs {
      taken.append(sorts[input].variables.first { !taken.contains($0) } ?? -2 - taken.count)
    }
    return taken.map(Term.variable)
  }
}
