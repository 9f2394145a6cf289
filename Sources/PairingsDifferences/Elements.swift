/// The elements of a collection, or the lines of a text, which are read when they are compared.
struct Elements {
  let count: Int

  /// A Boolean value indicating whether the collection has more elements than these.
  let isCut: Bool

  private let element: (Int) -> Any

  /// The elements of a value. Without random access these are the first children of its mirror.
  init(of value: Any, _ mirror: Mirror) {
    if let collection = value as? any RandomAccessCollection {
      self.init(collection)
    } else {
      self.init(first: mirror.children.prefix(ValueDifferences.widest + 1).map(\.value))
    }
  }

  /// The first lines of a text.
  init(linesOf text: String) {
    self.init(
      first: text.split(
        separator: "\n", maxSplits: ValueDifferences.widest, omittingEmptySubsequences: false))
  }

  private init(_ collection: some RandomAccessCollection) {
    (count, isCut) = (collection.count, false)
    element = { collection[collection.index(collection.startIndex, offsetBy: $0)] }
  }

  private init(first values: [Any]) {
    (count, isCut) = (
      min(values.count, ValueDifferences.widest), values.count > ValueDifferences.widest
    )
    element = { values[$0] }
  }

  subscript(index: Int) -> Any { element(index) }
}

extension ValueDifferences {
  /// Compares elements by their places. If one side has more, the equal ones at both ends
  /// correspond.
  mutating func compareElements(
    _ left: Elements, _ right: Elements, at path: ValuePath, depth: Int,
    _ element: (ValuePath, Int) -> ValuePath
  ) {
    if left.isCut || right.isCut { leaveRest() }
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
      let mine: Any? = index < left.count - end ? .some(left[index]) : nil
      let others: Any? = index < right.count - end ? .some(right[index]) : nil
      if let mine, let others {
        compare(mine, others, at: element(path, index), depth: depth + 1)
      } else {
        add(element(path, index), mine.map(shortText), others.map(shortText))
      }
    }
  }

  private mutating func isSame(_ left: Any, _ right: Any) -> Bool {
    spend(1) && areEqual(left, right) == true
  }
}
