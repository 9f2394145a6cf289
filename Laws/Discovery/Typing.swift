/// The sides of an equation of typed operations, with their sort.
typealias TypedSides = (left: Term, right: Term, sort: Int)

/// An assignment of variables of a signature to those of an equation of names.
private struct Typing {
  let signature: Signature

  /// True if a sort has as many variables as an equation needs.
  var hasMore = false

  var names: [Int: (variable: Int, sort: Int)] = [:]

  /// Returns all terms of a sort that have the names of a term, where the parameters around it are
  /// of these sorts.
  func typed(_ term: Term, _ sort: Int, _ places: [Int]) -> [(term: Term, typing: Typing)] {
    let facts = signature.sorts[sort]
    if term.parameters > 0 {
      guard let output = facts.output, facts.inputs.count == term.parameters else { return [] }
      return typed(term.body, output, facts.inputs + places).map {
        (.function(term.parameters, $0.term), $0.typing)
      }
    }
    return heads(term, sort, places).flatMap { head in
      zip(term.parts, head.inputs).reduce([([Term](), head.typing)]) { typings, next in
        typings.flatMap { typing in
          typing.1.typed(next.0, next.1, places).map { (typing.0 + [$0.term], $0.typing) }
        }
      }.map { (Term(head.head, $0.0), $0.1) }
    }
  }

  /// Returns the heads that have the name of a term's head, with the sorts of its parts.
  private func heads(
    _ term: Term, _ sort: Int, _ places: [Int]
  ) -> [(head: Term.Head, inputs: [Int], typing: Typing)] {
    switch term.head {
    case .bound(let index):
      return inputs(term, [], places[index], sort).map { [(term.head, $0, self)] } ?? []
    case .variable(let name):
      let known = names[name].map { [$0.sort] }
      let own = known ?? (term.parts.isEmpty ? [sort] : Array(signature.sorts.indices))
      return own.compactMap { own in
        let taken = names.values.map(\.variable)
        let free = signature.sorts[own].variables.first { !taken.contains($0) }
        guard let inputs = inputs(term, [], own, sort),
          let variable = names[name]?.variable ?? free ?? (hasMore ? -1 : nil)
        else { return nil }
        var typing = self
        typing.names[name] = (variable, own)
        return (.variable(variable), inputs, typing)
      }
    case .operation(let symbol):
      return signature.operations.indices.compactMap { own in
        let (facts, operation) = (signature.sorts[sort], signature.operations[own])
        guard operation.symbol == symbol else { return nil }
        if term.parts.isEmpty, !operation.arguments.isEmpty {  // It stands for a function.
          let isSame = facts.inputs == operation.arguments && facts.output == operation.result
          return isSame ? (.operation(own), [], self) : nil
        }
        return inputs(term, operation.arguments, operation.result, sort).map {
          (.operation(own), $0, self)
        }
      }
    }
  }

  /// Returns the sorts of a term's parts if they make a term of a sort from a head of some sort
  /// that takes arguments first.
  private func inputs(_ term: Term, _ arguments: [Int], _ result: Int, _ sort: Int) -> [Int]? {
    var (inputs, result) = (arguments, result)
    while inputs.count < term.parts.count, let output = signature.sorts[result].output {
      inputs += signature.sorts[result].inputs
      result = output
    }
    return inputs.count == term.parts.count && result == sort ? inputs : nil
  }
}

extension Signature {
  /// Returns the equations on all types that have the names of one. The sides have the first
  /// operation of each name.
  func typings(_ left: Term, _ right: Term) -> [TypedSides] {
    sorts.indices.flatMap { typings(left, right, $0, Typing(signature: self)) }
  }

  /// Returns true if an equation of names has a type, with as many variables as it needs.
  func hasType(_ left: Term, _ right: Term) -> Bool {
    let typing = Typing(signature: self, hasMore: true)
    return sorts.indices.contains { !typings(left, right, $0, typing).isEmpty }
  }

  private func typings(
    _ left: Term, _ right: Term, _ sort: Int, _ typing: Typing
  ) -> [TypedSides] {
    let (first, second) = left.hasCalls ? (right, left) : (left, right)
    return typing.typed(first, sort, []).flatMap { one in
      one.typing.typed(second, sort, []).map { other in
        left.hasCalls ? (other.term, one.term, sort) : (one.term, other.term, sort)
      }
    }
  }
}

extension Term {
  /// True if a variable is called outside of functions.
  fileprivate var hasCalls: Bool {
    if case .variable = head, !parts.isEmpty { return parameters == 0 }
    return parameters == 0 && parts.contains(where: \.hasCalls)
  }
}
