/// The passes that make choices smaller.
extension Shrinker {
  /// Makes each choice as small as possible.
  mutating func minimise() {
    for line in best.lines.indices {
      var position = 0
      while line < best.lines.count, position < best.lines[line].choices.count {
        minimise(line, position)
        position += 1
      }
    }
  }

  private mutating func minimise(_ line: Int, _ position: Int) {
    minimise {
      $0.lines[safe: line]?.choices[safe: position]?.value ?? 0
    } set: { plan, value in
      guard plan.lines.indices.contains(line),
        plan.lines[line].choices.indices.contains(position)
      else { return }
      plan.lines[line].choices[position].value = value
    }
  }

  /// Makes equal choices smaller together.
  mutating func minimiseTogether() {
    let numbers = best.lines.flatMap(\.choices).filter { $0.value > 0 && $0.limit > 1 }
    for value in Set(numbers.map(\.value)).sorted() {
      let places = places { $0.value == value && $0.limit > 1 }
      guard places.count > 1 else { continue }
      minimise {
        $0.value(places[0])
      } set: { plan, value in
        for place in places { plan.set(place, value) }
      }
    }
  }

  /// Searches for the smallest number that still fails: tries 0, then 1 in place of a large number,
  /// then even steps, which keep the sign of an integer, and last a step of one.
  private mutating func minimise(
    get: (Plan) -> UInt64, set: (inout Plan, UInt64) -> Void
  ) {
    func attempt(_ shrinker: inout Shrinker, _ value: UInt64) -> Bool {
      shrinker.edit { set(&$0, value) }
    }
    guard get(best) > 0, !attempt(&self, 0), get(best) > 1 else { return }
    if get(best) > 63, attempt(&self, 1) { return }
    repeat {
      let sign = get(best) & 1
      minimise(from: Int(get(best) >> 1), downTo: 1 - Int(sign)) { shrinker, half in
        attempt(&shrinker, UInt64(half) << 1 | sign)
      }
    } while get(best) > 0 && attempt(&self, get(best) - 1)
  }

  /// Searches for the smallest number that still fails, by steps that double and then by bisection.
  /// The steps go up from `least` if half of `start` fails, and otherwise down from `start`.
  private mutating func minimise(
    from start: Int, downTo least: Int, _ isFailure: (inout Shrinker, Int) -> Bool
  ) {
    guard start > least else { return }
    // The largest number for which the law holds, and the smallest for which it fails.
    var (low, high, step) = (least - 1, start, 1)
    // Two attempts settle a small number that can be lowered by one at most.
    for _ in 0..<2 where high < 128 && low + 1 < high {
      if isFailure(&self, high - 1) { high -= 1 } else { low = high - 1 }
    }
    if high / 2 > low, isFailure(&self, high / 2) {
      high /= 2
      var next = low + 1
      while next < high {
        if isFailure(&self, next) {
          high = next
        } else {
          low = next
          next += step
          step <<= 1
        }
      }
    } else {
      low = max(low, high / 2)
      while step < high - low {
        if isFailure(&self, high - step) {
          high -= step
          step += min(step, high - low)
        } else {
          low = high - step
        }
      }
    }
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if isFailure(&self, middle) { high = middle } else { low = middle }
    }
  }

  /// Chooses an earlier alternative, and draws the two choices behind it anew, some dozens of times. The
  /// first alternative that fails may need other choices than the one that was found.
  mutating func chooseEarlier() {
    let places = places { 1...255 ~= $0.limit && $0.value > 0 }
    guard places.count < 8, best.lines.count == 1 else { return }
    var random = RandomStream(seed: 0)
    for place in places {
      for value in 0..<min(best.value(place), 4) {
        if edit({ $0.set(place, value) }) { return }
        var candidate = best
        candidate.set(place, value)
        guard let choices = outcome(candidate)?.choices else { continue }
        for _ in 0..<24 {
          var drawn = choices
          let free = drawn.indices.dropFirst(place.position + 1).filter { drawn[$0].limit > 0 }
          for index in free.prefix(2) {
            drawn[index].value = magnitude(drawn[index].limit, &random, (0, 0))
          }
          if edit({ $0.lines[0].choices = drawn }) { return }
        }
      }
    }
  }

  /// Lowers numbers of which only every second, third … fails, if they are too large for a scan. A
  /// number is skipped if the number two above it fails: then all larger ones probably fail.
  mutating func stride() {
    for place in places({ $0.value > 8 }) {
      let (value, limit) = (best.value(place), best.choice(place)?.limit ?? 0)
      guard limit - value < 2 || !isFailure({ $0.set(place, value + 2) }) else { continue }
      for step: UInt64 in 2...(value > 64 ? 32 : 8)
      where best.value(place) > step && edit({ $0.set(place, $0.value(place) - step) }) {
        let (rest, count) = (best.value(place) % step, Int(best.value(place) / step))
        minimise(from: count, downTo: 0) { shrinker, count in
          shrinker.edit { $0.set(place, rest + UInt64(count) * step) }
        }
        break
      }
    }
  }

  /// Moves as much as possible from one number to a later one, or lowers both.
  mutating func redistribute() {
    let places = places { $0.limit > 1 }
    guard places.count < 32 else { return }
    for (index, first) in places.enumerated() {
      for second in places[(index + 1)...] {
        lower(first, second) { value, step, limit in value + min(step, limit - value) }
        lower(first, second) { value, step, _ in value >= step ? value - step : nil }
      }
    }
  }

  /// Lowers a number by even steps, which keep the sign of an integer, and then by one. Changes
  /// another number by the same amount.
  private mutating func lower(
    _ first: Place, _ second: Place,
    _ changed: (_ value: UInt64, _ step: UInt64, _ limit: UInt64) -> UInt64?
  ) {
    func attempt(_ shrinker: inout Shrinker, _ start: Plan, _ step: UInt64) -> Bool {
      guard let one = start.choice(first), one.value >= step, let other = start.choice(second),
        let next = changed(other.value, step, other.limit)
      else { return false }
      return shrinker.edit { plan in
        plan.set(first, one.value - step)
        plan.set(second, next)
      }
    }
    let start = best
    guard attempt(&self, start, 2) else {
      _ = attempt(&self, start, 1)
      return
    }
    let half = start.value(first) / 2
    minimise(from: Int(half - 1), downTo: 0) { shrinker, left in
      attempt(&shrinker, start, 2 * (half - UInt64(left)))
    }
    _ = attempt(&self, best, 1)
  }

  /// Lowers a number and raises a later one, as if each had its weight in a sum. After a success
  /// with small amounts, the pass repeats the exchange with amounts that double after each success.
  mutating func trade() {
    let places = places { $0.limit > 1 }
    guard places.count < 12 else { return }
    for (index, first) in places.enumerated() where best.value(first) > 0 {
      for second in places[(index + 1)...] where !isFree(second) {
        for (less, more) in Self.rates where trade(first, less, second, more, times: 1) {
          trade(first, less, second, more)
        }
      }
    }
  }

  private static let rates: [(UInt64, UInt64)] =
    [(2, 1), (3, 1), (2, 3), (3, 2)] + (0...12).map { (1, $0) }

  private mutating func trade(_ first: Place, _ less: UInt64, _ second: Place, _ more: UInt64) {
    var step: UInt64 = 1
    while step > 0 {
      step = trade(first, less, second, more, times: step) ? step << 1 : step >> 1
    }
  }

  private mutating func trade(
    _ first: Place, _ less: UInt64, _ second: Place, _ more: UInt64, times step: UInt64
  ) -> Bool {
    edit { plan in
      guard let one = plan.choice(first), let other = plan.choice(second),
        one.value / less >= step, more == 0 || (other.limit - other.value) / more >= step
      else { return }
      plan.set(first, one.value - less * step)
      plan.set(second, other.value + more * step)
    }
  }

  /// Lowers a number by one where small changes of two later numbers compensate for it.
  mutating func tradeThree() {
    let places = places { $0.limit > 1 }
    guard (3...4).contains(places.count) else { return }
    for (index, first) in places.enumerated() {
      for (next, second) in places[(index + 1)...].enumerated() {
        for third in places[(index + next + 2)...] {
          for more in -3...3 {
            for most in -3...3 {
              while edit({ plan in
                guard plan.value(first) > 0, plan.add(more, to: second), plan.add(most, to: third)
                else { return }
                plan.set(first, plan.value(first) - 1)
              }) {}
            }
          }
        }
      }
    }
  }

  /// Raises a number to its limit, and lowers an earlier number or removes an earlier part. If the
  /// case has to reach a bound, the simplest case reaches it with its last numbers.
  mutating func raise() {
    let places = places { $0.limit > 1 }
    guard places.count < 24, places.contains(where: { best.value($0) > 0 }) else { return }
    for second in places.reversed() {
      let others = places.filter {
        $0.position < second.position && $0.line == second.line && best.value($0) > 0
      }
      guard others.isEmpty || isFree(second) else { continue }
      let before = improvements
      for first in others where !lower(first, raising: second, by: best.value(first)) {
        guard lower(first, raising: second, by: 1) else { continue }
        var step: UInt64 = 1
        while step > 0 {
          step = lower(first, raising: second, by: step) ? step << 1 : step >> 1
        }
      }
      guard others.isEmpty || improvements > before else { continue }
      forEachSpan { shrinker, line, span in
        let span = shrinker.best.lines[line].spans[span]
        guard line == second.line, span.end <= second.position, span.start < span.end else {
          return false
        }
        return shrinker.edit { plan in
          plan.set(second, .max)
          plan.lines[line].choices.removeSubrange(span.start..<span.end)
        }
      }
    }
  }

  /// Returns true if the case fails with a number at its limit, and with one less than the limit.
  private mutating func isFree(_ place: Place) -> Bool {
    isFailure { $0.set(place, .max) }
      && isFailure { $0.set(place, max(1, $0.choice(place)?.limit ?? 1) - 1) }
  }

  private mutating func lower(_ first: Place, raising second: Place, by step: UInt64) -> Bool {
    step <= best.value(first)
      && edit { plan in
        plan.set(first, plan.value(first) - step)
        plan.set(second, .max)
      }
  }

  /// Removes one of several siblings and lowers every number above its index by one, since the
  /// numbers may refer to siblings by index.
  mutating func renumber() {
    forEachFamily { shrinker, line, parent in
      let siblings = shrinker.best.children(line, of: parent)
      guard siblings.count < 64 else { return false }
      return siblings.enumerated().contains { index, span in
        shrinker.edit { plan in
          for position in plan.lines[line].choices.indices
          where plan.lines[line].choices[position].limit > 1
            && plan.lines[line].choices[position].value > UInt64(index)
          {
            plan.lines[line].choices[position].value -= 1
          }
          plan.lines[line].choices.removeSubrange(span.start..<span.end)
        }
      }
    }
  }

  /// Replaces two spans of one kind by one of them, whose last number becomes the sum of both last
  /// numbers: first by the later span, then by the earlier one.
  mutating func mergeSpans() {
    forEachPair { shrinker, line, first, second in
      shrinker.merge(line, first, into: second) || shrinker.merge(line, second, into: first)
    }
  }

  private mutating func merge(_ line: Int, _ span: Int, into other: Int) -> Bool {
    let (gone, kept) = (best.lines[line].spans[span], best.lines[line].spans[other])
    let (one, two) = (
      best.lines[line].choices[gone.end - 1], best.lines[line].choices[kept.end - 1]
    )
    guard gone.end - gone.start == kept.end - kept.start, one.limit == two.limit, one.limit > 1
    else { return false }
    return edit { plan in
      plan.lines[line].choices[kept.end - 1].value = sum(one.value, two.value, one.limit)
      plan.lines[line].choices.removeSubrange(gone.start..<gone.end)
    }
  }

  func places(_ isIncluded: (Plan.Choice) -> Bool) -> [Place] {
    best.lines.indices.flatMap { line in
      best.lines[line].choices.indices.filter { isIncluded(best.lines[line].choices[$0]) }
        .map { Place(line: line, position: $0) }
    }
  }
}

/// The position of a choice in a plan.
struct Place {
  let line: Int
  let position: Int
}

extension Plan {
  func choice(_ place: Place) -> Choice? {
    lines[safe: place.line]?.choices[safe: place.position]
  }

  func value(_ place: Place) -> UInt64 { choice(place)?.value ?? 0 }

  mutating func set(_ place: Place, _ value: UInt64) {
    guard lines.indices.contains(place.line),
      lines[place.line].choices.indices.contains(place.position)
    else { return }
    let limit = lines[place.line].choices[place.position].limit
    lines[place.line].choices[place.position].value = min(value, limit)
  }

  /// Changes a number by an amount. Returns true if the result is within the number's limits.
  fileprivate mutating func add(_ amount: Int, to place: Place) -> Bool {
    guard let choice = choice(place) else { return false }
    let size = UInt64(amount.magnitude)
    guard amount < 0 ? choice.value >= size : choice.limit - choice.value >= size else {
      return false
    }
    set(place, amount < 0 ? choice.value - size : choice.value + size)
    return true
  }
}

/// Returns the index of the sum of the numbers of two indices, which wraps around.
private func sum(_ left: UInt64, _ right: UInt64, _ limit: UInt64) -> UInt64 {
  let half = limit / 2
  let total: Int64 =
    offset(left, below: half &+ 1, above: half)
    &+ offset(right, below: half &+ 1, above: half)
  let width = limit == .max ? 64 : 64 - limit.leadingZeroBitCount
  let shift = Int64(64 - width)
  let wrapped = (total << shift) >> shift
  return wrapped > 0 ? UInt64(wrapped) &* 2 &- 1 : UInt64(bitPattern: 0 &- wrapped) &* 2
}
