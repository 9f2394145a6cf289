public import Pairings

/// The past of an explorer, of any component of any pair: go back, go on, go anywhere, and
/// branch. The past is a tree, and nothing in it is lost.
///
///     let timeline = Timeline(explorer)
///     explorer.commit(.set(1))
///     explorer.commit(.set(2))
///     timeline.undo()                 // 1
///     explorer.commit(.set(3))        // a branch: 2 is still there
///     timeline.jump(to: 2)            // 2
///
/// It keeps a journal of the explorer, whose commits have in them what effects have answered:
/// going somewhere fires no effect. Each `every`-th component is kept, which costs nothing until
/// the space is changed, and those between are made again by their moves.
///
/// ## Laws
///
/// For all moves, and `n` of them:
///
///     timeline.component(at: timeline.current) == explorer.component              // replay
///     timeline(every: j).component(at: i) == timeline(every: k).component(at: i)  // every place
///     /* after */ undo(); redo() /* all is */ == /* as before */                  // redo after undo
///     /* after */ undo(); commit(m) /* what was is */ == /* as it was */          // branch
///     /* after */ skip(i) /* it is */ == /* as if i was never committed */        // skip
///
/// - Complexity: A commit is O(1) besides its move, a jump at most `every` moves, and a step for each
///   entry since its branch left the present one.
@_fixed_layout
public final class Timeline<Eff: Monad, Pair: Pairing, View> {
  /// Tells an entry from all others: the beginning is 0, and the first commit 1.
  public typealias ID = Int

  @usableFromInline
  struct Node {
    @usableFromInline let parent: ID?
    @usableFromInline let depth: Int

    /// An entry further back, so that any of them is reached in few steps.
    @usableFromInline let shortcut: ID

    @usableFromInline let step: JournalStep<Eff, Pair, View>?
    @usableFromInline var children: [ID] = []

    /// Which of them was there last.
    @usableFromInline var latest: ID?

    /// The component after it, if it is kept.
    @usableFromInline var kept: Component<Eff, Pair, View>?
    @usableFromInline var isSkipped = false
    @usableFromInline var isPinned = false

    @inlinable
    init(
      parent: ID?, depth: Int, shortcut: ID, step: JournalStep<Eff, Pair, View>?,
      children: [ID] = [], kept: Component<Eff, Pair, View>?
    ) {
      (self.parent, self.depth, self.shortcut, self.step) = (parent, depth, shortcut, step)
      (self.children, self.kept) = (children, kept)
    }
  }

  /// Where it is on its way to, while it goes there.
  @usableFromInline var target: ID?

  /// How many commits there were before it began.
  @usableFromInline var start: Int

  /// What travels in time.
  public let explorer: Explorer<Eff, Pair, View>

  /// Of how many components one is kept.
  public let every: Int

  /// How many entries there may be; the oldest are forgotten then.
  public let limit: Int

  @usableFromInline var nodes: Shelf<Node>

  /// How many entries are pinned whose past is forgotten.
  @usableFromInline var islands = 0

  /// Entries without a past that may have to go: those that are not pinned any more, and those
  /// that something came from since.
  @usableFromInline var roots: [ID] = []

  /// Where it begins: all entries come after it.
  @inlinable
  public var beginning: ID { first }

  @usableFromInline var first: ID = 0

  /// The entry whose component the explorer shows.
  @inlinable
  public var current: ID { place }

  @usableFromInline var place: ID = 0

  @usableFromInline var token: ObservationToken?

  /// Begins to record.
  ///
  /// - Precondition: `every` and `limit` are positive.
  @inlinable
  public init(_ explorer: Explorer<Eff, Pair, View>, every: Int = 32, limit: Int = .max) {
    precondition(every > 0 && limit > 0, "A timeline keeps something.")
    (self.explorer, self.every, self.limit) = (explorer, every, limit)
    start = explorer.version
    nodes = Shelf(
      Node(parent: nil, depth: 0, shortcut: 0, step: nil, kept: explorer.component))
    #if hasFeature(Embedded)  // There are no checked references; the token goes with the timeline.
    token = explorer.record { [unowned(unsafe) self] entry in write(entry) }
    #else
    token = explorer.record { [unowned self] entry in write(entry) }
    awaitBeginning()
    #endif
  }

  #if !hasFeature(Embedded)  // There are no weak references.
  /// Begins anew if a transaction fails that it began in, and so for each that this is in.
  @usableFromInline
  func awaitBeginning() {
    explorer.whenShown({}, orDrop: { [weak self] in self?.beginAnew() })
  }

  /// Begins where the explorer is, since where it began has never been.
  private func beginAnew() {
    guard nodes.next == 1 else { return }
    awaitBeginning()
    let before = nodes
    var node = Node(parent: nil, depth: 0, shortcut: 0, step: nil, kept: explorer.component)
    node.isPinned = isPinned(beginning)
    nodes = Shelf(node)
    start = explorer.version
    withExtendedLifetime(before) {}  // It is freed once nothing is half-written.
  }
  #endif

  /// Stops to record; what was recorded stays.
  public func stop() {
    token?.cancel()
    token = nil
  }

  @inlinable
  func write(_ entry: JournalEntry<Eff, Pair, View>) {
    guard entry.version > start else { return }  // A transaction that began before.
    if let target, entry.step.traveller === self { return place = target }
    let depth = (nodes[current]?.depth ?? 0) + 1
    let next = nodes.next
    nodes.append(
      Node(
        parent: current, depth: depth, shortcut: shortcut(from: current), step: entry.step,
        kept: depth.isMultiple(of: every) ? entry.after : nil))
    nodes[current]?.children.append(next)
    nodes[current]?.latest = next
    if current != beginning, nodes[current]?.parent == nil, !roots.contains(current) {
      roots.append(current)
    }
    place = next
    while count > limit, forget() {}
  }
}

// MARK: - What there is

extension Timeline {
  /// How many entries there are, but for those that are pinned and whose past is forgotten.
  @inlinable
  public var count: Int { nodes.count - 1 - islands }

  /// The entries from the beginning to where it is.
  @inlinable
  public var path: [ID] { path(to: current) }

  /// The entries that ``redo()`` leads to, one after the other.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  public var ahead: [ID] {
    var (ahead, place): ([ID], ID) = ([], current)
    while let next = next(after: place) {
      ahead.append(next)
      place = next
    }
    return ahead
  }

  /// The last entry of each branch, the oldest first.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  public var ends: [ID] { nodes.numbers.filter { nodes[$0]?.children.isEmpty == true } }

  /// The entry that going on leads to: on the branch that was there last.
  func next(after id: ID) -> ID? {
    guard let node = nodes[id] else { return nil }
    // What is forgotten, or pinned and without a past, does not follow any more.
    return node.latest.flatMap { nodes[$0]?.parent == id ? $0 : nil } ?? node.children.last
  }

  /// The entries that come next, one for each branch, the oldest first.
  public func branches(after id: ID) -> [ID] { nodes[id]?.children ?? [] }

  /// What was committed, if there is such an entry and it is not the beginning.
  public func step(_ id: ID) -> JournalStep<Eff, Pair, View>? { nodes[id]?.step }

  /// Whether an entry counts as never committed.
  public func isSkipped(_ id: ID) -> Bool { nodes[id]?.isSkipped ?? false }

  /// Whether an entry stays when its past is forgotten.
  public func isPinned(_ id: ID) -> Bool { nodes[id]?.isPinned ?? false }

  /// The component after an entry; nil if there is none.
  ///
  /// - Complexity: At most as many moves as of how many one is kept.
  @inlinable
  public func component(at id: ID) -> Component<Eff, Pair, View>? {
    var replayed: [JournalStep<Eff, Pair, View>] = []
    var step = id
    while let node = nodes[step] {
      if let kept = node.kept {
        return replayed.reversed().reduce(kept) { $1.applied(to: $0) }
      }
      if let done = node.step, !node.isSkipped { replayed.append(done) }
      guard let parent = node.parent else { return nil }
      step = parent
    }
    return nil
  }
}
