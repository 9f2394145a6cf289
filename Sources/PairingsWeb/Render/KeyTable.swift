/// A hash table of the indices of siblings, by their keys.
///
/// - Complexity: O(1) for each key, unless an attacker chose the keys.
struct KeyTable<Input> {
  private let nodes: [Mounted<Input>]

  /// The indices, in the slots of their hashes or in the next free ones. -1 is a free slot, and -2
  /// is a removed index.
  private(set) var rest: [Int]
  private let mask: Int

  init(_ nodes: [Mounted<Input>], _ range: Range<Int>) {
    self.nodes = nodes
    rest = [Int](repeating: -1, count: hashTableSize(range.count))
    mask = rest.count - 1
    for place in range {
      var slot = place & mask  // A sibling without a key is never looked up.
      if let key = nodes[place].key { slot = self.slot(key) }
      while rest[slot] != -1 { slot = (slot + 1) & mask }
      rest[slot] = place
    }
  }

  private func slot(_ key: NodeKey) -> Int { hashSlot(key.tableHash, of: rest.count) }

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
