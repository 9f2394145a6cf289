public import Pairings

/// The entries of a timeline, which is who travels among them.
///
/// The journal holds it and not the timeline, which so may be freed from anywhere.
@_fixed_layout
@usableFromInline
final class Past<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline typealias ID = Int
  @usableFromInline typealias Place = Component<Eff, Pair, Input, View>
  @usableFromInline typealias Step = Change<Eff, Pair, Input, View>

  @usableFromInline
  struct Node {
    @usableFromInline let parent: ID?
    @usableFromInline let depth: Int

    /// An entry further back, so that any of them is reached in few steps.
    @usableFromInline let shortcut: ID

    @usableFromInline let step: Step?
    @usableFromInline var children: [ID] = []

    /// The component after it, if it is kept.
    @usableFromInline var kept: Place?
    @usableFromInline var isSkipped = false
    @usableFromInline var isPinned = false

    @inlinable
    init(
      parent: ID?, depth: Int, shortcut: ID, step: Step?, children: [ID] = [], kept: Place?
    ) {
      (self.parent, self.depth, self.shortcut, self.step) = (parent, depth, shortcut, step)
      (self.children, self.kept) = (children, kept)
    }
  }

  @usableFromInline let explorer: Explorer<Eff, Pair, Input, View>

  /// Of how many components one is kept.
  @usableFromInline let every: Int

  /// How many entries there may be; the oldest are forgotten then.
  @usableFromInline let limit: Int

  /// Whether somebody records, and so may travel.
  @usableFromInline var isOn = true

  /// Where it is on its way to, until the journal tells that it has arrived: the next that is
  /// written.
  @usableFromInline var target: ID?

  /// How many commits there were before it began.
  @usableFromInline var start: Int

  @usableFromInline var nodes: Shelf<Node>

  /// Which child of each entry was there last.
  @usableFromInline var paths = PreferredPaths()

  /// How many entries are pinned whose past is forgotten.
  @usableFromInline var islands = 0

  /// Entries without a past that may have to go: those that are not pinned any more, and those
  /// that something came from since.
  @usableFromInline var roots: [ID] = []

  /// Where it begins: all entries come after it.
  @usableFromInline var beginning: ID = 0

  /// The entry whose component the explorer shows.
  @usableFromInline var current: ID = 0

  @inlinable
  init(_ explorer: Explorer<Eff, Pair, Input, View>, every: Int, limit: Int) {
    (self.explorer, self.every, self.limit) = (explorer, every, limit)
    start = explorer.version
    nodes = Shelf(
      Node(parent: nil, depth: 0, shortcut: 0, step: nil, kept: explorer.component))
  }

  /// Begins anew if a transaction fails that it began in, and so for each that this is in.
  @usableFromInline
  func awaitBeginning() {
    explorer.whenShown({}, orDrop: beginAnew)
  }

  /// Begins where the explorer is, since where it began has never been.
  private func beginAnew() {
    guard isOn, nodes.next == 1 else { return }
    awaitBeginning()
    let before = nodes
    var node = Node(parent: nil, depth: 0, shortcut: 0, step: nil, kept: explorer.component)
    node.isPinned = before[beginning]?.isPinned == true
    nodes = Shelf(node)
    start = explorer.version
    withExtendedLifetime(before) {}  // It is freed once nothing is half-written.
  }

  /// Writes a commit down.
  @inlinable
  func write(_ entry: Transition<Eff, Pair, Input, View>) {
    guard entry.version > start else { return }  // A transaction that began before.
    if let target = target.take() { return current = target }
    let isKept = ((nodes[current]?.depth ?? 0) + 1).isMultiple(of: every)
    append(entry.change, isKept ? entry.after : nil)
    while count > limit, forget() {}
  }

  /// Adds an entry after the present one, which it becomes.
  @inlinable
  func append(_ step: Step, _ kept: Place?) {
    let next = nodes.next
    nodes.append(
      Node(
        parent: current, depth: (nodes[current]?.depth ?? 0) + 1,
        shortcut: shortcut(from: current), step: step, kept: kept))
    nodes[current]?.children.append(next)
    paths.append(after: current)
    if current != beginning, nodes[current]?.parent == nil, !roots.contains(current) {
      roots.append(current)
    }
    current = next
  }
}

// MARK: - What there is

extension Past {
  /// How many entries there are, but for those that are pinned and whose past is forgotten.
  @inlinable
  var count: Int { nodes.count - 1 - islands }

  /// The entry that going on leads to: on the branch that was there last.
  @inlinable
  func next(after id: ID) -> ID? { paths.child(of: id) ?? nodes[id]?.children.last }

  /// The component after an entry; nil if there is none.
  @inlinable
  func component(at id: ID) -> Place? {
    var replayed: [Step] = []
    var step = id
    while let node = nodes[step] {
      if let kept = node.kept {
        return replayed.reversed().reduce(kept) { $0.applying($1) }
      }
      if let done = node.step, !node.isSkipped { replayed.append(done) }
      guard let parent = node.parent else { return nil }
      step = parent
    }
    return nil
  }
}
