/// An open-addressing hash table of the indices of values that stand elsewhere.
///
/// - Complexity: O(1) for each index, unless an attacker chose the hashes.
package struct IndexTable {
  /// The indices, in the slots of their hashes or in the next free ones. -1 is a free slot.
  private var slots: [Int]

  /// Creates a table with room for a number of indices.
  package init(count: Int) { slots = [Int](repeating: -1, count: hashTableSize(count)) }

  /// Returns true if the table has room for one index more than `count`.
  func hasRoom(after count: Int) -> Bool { count * 2 < slots.count }

  /// Returns the index with this hash for which `isSame` returns true, or nil if there is none.
  func index(_ hash: UInt, where isSame: (Int) -> Bool) -> Int? {
    let index = slots[slot(hash, isSame)]
    return index < 0 ? nil : index
  }

  /// Returns the index with this hash for which `isSame` returns true, or adds an index and returns
  /// it.
  package mutating func index(_ hash: UInt, adding index: Int, where isSame: (Int) -> Bool) -> Int {
    let slot = slot(hash, isSame)
    if slots[slot] < 0 { slots[slot] = index }
    return slots[slot]
  }

  private func slot(_ hash: UInt, _ isSame: (Int) -> Bool) -> Int {
    var slot = hashSlot(hash, of: slots.count)
    while slots[slot] >= 0, !isSame(slots[slot]) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

/// Returns the number of slots of a hash table: a power of two, of which at most half are used.
func hashTableSize(_ count: Int) -> Int {
  var size = 8
  while size < count * 2 { size *= 2 }
  return size
}

/// Returns the slot of a hash in a table whose size is a power of two.
///
/// The high bits of a product with the golden ratio of a word depend on all lower bits of the
/// factor. The upper half is added to the lower one before, so that they depend on the upper half,
/// too. This happens twice, since multiples of some numbers have products side by side.
func hashSlot(_ hash: UInt, of size: Int) -> Int {
  let ratio = UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64 >> (64 - UInt.bitWidth))
  var mixed = hash
  for _ in 0..<2 { mixed = (mixed ^ (mixed >> (UInt.bitWidth / 2))) &* ratio }
  return Int(truncatingIfNeeded: mixed >> (size.leadingZeroBitCount + 1))
}
