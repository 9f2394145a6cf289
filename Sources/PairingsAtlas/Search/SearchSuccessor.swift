/// A successor of an expanded state, with the transition to it.
@frozen
@usableFromInline
struct SearchSuccessor<State> {
  @usableFromInline let fingerprint: UInt64?
  @usableFromInline let state: State
  @usableFromInline let parent: UInt32
  @usableFromInline let ordinal: UInt16

  @inlinable @inline(__always)
  init(_ fingerprint: UInt64?, _ state: State, from parent: UInt32, by ordinal: Int) {
    (self.fingerprint, self.state, self.parent) = (fingerprint, state, parent)
    self.ordinal = UInt16(truncatingIfNeeded: ordinal)
  }
}

extension SearchSuccessor: Sendable where State: Sendable {}
