public import Pairings

/// The entries of a timeline, and the travel among them.
///
/// The observer of the explorer holds this object and not the timeline, which may therefore be
/// freed from anywhere.
///
/// Exclusivity needs no check. This is sound: no access lasts while code of a user runs, since a
/// removed entry is freed after all writes have ended. A list changes in a function that is not
/// inlined, since locals of inlined callers may be freed in its middle. Code of a user may add
/// entries, which changes places: numbers outlast it.
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

  /// The callbacks for new entries, by the objects that they belong to. They are called from a copy,
  /// and a removed one is freed after the write, so that a callback may add and remove some: sound.
  @exclusivity(unchecked) @usableFromInline var announcements: [Announcement] = []

  /// True while the timeline records, and so may travel.
  @exclusivity(unchecked) @usableFromInline var isOn = true

  /// The entry that becomes current with the next change of the explorer, which is a travel to it,
  /// and the new entries that are announced then.
  @exclusivity(unchecked) @usableFromInline var target: (id: ID, new: [(id: ID, step: Step)])?

  /// The tree of entries.
  @exclusivity(unchecked) @usableFromInline var nodes = PastNodes()

  /// The change that each entry committed, at the place of the entry, or nil for the first
  /// beginning.
  @exclusivity(unchecked) @usableFromInline var steps: [Step?] = [nil]

  /// The component after each entry, at the place of the entry, if it is kept. That of the oldest
  /// entry in the tree is kept.
  @exclusivity(unchecked) @usableFromInline var kept: [Place?]

  /// True while a travel is made, or a component is computed.
  @exclusivity(unchecked) @usableFromInline var isBusy = false

  /// The travels that moves which are applied again have begun meanwhile.
  @exclusivity(unchecked) @usableFromInline var waiting: [() -> Void] = []

  /// True while a skip applies moves again, before the explorer shows the result.
  @exclusivity(unchecked) @usableFromInline var isSkipping = false

  @inlinable
  init(
    _ explorer: Explorer<Eff, Pair, Input, View>, checkpointInterval: Int, limit: Int
  ) {
    (self.explorer, self.checkpointInterval, self.limit) = (explorer, checkpointInterval, limit)
    kept = [explorer.component]
  }

  /// Records a commit as an entry, or as the arrival at the target of a travel.
  @inlinable
  func write(_ change: Step, _ component: () -> Place) {
    if let target = target.take() {
      arrive(at: target.id)
      for (id, step) in target.new { announce(id, step) }
    } else {
      if isSkipping { append(change) { nil } } else { append(change, component) }
      if !announcements.isEmpty { announce(current, change) }
    }
    forgetBeyondLimit()
  }

  /// Adds an entry after the current one and makes it current. Keeps its component if its depth is
  /// a multiple of ``checkpointInterval``.
  @inlinable @inline(never)
  func append(_ step: Step, _ component: () -> Place?) {
    if nodes.isLoose { closeGaps() }
    let depth = nodes.append()
    steps.append(step)
    kept.append(depth.isMultiple(of: checkpointInterval) ? component() : nil)
  }

  @inlinable @inline(never)
  func closeGaps() {
    let sources = nodes.closeGaps()
    let front = sources.first ?? 0  // Most gaps are at the front, where no entry is moved alone.
    steps.removeFirst(front)
    kept.removeFirst(front)
    for (new, old) in sources.enumerated() where new < old - front {
      steps.swapAt(new, old - front)
      kept.swapAt(new, old - front)
    }
    steps.removeLast(steps.count - sources.count)
    kept.removeLast(kept.count - sources.count)
  }

  /// Makes an entry current, if it is there.
  @usableFromInline
  func arrive(at id: ID) {
    if let place = nodes.place(id) { nodes.go(to: place) }
  }
}

// MARK: - Entries

extension Past {
  /// The entry whose component the explorer shows.
  @inlinable
  var current: ID { nodes.items[nodes.current].number }

  /// The entry at which the history begins, before all others.
  @inlinable
  var beginning: ID { nodes.items[nodes.beginning].number }

  /// Returns the change of an entry, or nil if there is no such entry or it is the beginning.
  @usableFromInline
  func step(_ id: ID) -> Step? {
    nodes.place(id).flatMap { $0 == nodes.beginning ? nil : steps[$0] }
  }

  /// Returns true if an entry counts as never committed.
  @usableFromInline
  func isSkipped(_ id: ID) -> Bool {
    nodes.place(id).map { $0 != nodes.beginning && nodes.items[$0].isSkipped } ?? false
  }

  /// Returns the number of times that an entry was skipped or counted again.
  func turns(_ id: ID) -> Int { nodes.place(id).map { nodes.items[$0].turns } ?? 0 }

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

  /// Returns the component after an entry, computed from the last kept one.
  @inlinable
  func replayed(to id: ID) -> Place? {
    guard var place = nodes.place(id) else { return nil }
    var replayed: [Step] = []
    while place >= 0 {
      if let kept = kept[place] { return replayed.reversed().reduce(kept) { $0.applying($1) } }
      if let step = steps[place], !nodes.items[place].isSkipped { replayed.append(step) }
      place = nodes.items[place].parent
    }
    return nil
  }
}
