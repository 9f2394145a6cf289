/// The passes that make a case shorter.
extension Shrinker {
  /// Lets a function answer one input fewer by itself.
  mutating func deleteAnswers() {
    var line = best.lines.count - 1
    while line > 0 {
      _ = edit { $0.lines.remove(at: line) }
      line = min(line, best.lines.count) - 1
    }
  }

  /// Makes the answer to one input that to all others.
  mutating func promoteAnswers() {
    var line = best.lines.count - 1
    while line > 0 {
      if case .answer(let function, let of, _) = best.lines[line].source {
        _ = edit { plan in
          let fallback = Plan.Source.fallback(function: function, of: of)
          let choices = plan.lines[line].choices
          if let index = plan.lines.firstIndex(where: { $0.source == fallback }) {
            plan.lines[index].choices = choices
            plan.lines.remove(at: line)
          } else {
            plan.lines[line].source = fallback
          }
        }
      }
      line = min(line, best.lines.count) - 1
    }
  }

  /// Takes spans out, those that were thrown away first; after a success twice as
  /// many of their siblings at once.
  mutating func deleteSpans() {
    forEachSpan { shrinker, line, span in
      guard shrinker.best.lines[line].spans[span].isDiscarded else { return false }
      return shrinker.delete(line, span...span)
    }
    forEachSpan { shrinker, line, span in
      guard shrinker.delete(line, span...span) else { return false }
      var count = 2
      while span + count <= shrinker.best.lines[safe: line]?.spans.count ?? 0,
        shrinker.delete(line, span...(span + count - 1))
      { count *= 2 }
      return true
    }
  }

  private mutating func delete(_ line: Int, _ spans: ClosedRange<Int>) -> Bool {
    let all = best.lines[line].spans
    let start = spans.map { all[$0].start }.min() ?? 0
    let end = spans.map { all[$0].end }.max() ?? 0
    guard start < end else { return false }
    return edit { $0.lines[line].choices.removeSubrange(start..<end) }
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

  /// Puts a part of a value that is of its own kind in its place.
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

  /// Takes out runs of four choices and fewer, wherever they are.
  mutating func deleteRuns() {
    for count in (1...4).reversed() {
      forEachChoice { shrinker, line, position in
        guard position + count <= shrinker.best.lines[line].choices.count else { return false }
        return shrinker.edit { plan in
          plan.lines[line].choices.removeSubrange(position..<position + count)
        }
      }
    }
  }

  /// Lowers a choice by one and takes a later span out: it was a count.
  mutating func lowerAndDelete() {
    forEachChoice { shrinker, line, position in
      guard shrinker.best.lines[line].choices[position].value > 0 else { return false }
      for span in shrinker.best.lines[line].spans.reversed() {
        guard span.start > position, span.start < span.end else { continue }
        let isSimpler = shrinker.edit { plan in
          plan.lines[line].choices[position].value -= 1
          plan.lines[line].choices.removeSubrange(span.start..<span.end)
        }
        if isSimpler { return true }
      }
      return false
    }
  }

  /// Calls a body with every span from the first to the last; again with the same
  /// place after a success.
  mutating func forEachSpan(_ body: (inout Shrinker, _ line: Int, _ span: Int) -> Bool) {
    var line = 0
    while line < best.lines.count {
      var span = 0
      while line < best.lines.count, span < best.lines[line].spans.count {
        if !body(&self, line, span) { span += 1 }
      }
      line += 1
    }
  }

  /// Calls a body with the place of every choice; again after a success.
  mutating func forEachChoice(_ body: (inout Shrinker, _ line: Int, _ position: Int) -> Bool) {
    var line = 0
    while line < best.lines.count {
      var position = 0
      while line < best.lines.count, position < best.lines[line].choices.count {
        if !body(&self, line, position) { position += 1 }
      }
      line += 1
    }
  }
}

extension Array {
  /// The element at an index, if there is one.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
