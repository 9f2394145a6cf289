/// A substitution that makes two terms equal, or one an instance of the other.
///
/// A variable that is called with different parameters stands for the function of these parameters
/// (a pattern of Miller). All other variables are of the first order.
struct Unifier {
  /// The terms of the variables. In a match, they have no variables of the pattern.
  private(set) var terms: [Int: Term] = [:]

  /// The variables that stand for themselves.
  private let rigid: Set<Int>

  /// True if only the variables of the left term are replaced.
  private let isMatch: Bool

  /// True if a variable that is called with another term may stand for any term around it.
  private let hasContexts: Bool

  private init(isMatch: Bool, rigid: Set<Int>, contexts: Bool = false) {
    (self.isMatch, self.rigid, hasContexts) = (isMatch, rigid, contexts)
  }

  /// Returns the terms of the variables of a pattern for which it is a term, or nil.
  static func match(
    _ pattern: Term, _ term: Term, rigid: Set<Int> = [], contexts: Bool = false
  ) -> [Int: Term]? {
    var unifier = Unifier(isMatch: true, rigid: rigid, contexts: contexts)
    return unifier.unify(pattern, term, 0) ? unifier.terms : nil
  }

  /// Returns the terms of the variables for which two terms are the same, or nil.
  static func unify(_ left: Term, _ right: Term, rigid: Set<Int> = []) -> [Int: Term]? {
    var unifier = Unifier(isMatch: false, rigid: rigid)
    guard unifier.unify(left, right, 0) else { return nil }
    return unifier.terms.mapValues { unifier.resolved($0) }
  }

  private func resolved(_ term: Term) -> Term {
    var term = term
    while term.variables.contains(where: { terms[$0] != nil }) { term = term.replacing(terms) }
    return term
  }

  /// Unifies two terms within a number of parameters.
  private mutating func unify(_ left: Term, _ right: Term, _ depth: Int) -> Bool {
    let (left, right) = isMatch ? (left, right) : (resolved(left), resolved(right))
    if !isMatch, left == right { return true }
    if let (name, places) = flexible(left, depth) { return bind(name, places, right, depth) }
    if !isMatch, let (name, places) = flexible(right, depth) {
      return bind(name, places, left, depth)
    }
    if isMatch, case .call(.variable(let name), _) = left, terms[name] != nil,
      left.variables.allSatisfy({ terms[$0] != nil })
    {
      return left.replacing(terms) == right
    }
    if hasContexts, case .call(.variable(let name), let places) = left, places.count == 1,
      terms[name] == nil, !rigid.contains(name)
    {
      return bindContext(name, places[0], right, depth)
    }
    switch (left, right) {
    case (.variable(let name), .variable(let other)): return name == other
    case (.bound(let index), .bound(let other)): return index == other
    case (.operation(let own, let parts), .operation(let other, let others)):
      return own == other && unify(parts, others, depth)
    case (.call(let function, let parts), .call(let other, let others)):
      return unify([function] + parts, [other] + others, depth)
    case (.function(let count, let body), .function(let other, let otherBody)):
      return count == other && unify(body, otherBody, depth + count)
    case (.function(let count, let body), _):  // The right term is the body of its own call.
      return unify(
        body, .calling(right.shifted(by: count), (0..<count).map(Term.bound)), depth + count)
    default: return false
    }
  }

  private mutating func unify(_ parts: [Term], _ others: [Term], _ depth: Int) -> Bool {
    guard parts.count == others.count else { return false }
    for (part, other) in zip(parts, others) where !unify(part, other, depth) { return false }
    return true
  }

  /// Matches the call of a variable with a term that has an instance of its argument.
  private mutating func bindContext(
    _ name: Int, _ argument: Term, _ term: Term, _ depth: Int
  ) -> Bool {
    let inner = term.shifted(by: 1).subterms  // Within the parameter of the context.
    for (place, around) in zip(term.subterms.map(\.term), inner.map(\.around)) {
      var other = self
      guard other.unify(argument, place, depth) else { continue }
      let context = Term.abstraction(1, around(.bound(0)))
      guard other.bind(name, [], context, depth) else { continue }
      self = other
      return true
    }
    return false
  }

  /// Returns a variable and the different parameters with which it is called, none for the variable
  /// itself.
  private func flexible(_ term: Term, _ depth: Int) -> (Int, [Term])? {
    switch term {
    case .variable(let name) where !rigid.contains(name): return (name, [])
    case .call(.variable(let name), let places) where !rigid.contains(name):
      let isPattern = places.allSatisfy {
        if case .bound(let index) = $0 { index < depth } else { false }
      }
      return isPattern && Set(places).count == places.count ? (name, places) : nil
    default: return nil
    }
  }

  private mutating func bind(_ name: Int, _ places: [Term], _ term: Term, _ depth: Int) -> Bool {
    let function = places.isEmpty ? term : term.abstracting(places)
    guard !function.refers(toInnermost: depth) else { return false }
    let value = function.shifted(by: -depth)
    if let known = terms[name] { return isMatch && known == value }
    if !isMatch {
      if value == .variable(name) { return true }
      guard !value.variables.contains(name) else { return false }
    }
    terms[name] = value
    return true
  }
}
