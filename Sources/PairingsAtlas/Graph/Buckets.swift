/// Numbers in buckets, and in a bucket in the order in which they came.
///
/// - Complexity: O(numbers + buckets).
struct Buckets {
  /// All numbers, bucket by bucket.
  let elements: [Int]
  private let ends: [Int]

  /// Puts each number into the bucket that a function says, or into none.
  ///
  /// - Throws: The reason to stop.
  init(
    _ numbers: some Collection<Int>, count: Int, _ meter: inout Meter,
    by bucket: (Int) -> Int?
  ) throws(Halt) {
    var ends = Array(repeating: 0, count: count + 1)
    for number in numbers {
      try meter.work()
      if let bucket = bucket(number) { ends[bucket + 1] += 1 }
    }
    for bucket in 0..<count {
      try meter.work()
      ends[bucket + 1] += ends[bucket]
    }
    var elements = Array(repeating: 0, count: ends[count])
    for number in numbers {
      try meter.work()
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
