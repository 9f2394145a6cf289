/// Numbers sorted into buckets, stably.
///
/// - Complexity: O(numbers + buckets).
struct Buckets {
  /// All numbers, bucket by bucket.
  let elements: [Int]
  private let ends: [Int]

  /// Sorts each number into the bucket that a function returns, or into none.
  ///
  /// - Throws: The interruption of the search.
  init(
    _ numbers: some Collection<Int>, count: Int, _ budget: inout SearchBudget,
    by bucket: (Int) -> Int?
  ) throws(SearchStop) {
    var ends = Array(repeating: 0, count: count + 1)
    for number in numbers {
      try budget.spend()
      if let bucket = bucket(number) { ends[bucket + 1] += 1 }
    }
    for bucket in 0..<count {
      try budget.spend()
      ends[bucket + 1] += ends[bucket]
    }
    var elements = Array(repeating: 0, count: ends[count])
    for number in numbers {
      try budget.spend()
      guard let bucket = bucket(number) else { continue }
      elements[ends[bucket]] = number
      ends[bucket] += 1
    }
    (self.elements, self.ends) = (elements, ends)
  }

  /// The numbers of a bucket.
  subscript(bucket: Int) -> ArraySlice<Int> {
    elements[(bucket == 0 ? 0 : ends[bucket - 1])..<ends[bucket]]
  }
}
