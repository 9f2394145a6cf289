public import Pairings

/// The entries of a timeline, and the travel among them.
///
/// The observer of the explorer holds this object and not the timeline, which may therefore be
/// freed from anywhere.
///
/// Exclusivity needs no check. This is sound: no access lasts while code of a user runs, since a
/// removed entry is freed after all writes have ended. A list changes in a function that is not
/// inlined, since locals of inlined callers may be freed in its middle.
@_fixed_layout
@usableFromInline
final class Past<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline typealias ID = Int
  @usableFromInline typealias Place = Component<Eff, Pair, Input, View>
  @usableFromInline typealias Step = Change<Eff, Pair, Input, View>
  @usableFromInline typealias Announcement = (owner: ObjectIdentifier, call: (ID, Step) -> Void)

  @usableFromInline let explorer: Explorer<Eff, Pair, Input, View>

  /// The distance of kept components: of `checkpointInterval` components in a row, one is kept.
  @usableFromInline let checkpointInterval: Int

  /// The greatest number of entries. The oldest entries beyond it are forgotten.
  @usableFromInline let limit: Int

  /// The greatest size of the entries, in bytes. The oldest entries beyond it are forgotten.
  @usableFromInline let byteLimit: Int

  /// Returns the size of a change and of the component after it, if that is kept; nil if the size
  /// of entries is not limited.
  @usableFromInline let size: ((Step, Place?) -> Int)?

  /// The callbacks for new entries, by the objects that they belong to. They are called from a copy,
  /// and a removed one is freed after the write, so that a callback may add and remove some: sound.
  @exclusivity(unchecked) @usableFromInline var announcements: [Announcement] = []

  /// True while the timeline records, and so may travel.
  @exclusivity(unchecked) @usableFromInline var isOn = true

  /// The entry that becomes current with the next change of the explorer, which is a travel to it.
  @exclusivity(unchecked) @usableFromInline var target: ID?

  /// The tree of entries.
  @exclusivity(unchecked) @usableFromInline var nodes = PastNodes()

  /// The change that each entry committed, at the place of the entry, or nil for one without a
  /// past.
  @exclusivity(unchecked) @usableFromInline var steps: [Step?]

  /// The component after each entry, at the place of the entry, if it is kept.
  @exclusivity(unchecked) @usableFromInline var kept: [Place?]

  /// The number of islands: pinned entries whose past is forgotten.
  @exclusivity(unchecked) @usableFromInline var islands = 0

  /// Entries without a past that may have to be forgotten: those that were unpinned, and those that
  /// have had children since.
  @exclusivity(unchecked) @usableFromInline var roots: [ID] = []

  /// The entry at which the history begins, before all others.
  @exclusivity(unchecked) @usableFromInline var beginning: ID = 0

  /// A component at or before the beginning, and the steps from there to the beginning: fewer than
  /// ``checkpointInterval``.
  @exclusivity(unchecked) @usableFromInline var base: Place
  @exclusivity(unchecked) @usableFromInline var approach: [Step] = []

  /// The size of the steps to the beginning, in bytes, if the size of entries is limited.
  @exclusivity(unchecked) @usableFromInline var approachBytes = 0

  /// The entry whose component the explorer shows.
  @exclusivity(unchecked) @usableFromInline var current: ID = 0

  /// True while a travel is made, or a component is computed.
  @exclusivity(unchecked) @usableFromInline var isBusy = false

  /// The travels that moves which are applied again have begun meanwhile.
  @exclusivity(unchecked) @usableFromInline var waiting: [() -> Void] = []

  /// True while a skip applies moves again, before the explorer shows the result.
  @exclusivity(unchecked) @usableFromInline var isSkipping = false

  @inlinable
  init(
    _ explorer: Explorer<Eff, Pair, Input, View>, checkpointInterval: Int, limit: Int,
    byteLimit: Int, size: ((Step, Place?) -> Int)?
  ) {
    (self.explorer, self.checkpointInterval, self.limit) = (explorer, checkpointInterval, limit)
    (self.byteLimit, self.size) = (byteLimit, size)
    base = explorer.component
    steps = Array(repeating: nil, count: nodes.items.count)
    kept = Array(repeating: nil, count: nodes.items.count)
  }

  /// Records a commit as an entry, or as the arrival at the target of a travel.
  @inlinable
  func write(_ change: Step, _ component: () -> Place) {
    if let target = target.take() { return current = target }
    if isSkipping { append(change) { nil } } else { append(change, component) }
    if isWatched { announce(current, change) }
    forgetBeyondLimits()
  }

  /// Adds an entry after the current one and makes it current. Keeps its component if its depth is
  /// a multiple of ``checkpointInterval``.
  @inlinable @inline(never)
  func append(_ step: Step, _ component: () -> Place?) {
    if nodes.isFull { arrange() }
    guard let place = nodes.append(after: current) else { return }
    steps[place] = step
    if nodes.items[place].depth.isMultiple(of: checkpointInterval) { kept[place] = component() }
    if islands > 0, current != beginning, nodes[current]?.parent == -1, !roots.contains(current) {
      roots.append(current)
    }
    current = nodes.next - 1
  }

  /// Makes as many places as the entries need.
  @inlinable
  func arrange() {
    guard !nodes.canGrow else {
      nodes.items += repeatElement(.gap, count: steps.count)
      kept += repeatElement(nil, count: steps.count)
      return steps += repeatElement(nil, count: steps.count)
    }
    let sources = nodes.arrange()
    steps = sources.map { $0 < 0 ? nil : steps[$0] }
    kept = sources.map { $0 < 0 ? nil : kept[$0] }
  }
}

// MARK: - Entries

extension Past {
  /// The number of entries, without the beginning and without pinned entries whose past is
  /// forgotten.
  @inlinable
  var count: Int { nodes.count - 1 - islands }

  /// The size of the entries, in bytes.
  @inlinable
  var bytes: Int { nodes.bytes }

  /// Returns the entry to which a redo leads: the child on the branch that was current last.
  @inlinable
  func next(after id: ID) -> ID? {
    nodes.child(of: id) ?? nodes[id].flatMap { $0.last < 0 ? nil : $0.last }
  }

  /// Returns the change and the kept component of an entry. Both are nil if there is no such entry.
  @inlinable
  func content(of id: ID) -> (step: Step?, kept: Place?) {
    nodes.place(id).map { (steps[$0], kept[$0]) } ?? (nil, nil)
  }

  /// Keeps a component after an entry, or none. Returns the component that was kept before, which
  /// the caller holds and frees.
  @inlinable @inline(never) @discardableResult
  func keep(_ component: Place?, at id: ID) -> Place? {
    guard let place = nodes.place(id) else { return nil }
    let before = kept[place].take()
    kept[place] = component
    return before
  }

  /// Returns the component after an entry, or nil if there is no such entry.
  @inlinable
  func component(at id: ID) -> Place? { alone { replayed(to: id) } }

  @inlinable
  func replayed(to id: ID) -> Place? {
    var replayed: [Step] = []
    var id = id
    while let place = nodes.place(id) {
      if let kept = kept[place] { return replayed.reversed().reduce(kept) { $0.applying($1) } }
      if id == beginning {
        return (approach + replayed.reversed()).reduce(base) { $0.applying($1) }
      }
      let node = nodes.items[place]
      if let step = steps[place], !node.isSkipped { replayed.append(step) }
      id = node.parent
    }
    return nil
  }
}
