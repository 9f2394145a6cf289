/// Equations as rules from the complex side to the simple one, completed by their consequences.
///
/// An equation that has no direction for all its instances is a rule in both, for those instances
/// that it simplifies. A term follows from another if both have the same normal form. The rules are
/// completed within a budget: a term with another normal form may still follow.
///
/// - SeeAlso: Knuth and Bendix, *Simple Word Problems in Universal Algebras* (1970); Bachmair,
///   Dershowitz and Plaisted, *Completion Without Failure* (1989).
struct Rules {
  /// A rule, whose variables stand for all terms.
  struct Rule {
    let left: Term
    let right: Term

    /// True if only some instances become simpler.
    let isGuarded: Bool
  }

  /// The rules, in the order in which they were found.
  private var rules: [Rule] = []

  /// The rules by the head of their left sides: the operation, or -1.
  private var heads: [Int: [Rule]] = [:]

  /// The variables that are the same in all rules, and in every term.
  let rigid: Set<Int>

  /// The maximal number of rules.
  private let budget: Int

  /// The size of the largest side of a rule that follows from others.
  private let reach: Int

  /// False if a consequence was left out.
  private(set) var isComplete = true

  /// Creates rules without equations.
  init(reach: Int, budget: Int = 160, rigid: Set<Int> = []) {
    (self.reach, self.budget, self.rigid) = (reach, budget, rigid)
  }

  private static func head(_ term: Term) -> Int {
    if case .operation(let own, _) = term { own } else { -1 }
  }

  // MARK: - Normal forms

  /// Returns the normal form of a term: the innermost subterms first.
  func normal(_ term: Term) -> Term {
    var steps = 400
    return normal(term, &steps)
  }

  private func normal(_ term: Term, _ steps: inout Int) -> Term {
    let inner: Term
    switch term {
    case .variable, .bound: return term
    case .operation(let own, let arguments):
      inner = .operation(own, arguments.map { normal($0, &steps) })
    case .call(let function, let arguments):
      inner = .calling(normal(function, &steps), arguments.map { normal($0, &steps) })
    case .function(let count, let body): inner = .abstraction(count, normal(body, &steps))
    }
    guard steps > 0, let next = rewritten(inner) else { return inner }
    steps -= 1
    return normal(next, &steps)
  }

  /// Returns the term that a rule for the whole term makes of it, or nil.
  private func rewritten(_ term: Term) -> Term? {
    for rule in heads[Self.head(term)] ?? [] {
      guard let terms = Unifier.match(rule.left, term, rigid: rigid) else { continue }
      let next = rule.right.replacing(terms)
      if !rule.isGuarded || next < term { return next }
    }
    return nil
  }

  /// Returns true if an equation follows from the rules, as far as they are completed.
  func prove(_ left: Term, _ right: Term) -> Bool { normal(left) == normal(right) }

  // MARK: - Completion

  /// Adds an equation and its consequences.
  mutating func add(_ left: Term, _ right: Term) {
    var open = [(size: left.size + right.size, left, right)]
    while let index = open.indices.min(by: { open[$0].size < open[$1].size }) {
      let (_, left, right) = open.remove(at: index)
      let (first, second) = Self.renamed(normal(left), normal(right), apart: false, rigid)
      guard first != second else { continue }
      guard rules.count < budget else {
        isComplete = false
        return
      }
      for rule in Self.directed(first, second, rigid) {
        var next = removeReducible(by: rule)
        for other in rules { next += pairs(rule, other) + pairs(other, rule) }
        next += pairs(rule, rule)
        rules.append(rule)
        heads[Self.head(rule.left), default: []].append(rule)
        for (left, right) in next {
          let (size, otherSize) = (left.size, right.size)
          if max(size, otherSize) > reach {
            isComplete = false
          } else {
            open.append((size + otherSize, left, right))
          }
        }
      }
    }
  }

  /// Returns the rules of an equation, none from an instance of a variable.
  private static func directed(_ left: Term, _ right: Term, _ rigid: Set<Int>) -> [Rule] {
    if right.isSimpler(than: left) { return [Rule(left: left, right: right, isGuarded: false)] }
    if left.isSimpler(than: right) { return [Rule(left: right, right: left, isGuarded: false)] }
    let both = [
      Rule(left: left, right: right, isGuarded: true),
      Rule(left: right, right: left, isGuarded: true),
    ]
    return both.filter { rule in
      if case .variable(let name) = rule.left, !rigid.contains(name) { return false }
      return Set(rule.right.variables).isSubset(of: rigid.union(rule.left.variables))
    }
  }

  /// Removes the rules whose left side has an instance of a new one, and returns their equations.
  private mutating func removeReducible(by new: Rule) -> [(Term, Term)] {
    guard !new.isGuarded else { return [] }
    var removed: [(Term, Term)] = []
    rules.removeAll { rule in
      let isReducible = rule.left.subterms.contains {
        Unifier.match(new.left, $0.term, rigid: rigid) != nil
      }
      if isReducible { removed.append((rule.left, rule.right)) }
      return isReducible
    }
    if !removed.isEmpty { heads = Dictionary(grouping: rules) { Self.head($0.left) } }
    return removed
  }

  /// Returns the critical pairs of a rule within another: two results for one term.
  private func pairs(_ outer: Rule, _ inner: Rule) -> [(Term, Term)] {
    let (left, right) = Self.renamed(inner.left, inner.right, apart: true, rigid)
    return outer.left.subterms.compactMap { place in
      if case .variable = place.term { return nil }
      guard let terms = Unifier.unify(place.term, left, rigid: rigid) else { return nil }
      let one = outer.right.replacing(terms)
      let other = place.around(right).replacing(terms)
      let (first, second) = (normal(one), normal(other))
      return first == second ? nil : (first, second)
    }
  }

  /// Returns an equation with its variables numbered from zero, or apart from such ones.
  private static func renamed(
    _ left: Term, _ right: Term, apart: Bool, _ rigid: Set<Int>
  ) -> (Term, Term) {
    var names: [Int: Term] = [:]
    for name in left.variables + right.variables where names[name] == nil {
      guard !rigid.contains(name) else { continue }
      names[name] = .variable((apart ? 2_000_000 : 1_000_000) + names.count)
    }
    return (left.replacing(names), right.replacing(names))
  }
}

extension Term {
  /// The subterms outside of functions, each with the function that puts another one in its place.
  var subterms: [(term: Term, around: (Term) -> Term)] {
    let inner: [(term: Term, around: (Term) -> Term)]
    switch self {
    case .variable, .bound, .function: inner = []
    case .operation(let own, let arguments):
      inner = Self.subterms(of: arguments) { .operation(own, $0) }
    case .call(let function, let arguments):
      inner = Self.subterms(of: [function] + arguments) {
        .calling($0[0], Array($0.dropFirst()))
      }
    }
    return [(self, { $0 })] + inner
  }

  private static func subterms(
    of parts: [Term], _ around: @escaping ([Term]) -> Term
  ) -> [(term: Term, around: (Term) -> Term)] {
    parts.indices.flatMap { index in
      parts[index].subterms.map { inner in
        (
          inner.term,
          { term in
            var parts = parts
            parts[index] = inner.around(term)
            return around(parts)
          }
        )
      }
    }
  }
}
