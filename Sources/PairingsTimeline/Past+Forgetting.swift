import Pairings

extension Past {
  /// Forgets the oldest entries until the others are within the limit.
  @inlinable
  func forgetBeyondLimit() {
    while nodes.count > limit, forget() {}
  }

  /// Forgets the oldest entry that may be forgotten: a branch at the beginning that does not lead
  /// to the current entry, or else the first step. Returns true if there was one.
  ///
  /// The changes of forgotten steps are dropped as soon as the component after them is kept.
  @inlinable @inline(never)
  func forget() -> Bool {
    let branch = nodes.removeBranch()
    guard branch.isEmpty else {
      drop(branch)
      return true
    }
    guard nodes.advance() else { return false }
    if kept[nodes.beginning] != nil { drop(nodes.removeApproach()) }
    return true
  }

  /// Frees the changes and components of removed entries.
  @inlinable @inline(never)
  func drop(_ places: [Int]) {
    var changes = places.map { steps[$0].take() }
    var components = places.compactMap { kept[$0].take() }
    // They are freed once no write is unfinished, and one by one: freeing them as lists is slower.
    while changes.popLast() != nil {}
    while components.popLast() != nil {}
  }
}
