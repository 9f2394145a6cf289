/// Where siblings stood, by their keys.
///
/// - Complexity: O(1) for each key, unless a person chose the keys to be slow.
struct KeyTable<Input> {
  private let nodes: [Mounted<Input>]

  /// Places, at what their keys' numbers say, or right after; -1, where there is none, and -2,
  /// where one was taken.
  private(set) var rest: [Int]
  private let mask: Int

  /// How far the high bits of a number are shifted to be a place.
  private let shift: Int

  init(_ nodes: [Mounted<Input>], _ range: Range<Int>) {
    var size = 8
    while size < range.count * 2 { size *= 2 }
    self.nodes = nodes
    mask = size - 1
    shift = size.leadingZeroBitCount + 1
    rest = [Int](repeating: -1, count: size)
    for place in range {
      var slot = place & mask  // What has no key is not looked for.
      if let key = nodes[place].key { slot = self.slot(key) }
      while rest[slot] != -1 { slot = (slot + 1) & mask }
      rest[slot] = place
    }
  }

  private func slot(_ key: NodeKey) -> Int {
    // The golden ratio of a word: all bits of a number tell in the high ones of the product.
    let ratio = UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64 >> (64 - UInt.bitWidth))
    return Int(truncatingIfNeeded: (key.tableHash &* ratio) >> shift)
  }

  /// Returns where the first of those stood that have a key, once; -1, if there is none.
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
