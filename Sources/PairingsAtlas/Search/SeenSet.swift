/// The places that were seen, a word for each, and their numbers if they are asked for.
///
/// The table is open: a word lies at the part of the table that it is of all words, or in the
/// first free slot after that. So a larger table has its words in the same order, and to grow
/// is to read one table and to write the other from front to end.
///
/// - Complexity: Amortised O(1). A word takes 11 to 16 bytes, for a table that is two thirds
///   to three quarters full or half after it has grown, and a number half of that more.
@frozen
@usableFromInline
struct SeenSet {
  /// Zero for a free slot.
  @usableFromInline var words: [UInt64]

  /// The number of each word, if numbers are kept.
  @usableFromInline var numbers: [UInt32]

  /// Whether zero is there, and its number.
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

  /// How many bytes the table takes.
  @inlinable
  var bytes: Int { words.count * 8 + numbers.count * 4 }

  /// How many bytes it takes beside the table to grow, if few words are left until then.
  @inlinable
  var bytesToGrow: Int {
    limit - count < 1 << 14 ? bytes / 2 * (words.count < 1 << 16 ? 4 : 3) : 0
  }

  /// Where a word that is spread lies if its slot is free.
  @inlinable @inline(__always)
  func slot(_ word: UInt64) -> Int {
    Int(
      truncatingIfNeeded: word.multipliedFullWidth(by: UInt64(truncatingIfNeeded: words.count)).high
    )
  }

  /// Reads the slot of a word, for the sake of the cache.
  @inlinable @inline(__always)
  func touch(_ word: UInt64) -> UInt64 { words[slot(Self.spread(word))] }

  /// Where a word lies, or the free slot where it would.
  @inlinable @inline(__always)
  func find(_ word: UInt64) -> Int {
    var slot = slot(word)
    while words[slot] != word, words[slot] != 0 {
      slot += 1
      if slot == words.count { slot = 0 }
    }
    return slot
  }

  /// Whether a word is there.
  @inlinable
  func contains(_ fingerprint: UInt64) -> Bool {
    fingerprint == 0 ? hasZero : words[find(Self.spread(fingerprint))] != 0
  }

  /// Adds a word; returns whether it is new.
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

  /// Adds a word with a number; returns the number that it had, or this one.
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

  /// Spreads words that lie close together, each to another; zero stays.
  @inlinable @inline(__always)
  static func spread(_ word: UInt64) -> UInt64 { (word ^ (word >> 32)) &* 0x9E37_79B9_7F4A_7C15 }

  /// Makes room for the next word. No slot is good any more after it.
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
