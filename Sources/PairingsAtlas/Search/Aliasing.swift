/// The detection of aliasing: of states with one fingerprint and different views. It compares up to
/// four thousand states, and a sample of more.
@frozen
@usableFromInline
struct Aliasing<View> {
  /// The maximal number of states that are compared.
  @usableFromInline static var limit: Int { 4_096 }

  @usableFromInline let shows: (View) -> UInt64

  /// The hash of the view and the number of the state by fingerprint, at the first visit.
  @usableFromInline var shown: [UInt64: (view: UInt64, state: Int)] = [:]

  /// The bound of the sample: states whose spread fingerprint is less are compared.
  @usableFromInline var bound = UInt64.max

  @inlinable
  init(_ shows: @escaping (View) -> UInt64) { self.shows = shows }

  /// Returns the number of the first state with the fingerprint if its view was different, and
  /// otherwise nil.
  @inlinable
  mutating func alias(of fingerprint: UInt64, _ view: View, number: Int) -> Int? {
    let new = shows(view)
    guard let old = shown[fingerprint] else {
      shown[fingerprint] = (new, number)
      while shown.count > Self.limit {
        bound /= 2
        shown = shown.filter { [bound] in $0.key.spread < bound }
      }
      return nil
    }
    return old.view != new ? old.state : nil
  }
}
