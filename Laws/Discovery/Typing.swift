/// The sides of an equation of typed operations, with their sort.
typealias TypedSides = (left: Term, right: Term, sort: Int)

/// An assignment of sorts to the variables of an equation of names.
private struct Typing {
  let signature: Signature

  /// The variable of the signature for each variable of the equation.
  var names: [Int: Int] = [:]

  /// Returns all terms of a sort that have the names of a term, where the parameters around it are
  /// of these sorts.
  func typed(_ term: Term, _ sort: Int, _ parameters: [Int]) -> [(term: Term, typing: Typing)] {
    switch term {
    case .bound(let index): return parameters[index] == sort ? [(term, self)] : []
    case .variable(let name):
      if let known = names[name] {
        return signature.variables[known].sort == sort ? [(.variable(known), self)] : []
      }
      let own = signature.sorts[sort].variables.first { !names.values.contains($0) }
      guard let own else { return [] }
      var typing = self
      typing.names[name] = own
      return [(.variable(own), typing)]
    case .operation(let name, let arguments):
      return signature.operations.indices.flatMap { own in
        let operation = signature.operations[own]
        guard operation.symbol == name, operation.result == sort else {
          return [(term: Term, typing: Typing)]()
        }
        return typed(arguments, operation.arguments, parameters).map {
          (.operation(own, $0.terms), $0.typing)
        }
      }
    case .call(let function, let arguments):
      let sorts: [Int]
      switch function {
      case .variable(let name):
        let known = names[name].map { signature.variables[$0].sort }
        sorts = known.map { [$0] } ?? Array(signature.sorts.indices)
      case .bound(let index): sorts = [parameters[index]]
      default: sorts = []
      }
      return sorts.filter { signature.sorts[$0].output == sort }.flatMap { own in
        typed([function] + arguments, [own] + signature.sorts[own].inputs, parameters).map {
          (.calling($0.terms[0], Array($0.terms.dropFirst())), $0.typing)
        }
      }
    case .function(let count, let body):
      let facts = signature.sorts[sort]
      guard let output = facts.output, facts.inputs.count == count else { return [] }
      return typed(body, output, facts.inputs + parameters).map {
        (.abstraction(count, $0.term), $0.typing)
      }
    }
  }

  private func typed(
    _ terms: [Term], _ sorts: [Int], _ parameters: [Int]
  ) -> [(terms: [Term], typing: Typing)] {
    guard terms.count == sorts.count else { return [] }
    return zip(terms, sorts).reduce([([], self)]) { typings, next in
      typings.flatMap { typing in
        typing.1.typed(next.0, next.1, parameters).map { (typing.0 + [$0.term], $0.typing) }
      }
    }
  }
}

extension Signature {
  /// Returns the equations on all types that have the names of one. The sides have the first
  /// operation of each name.
  func typings(_ left: Term, _ right: Term) -> [TypedSides] {
    let (first, second) = left.hasCalls ? (right, left) : (left, right)
    return sorts.indices.flatMap { sort in
      Typing(signature: self).typed(first, sort, []).flatMap { one in
        one.typing.typed(second, sort, []).map { other in
          first == left ? (one.term, other.term, sort) : (other.term, one.term, sort)
        }
      }
    }
  }
}

extension Term {
  /// True if a variable is called outside of functions.
  fileprivate var hasCalls: Bool {
    switch self {
    case .variable, .bound, .function: false
    case .call: true
    case .operation(_, let arguments): arguments.contains(where: \.hasCalls)
    }
  }
}
