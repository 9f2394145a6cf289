/// What a transaction goes back to if it fails.
@frozen
@usableFromInline
struct Savepoint<Space> {
  @usableFromInline let space: Space
  @usableFromInline let version: Int
  @usableFromInline let phase: Phase
  @usableFromInline let waiting: Int
  @usableFromInline let unwritten: Int

  @inlinable
  init(space: Space, version: Int, phase: Phase, waiting: Int, unwritten: Int) {
    (self.space, self.version, self.phase) = (space, version, phase)
    (self.waiting, self.unwritten) = (waiting, unwritten)
  }
}

/// The transactions of a loop that go on.
@frozen @usableFromInline
struct Transactions<Space, Entry> {
  /// What they would go back to, the outermost first.
  @usableFromInline var savepoints: [Savepoint<Space>] = []

  /// What the outermost one has to write into the journal.
  @usableFromInline var unwritten: [Entry] = []

  @inlinable
  init() {}

  /// Whether one goes on.
  @inlinable
  var isOpen: Bool { !savepoints.isEmpty }

  /// Removes and returns the entries after the first ones.
  @inlinable
  mutating func takeUnwritten(from first: Int = 0) -> [Entry] {
    let taken = Array(unwritten[first...])
    unwritten.removeLast(taken.count)
    return taken
  }
}

/// What a transaction leaves to be done once it has ended everywhere.
@frozen @usableFromInline
struct Aftermath<Eff: Launching, Pair: Pairing, Input, View> {
  /// What the loop was doing when it began.
  @usableFromInline let phase: Phase

  /// What did not happen, if the transaction failed.
  @usableFromInline var undone: Undone<Eff, Pair, Input, View>?

  @inlinable
  init(phase: Phase) { self.phase = phase }
}

/// What has to be freed and told of a transaction that failed.
@usableFromInline
@_fixed_layout
final class Undone<Eff: Launching, Pair: Pairing, Input, View> {
  @usableFromInline var space: Component<Eff, Pair, Input, View>.Space?
  @usableFromInline var unwritten: [CommitRecord<Eff, Pair, Input, View>]
  @usableFromInline var dropped: [Waiting<Eff, Pair, Input, View>]

  @inlinable
  init(
    _ space: Component<Eff, Pair, Input, View>.Space,
    _ unwritten: [CommitRecord<Eff, Pair, Input, View>],
    _ dropped: [Waiting<Eff, Pair, Input, View>]
  ) {
    (self.space, self.unwritten, self.dropped) = (space, unwritten, dropped)
  }

  /// Frees what did not happen; who is freed finds nothing half-written.
  @inlinable
  func forget() {
    let (space, unwritten, dropped) = (space, unwritten, dropped)
    (self.space, self.unwritten, self.dropped) = (nil, [], [])
    withExtendedLifetime((space, unwritten, dropped)) {}
  }
}

extension Loop {
  /// Begins a transaction. From `resting`, `settling` or `transacting`.
  @inlinable
  func begin() {
    unsafe transactions.savepoints.append(
      Savepoint(
        space: space, version: version, phase: phase, waiting: queue.actions.count,
        unwritten: transactions.unwritten.count))
    enter(.transacting)
  }

  /// Ends the innermost transaction: nothing has happened if it is not kept. What is sent
  /// from now on waits. From `transacting` to `showing`.
  @inlinable
  func end(isKept: Bool) -> Aftermath<Eff, Pair, Input, View> {
    guard let savepoint = unsafe transactions.savepoints.popLast() else {
      preconditionFailure("What has begun ends once.")
    }
    enter(.showing)
    var aftermath = Aftermath<Eff, Pair, Input, View>(phase: savepoint.phase)
    guard !isKept else { return aftermath }
    let dropped = unsafe queue.take(from: savepoint.waiting)
    aftermath.undone = unsafe Undone(
      space, transactions.takeUnwritten(from: savepoint.unwritten), dropped)
    unsafe version = savepoint.version
    unsafe space = savepoint.space
    for action in dropped {
      switch action {
      case .finish, .hand, .next: enqueue(action)  // It has happened all the same.
      case .commit, .start, .keep: break
      }
    }
    if unsafe views.rendered?.version != version { forgetView() }
    return aftermath
  }

  /// Writes what a transaction came to into the journal, or frees and tells what it did not
  /// come to. In `showing`.
  @inlinable
  func write(_ aftermath: Aftermath<Eff, Pair, Input, View>) {
    if let undone = aftermath.undone {
      let dropped = undone.dropped
      undone.forget()
      for action in dropped {
        switch action {
        case .start(_, let undo), .keep(_, let undo): undo()
        default: break
        }
      }
    }
    guard unsafe !transactions.isOpen && !transactions.unwritten.isEmpty else { return }
    let entries = unsafe transactions.takeUnwritten()
    for entry in entries { unsafe recorders?.send(entry) }
  }

  /// Shows what a transaction came to. In `showing`.
  @inlinable
  func show(_ aftermath: Aftermath<Eff, Pair, Input, View>) {
    if aftermath.phase != .transacting && aftermath.undone == nil { refresh() }
  }

  /// Goes on where the transaction began. From `showing`.
  @inlinable
  func leave(_ aftermath: Aftermath<Eff, Pair, Input, View>) { enter(aftermath.phase) }
}
