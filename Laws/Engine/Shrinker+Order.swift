/// The passes that put parts of a case in another order.
extension Shrinker {
  /// Sorts siblings, the shortest and smallest first. The last sibling stays in its place, since it
  /// may be the end of a list.
  mutating func sortSiblings() {
    forEachFamily { shrinker, line, parent in
      let spans = shrinker.best.children(line, of: parent).dropLast()
      let parts = spans.map { shrinker.best.lines[line].choices[$0.start..<$0.end] }
      let sorted = parts.sorted(by: isSimpler)
      guard sorted != parts else { return false }
      return shrinker.edit { plan in
        for (span, part) in zip(spans, sorted).reversed() {
          plan.lines[line].choices.replaceSubrange(span.start..<span.end, with: part)
        }
      }
    }
  }

  /// Exchanges two spans of one kind, at any distance, if that puts the smaller one first.
  mutating func exchangeSpans() {
    forEachPair { shrinker, line, first, second in
      let choices = shrinker.best.lines[line].choices
      let spans = shrinker.best.lines[line].spans
      let part = choices[spans[first].start..<spans[first].end]
      let later = choices[spans[second].start..<spans[second].end]
      guard later.lexicographicallyPrecedes(part, by: { $0.value < $1.value }) else { return false }
      return shrinker.edit { plan in
        plan.lines[line].choices.replaceSubrange(
          spans[second].start..<spans[second].end, with: part)
        plan.lines[line].choices.replaceSubrange(spans[first].start..<spans[first].end, with: later)
      }
    }
  }

  /// Exchanges two numbers in all their places, if that puts the smaller one first. The numbers may
  /// name the objects of a case.
  mutating func exchangeNumbers() {
    let places = places { $0.limit > 1 }
    let limits = Set(places.compactMap { best.choice($0)?.limit })
    for limit in limits.sorted() {
      let own = places.filter { best.choice($0)?.limit == limit }
      var firsts: [UInt64] = []
      for place in own where firsts.count <= 8 && !firsts.contains(best.value(place)) {
        firsts.append(best.value(place))
      }
      guard firsts.count <= 8 else { continue }
      for (index, first) in firsts.enumerated() {
        for second in firsts[(index + 1)...] where second < first {
          let isEither = { (plan: Plan, place: Place) in
            plan.value(place) == first || plan.value(place) == second
          }
          guard own.count(where: { isEither(best, $0) }) > 2 else { continue }
          let isSimpler = edit { plan in
            for place in own where isEither(plan, place) {
              plan.set(place, plan.value(place) == first ? second : first)
            }
          }
          if isSimpler { return }
        }
      }
    }
  }

  /// Exchanges two parts of a recursive value and sorts the parts of each.
  mutating func rearrangeSpans() {
    forEachPair { shrinker, line, first, second in
      guard shrinker.best.lines[line].isRecursive(first) else { return false }
      return shrinker.edit { plan in
        plan.lines[line].choices = plan.lines[line].arranged(nil, [first: second, second: first])
      }
    }
  }

  /// Calls a body with two nonempty spans of one kind, the second behind the first. Calls it with
  /// the same first span again, as long as the case becomes shorter. Skips lines with many spans.
  mutating func forEachPair(
    _ body: (inout Shrinker, _ line: Int, _ first: Int, _ second: Int) -> Bool
  ) {
    forEachSpan { shrinker, line, first in
      let spans = shrinker.best.lines[line].spans
      guard spans.count < 64 else { return false }
      return spans.indices.dropFirst(first).contains { second in
        let (one, other) = (spans[first], spans[second])
        return one.label == other.label && one.start < one.end && one.end <= other.start
          && other.start < other.end && body(&shrinker, line, first, second)
      }
    }
  }
}

extension Plan.Line {
  /// Returns true if a span is part of a span of its own kind.
  fileprivate func isRecursive(_ span: Int) -> Bool {
    spans[span].parent.map { spans[$0].label == spans[span].label } ?? false
  }

  /// Returns the choices of a span, or of the whole line, with some spans in place of others and
  /// the parts of recursive values sorted.
  fileprivate func arranged(_ span: Int?, _ exchanged: [Int: Int]) -> [Plan.Choice] {
    let parts = spans.indices.filter { spans[$0].parent == span }
    var contents = parts.map { arranged(exchanged[$0] ?? $0, exchanged) }
    if parts.allSatisfy(isRecursive) { contents.sort { isSimpler($0[...], $1[...]) } }
    var result: [Plan.Choice] = []
    var position = span.map { spans[$0].start } ?? 0
    for (part, content) in zip(parts, contents) {
      result += choices[position..<spans[part].start] + content
      position = spans[part].end
    }
    return result + choices[position..<(span.map { spans[$0].end } ?? choices.count)]
  }
}

/// Returns true if choices are fewer than others, or as many and smaller.
func isSimpler(
  _ left: ArraySlice<Plan.Choice>, _ right: ArraySlice<Plan.Choice>
) -> Bool {
  left.count == right.count
    ? left.lexicographicallyPrecedes(right) { $0.value < $1.value } : left.count < right.count
}
