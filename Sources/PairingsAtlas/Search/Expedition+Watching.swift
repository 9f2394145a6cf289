extension Expedition {
  /// All steps of a place were taken.
  @inlinable
  mutating func leave(_ place: Region.Place, _ number: Int, _ taken: Int) throws(Halt) {
    try inquiry.leave(area, place, number, taken) { () throws(Halt) in
      if meter.isDue() { try look() }
    }
  }

  /// Writes down a place for the map.
  @inlinable @inline(never)
  mutating func write(_ place: Region.Place) {
    let (view, depth) = (area.view(from: place), layers.count - 1)
    draft?.add(view, depth: depth)
  }

  /// Looks whether a place shows what it showed when it was first seen.
  @inlinable @inline(never)
  mutating func compare(
    _ place: Region.Place, _ word: UInt64, from parent: Int, by ordinal: Int
  ) {
    let view = area.view(from: place)
    let isConfused = confusion?.isConfused(word, view) ?? false
    if isConfused { confused = (parent, ordinal) }
    compared = isConfused ? 0 : confusion?.bound ?? 0
  }
}
