/// The passes that make a case shorter.
extension Shrinker {
  /// Removes all discarded spans.
  mutating func deleteDiscarded() {
    _ = edit { plan in
      for (index, line) in plan.lines.enumerated() {
        var (kept, position) = ([Plan.Choice](), 0)
        for span in line.spans where span.isDiscarded && span.start >= position {
          kept += line.choices[position..<span.start]
          position = span.end
        }
        plan.lines[index].choices = kept + line.choices[position...]
      }
    }
  }

  /// Removes siblings: all of them but the last, then fewer and fewer at once.
  mutating func deleteSpans() {
    forEachFamily { shrinker, line, parent in
      var spans = shrinker.best.children(line, of: parent)
      var count = spans.count - 1
      while count > 0, !shrinker.isSpent {
        var first = 0
        while first < spans.count, !shrinker.isSpent {
          let last = min(first + count, spans.count) - 1
          if shrinker.delete(line, spans[first].start..<spans[last].end) {
            spans = shrinker.best.children(line, of: parent)
          } else {
            first += count
          }
        }
        count /= 2
      }
      return false
    }
  }

  private mutating func delete(_ line: Int, _ range: Range<Int>) -> Bool {
    edit { $0.lines[line].choices.removeSubrange(range) }
  }

  /// Ends a list before an element: replaces the element by a choice not to continue. A list with
  /// the maximal number of elements has no such choice at its end.
  mutating func endSpans() {
    forEachSpan { shrinker, line, span in
      let span = shrinker.best.lines[line].spans[span]
      guard span.end - span.start > 1,
        shrinker.best.lines[line].choices[span.start] == Plan.Choice(value: 1, limit: 1)
      else { return false }
      return shrinker.edit { plan in
        plan.lines[line].choices.replaceSubrange(
          span.start..<span.end, with: [Plan.Choice(value: 0, limit: 1)])
      }
    }
  }

  /// Joins two siblings: removes the choice that ends the first and the one that begins the second.
  mutating func joinSiblings() {
    forEachFamily { shrinker, line, parent in
      let spans = shrinker.best.children(line, of: parent)
      for (span, next) in zip(spans, spans.dropFirst()) {
        if shrinker.delete(line, span.end - 1..<next.start + 1) { return true }
      }
      return false
    }
  }

  /// Makes all choices of a span the simplest.
  mutating func zeroSpans() {
    forEachSpan { shrinker, line, span in
      let span = shrinker.best.lines[line].spans[span]
      let range = span.start..<span.end
      guard shrinker.best.lines[line].choices[range].contains(where: { $0.value > 0 }) else {
        return false
      }
      return shrinker.edit { plan in
        for index in range { plan.lines[line].choices[index].value = 0 }
      }
    }
  }

  /// Replaces a value by a part of it that is of the same kind.
  mutating func descend() {
    forEachSpan { shrinker, line, outer in
      let spans = shrinker.best.lines[line].spans
      let span = spans[outer]
      for inner in spans[(outer + 1)...] {
        guard inner.start < span.end else { break }
        guard inner.label == span.label, inner.end - inner.start < span.end - span.start else {
          continue
        }
        let isSimpler = shrinker.edit { plan in
          let part = plan.lines[line].choices[inner.start..<inner.end]
          plan.lines[line].choices.replaceSubrange(span.start..<span.end, with: part)
        }
        if isSimpler { return true }
      }
      return false
    }
  }

  /// Removes runs of at most eight choices, where a span has three or more choices of its own. A
  /// loop that makes no span for each of its parts makes such runs.
  mutating func deleteRuns() {
    for count in (1...8).reversed() {
      for line in best.lines.indices {
        var (own, position) = (best.lines[safe: line]?.ownCounts ?? [], 0)
        while position + count <= own.count, !isSpent {
          let range = position..<position + count
          if own[position] >= 3, delete(line, range) {
            own = best.lines[safe: line]?.ownCounts ?? []
          } else {
            position += 1
          }
        }
      }
    }
  }

  /// Lowers a choice that may be a count by one, and removes a later span.
  mutating func lowerAndDelete() {
    forEachChoice { shrinker, line, position in
      let later = shrinker.best.lines[line].spans.filter {
        $0.start > position && $0.start < $0.end
      }
      guard !later.isEmpty, shrinker.mayCount(line, position) else { return false }
      for span in later.reversed() {
        let isSimpler = shrinker.edit { plan in
          plan.lines[line].choices[position].value -= 1
          plan.lines[line].choices.removeSubrange(span.start..<span.end)
        }
        if isSimpler { return true }
      }
      return false
    }
  }

  /// Returns true if a choice may be a count: the case with one less is not known to make as many
  /// choices. If that case fails and is simpler, keeps it and returns false.
  private mutating func mayCount(_ line: Int, _ position: Int) -> Bool {
    let choices = best.lines[line].choices
    guard choices[position].value > 0 else { return false }
    guard choices[position].limit > 1 else { return true }
    var lower = best
    lower.lines[line].choices[position].value -= 1
    return !edit({ $0 = lower }) && outcome(lower).map { $0.choices.count < choices.count } ?? true
  }

  /// Calls a body with every span from the first to the last. Calls it with the same index again,
  /// as long as the case becomes shorter.
  mutating func forEachSpan(_ body: (inout Shrinker, _ line: Int, _ span: Int) -> Bool) {
    forEachPlace({ $0.spans.count }, body)
  }

  /// Calls a body with the position of every choice, as ``forEachSpan(_:)`` does for spans.
  mutating func forEachChoice(_ body: (inout Shrinker, _ line: Int, _ position: Int) -> Bool) {
    forEachPlace({ $0.choices.count }, body)
  }

  /// Calls a body with nil for the whole of each line, and then with every span, as
  /// ``forEachSpan(_:)`` does.
  mutating func forEachFamily(
    _ body: (inout Shrinker, _ line: Int, _ parent: Int?) -> Bool
  ) {
    forEachPlace({ _ in 1 }) { shrinker, line, _ in body(&shrinker, line, nil) }
    forEachSpan { shrinker, line, span in body(&shrinker, line, span) }
  }

  private mutating func forEachPlace(
    _ count: (Plan.Line) -> Int, _ body: (inout Shrinker, _ line: Int, _ place: Int) -> Bool
  ) {
    var line = 0
    while line < best.lines.count, !isSpent {
      var place = 0
      while line < best.lines.count, !isSpent, place < count(best.lines[line]) {
        let length = best.length
        if !body(&self, line, place) || best.length == length { place += 1 }
      }
      line += 1
    }
  }
}

extension Plan.Line {
  /// For each choice, the number of own choices of the smallest span around it. A choice is a
  /// span's own if it is in no smaller span.
  fileprivate var ownCounts: [Int] {
    var spanAt: [Int?] = Array(repeating: nil, count: choices.count)
    for (index, span) in spans.enumerated() {
      for position in span.start..<span.end { spanAt[position] = index }
    }
    let counts = Dictionary(spanAt.map { ($0, 1) }, uniquingKeysWith: +)
    return spanAt.map { counts[$0] ?? 0 }
  }
}

extension Plan {
  /// Returns the nonempty spans of a line that have a parent, or those without one.
  func children(_ line: Int, of parent: Int?) -> [Span] {
    guard lines.indices.contains(line) else { return [] }
    return lines[line].spans.filter { $0.parent == parent && $0.start < $0.end }
  }
}

extension Array {
  /// The element at an index, if there is one.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
