/// A substitution that makes two terms equal, or one an instance of the other.
///
/// A variable that is called with different parameters stands for the function of these parameters
/// (a pattern of Miller). All other variables are of the first order.
struct Unifier {
  /// The terms of the variables. In a match, they have no variables of the pattern.
  private(set) var terms: [Int: Term] = [:]

  /// True if only the variables of the left term are replaced.
  private let isMatch: Bool

  /// Returns the terms of the variables of a pattern for which it is a term, or nil. A variable
  /// that is called with another term may stand for any term around it.
  static func match(_ pattern: Term, _ term: Term) -> [Int: Term]? {
    var unifier = Unifier(isMatch: true)
    return unifier.unify(pattern, term, 0) ? unifier.terms : nil
  }

  /// Returns the terms of the variables for which two terms are the same, or nil.
  static func unify(_ left: Term, _ right: Term) -> [Int: Term]? {
    var unifier = Unifier(isMatch: false)
    guard unifier.unify(left, right, 0) else { return nil }
    return unifier.terms.mapValues { unifier.resolved($0) }
  }

  private init(isMatch: Bool) { self.isMatch = isMatch }

  private func resolved(_ term: Term) -> Term {
    var term = term
    while term.variables.contains(where: { terms[$0] != nil }) { term = term.replacing(terms) }
    return term
  }

  /// Unifies two terms within a number of parameters.
  private mutating func unify(_ left: Term, _ right: Term, _ depth: Int) -> Bool {
    let (left, right) = isMatch ? (left, right) : (resolved(left), resolved(right))
    if !isMatch, left == right { return true }
    if let bound = bind(left, right, depth) ?? (isMatch ? nil : bind(right, left, depth)) {
      return bound
    }
    if left.parameters + right.parameters > 0 {  // A term is the body of its own call.
      let count = max(left.parameters, right.parameters)
      let sides = [left, right].map { side in
        side.parameters == count
          ? side.body : side.shifted(by: count).applied(to: Term.bounds(count))
      }
      return unify(sides[0], sides[1], depth + count)
    }
    if isMatch, case .variable(let name) = left.head {
      return match(name, left.parts, right, depth)
    }
    return left.head == right.head && left.parts.count == right.parts.count
      && unify(left.parts, right.parts, depth)
  }

  private mutating func unify(_ parts: [Term], _ others: [Term], _ depth: Int) -> Bool {
    for (part, other) in zip(parts, others) where !unify(part, other, depth) { return false }
    return true
  }

  /// Matches the call of a variable with a term: with its value, or else with the call of another
  /// function or with a term that has an instance of its argument.
  private mutating func match(_ name: Int, _ parts: [Term], _ term: Term, _ depth: Int) -> Bool {
    if let known = terms[name], parts.allSatisfy({ $0.variables.allSatisfy { terms[$0] != nil } }) {
      return known.shifted(by: depth).applied(to: parts.map { $0.replacing(terms) }) == term
    }
    if let bound = identified(name, parts, term, depth) { return bound }
    guard terms[name] == nil, parts.count == 1 else {
      let count = term.parts.count - parts.count
      return count >= 0 && set(name, Term(term.head, Array(term.parts.prefix(count))), depth)
        && unify(parts, Array(term.parts.suffix(parts.count)), depth)
    }
    for place in term.places.dropFirst() {
      var other = self
      guard other.unify(parts[0], place.term, depth),
        other.set(name, term.abstracting(place.term), depth)
      else { continue }
      self = other
      return true
    }
    return false
  }

  /// Matches the call of a variable whose arguments are parameters but for functions of them, which
  /// become identities. Returns nil for any other call.
  private mutating func identified(
    _ name: Int, _ parts: [Term], _ term: Term, _ depth: Int
  ) -> Bool? {
    var identities: [Int: Term] = [:]
    for part in parts {
      guard case .variable(let inner) = part.head, terms[inner] == nil, inner != name,
        part.parameters == 0, part.parts.count == 1
      else { continue }
      identities[inner] = .function(1, .bound(0))
    }
    var other = self
    other.terms.merge(identities) { known, _ in known }
    guard !identities.isEmpty, parts.count > 1,
      let bound = other.bind(
        Term(.variable(name), parts.map { $0.replacing(identities) }), term, depth), bound
    else { return nil }
    self = other
    return true
  }

  /// Gives a term to a variable that is called with different parameters or none. Returns nil for
  /// any other term.
  private mutating func bind(_ pattern: Term, _ term: Term, _ depth: Int) -> Bool? {
    guard case .variable(let name) = pattern.head, pattern.parameters == 0 else {
      return nil
    }
    for (number, part) in pattern.parts.enumerated() {
      guard let index = part.index, index < depth,
        !pattern.parts[..<number].contains(where: { $0.index == index })
      else { return nil }
    }
    return set(name, pattern.parts.isEmpty ? term : term.abstracting(pattern.parts), depth)
  }

  private mutating func set(_ name: Int, _ function: Term, _ depth: Int) -> Bool {
    guard depth == 0 || !function.refers(toInnermost: depth) else { return false }
    let value = function.shifted(by: -depth)
    if let known = terms[name] { return isMatch && known == value }
    if !isMatch {
      if value.name == name { return true }
      guard !value.variables.contains(name) else { return false }
    }
    terms[name] = value
    return true
  }
}

/// A subterm, with the function that puts another one in its place.
typealias Place = (term: Term, around: (Term) -> Term)

extension Term {
  /// The subterms outside of functions.
  var places: [Place] {
    guard parameters == 0 else { return [] }
    return [(self, { $0 })]
      + parts.indices.flatMap { index in
        parts[index].places.map { inner in
          (
            inner.term,
            { [head, parts] term in
              var parts = parts
              parts[index] = inner.around(term)
              return Term(head, parts)
            }
          )
        }
      }
  }
}
