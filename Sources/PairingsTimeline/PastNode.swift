public import Pairings

/// An entry of a timeline. An object, so that to look at it copies nothing.
///
/// Exclusivity needs no check: no access lasts while somebody else's code runs.
@_fixed_layout
@usableFromInline
final class PastNode<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline typealias ID = Int
  @usableFromInline typealias Place = Component<Eff, Pair, Input, View>
  @usableFromInline typealias Step = Change<Eff, Pair, Input, View>

  @exclusivity(unchecked) @usableFromInline var parent: ID?
  @usableFromInline let depth: Int

  /// An entry further back, so that any of them is reached in few steps.
  @exclusivity(unchecked) @usableFromInline var shortcut: ID

  @exclusivity(unchecked) @usableFromInline var step: Step?

  /// The oldest child, and the others in their order: most have but one.
  @exclusivity(unchecked) @usableFromInline var first: ID?
  @exclusivity(unchecked) @usableFromInline var others: [ID] = []

  /// The component after it, if it is kept.
  @exclusivity(unchecked) @usableFromInline var kept: Place?
  @exclusivity(unchecked) @usableFromInline var isSkipped = false
  @exclusivity(unchecked) @usableFromInline var isPinned = false

  @inlinable
  init(parent: ID?, depth: Int, shortcut: ID, step: Step?, kept: Place?) {
    (self.parent, self.depth, self.shortcut) = (parent, depth, shortcut)
    (self.step, self.kept) = (step, kept)
  }
}

// MARK: - Children

extension PastNode {
  /// The children, the oldest first.
  @inlinable
  var children: [ID] { first.map { [$0] + others } ?? [] }

  /// The child, if there is but one.
  @inlinable
  var onlyChild: ID? { others.isEmpty ? first : nil }

  @inlinable
  func append(_ child: ID) {
    if first == nil { first = child } else { others.append(child) }
  }

  /// Removes and returns the oldest child other than one.
  @inlinable
  func removeFirst(but kept: ID?) -> ID? {
    if first != kept, let child = first {
      first = others.isEmpty ? nil : others.removeFirst()
      return child
    }
    return others.isEmpty ? nil : others.removeFirst()
  }

  @inlinable
  func removeChildren() { (first, others) = (nil, []) }
}
