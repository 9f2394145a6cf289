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

  /// It looks at places whose words, spread, are less than this.
  @usableFromInline var bound = UInt64.max

  @inlinable
  init(_ shows: @escaping (View) -> UInt64) { self.shows = shows }

  /// Whether a place that it looks at shows something else than when it was first seen.
  @inlinable
  mutating func isConfused(_ word: UInt64, _ view: View) -> Bool {
    let new = shows(view)
    guard let old = shown[word] else {
      shown[word] = new
      while shown.count > Self.limit {
        bound /= 2
        shown = shown.filter { [bound] in SeenSet.spread($0.key) < bound }
      }
      return false
    }
    return old != new
  }
}
