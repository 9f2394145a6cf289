public import Pairings

/// The entries of a timeline, which is who travels among them.
///
/// The journal holds it and not the timeline, which so may be freed from anywhere.
///
/// Exclusivity needs no check: no access lasts while code of a user runs, since a removed entry is
/// freed after all writes have ended.
@_fixed_layout
@usableFromInline
final class Past<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline typealias ID = Int
  @usableFromInline typealias Place = Component<Eff, Pair, Input, View>
  @usableFromInline typealias Step = Change<Eff, Pair, Input, View>

  @usableFromInline let explorer: Explorer<Eff, Pair, Input, View>

  /// Of how many components one is kept.
  @usableFromInline let every: Int

  /// How many entries there may be; the oldest are forgotten then.
  @usableFromInline let limit: Int

  /// True while a timeline records, and so may travel.
  @exclusivity(unchecked) @usableFromInline var isOn = true

  /// Where it is on its way to, until the journal tells that it has arrived: the next that is
  /// written.
  @exclusivity(unchecked) @usableFromInline var target: ID?

  /// How many commits there were before it began.
  @exclusivity(unchecked) @usableFromInline var start: Int

  /// Where each entry stands.
  @exclusivity(unchecked) @usableFromInline var nodes = PastNodes()

  /// What was committed, at the place of each entry; nothing where there is no past.
  @exclusivity(unchecked) @usableFromInline var steps: [Step?]

  /// The component after each entry, at its place, if it is kept.
  @exclusivity(unchecked) @usableFromInline var kept: [Place?]

  /// How many entries are pinned whose past is forgotten.
  @exclusivity(unchecked) @usableFromInline var islands = 0

  /// Entries without a past that may have to go: those that are not pinned any more, and those
  /// that something came from since.
  @exclusivity(unchecked) @usableFromInline var roots: [ID] = []

  /// Where it begins: all entries come after it.
  @exclusivity(unchecked) @usableFromInline var beginning: ID = 0

  /// A component before the beginning or at it, and the steps from there to the beginning: fewer
  /// than one component is kept of.
  @exclusivity(unchecked) @usableFromInline var base: Place
  @exclusivity(unchecked) @usableFromInline var approach: [Step] = []

  /// The entry whose component the explorer shows.
  @exclusivity(unchecked) @usableFromInline var current: ID = 0

  @inlinable
  init(_ explorer: Explorer<Eff, Pair, Input, View>, every: Int, limit: Int) {
    (self.explorer, self.every, self.limit) = (explorer, every, limit)
    start = explorer.version
    base = explorer.component
    steps = Array(repeating: nil, count: nodes.items.count)
    kept = Array(repeating: nil, count: nodes.items.count)
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
    let before = base
    base = explorer.component
    start = explorer.version
    withExtendedLifetime(before) {}  // It is freed once nothing is half-written.
  }

  /// Writes a commit down.
  @inlinable
  func write(_ version: Int, _ change: Step, _ component: Place) {
    guard version > start else { return }  // A transaction that began before.
    if let target = target.take() { return current = target }
    append(change) { component }
    while count > limit, forget() {}
  }

  /// Adds an entry after the present one, which it becomes; its component is kept if its turn has
  /// come.
  @inlinable
  func append(_ step: Step, _ component: () -> Place?) {
    if nodes.isFull { arrange() }
    guard let place = nodes.append(after: current) else { return }
    steps[place] = step
    if nodes.items[place].depth.isMultiple(of: every) { kept[place] = component() }
    if islands > 0, current != beginning, nodes[current]?.parent == -1, !roots.contains(current) {
      roots.append(current)
    }
    current = nodes.next - 1
  }

  /// Makes as much room as the entries need.
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

// MARK: - What there is

extension Past {
  /// How many entries there are, but for those that are pinned and whose past is forgotten.
  @inlinable
  var count: Int { nodes.count - 1 - islands }

  /// The entry that going on leads to: on the branch that was there last.
  @inlinable
  func next(after id: ID) -> ID? {
    nodes.child(of: id) ?? nodes[id].flatMap { $0.last < 0 ? nil : $0.last }
  }

  /// What an entry has in it; nothing if there is none.
  @inlinable
  func content(of id: ID) -> (step: Step?, kept: Place?) {
    nodes.place(id).map { (steps[$0], kept[$0]) } ?? (nil, nil)
  }

  /// Keeps the component after an entry, or none; returns what was kept before, which is freed by
  /// the caller, who holds it.
  @inlinable @discardableResult
  func keep(_ component: Place?, at id: ID) -> Place? {
    guard let place = nodes.place(id) else { return nil }
    let before = kept[place].take()
    kept[place] = component
    return before
  }

  /// The component after an entry; nil if there is none.
  @inlinable
  func component(at id: ID) -> Place? {
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
