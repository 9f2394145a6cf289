/// The differences of two values, by path.
///
///     print(ValueDifferences(of: shown, and: expected))  // notes[1].title: "a" ≠ "b"
///
/// Values are compared by `==` if they have one, and otherwise by their parts, as a `Mirror` shows
/// them. So the differences name the smallest parts that differ. Elements of collections of
/// different lengths correspond from both ends inwards, and those of dictionaries by their keys.
/// Functions are assumed to be equal.
///
/// The text is bounded for values of any size and any depth, and for objects that refer to each
/// other.
package struct ValueDifferences {
  /// The first differences, at most eight.
  package private(set) var first: [ValueDifference] = []

  /// A Boolean value indicating whether there are more differences than ``first``.
  package private(set) var hasMore = false

  /// A Boolean value indicating whether the values are too large or too deep to compare all of
  /// their parts.
  package private(set) var isUnfinished = false

  private static let limit = 8
  private static let deepest = 32
  private var work = 1_000_000
  private var compared: Set<[ObjectIdentifier]> = []

  /// Compares two values.
  package init(of left: Any, and right: Any) {
    compare(left, right, at: .whole, depth: 0)
    compared = []
  }
}

extension ValueDifferences: CustomStringConvertible {
  /// The differences, a line each.
  package var lines: [String] {
    first.map(\.description) + (hasMore ? ["and more differences"] : [])
      + (isUnfinished ? ["not all parts were compared: the values are too large or too deep"] : [])
  }

  /// The differences, a line each.
  package var description: String { lines.joined(separator: "\n") }
}

// MARK: - Comparison

extension ValueDifferences {
  private var isOver: Bool { hasMore || work < 0 }

  /// Takes a part of the work, or ends the comparison.
  private mutating func spend(_ cost: Int) -> Bool {
    work -= cost
    if work < 0 { isUnfinished = true }
    return !isOver
  }

  private mutating func add(_ path: ValuePath, _ left: String?, _ right: String?) {
    if first.count == Self.limit { return hasMore = true }
    first.append(ValueDifference(at: path, left, right))
  }

  private mutating func addTexts(_ path: ValuePath, of left: Any, _ right: Any) {
    add(path, shortText(left), shortText(right))
  }

  private mutating func compare(_ left: Any, _ right: Any, at path: ValuePath, depth: Int) {
    guard spend(1) else { return }
    let areEqual = areEqual(left, right)
    if areEqual == true { return }
    let count = first.count
    compareParts(left, right, at: path, depth: depth)
    if areEqual == false, first.count == count, !isOver { addTexts(path, of: left, right) }
  }

  private mutating func compareParts(_ left: Any, _ right: Any, at path: ValuePath, depth: Int) {
    guard spend(10) else { return }
    let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard one.subjectType == other.subjectType else { return addTexts(path, of: left, right) }
    guard depth < Self.deepest else { return isUnfinished = true }
    switch one.displayStyle {
    case .optional:
      guard let mine = one.children.first, let others = other.children.first else {
        return addIfDifferent(path, left, right)
      }
      compare(mine.value, others.value, at: path, depth: depth + 1)
    case .collection:
      compareElements(Array(one.children), Array(other.children), at: path, depth: depth) {
        $0.element($1)
      }
    case .dictionary: compareEntries(left, right, at: path, depth: depth)
    case .set: compareMembers(left, right, at: path)
    case .class:
      let pair = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
      if pair[0] != pair[1], compared.insert(pair).inserted {
        compareFields(one, other, left, right, at: path, depth: depth)
      }
    case .struct, .enum, .tuple, .foreignReference:
      compareFields(one, other, left, right, at: path, depth: depth)
    default: compareTexts(left, right, at: path, depth: depth)
    }
  }

  private mutating func addIfDifferent(_ path: ValuePath, _ left: Any, _ right: Any) {
    let (mine, others) = (shortText(left), shortText(right))
    if mine != others { add(path, mine, others) }
  }

  /// Compares values without known parts, of which texts are compared line by line.
  private mutating func compareTexts(_ left: Any, _ right: Any, at path: ValuePath, depth: Int) {
    guard let mine = left as? String, let others = right as? String else {
      return addIfDifferent(path, left, right)
    }
    guard mine.contains("\n") || others.contains("\n") else {
      let (mine, others) = focused(mine, others)
      return add(path, mine?.debugDescription, others?.debugDescription)
    }
    func lines(_ text: String) -> [Mirror.Child] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { (nil, String($0)) }
    }
    compareElements(lines(mine), lines(others), at: path, depth: depth) { $0.line($1 + 1) }
  }

  private mutating func compareFields(
    _ one: Mirror, _ other: Mirror, _ left: Any, _ right: Any, at path: ValuePath, depth: Int
  ) {
    if isDescribed(left) {
      let (mine, others) = (String(reflecting: left), String(reflecting: right))
      if mine != others, max(mine.utf8.count, others.utf8.count) <= 60, !mine.contains("\n") {
        return add(path, mine, others)
      }
    }
    let (mine, others) = (Array(one.parts), Array(other.parts))
    guard mine.map(\.label) == others.map(\.label) else {
      return addTexts(path, of: left, right)
    }
    guard !mine.isEmpty else { return addIfDifferent(path, left, right) }
    for (index, (child, otherChild)) in zip(mine, others).enumerated() {
      if isOver { return }
      let label = child.label ?? "\(index)"
      let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
      compare(child.value, otherChild.value, at: path.field(name), depth: depth + 1)
    }
  }
}

// MARK: - Collections

extension ValueDifferences {
  /// Compares elements by their places. If one side has more, the equal ones at both ends
  /// correspond.
  private mutating func compareElements(
    _ left: [Mirror.Child], _ right: [Mirror.Child], at path: ValuePath, depth: Int,
    _ element: (ValuePath, Int) -> ValuePath
  ) {
    let shorter = min(left.count, right.count)
    var (start, end) = (0, 0)
    if left.count != right.count {
      while start < shorter, isSame(left[start], right[start]) { start += 1 }
      while end < shorter - start,
        isSame(left[left.count - 1 - end], right[right.count - 1 - end])
      { end += 1 }
    }
    for index in start..<max(left.count, right.count) - end {
      if isOver { return }
      let mine: Any? = index < left.count - end ? .some(left[index].value) : nil
      let others: Any? = index < right.count - end ? .some(right[index].value) : nil
      if let mine, let others {
        compare(mine, others, at: element(path, index), depth: depth + 1)
      } else {
        add(element(path, index), mine.map(shortText), others.map(shortText))
      }
    }
  }

  private mutating func isSame(_ left: Mirror.Child, _ right: Mirror.Child) -> Bool {
    spend(1) && areEqual(left.value, right.value) == true
  }

  private mutating func compareEntries(_ left: Any, _ right: Any, at path: ValuePath, depth: Int) {
    guard let mine = left as? [AnyHashable: Any], let others = right as? [AnyHashable: Any] else {
      return addIfDifferent(path, left, right)
    }
    let keys = Set(mine.keys).union(others.keys).filter { key in
      guard spend(1), let value = mine[key], let other = others[key] else { return true }
      return areEqual(value, other) != true
    }
    for (text, key) in sorted(keys) {
      if isOver { return }
      if let value = mine[key], let other = others[key] {
        compare(value, other, at: path.element(text), depth: depth + 1)
      } else {
        add(path.element(text), mine[key].map(shortText), others[key].map(shortText))
      }
    }
  }

  private mutating func compareMembers(_ left: Any, _ right: Any, at path: ValuePath) {
    guard let mine = left as? Set<AnyHashable>, let others = right as? Set<AnyHashable> else {
      return addIfDifferent(path, left, right)
    }
    for (text, member) in sorted(mine.symmetricDifference(others)) where !isOver {
      add(path, mine.contains(member) ? text : nil, others.contains(member) ? text : nil)
    }
  }

  /// Returns keys in the order of their texts, since that of a hash differs in each process.
  private func sorted(_ keys: Set<AnyHashable>) -> [(text: String, key: AnyHashable)] {
    keys.map { (shortText($0.base), $0) }.sorted { $0.0 < $1.0 }
  }
}

/// Returns the result of `==` of two values, or nil if they have none. A value and itself are the
/// same.
private func areEqual(_ left: Any, _ right: Any) -> Bool? {
  func equals<Value: Equatable>(_ left: Value) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }
  return (left as? any Equatable).map { equals($0) }
}
