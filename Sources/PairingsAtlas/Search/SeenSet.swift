/// The visited set: a word for each state, which is its fingerprint, and optionally its number.
///
/// The table uses open addressing. A word lies at the slot of its rank among all words, or in the
/// first free slot after that. So a larger table has its words in the same order. To grow is to
/// read one table and to write the other from front to end.
///
/// - Complexity: Amortised O(1). The table is two thirds to three quarters full before it grows, and
///   half full after that. So a word takes 11 to 16 bytes, and a number half of that more.
@frozen
@usableFromInline
struct SeenSet<State> {
  /// The words; zero for a free slot.
  @usableFromInline var words: [UInt64]

  /// The number of each word, if the set is numbered.
  @usableFromInline var numbers: [UInt32]

  /// A Boolean value indicating whether the word zero is in the set, and its number.
  @usableFromInline var hasZero = false
  @usableFromInline var zero: UInt32 = 0

  @usableFromInline let isNumbered: Bool

  /// The number of the partition that owns the set, and the number of partitions.
  @usableFromInline let partition: Int
  @usableFromInline let partitions: Int

  /// The successors that other partitions own, by partition, and their number.
  @usableFromInline var outboxes: [[SearchSuccessor<State>]]
  @usableFromInline var sent = 0
  @usableFromInline var count = 0
  @usableFromInline var limit: Int

  @inlinable
  init(isNumbered: Bool, partition: Int = 0, of partitions: Int = 1) {
    let capacity = 1 << 10
    (self.isNumbered, self.partition, self.partitions) = (isNumbered, partition, partitions)
    outboxes = Array(repeating: [], count: partitions)
    words = Array(repeating: 0, count: capacity)
    numbers = isNumbered ? words.map { _ in 0 } : []
    limit = capacity / 4 * 3
  }

  /// The size of the table in bytes.
  @inlinable var bytes: Int { words.count * 8 + numbers.count * 4 }

  /// The size of the table after it grows next in bytes, if that is near; else zero.
  @inlinable
  var bytesToGrow: Int {
    limit - count < 1 << 14 ? bytes / 2 * (words.count < 1 << 16 ? 4 : 3) : 0
  }

  /// Returns the slot of a spread word, if that is free.
  @inlinable @inline(__always)
  func slot(_ word: UInt64) -> Int {
    Int(
      truncatingIfNeeded: word.multipliedFullWidth(by: UInt64(truncatingIfNeeded: words.count)).high
    )
  }

  /// Reads the slot of a word, to bring it into the cache.
  @inlinable @inline(__always)
  func touch(_ word: UInt64) -> UInt64 { words[slot(word.spread)] }

  /// Returns the slot of a word in the set, or the free slot for it.
  @inlinable @inline(__always)
  func find(_ word: UInt64) -> Int {
    var slot = slot(word)
    while words[slot] != word, words[slot] != 0 {
      slot += 1
      if slot == words.count { slot = 0 }
    }
    return slot
  }

  /// Inserts a word with a number; returns this number if the word is new. Else it returns the
  /// number that the word had, which is the maximum without numbers.
  @inlinable @inline(__always)
  mutating func insert(_ fingerprint: UInt64, number: UInt32, isNumbered: Bool) -> UInt32 {
    let word = fingerprint.spread
    guard word != 0 else {
      defer { if !hasZero { (hasZero, zero) = (true, isNumbered ? number : .max) } }
      return hasZero ? zero : number
    }
    let slot = find(word)
    guard words[slot] == 0 else { return isNumbered ? numbers[slot] : .max }
    words[slot] = word
    if isNumbered { numbers[slot] = number }
    count += 1
    if count >= limit { enlarge() }
    return number
  }

  /// Returns true if a word is in the set.
  @inlinable
  func contains(_ fingerprint: UInt64) -> Bool {
    let word = fingerprint.spread
    return word == 0 ? hasZero : words[find(word)] == word
  }

  /// Makes room for the next word. It invalidates all slots.
  @inlinable @inline(never)
  mutating func enlarge() {
    let (oldWords, oldNumbers) = (words, numbers)
    let size = words.count < 1 << 16 ? words.count * 2 : words.count / 2 * 3
    words = Array(repeating: 0, count: size)
    if isNumbered { numbers = Array(repeating: 0, count: size) }
    limit = size / 4 * 3
    for (old, word) in oldWords.enumerated() where word != 0 {
      let slot = find(word)
      words[slot] = word
      if isNumbered { numbers[slot] = oldNumbers[old] }
    }
  }
}

// MARK: - Partitions

extension SeenSet {
  /// Returns the number of an own state among the states of all partitions.
  @inlinable @inline(__always)
  func id(of number: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: number &* partitions &+ partition)
  }

  /// Returns the owner of a fingerprint. It depends on other bits than the slot in the owner's
  /// table.
  @inlinable @inline(__always)
  static func owner(of fingerprint: UInt64, among partitions: Int) -> Int {
    let share = fingerprint.spread & 0xFFFF_FFFF
    return Int(truncatingIfNeeded: (share &* UInt64(truncatingIfNeeded: partitions)) >> 32)
  }

  /// Returns true if the partition owns a successor; else adds it to the outbox of its owner.
  @inlinable @inline(__always)
  mutating func keeps(_ successor: SearchSuccessor<State>) -> Bool {
    guard partitions > 1, let fingerprint = successor.fingerprint else { return true }
    let owner = Self.owner(of: fingerprint, among: partitions)
    guard owner != partition else { return true }
    outboxes[owner].append(successor)
    sent += 1
    return false
  }

  /// Empties the outboxes; returns their successors.
  @inlinable
  mutating func send() -> [[SearchSuccessor<State>]] {
    defer { (outboxes, sent) = (Array(repeating: [], count: partitions), 0) }
    return outboxes
  }
}

extension SeenSet: Sendable where State: Sendable {}

extension UInt64 {
  /// The word spread over a table, injectively; zero stays zero.
  @inlinable @inline(__always)
  var spread: UInt64 { (self ^ (self >> 32)) &* 0x9E37_79B9_7F4A_7C15 }
}
