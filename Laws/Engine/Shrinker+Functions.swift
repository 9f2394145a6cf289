/// The passes that make functions simpler.
extension Shrinker {
  /// Lets functions answer fewer inputs by themselves: the last half of them, then fewer and fewer
  /// at once.
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

  /// Takes an answer out and gives each later one of the function to the input that
  /// was asked for just before.
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

  /// Makes the answer to one input that to all others.
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

  /// Gives an answer to the input that was asked for just before; then all answers of a function.
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

  /// Calls a body with every line of a function from the last to the first; again
  /// with the same place after a success.
  private mutating func forEachLine(_ body: (inout Shrinker, _ line: Int) -> Bool) {
    var line = best.lines.count - 1
    while line > 0 {
      if !body(&self, line) { line -= 1 }
      line = min(line, best.lines.count - 1)
    }
  }
}

extension Plan.Line {
  /// Whether a line is of the same function.
  fileprivate func isSibling(of other: Plan.Line) -> Bool {
    path.count == other.path.count && path.dropLast() == other.path.dropLast()
  }
}

extension Plan.Source {
  /// Makes an answer due one input earlier.
  fileprivate mutating func advance() {
    guard case .answer(let function, let line, let input, let rank) = self, rank > 0 else { return }
    self = .answer(function: function, of: line, input: input, rank: rank - 1)
  }
}
