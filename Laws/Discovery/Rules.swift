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
  private final class Rule {
    let left: Term
    let right: Term

    /// True if only some instances become simpler.
    let isGuarded: Bool

    /// The sides with other variables than those of any rule.
    let apart: (left: Term, right: Term)

    /// The subterms of the left side that are no variables, with what is around them.
    let places: [Place]

    init(_ left: Term, _ right: Term, isGuarded: Bool, rigid: Set<Int>) {
      (self.left, self.right, self.isGuarded) = (left, right, isGuarded)
      apart = Rules.renamed(left, right, from: 2_000_000, rigid)
      places = left.places.filter { $0.term.name == nil }
    }

    /// Returns true if some instance of the sides may become simpler.
    func rewrites(_ left: Term, to right: Term, _ terms: [Int: Term]) -> Bool {
      !isGuarded || !left.replacing(terms).isSimpler(than: right.replacing(terms))
    }
  }

  /// The rules, in the order in which they were found.
  private var rules: [Rule] = []

  /// The rules by the operations at the head of their left sides, those of other heads under nil.
  private var heads: [Int?: [Rule]] = [:]

  /// The variables that are the same in all rules, and in every term.
  private let rigid: Set<Int>

  /// A variable that is the simplest of all terms. It stands for any variable that one side of an
  /// equation does not have.
  private static let least = -1

  /// The maximal number of rules, and of consequences of one equation.
  private let budget: Int

  /// The weight of the heaviest side of a rule that follows from others.
  private let reach: Int

  /// Returns true if an equation has a type. Other consequences say nothing of the operations.
  private let admits: (Term, Term) -> Bool

  /// False if a consequence was left out.
  private(set) var isComplete = true

  /// Creates rules without equations.
  init(
    reach: Int, budget: Int = 80, rigid: Set<Int> = [],
    admits: @escaping (Term, Term) -> Bool = { _, _ in true }
  ) {
    self.admits = admits
    (self.reach, self.budget, self.rigid) = (reach, budget, rigid.union([Self.least]))
  }

  // MARK: - Normal forms

  /// Returns the normal form of a term, the innermost subterms first. The variables are constants
  /// of an order in which each step makes a term simpler.
  private func normal(
    _ term: Term, _ steps: inout Int, _ isSimpler: (Term, Term) -> Bool = (<)
  ) -> Term {
    var parts = term.parts
    for index in parts.indices { parts[index] = normal(parts[index], &steps, isSimpler) }
    let inner = parts == term.parts ? term.body : Term(term.head, parts)
    guard steps > 0, let next = rewritten(inner, isSimpler) else {
      return term.parameters == 0 ? inner : .function(term.parameters, inner)
    }
    steps -= 1
    return .function(term.parameters, normal(next, &steps, isSimpler))
  }

  /// Returns the normal form of a term for all its instances.
  private func reduced(_ term: Term) -> Term {
    var steps = 100
    return normal(term, &steps) { $0.isSimpler(than: $1) }
  }

  /// Returns the term that a rule for the whole term makes of it, or nil.
  private func rewritten(_ term: Term, _ isSimpler: (Term, Term) -> Bool) -> Term? {
    for rule in heads[term.operation] ?? [] {
      guard !rule.left.clashes(with: term),
        let terms = Unifier.match(rule.left, term, rigid: rigid)
      else { continue }
      let next = rule.right.replacing(terms)
      if rule.isGuarded ? isSimpler(next, term) : next != term { return next }
    }
    return nil
  }

  /// Returns true if a rule simplifies a term or a function that is a part of it.
  func simplifies(_ term: Term) -> Bool {
    rewritten(term, <) != nil
      || term.parts.contains { $0.parameters > 0 && rewritten($0.body, <) != nil }
  }

  /// Returns true if an equation follows from the rules, as far as they are completed.
  func prove(_ left: Term, _ right: Term) -> Bool {
    var steps = 200
    return normal(left, &steps) == normal(right, &steps)
  }

  // MARK: - Completion

  /// Adds an equation and its consequences. An equation is added in any case, a consequence within
  /// the budget.
  mutating func add(_ left: Term, _ right: Term) {
    var open = [(weight: 0, left, right)]
    var tried = 0
    while let index = open.indices.min(by: { open[$0].weight < open[$1].weight }) {
      let (weight, left, right) = open.remove(at: index)
      let (first, second) = Self.renamed(reduced(left), reduced(right), from: 1_000_000, rigid)
      guard first != second, !isInstance(first, second), !isInstance(second, first),
        weight == 0 || !isJoinable(first, second)
      else { continue }
      tried += 1
      let isWithin = rules.count < budget && tried < budget
      if weight > 0, !isWithin {
        isComplete = false
        continue
      }
      for rule in directed(first, second) {
        if isWithin {
          open += removeReducible(by: rule).map { (0, $0, $1) }
          var next = pairs(rule, rule)
          for other in rules { next += pairs(rule, other) + pairs(other, rule) }
          for (left, right) in next {
            if max(left.weight, right.weight) > reach {
              isComplete = false
            } else if admits(left, right) {
              open.append((left.weight + right.weight + 1, left, right))
            }
          }
        }
        rules.append(rule)
        heads[rule.left.operation, default: []].append(rule)
      }
    }
  }

  /// Returns true if an equation is an instance of a rule.
  private func isInstance(_ left: Term, _ right: Term) -> Bool {
    heads[left.operation, default: []].contains { rule in
      !rule.left.clashes(with: left)
        && Unifier.match(.pair(rule.left, rule.right), .pair(left, right), rigid: rigid) != nil
    }
  }

  /// Returns true if the sides of an equation without a direction have a common normal form for
  /// each order of its variables.
  private func isJoinable(_ left: Term, _ right: Term) -> Bool {
    let names = Set(left.variables + right.variables).subtracting(rigid).sorted()
    guard names.count < 5, left.weight == right.weight else { return false }
    return names.permutations.allSatisfy { order in
      let terms = Dictionary(uniqueKeysWithValues: zip(names, order.map(Term.variable)))
      return prove(left.replacing(terms), right.replacing(terms))
    }
  }

  /// Returns the rules of an equation, none for a variable.
  private func directed(_ left: Term, _ right: Term) -> [Rule] {
    if right.isSimpler(than: left) { return [Rule(left, right, isGuarded: false, rigid: rigid)] }
    if left.isSimpler(than: right) { return [Rule(right, left, isGuarded: false, rigid: rigid)] }
    return [(left, right), (right, left)].compactMap { left, right in
      if let name = left.name, !rigid.contains(name) { return nil }
      let own = rigid.union(left.variables)
      let others = right.variables.filter { !own.contains($0) }
      let right = right.replacing(
        Dictionary(others.map { ($0, .variable(Self.least)) }) { one, _ in one })
      return right == left ? nil : Rule(left, right, isGuarded: true, rigid: rigid)
    }
  }

  /// Removes the rules that are instances of a new one, and those whose left side has an instance
  /// of its left side. Returns the equations of the latter.
  private mutating func removeReducible(by new: Rule) -> [(Term, Term)] {
    var removed: [(Term, Term)] = []
    let count = rules.count
    rules.removeAll { rule in
      guard !new.isGuarded else {
        let (one, other) = (Term.pair(new.left, new.right), Term.pair(rule.left, rule.right))
        return Unifier.match(one, other, rigid: rigid) != nil
      }
      let isReducible = rule.places.contains {
        !new.left.clashes(with: $0.term) && Unifier.match(new.left, $0.term, rigid: rigid) != nil
      }
      if isReducible { removed.append((rule.left, rule.right)) }
      return isReducible
    }
    if rules.count < count { heads = Dictionary(grouping: rules) { $0.left.operation } }
    return removed
  }

  /// Returns the critical pairs of a rule within another: two results for one term.
  private func pairs(_ outer: Rule, _ inner: Rule) -> [(Term, Term)] {
    let (left, right) = inner.apart
    return outer.places.compactMap { place in
      guard !place.term.clashes(with: left),
        let terms = Unifier.unify(place.term, left, rigid: rigid),
        outer.rewrites(outer.left, to: outer.right, terms), inner.rewrites(left, to: right, terms)
      else { return nil }
      let one = outer.right.replacing(terms)
      let other = place.around(right).replacing(terms)
      guard max(one.weight, other.weight) <= reach + 2 else { return nil }
      let (first, second) = (reduced(one), reduced(other))
      return first == second ? nil : (first, second)
    }
  }

  /// Returns an equation with its variables numbered from a first one.
  private static func renamed(
    _ left: Term, _ right: Term, from first: Int, _ rigid: Set<Int>
  ) -> (Term, Term) {
    var names: [Int: Term] = [:]
    for name in left.variables + right.variables where names[name] == nil {
      if !rigid.contains(name) { names[name] = .variable(first + names.count) }
    }
    return (left.replacing(names), right.replacing(names))
  }
}

extension Term {
  /// Returns the two sides of an equation as one term.
  static func pair(_ left: Term, _ right: Term) -> Term { .operation(-1, [left, right]) }

  /// The operation at the head, or nil.
  fileprivate var operation: Int? {
    if case .operation(let own) = head { own } else { nil }
  }

  /// Returns true if no instances of two terms are the same, since their operations differ.
  fileprivate func clashes(with other: Term) -> Bool {
    guard parameters == other.parameters, let operation, let another = other.operation else {
      return false
    }
    guard operation == another, parts.count == other.parts.count else { return true }
    for (part, other) in zip(parts, other.parts) where part.clashes(with: other) { return true }
    return false
  }
}

extension Array {
  /// The array in each order of its elements.
  var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let element = rest.remove(at: index)
      return rest.permutations.map { [element] + $0 }
    }
  }
}
