/// The differences of two values, by path.
///
///     print(ValueDifferences(of: shown, and: expected))  // notes[1].title: "a" ≠ "b"
///
/// Values are compared by `==` if they have one, and otherwise by their parts, as a `Mirror` shows
/// them. So the differences name the smallest parts that differ. Elements of collections of
/// different lengths correspond from both ends inwards, and those of dictionaries by their keys.
/// Functions are assumed to be equal.
///
/// The text, the time and the memory are bounded for values of any size and any depth, and for
/// objects that refer to each other. Of a larger value, not all parts are compared.
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

  /// The greatest number of parts that are read from a mirror, and of keys that are sorted.
  static let widest = 10_000

  /// The number of parts that may still be compared.
  private(set) var work = 1_000_000
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
  var isOver: Bool { hasMore || work < 0 }

  /// Takes a part of the work, or ends the comparison.
  mutating func spend(_ cost: Int) -> Bool {
    work -= cost
    if work < 0 { isUnfinished = true }
    return !isOver
  }

  /// Notes that some parts are not compared.
  mutating func leaveRest() { isUnfinished = true }

  mutating func add(
    _ path: ValuePath, _ left: String?, _ right: String?, isByEqualsAlone: Bool = false
  ) {
    if first.count == Self.limit { return hasMore = true }
    first.append(ValueDifference(at: path, left, right, isByEqualsAlone: isByEqualsAlone))
  }

  private mutating func addTexts(_ path: ValuePath, of left: Any, _ right: Any) {
    add(path, shortText(left), shortText(right))
  }

  mutating func compare(_ left: Any, _ right: Any, at path: ValuePath, depth: Int) {
    guard spend(1) else { return }
    let areEqual = areEqual(left, right)
    if areEqual == true { return }
    let count = first.count
    compareParts(left, right, at: path, depth: depth)
    guard areEqual == false, first.count == count, !isOver else { return }
    let (mine, others) = (shortText(left), shortText(right))
    add(path, mine, others, isByEqualsAlone: mine == others && !isUnfinished)
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
      compareElements(Elements(of: left, one), Elements(of: right, other), at: path, depth: depth) {
        $0.element($1)
      }
    case .dictionary, .set:
      if let mine = keyedParts(of: left, one), let others = keyedParts(of: right, other) {
        compareKeyed(mine, others, at: path, depth: depth)
      } else {
        compareFields(one, other, left, right, at: path, depth: depth)
      }
    case .class:
      let pair = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
      if pair[0] != pair[1], compared.insert(pair).inserted {
        compareFields(one, other, left, right, at: path, depth: depth)
      }
    case .struct, .enum, .tuple, .foreignReference:
      compareFields(one, other, left, right, at: path, depth: depth)
    case nil where !(one.children.isEmpty && other.children.isEmpty):
      compareFields(one, other, left, right, at: path, depth: depth)
    default: compareTexts(left, right, at: path, depth: depth)
    }
  }

  mutating func addIfDifferent(_ path: ValuePath, _ left: Any, _ right: Any) {
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
      return add(path, mine.map(quoted), others.map(quoted))
    }
    compareElements(Elements(linesOf: mine), Elements(linesOf: others), at: path, depth: depth) {
      $0.line($1 + 1)
    }
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
    let (mine, others) = (one.parts(Self.widest + 1), other.parts(Self.widest + 1))
    guard mine.map(\.label) == others.map(\.label) else {
      return addTexts(path, of: left, right)
    }
    guard !mine.isEmpty else { return addIfDifferent(path, left, right) }
    if mine.count > Self.widest { leaveRest() }
    for (index, (child, otherChild)) in zip(mine, others).prefix(Self.widest).enumerated() {
      if isOver { return }
      let label = child.label ?? "\(index)"
      let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
      let field = path.field(windowed(name, from: 0))
      compare(child.value, otherChild.value, at: field, depth: depth + 1)
    }
  }
}

/// Returns the result of `==` of two values, or nil if they have none. A value and itself are the
/// same.
package func areEqual(_ left: Any, _ right: Any) -> Bool? {
  func equals<Value: Equatable>(_ left: Value) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }
  return (left as? any Equatable).map { equals($0) }
}
