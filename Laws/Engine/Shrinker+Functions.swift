/// The passes that make functions simpler.
extension Shrinker {
  /// Removes answers of functions from the last to the first, at first a quarter of the lines at
  /// once, then fewer and fewer. The fallback answers the inputs of removed answers.
  mutating func deleteAnswers() {
    var count = max(1, best.lines.count / 4)
    while count > 0 {
      var line = best.lines.count - 1
      while line > 0 {
        let first = max(1, line + 1 - count)
        _ = edit { $0.remove(first...line) }
        line = min(first, best.lines.count) - 1
      }
      count /= 2
    }
  }

  /// Removes an answer of a function, and moves each later answer to the input that was requested
  /// just before.
  mutating func shiftAnswers() {
    forEachLine { shrinker, line in
      guard case .answer = shrinker.best.lines[line].source else { return false }
      return shrinker.edit { plan in
        let removed = plan.lines[line]
        for later in plan.lines.indices[(line + 1)...]
        where plan.lines[later].isSibling(of: removed) {
          plan.lines[later].source.advance()
        }
        plan.remove(line...line)
      }
    }
  }

  /// Makes the answer to one input the fallback of the function.
  mutating func promoteAnswers() {
    forEachLine { shrinker, line in
      let source = shrinker.best.lines[line].source
      guard case .answer(let function, let of, _, _) = source else { return false }
      return shrinker.edit { plan in
        let fallback = Plan.Source.fallback(function: function, of: of)
        if let index = plan.lines.firstIndex(where: { $0.source == fallback }) {
          plan.reassign([(line, fallback), (index, source)])
          plan.remove(index...index)
        } else {
          plan.reassign([(line, fallback)])
        }
      }
    }
  }

  /// Exchanges two answers of a function.
  mutating func swapAnswers() {
    forEachLine { shrinker, line in
      let lines = shrinker.best.lines
      for other in 1..<line
      where lines[other].isSibling(of: lines[line])
        && !isSimpler(lines[other].choices[...], lines[line].choices[...])
      {
        let isSimpler = shrinker.edit { plan in
          plan.reassign([(line, lines[other].source), (other, lines[line].source)])
        }
        if isSimpler { return true }
      }
      return false
    }
  }

  /// Moves an answer to the input that was requested just before, or all answers of a function.
  mutating func advanceAnswers() {
    forEachLine { shrinker, line in
      shrinker.edit { plan in
        let moved = plan.lines[line]
        guard case .fallback = moved.source else { return plan.lines[line].source.advance() }
        for own in plan.lines.indices where plan.lines[own].isSibling(of: moved) {
          plan.lines[own].source.advance()
        }
      }
    }
  }

  /// Calls a body with every line of a function from the last to the first. After a success, calls
  /// it with the same position again.
  private mutating func forEachLine(_ body: (inout Shrinker, _ line: Int) -> Bool) {
    var line = best.lines.count - 1
    while line > 0 {
      if !body(&self, line) { line -= 1 }
      line = min(line, best.lines.count - 1)
    }
  }
}

extension Plan.Line {
  /// Returns true if another line belongs to the same function.
  fileprivate func isSibling(of other: Plan.Line) -> Bool {
    path.count == other.path.count && path.dropLast() == other.path.dropLast()
  }
}

extension Plan.Source {
  /// Moves an answer to the input that was requested just before, by its rank.
  fileprivate mutating func advance() {
    guard case .answer(let function, let line, let input, let rank) = self, rank > 0 else { return }
    self = .answer(function: function, of: line, input: input, rank: rank - 1)
  }
}
