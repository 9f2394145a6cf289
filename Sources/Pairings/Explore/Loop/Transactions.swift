/// The state of a loop to which a transaction returns if it fails.
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

/// The open transactions of a loop.
@frozen @usableFromInline
struct Transactions<Space, Entry> {
  /// The savepoints of the transactions, the outermost first.
  @usableFromInline var savepoints: [Savepoint<Space>] = []

  /// The records that the outermost transaction has to write into the journals.
  @usableFromInline var unwritten: [Entry] = []

  @inlinable
  init() {}

  /// True if a transaction is open.
  @inlinable
  var isOpen: Bool { !savepoints.isEmpty }

  /// Appends a record.
  @inlinable @inline(never)
  mutating func keep(_ record: Entry) { unwritten.append(record) }

  /// Removes and returns the records from an index on.
  @inlinable @inline(never)
  mutating func takeUnwritten(from first: Int = 0) -> [Entry] {
    let taken = Array(unwritten[first...])
    unwritten.removeLast(taken.count)
    return taken
  }
}

/// The remaining work of a transaction that has ended at all of its explorers.
@frozen @usableFromInline
struct Aftermath<Eff: Launching, Pair: Pairing, Input, View> {
  /// The phase of the loop before the transaction.
  @usableFromInline let phase: Phase

  /// The rolled-back part, if the transaction failed.
  @usableFromInline var rollback: Rollback<Eff, Pair, Input, View>?

  @inlinable
  init(phase: Phase) { self.phase = phase }
}

/// The rolled-back part of a failed transaction: the space, the records and the queued actions.
@usableFromInline
@_fixed_layout
final class Rollback<Eff: Launching, Pair: Pairing, Input, View> {
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

  /// Frees the space, the records and the actions after all fields are written.
  @inlinable
  func forget() {
    let (space, unwritten, dropped) = (space, unwritten, dropped)
    (self.space, self.unwritten, self.dropped) = (nil, [], [])
    withExtendedLifetime((space, unwritten, dropped)) {}
  }
}

extension Loop {
  /// Begins a transaction. From `resting`, `settling` or `transacting`.
  @inlinable @inline(never)
  func begin() {
    unsafe transactions.savepoints.append(
      Savepoint(
        space: space, version: version, phase: phase, waiting: queue.actions.count,
        unwritten: transactions.unwritten.count))
    enter(.transacting)
  }

  /// Ends the innermost transaction, and undoes it unless it is kept. Actions that are sent from
  /// now on wait. From `transacting` to `showing`.
  @inlinable @inline(never)
  func end(isKept: Bool) -> Aftermath<Eff, Pair, Input, View> {
    guard let savepoint = unsafe transactions.savepoints.popLast() else {
      preconditionFailure("What has begun ends once.")
    }
    enter(.showing)
    var aftermath = Aftermath<Eff, Pair, Input, View>(phase: savepoint.phase)
    guard !isKept else { return aftermath }
    let dropped = unsafe queue.take(from: savepoint.waiting)
    aftermath.rollback = unsafe Rollback(
      space, transactions.takeUnwritten(from: savepoint.unwritten), dropped)
    unsafe version = savepoint.version
    unsafe space = savepoint.space
    for action in dropped {
      switch action {
      case .finish, .hand, .next: enqueue(action)  // A failed transaction does not roll it back.
      case .commit, .start, .keep: break
      }
    }
    if unsafe views.rendered?.version != version { forgetView() }
    return aftermath
  }

  /// Frees the rolled-back part of a failed transaction, and ends its requests. Writes the records
  /// into the journals after the outermost transaction. In `showing`.
  @inlinable
  func write(_ aftermath: Aftermath<Eff, Pair, Input, View>) {
    if let rollback = aftermath.rollback {
      let dropped = rollback.dropped
      rollback.forget()
      for action in dropped {
        switch action {
        case .start(_, let rollBack), .keep(_, let rollBack): rollBack()
        default: break
        }
      }
    }
    guard unsafe !transactions.isOpen && !transactions.unwritten.isEmpty else { return }
    let entries = unsafe transactions.takeUnwritten()
    for entry in entries { unsafe recorders?.send(entry) }
  }

  /// Shows the view after a kept outermost transaction. In `showing`.
  @inlinable
  func show(_ aftermath: Aftermath<Eff, Pair, Input, View>) {
    if aftermath.phase != .transacting && aftermath.rollback == nil { refresh() }
  }

  /// Returns to the phase before the transaction. From `showing`.
  @inlinable
  func leave(_ aftermath: Aftermath<Eff, Pair, Input, View>) { enter(aftermath.phase) }
}
