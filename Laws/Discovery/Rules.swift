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
    /// The complex side and the simple one.
    let sides: Term

    /// True if only some instances become simpler.
    let isGuarded: Bool

    /// The sides with other variables than those of any rule.
    let apart: Term

    /// The subterms of the left side that are no variables, with what is around them.
    let places: [Place]

    init(_ left: Term, _ right: Term, isGuarded: Bool) {
      (sides, self.isGuarded) = (.equation(left, right), isGuarded)
      apart = sides.renumbered(from: 2_000_000)
      places = left.places.filter { $0.term.name == nil }
    }

    var left: Term { sides.parts[0] }
    var right: Term { sides.parts[1] }
  }

  /// The rules, in the order in which they were found.
  private var rules: [Rule] = []

  /// The rules by the operations at the head of their left sides, those of other heads under nil.
  private var heads: [Int?: [Rule]] = [:]

  /// The maximal number of rules, and of consequences of one equation.
  private let budget: Int

  /// The weight of the heaviest side of a rule that follows from others.
  private let reach: Int

  /// Returns true if an equation has a type. Other consequences say nothing of the operations.
  private let admits: (Term) -> Bool

  /// Creates rules without equations.
  init(reach: Int = 8, budget: Int = 80, admits: @escaping (Term) -> Bool = { _ in true }) {
    (self.reach, self.budget, self.admits) = (reach, budget, admits)
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

  /// Returns the term that a rule for the whole term makes of it, or nil.
  private func rewritten(_ term: Term, _ isSimpler: (Term, Term) -> Bool) -> Term? {
    for rule in heads[term.operation] ?? [] {
      guard !rule.left.clashes(with: term), let terms = Unifier.match(rule.left, term) else {
        continue
      }
      let next = rule.right.replacing(terms)
      if rule.isGuarded ? isSimpler(next, term) : next != term { return next }
    }
    return nil
  }

  /// Returns true if a rule simplifies a term or a function that is a part of it, and does more than to
  /// replace some variables by any term.
  func simplifies(_ term: Term, beyond names: Set<Int>) -> Bool {
    func isSimplified(_ term: Term) -> Bool {
      rewritten(term, <).map { !term.isLeast($0, names) } ?? false
    }
    return isSimplified(term)
      || term.parts.contains { $0.parameters > 0 && isSimplified($0.body) }
  }

  /// Returns true if an equation follows from the rules, as far as they are completed.
  func prove(_ equation: Term) -> Bool {
    var steps = 200
    let sides = equation.parts.map { normal($0, &steps) }
    return sides[0] == sides[1]
  }

  // MARK: - Completion

  /// Adds an equation and its consequences. An equation is added in any case, a consequence within
  /// the budget.
  mutating func add(_ equation: Term) {
    var open = [(weight: 0, equation)]
    var tried = 0
    while let index = open.indices.min(by: { open[$0].weight < open[$1].weight }) {
      let (weight, own) = open.remove(at: index)
      var steps = 200
      let equation = normal(own, &steps) { $0.isSimpler(than: $1) }.renumbered(from: 1_000_000)
      let (left, right) = (equation.parts[0], equation.parts[1])
      guard left != right, !isInstance(equation), !isInstance(.equation(right, left)),
        weight == 0 || !isJoinable(equation)
      else { continue }
      tried += 1
      let isWithin = rules.count < budget && tried < budget
      if weight > 0, !isWithin { continue }
      for rule in directed(left, right) {
        if isWithin {
          open += removeReducible(by: rule).map { (0, $0) }
          open += ([rule] + rules).flatMap { pairs(rule, $0) + pairs($0, rule) }.filter { next in
            next.parts.allSatisfy { $0.weight <= reach } && admits(next)
          }.map { ($0.weight, $0) }
        }
        rules.append(rule)
        heads[rule.left.operation, default: []].append(rule)
      }
    }
  }

  /// Returns true if an equation is an instance of a rule.
  private func isInstance(_ equation: Term) -> Bool {
    heads[equation.parts[0].operation, default: []].contains { rule in
      !rule.left.clashes(with: equation.parts[0]) && Unifier.match(rule.sides, equation) != nil
    }
  }

  /// Returns true if the sides of an equation without a direction have a common normal form for
  /// each order of its variables.
  private func isJoinable(_ equation: Term) -> Bool {
    let names = Set(equation.variables).sorted()
    guard names.count < 5, equation.parts[0].weight == equation.parts[1].weight else {
      return false
    }
    return names.permutations.allSatisfy { order in
      let terms = Dictionary(uniqueKeysWithValues: zip(names, order.map(Term.variable)))
      return prove(equation.replacing(terms))
    }
  }

  /// Returns the rules of an equation, none for a variable. A variable that only one side has stands
  /// for any term: the simplest one.
  private func directed(_ left: Term, _ right: Term) -> [Rule] {
    if right.isSimpler(than: left) { return [Rule(left, right, isGuarded: false)] }
    if left.isSimpler(than: right) { return [Rule(right, left, isGuarded: false)] }
    return [(left, right), (right, left)].compactMap { left, right in
      if left.name != nil { return nil }
      let others = right.variables.filter { !left.variables.contains($0) }
      let right = right.replacing(Dictionary(others.map { ($0, Term.least) }) { one, _ in one })
      return right == left ? nil : Rule(left, right, isGuarded: true)
    }
  }

  /// Removes the rules that are instances of a new one, and those whose left side has an instance
  /// of its left side. Returns the equations of the latter.
  private mutating func removeReducible(by new: Rule) -> [Term] {
    var removed: [Term] = []
    let count = rules.count
    rules.removeAll { rule in
      guard !new.isGuarded else { return Unifier.match(new.sides, rule.sides) != nil }
      let isReducible = rule.places.contains {
        !new.left.clashes(with: $0.term) && Unifier.match(new.left, $0.term) != nil
      }
      if isReducible { removed.append(rule.sides) }
      return isReducible
    }
    if rules.count < count { heads = Dictionary(grouping: rules) { $0.left.operation } }
    return removed
  }

  /// Returns the critical pairs of a rule within another: two results for one term.
  private func pairs(_ outer: Rule, _ inner: Rule) -> [Term] {
    let (left, right) = (inner.apart.parts[0], inner.apart.parts[1])
    return outer.places.compactMap { place in
      guard !place.term.clashes(with: left), let terms = Unifier.unify(place.term, left) else {
        return nil
      }
      let pair = Term.equation(outer.right, place.around(right)).replacing(terms)
      guard pair.parts.allSatisfy({ $0.weight <= reach + 2 }) else { return nil }
      var steps = 200
      let next = normal(pair, &steps) { $0.isSimpler(than: $1) }
      return next.parts[0] == next.parts[1] ? nil : next
    }
  }
}

extension Term {
  /// Returns true if a term is another one with variables of these names instead of any terms.
  fileprivate func isLeast(_ other: Term, _ names: Set<Int>) -> Bool {
    if other == .least { return name.map(names.contains) ?? false }
    return head == other.head && parameters == other.parameters && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0.isLeast($1, names) }
  }

  /// The operation at the head, or nil.
  fileprivate var operation: Int? {
    if case .operation(let own) = head { own } else { nil }
  }

  /// Returns the term with its variables numbered from a first one.
  fileprivate func renumbered(from first: Int) -> Term {
    let names = variables.distinct
    return replacing(
      Dictionary(
        uniqueKeysWithValues: zip(names, names.indices.map { .variable(first + $0) })))
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
