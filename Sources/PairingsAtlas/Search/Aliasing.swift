/// The detection of aliasing: of states with one fingerprint and different views. It compares up to
/// four thousand states, and a sample of more.
@frozen
@usableFromInline
struct Aliasing<View> {
  /// The maximal number of states that are compared.
  @usableFromInline static var limit: Int { 4_096 }

  @usableFromInline let shows: (View) -> UInt64

  /// The hash of the view by fingerprint, at the first visit.
  @usableFromInline var shown: [UInt64: UInt64] = [:]

  /// The bound of the sample: states whose spread fingerprint is less are compared.
  @usableFromInline var bound = UInt64.max

  @inlinable
  init(_ shows: @escaping (View) -> UInt64) { self.shows = shows }

  /// Returns true if the view of a state in the sample differs from that at its first visit.
  @inlinable
  mutating func isAliased(_ fingerprint: UInt64, _ view: View) -> Bool {
    let new = shows(view)
    guard let old = shown[fingerprint] else {
      shown[fingerprint] = new
      while shown.count > Self.limit {
        bound /= 2
        shown = shown.filter { [bound] in $0.key.spread < bound }
      }
      return false
    }
    return old != new
  }
}
