/// A hash table of the indices of siblings, by their keys.
///
/// - Complexity: O(1) for each key, unless an attacker chose the keys.
struct KeyTable<Input> {
  private let nodes: [Mounted<Input>]

  /// The indices, in the slots of their hashes or in the next free ones. -1 is a free slot, and -2
  /// is a removed index.
  private(set) var rest: [Int]
  private let mask: Int

  /// The number of bits by which a product is shifted to its slot.
  private let shift: Int

  init(_ nodes: [Mounted<Input>], _ range: Range<Int>) {
    var size = 8
    while size < range.count * 2 { size *= 2 }
    self.nodes = nodes
    mask = size - 1
    shift = size.leadingZeroBitCount + 1
    rest = [Int](repeating: -1, count: size)
    for place in range {
      var slot = place & mask  // A sibling without a key is never looked up.
      if let key = nodes[place].key { slot = self.slot(key) }
      while rest[slot] != -1 { slot = (slot + 1) & mask }
      rest[slot] = place
    }
  }

  private func slot(_ key: NodeKey) -> Int {
    // The golden ratio of a word: the high bits of the product depend on all bits of the hash.
    let ratio = UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64 >> (64 - UInt.bitWidth))
    return Int(truncatingIfNeeded: (key.tableHash &* ratio) >> shift)
  }

  /// Removes and returns the first index of a key, or returns -1 if there is none.
  mutating func take(_ key: NodeKey?) -> Int {
    guard let key else { return -1 }
    var slot = slot(key)
    while rest[slot] != -1 {
      let place = rest[slot]
      if place >= 0, nodes[place].key == key {
        rest[slot] = -2
        return place
      }
      slot = (slot + 1) & mask
    }
    return -1
  }
}
