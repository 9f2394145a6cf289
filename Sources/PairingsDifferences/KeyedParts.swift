/// A dictionary or a set, whose parts have keys.
protocol KeyedParts {
  /// The number of parts.
  var count: Int { get }

  /// Calls a function with each key and its value until the function returns false. The value is
  /// nil in a set.
  func forEachPart(_ visit: (_ key: Any, _ value: Any?) -> Bool)

  /// Returns the part with a key, or nil if there is none.
  func part(_ key: Any) -> Part?
}

/// The value under a key; nil in a set.
struct Part {
  let value: Any?
}

extension Dictionary: KeyedParts {
  func forEachPart(_ visit: (_ key: Any, _ value: Any?) -> Bool) {
    for (key, value) in self where !visit(key, .some(value)) { return }
  }

  func part(_ key: Any) -> Part? {
    guard let key = key as? Key, let value = self[key] else { return nil }
    return Part(value: .some(value))
  }
}

extension Set: KeyedParts {
  func forEachPart(_ visit: (_ key: Any, _ value: Any?) -> Bool) {
    for member in self where !visit(member, nil) { return }
  }

  func part(_ key: Any) -> Part? {
    guard let member = key as? Element, contains(member) else { return nil }
    return Part(value: nil)
  }
}

extension ValueDifferences {
  /// Returns the parts of a dictionary or a set; of another type, those of its mirror if they are
  /// not too many and have different keys.
  func keyedParts(of value: Any, _ mirror: Mirror) -> (any KeyedParts)? {
    if let parts = value as? any KeyedParts { return parts }
    let children = mirror.children.prefix(Self.widest + 1).map(\.value)
    guard children.count <= Self.widest else { return nil }
    if mirror.displayStyle == .set {
      let members = Set(children.compactMap { $0 as? AnyHashable })
      return members.count == children.count ? members : nil
    }
    var entries: [AnyHashable: Any] = [:]
    for child in children {
      let parts = Mirror(reflecting: child).children.map(\.value)
      guard parts.count == 2, let key = parts[0] as? AnyHashable,
        entries.updateValue(parts[1], forKey: key) == nil
      else { return nil }
    }
    return entries
  }

  /// A key whose parts differ, with its text. A side that lacks the key has no part.
  private struct DifferentKey {
    let text: String
    let left: Part?
    let right: Part?
  }

  /// Compares parts by their keys, in the order of the texts of the keys, since that of a hash
  /// differs in each process.
  mutating func compareKeyed(
    _ left: any KeyedParts, _ right: any KeyedParts, at path: ValuePath, depth: Int
  ) {
    for key in differentKeys(left, right).sorted(by: { $0.text < $1.text }) {
      if isOver { return }
      switch (key.left?.value, key.right?.value) {
      case (let mine?, let others?):
        compare(mine, others, at: path.element(key.text), depth: depth + 1)
      case (nil, nil):
        add(path, key.left.map { _ in key.text }, key.right.map { _ in key.text })
      case (let mine, let others):
        add(path.element(key.text), mine.map(shortText), others.map(shortText))
      }
    }
  }

  /// Returns the keys whose parts differ. It leaves half of the work to the comparison of these.
  private mutating func differentKeys(
    _ left: any KeyedParts, _ right: any KeyedParts
  ) -> [DifferentKey] {
    var (keys, rest) = ([DifferentKey](), work / 2)
    func isWithin() -> Bool { keys.count < Self.widest && rest > 0 }
    left.forEachPart { key, value in
      guard isWithin() else { return false }
      rest -= 1
      let other = right.part(key)
      if let other, isSame(value, other.value) { return true }
      keys.append(DifferentKey(text: text(of: key), left: Part(value: value), right: other))
      return true
    }
    right.forEachPart { key, value in
      guard isWithin() else { return false }
      rest -= 1
      if left.part(key) == nil {
        keys.append(DifferentKey(text: text(of: key), left: nil, right: Part(value: value)))
      }
      return true
    }
    if !isWithin() { leaveRest() }
    _ = spend(work / 2 - rest)
    return keys
  }

  /// Returns the text of a key, which says so if the key is not equal to itself.
  private func text(of key: Any) -> String {
    shortText(key) + (areEqual(key, key) == false ? " (not equal to itself)" : "")
  }

  /// Returns true if the values of a key are equal, or if the key is that of a set.
  private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return true }
    return areEqual(left, right) == true
  }
}
