/// The node of an entry in the tree of a timeline. It consists of numbers only, so that reading it
/// copies it. A link is the place of another entry in ``PastNodes``; -1 stands for none.
@frozen @usableFromInline
struct PastNode {
  /// The number of the entry.
  @usableFromInline let number: Int

  /// The number of entries before this one since the first beginning.
  @usableFromInline let depth: Int

  @usableFromInline var parent: Int

  /// The preferred child, which is the one on the branch that was current last.
  @usableFromInline var preferred = -1

  /// The oldest child, the youngest child, and the next sibling.
  @usableFromInline var first = -1
  @usableFromInline var last = -1
  @usableFromInline var sibling = -1

  /// The number of times that the entry was skipped or counted again.
  @usableFromInline var turns = 0

  @usableFromInline var isSkipped: Bool { !turns.isMultiple(of: 2) }

  /// True if the entry is removed, and its place is not reused yet.
  @usableFromInline var isGap = false

  @usableFromInline
  init(_ number: Int, depth: Int, parent: Int) {
    (self.number, self.depth, self.parent) = (number, depth, parent)
  }
}
