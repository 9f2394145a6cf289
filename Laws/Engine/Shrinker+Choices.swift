/// The passes that make choices smaller.
extension Shrinker {
  /// Makes each choice as small as it may be.
  mutating func minimise() {
    for line in best.lines.indices {
      var position = 0
      while line < best.lines.count, position < best.lines[line].choices.count {
        minimise {
          $0.lines[safe: line]?.choices[safe: position]?.value ?? 0
        } set: { plan, value in
          guard plan.lines.indices.contains(line),
            plan.lines[line].choices.indices.contains(position)
          else { return }
          plan.lines[line].choices[position].value = value
        }
        position += 1
      }
    }
  }

  /// Makes choices that are the same smaller together.
  mutating func minimiseTogether() {
    let values = Set(best.lines.flatMap { $0.choices.map(\.value) }).filter { $0 > 0 }
    for value in values.sorted() {
      let places = places { $0.value == value }
      guard places.count > 1 else { continue }
      minimise {
        $0.value(places[0])
      } set: { plan, value in
        for place in places { plan.set(place, value) }
      }
    }
  }

  /// Looks for the smallest number that still fails: 0, 1, then without its highest
  /// digits, then by steps that double.
  private mutating func minimise(
    get: (Plan) -> UInt64, set: (inout Plan, UInt64) -> Void
  ) {
    func attempt(_ shrinker: inout Shrinker, _ value: UInt64) -> Bool {
      shrinker.edit { set(&$0, value) }
    }
    let value = get(best)
    guard value > 0, !attempt(&self, 0), value > 1, !attempt(&self, 1), value > 2 else { return }
    var bit = UInt64(1) << (63 - value.leadingZeroBitCount)
    while bit > 1 {
      let value = get(best)
      if value & bit != 0, value != bit { _ = attempt(&self, value ^ bit) }
      bit >>= 1
    }
    var step: UInt64 = 1
    while step <= get(best) {
      if attempt(&self, get(best) - step) {
        step <<= 1
      } else if step == 1 {
        step = 2
      } else {
        break
      }
    }
    while step > 0 {
      while step <= get(best), attempt(&self, get(best) - step) {}
      step >>= 1
    }
  }

  /// Puts siblings of one kind in order, the shortest and smallest first.
  mutating func sortSiblings() {
    forEachFamily { shrinker, line, family in
      let spans = family.map { shrinker.best.lines[line].spans[$0] }
      let parts = spans.map { Array(shrinker.best.lines[line].choices[$0.start..<$0.end]) }
      func isOrdered(_ left: [Plan.Choice], _ right: [Plan.Choice]) -> Bool {
        left.count == right.count
          ? left.lexicographicallyPrecedes(right) { $0.value < $1.value } : left.count < right.count
      }
      let sorted = parts.sorted(by: isOrdered)
      if sorted != parts, shrinker.rearrange(line, spans, sorted) { return true }
      for index in parts.indices.dropLast() where isOrdered(parts[index + 1], parts[index]) {
        var swapped = parts
        swapped.swapAt(index, index + 1)
        if shrinker.rearrange(line, spans, swapped) { return true }
      }
      return false
    }
  }

  private mutating func rearrange(
    _ line: Int, _ spans: [Plan.Span], _ parts: [[Plan.Choice]]
  ) -> Bool {
    edit { plan in
      for (span, part) in zip(spans, parts).reversed() {
        plan.lines[line].choices.replaceSubrange(span.start..<span.end, with: part)
      }
    }
  }

  /// Moves as much as possible from one choice to a later one, and lowers both.
  mutating func redistribute() {
    let places = places { $0.value > 0 }
    guard places.count < 64 else { return }
    for (index, first) in places.enumerated() {
      for second in places[(index + 1)...] {
        lower(first, second) { $1 &+ $0 }
        lower(first, second) { $1 &- $0 }
      }
    }
  }

  private mutating func lower(
    _ first: Place, _ second: Place, _ other: (_ step: UInt64, _ value: UInt64) -> UInt64
  ) {
    var step = best.value(first)
    while step > 0 {
      while step <= best.value(first) {
        let (value, next) = (best.value(first), other(step, best.value(second)))
        let isSimpler = edit { plan in
          plan.set(first, value - step)
          plan.set(second, next)
        }
        if !isSimpler { break }
      }
      step >>= 1
    }
  }

  /// Takes one of several siblings out and lowers every larger number by one: they
  /// referred to each other by their places.
  mutating func renumber() {
    forEachFamily { shrinker, line, family in
      for (index, member) in family.enumerated() {
        let span = shrinker.best.lines[line].spans[member]
        for threshold in 0...index {
          let isSimpler = shrinker.edit { plan in
            for position in plan.lines[line].choices.indices
            where plan.lines[line].choices[position].limit > 1
              && plan.lines[line].choices[position].value > UInt64(threshold)
            {
              plan.lines[line].choices[position].value -= 1
            }
            plan.lines[line].choices.removeSubrange(span.start..<span.end)
          }
          if isSimpler { return true }
        }
      }
      return false
    }
  }

  /// Puts the sum of two siblings' numbers in the place of both.
  mutating func mergeSiblings() {
    forEachFamily { shrinker, line, family in
      for (index, member) in family.enumerated().dropLast() {
        let spans = shrinker.best.lines[line].spans
        let (first, second) = (spans[member], spans[family[index + 1]])
        guard first.end - first.start == second.end - second.start, first.end > first.start
        else { continue }
        let isSimpler = shrinker.edit { plan in
          let (one, other) = (first.end - 1, second.end - 1)
          let limit = plan.lines[line].choices[other].limit
          plan.lines[line].choices[other].value = sum(
            plan.lines[line].choices[one].value, plan.lines[line].choices[other].value, limit)
          plan.lines[line].choices.removeSubrange(first.start..<first.end)
        }
        if isSimpler { return true }
      }
      return false
    }
  }

  /// Calls a body with the spans of one kind that have the same parent, if there is
  /// more than one; again after a success.
  private mutating func forEachFamily(
    _ body: (inout Shrinker, _ line: Int, _ family: [Int]) -> Bool
  ) {
    for line in best.lines.indices {
      var seen = 0
      while line < best.lines.count {
        let families = best.lines[line].families
        guard seen < families.count else { break }
        if !body(&self, line, families[seen]) { seen += 1 }
      }
    }
  }

  private func places(_ isIncluded: (Plan.Choice) -> Bool) -> [Place] {
    best.lines.indices.flatMap { line in
      best.lines[line].choices.indices.filter { isIncluded(best.lines[line].choices[$0]) }
        .map { Place(line: line, position: $0) }
    }
  }
}

/// Where a choice is.
private struct Place {
  let line: Int
  let position: Int
}

extension Plan {
  fileprivate func value(_ place: Place) -> UInt64 {
    lines[safe: place.line]?.choices[safe: place.position]?.value ?? 0
  }

  fileprivate mutating func set(_ place: Place, _ value: UInt64) {
    guard lines.indices.contains(place.line),
      lines[place.line].choices.indices.contains(place.position)
    else { return }
    lines[place.line].choices[place.position].value = value
  }
}

extension Plan.Line {
  /// The spans of one kind with the same parent, if there is more than one.
  fileprivate var families: [[Int]] {
    var families: [[Int]] = []
    var known: [UInt64: Int] = [:]
    for (index, span) in spans.enumerated() where span.start < span.end {
      let key = mixed(span.label ^ UInt64(truncatingIfNeeded: span.parent ?? -1))
      if let family = known[key] {
        families[family].append(index)
      } else {
        known[key] = families.count
        families.append([index])
      }
    }
    return families.filter { $0.count > 1 }
  }
}

/// Returns the index of the sum of the numbers of two indices, which wraps around.
private func sum(_ left: UInt64, _ right: UInt64, _ limit: UInt64) -> UInt64 {
  let half = limit / 2
  let total =
    offset(left, below: half &+ 1, above: half)
    &+ offset(right, below: half &+ 1, above: half)
  let width = limit == .max ? 64 : 64 - limit.leadingZeroBitCount
  let shift = Int64(64 - width)
  let wrapped = (total << shift) >> shift
  return wrapped > 0 ? UInt64(wrapped) &* 2 &- 1 : UInt64(bitPattern: 0 &- wrapped) &* 2
}
