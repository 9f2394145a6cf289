#if !hasFeature(Embedded)  // As _StageHost.

/// A priority queue of the ends of sleeps. The earliest end is first; of equal ends, that of the
/// sleep that began first.
///
/// - Complexity: O(log n) to insert an end and to remove the first.
struct Dues {
  /// The end of a sleep.
  struct Due: Comparable {
    let time: Duration
    let number: Int

    static func < (left: Due, right: Due) -> Bool {
      (left.time, left.number) < (right.time, right.number)
    }
  }

  /// A binary heap.
  private var heap: [Due] = []

  /// The number of ends.
  var count: Int { heap.count }

  /// The next end.
  var first: Due? { heap.first }

  /// Inserts an end.
  mutating func insert(_ due: Due) {
    heap.append(due)
    var index = heap.count - 1
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the next end.
  ///
  /// - Precondition: There is one.
  mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[index] else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}

#endif
