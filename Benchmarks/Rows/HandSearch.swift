/// A hand-written breadth-first search: an open table of words that doubles, the places of two
/// depths, and the predecessor of each place.
struct HandSearch<Place> {
  private var table = [UInt64](repeating: 0, count: 1 << 10)
  private var mask = 1 << 10 - 1
  private var parents: [UInt32] = []
  private var ordinals: [UInt16] = []
  private var next: [Place] = []

  /// The number of visited places.
  private(set) var count = 0

  /// The number of the place whose steps are taken.
  var current = 0

  init() { mask = table.count - 1 }

  /// Returns the places of the next depth, or nil if there are none.
  mutating func nextLayer() -> [Place]? {
    guard !next.isEmpty else { return nil }
    let layer = next
    next = []
    return layer
  }

  /// Adds a place, unless it was visited.
  @inline(__always)
  mutating func add(_ place: Place, _ key: UInt64, _ parent: Int, _ ordinal: Int) {
    var word = (key ^ (key >> 30) &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    word = (word ^ (word >> 31)) | 1 << 63
    var slot = Int(truncatingIfNeeded: word) & mask
    while table[slot] != 0 {
      if table[slot] == word { return }
      slot = (slot + 1) & mask
    }
    table[slot] = word
    count += 1
    parents.append(UInt32(truncatingIfNeeded: parent))
    ordinals.append(UInt16(truncatingIfNeeded: ordinal))
    next.append(place)
    if count * 4 > table.count * 3 { grow() }
  }

  private mutating func grow() {
    let old = table
    table = [UInt64](repeating: 0, count: old.count * 2)
    mask = table.count - 1
    for word in old where word != 0 {
      var slot = Int(truncatingIfNeeded: word) & mask
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = word
    }
  }
}
