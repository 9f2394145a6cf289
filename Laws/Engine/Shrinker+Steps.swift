/// The passes that shorten the steps of a machine.
extension Shrinker {
  /// Returns the steps of a machine among the children of a span, without the end of the steps.
  private func steps(_ line: Int, of parent: Int?) -> [Plan.Span] {
    best.children(line, of: parent).filter {
      $0.label == Plan.Span.step && best.lines[line].choices[safe: $0.start]?.value ?? 0 > 0
    }
  }

  /// Removes two steps of a machine at any distance, of which one may need the other.
  mutating func deletePairs() {
    forEachFamily { shrinker, line, parent in
      let spans = shrinker.steps(line, of: parent)
      guard (2...24).contains(spans.count) else { return false }
      for (index, first) in spans.enumerated() {
        for second in spans[(index + 1)...] {
          let isSimpler = shrinker.edit { plan in
            plan.lines[line].choices.removeSubrange(second.start..<second.end)
            plan.lines[line].choices.removeSubrange(first.start..<first.end)
          }
          if isSimpler { return true }
        }
      }
      return false
    }
  }

  /// Replaces two to four adjacent steps by one of them, with the largest of their numbers, or with
  /// another command.
  mutating func mergeSteps() {
    forEachFamily { shrinker, line, parent in
      let steps = shrinker.steps(line, of: parent)
      guard (2...24).contains(steps.count) else { return false }
      for count in 2...min(4, steps.count) {
        for first in 0...steps.count - count {
          let several = steps[first..<first + count]
          for kept in several where shrinker.put(kept, inPlaceOf: several, line) { return true }
        }
      }
      return false
    }
  }

  private mutating func put(
    _ kept: Plan.Span, inPlaceOf steps: ArraySlice<Plan.Span>, _ line: Int
  ) -> Bool {
    guard let start = steps.first?.start, let end = steps.last?.end else { return false }
    let choices = best.lines[line].choices
    var step = Array(choices[kept.start..<kept.end])
    for other in steps where other.end - other.start == step.count {
      for index in step.indices where step[index].limit == choices[other.start + index].limit {
        step[index].value = max(step[index].value, choices[other.start + index].value)
      }
    }
    func attempt(_ shrinker: inout Shrinker, _ step: [Plan.Choice]) -> Bool {
      shrinker.edit { $0.lines[line].choices.replaceSubrange(start..<end, with: step) }
    }
    let command = Array(choices[kept.start..<kept.end])
    for index in step.indices where step[index].limit <= 16 { step[index] = command[index] }
    if step != command, attempt(&self, step) { return true }
    for index in step.indices.dropFirst() where (1...16).contains(step[index].limit) {
      for value in 0...step[index].limit where value != step[index].value {
        var other = step
        other[index].value = value
        if attempt(&self, other) { return true }
      }
    }
    return false
  }

  /// Lowers the command of one step where another command of a later step compensates for it.
  mutating func tradeCommands() {
    forEachFamily { shrinker, line, parent in
      let steps = shrinker.steps(line, of: parent)
      guard (2...8).contains(steps.count), steps.allSatisfy({ $0.end - $0.start > 1 }) else {
        return false
      }
      let commands = steps.map { Place(line: line, position: $0.start + 1) }
      guard commands.allSatisfy({ 1...8 ~= shrinker.best.choice($0)?.limit ?? 0 }) else {
        return false
      }
      for (index, first) in commands.enumerated() {
        for lower in 0..<shrinker.best.value(first) {
          for second in commands[(index + 1)...] {
            for other in 0...(shrinker.best.choice(second)?.limit ?? 0) {
              let isSimpler = shrinker.edit { plan in
                plan.set(first, lower)
                plan.set(second, other)
              }
              if isSimpler { return true }
            }
          }
        }
      }
      return false
    }
  }
}
