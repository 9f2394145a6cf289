/// An assignment of variables of a signature to those of an equation of names.
private struct Typing {
  let signature: Signature

  /// True if a sort has as many variables as an equation needs.
  let hasMore: Bool

  var names: [Int: (variable: Int, sort: Int)] = [:]

  /// Returns all terms of a sort that have the names of a term, where the parameters around it are
  /// of these sorts.
  func typed(_ term: Term, _ sort: Int, _ places: [Int]) -> [(term: Term, typing: Typing)] {
    guard term.parameters > 0 else {
      return heads(term, sort, places).flatMap { head in
        typed(head.inputs, head.typing, term.parts, places).map { (Term(head.head, $0), $1) }
      }
    }
    guard let arrow = signature.sorts[sort].arrow, arrow.inputs.count == term.parameters else {
      return []
    }
    return typed(term.body, arrow.output, arrow.inputs + places).map {
      (.function(term.parameters, $0.term), $0.typing)
    }
  }

  /// Returns all lists of terms of some sorts that have the names of other terms.
  private func typed(
    _ sorts: [Int], _ typing: Typing, _ terms: [Term], _ places: [Int]
  ) -> [([Term], Typing)] {
    zip(terms, sorts).reduce([([], typing)]) { lists, next in
      lists.flatMap { list in
        list.1.typed(next.0, next.1, places).map { (list.0 + [$0.term], $0.typing) }
      }
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
    case Term.equates: return [(term.head, [sort, sort], self)]
    case Term.least.head: return [(term.head, [], self)]
    case .operation(let symbol):
      return signature.operations.indices.compactMap { own in
        let operation = signature.operations[own]
        guard operation.symbol == symbol else { return nil }
        if term.parts.isEmpty, !operation.arguments.isEmpty {  // It stands for a function.
          let arrow = signature.sorts[sort].arrow
          return arrow?.inputs == operation.arguments && arrow?.output == operation.result
            ? (.operation(own), [], self) : nil
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
    while inputs.count < term.parts.count, let arrow = signature.sorts[result].arrow {
      (inputs, result) = (inputs + arrow.inputs, arrow.output)
    }
    return inputs.count == term.parts.count && result == sort ? inputs : nil
  }
}

extension Signature {
  /// Returns the equations on all types that have the names of one, with the sorts of their sides.
  /// With `hasMore`, there are as many variables of each sort as the equation needs.
  func typings(_ equation: Term, hasMore: Bool = false) -> [(sides: Term, sort: Int)] {
    sorts.indices.flatMap { sort in
      Typing(signature: self, hasMore: hasMore).typed(equation, sort, []).map { ($0.term, sort) }
    }
  }
}
