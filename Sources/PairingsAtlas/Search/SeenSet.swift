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

  /// Where a word lies if its slot is free.
  @inlinable @inline(__always)
  func slot(_ word: UInt64) -> Int {
    Int(
      truncatingIfNeeded: word.multipliedFullWidth(by: UInt64(truncatingIfNeeded: words.count)).high
    )
  }

  /// Reads the slot of a word, for the sake of the cache.
  @inlinable @inline(__always)
  func touch(_ word: UInt64) -> UInt64 { words[slot(word)] }

  /// Adds a word; returns its slot, and whether it is new.
  @inlinable @inline(__always)
  mutating func insert(_ fingerprint: UInt64) -> (slot: Int, isNew: Bool) {
    let word = fingerprint == 0 ? 1 : fingerprint
    var slot = slot(word)
    while true {
      let found = words[slot]
      if found == word { return (slot, false) }
      if found == 0 { break }
      slot += 1
      if slot == words.count { slot = 0 }
    }
    words[slot] = word
    count += 1
    return (slot, true)
  }

  /// Adds a word with a number; returns the number that it had, or this one.
  @inlinable
  mutating func insert(_ fingerprint: UInt64, number: UInt32) -> UInt32 {
    let (slot, isNew) = insert(fingerprint)
    guard isNew else { return numbers[slot] }
    numbers[slot] = number
    grow()
    return number
  }

  /// Makes room for the next word. No slot is good any more after it.
  @inlinable @inline(__always)
  mutating func grow() { if count >= limit { enlarge() } }

  @inlinable @inline(never)
  mutating func enlarge() {
    let (oldWords, oldNumbers) = (words, numbers)
    let size = words.count < 1 << 16 ? words.count * 2 : words.count / 2 * 3
    words = Array(repeating: 0, count: size)
    if isNumbered { numbers = Array(repeating: 0, count: size) }
    (count, limit) = (0, size / 4 * 3)
    for (old, word) in oldWords.enumerated() where word != 0 {
      let (slot, _) = insert(word)
      if isNumbered { numbers[slot] = oldNumbers[old] }
    }
  }
}
