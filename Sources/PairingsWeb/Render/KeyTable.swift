import Pairings

/// Where siblings stood, by their keys.
///
/// - Complexity: O(1) for each key, unless a person chose the keys to be slow.
struct KeyTable<Eff: Monad> {
  private let nodes: [Mounted<Eff>]

  /// Places, at what their keys' numbers say, or right after; -1, where there is none, and -2,
  /// where one was.
  private var slots: [Int]
  private let mask: Int

  init(_ nodes: [Mounted<Eff>], _ range: Range<Int>) {
    var size = 8
    while size < range.count * 2 { size *= 2 }
    self.nodes = nodes
    mask = size - 1
    slots = [Int](repeating: -1, count: size)
    for place in range {
      guard let key = nodes[place].key else { continue }
      var slot = slot(key)
      while slots[slot] != -1 { slot = (slot + 1) & mask }
      slots[slot] = place
    }
  }

  private func slot(_ key: NodeKey) -> Int {
    let hash = key.tableHash
    return Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
  }

  /// Returns where the first of those stood that have a key, once.
  mutating func take(_ key: NodeKey) -> Int? {
    var slot = slot(key)
    while slots[slot] != -1 {
      let place = slots[slot]
      if place >= 0, nodes[place].key == key {
        slots[slot] = -2
        return place
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
