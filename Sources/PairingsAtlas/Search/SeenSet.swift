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
struct SeenSet {
  /// The words; zero for a free slot.
  @usableFromInline var words: [UInt64]

  /// The number of each word, if the set is numbered.
  @usableFromInline var numbers: [UInt32]

  /// A Boolean value indicating whether the word zero is in the set, and its number.
  @usableFromInline var hasZero = false
  @usableFromInline var zero: UInt32 = 0

  @usableFromInline let isNumbered: Bool
  @usableFromInline var count = 0
  @usableFromInline var limit: Int

  @inlinable
  init(isNumbered: Bool) {
    self.isNumbered = isNumbered
    words = Array(repeating: 0, count: 1 << 10)
    numbers = isNumbered ? Array(repeating: 0, count: 1 << 10) : []
    limit = 3 << 8
  }

  /// The size of the table in bytes.
  @inlinable
  var bytes: Int { words.count * 8 + numbers.count * 4 }

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
  func touch(_ word: UInt64) -> UInt64 { words[slot(Self.spread(word))] }

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

  /// Returns true if the set contains a word.
  @inlinable
  func contains(_ fingerprint: UInt64) -> Bool {
    fingerprint == 0 ? hasZero : words[find(Self.spread(fingerprint))] != 0
  }

  /// Inserts a word; returns true if it is new.
  @inlinable @inline(__always)
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    let word = Self.spread(fingerprint)
    guard word != 0 else {
      defer { hasZero = true }
      return !hasZero
    }
    let slot = find(word)
    guard words[slot] == 0 else { return false }
    words[slot] = word
    count += 1
    return true
  }

  /// Inserts a word with a number; returns the number that the word had, or this one.
  @inlinable
  mutating func insert(_ fingerprint: UInt64, number: UInt32) -> UInt32 {
    let word = Self.spread(fingerprint)
    guard word != 0 else {
      if !hasZero { (hasZero, zero) = (true, number) }
      return zero
    }
    let slot = find(word)
    guard words[slot] == 0 else { return numbers[slot] }
    (words[slot], numbers[slot]) = (word, number)
    count += 1
    grow()
    return number
  }

  /// Spreads adjacent words over the table, injectively; zero stays zero.
  @inlinable @inline(__always)
  static func spread(_ word: UInt64) -> UInt64 { (word ^ (word >> 32)) &* 0x9E37_79B9_7F4A_7C15 }

  /// Makes room for the next word. It invalidates all slots.
  @inlinable @inline(__always)
  mutating func grow() { if count >= limit { enlarge() } }

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
