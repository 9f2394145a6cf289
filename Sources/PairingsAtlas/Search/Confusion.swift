/// Looks for places that are taken for one and show different things: of up to four thousand
/// places at all, of more at a part of them.
@frozen
@usableFromInline
struct Confusion<View> {
  /// How many places it looks at, at most.
  @usableFromInline static var limit: Int { 4_096 }

  @usableFromInline let shows: (View) -> UInt64

  /// What was seen first, by place.
  @usableFromInline var shown: [UInt64: UInt64] = [:]

  /// How many zeros the word of a place begins with that it looks at.
  @usableFromInline var zeros = 0

  @inlinable
  init(_ shows: @escaping (View) -> UInt64) { self.shows = shows }

  /// Whether it looks at a place.
  @inlinable @inline(__always)
  func looks(at word: UInt64) -> Bool { Self.rank(word) >= zeros }

  @inlinable @inline(__always)
  static func rank(_ word: UInt64) -> Int { SeenSet.spread(word).leadingZeroBitCount }

  /// Whether a place that it looks at shows something else than when it was first seen.
  @inlinable
  mutating func isConfused(_ word: UInt64, _ view: View) -> Bool {
    let new = shows(view)
    guard let old = shown[word] else {
      shown[word] = new
      while shown.count > Self.limit {
        zeros += 1
        shown = shown.filter { [zeros] in Self.rank($0.key) >= zeros }
      }
      return false
    }
    return old != new
  }
}
