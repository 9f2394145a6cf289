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

/// What a transaction leaves to be done once it has ended everywhere.
@usableFromInline
@_fixed_layout
final class Aftermath<Eff: Monad, Pair: Pairing, View> {
  /// What the loop was doing when it began.
  @usableFromInline let phase: Phase

  /// What has to be freed and told of a transaction that failed.
  @usableFromInline var space: Component<Eff, Pair, View>.Space?
  @usableFromInline var unwritten: ArraySlice<JournalEntry<Eff, Pair, View>> = []
  @usableFromInline var dropped: ArraySlice<Waiting<Eff, Pair, View>> = []

  @inlinable
  init(phase: Phase) { self.phase = phase }

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
    unsafe savepoints.append(
      Savepoint(
        space: space, version: version, phase: phase, waiting: waiting.count,
        unwritten: unwritten.count))
    unsafe phase = .transacting
  }

  /// Ends the innermost transaction: nothing has happened if it is not kept. What is sent
  /// from now on waits. From `transacting` to `showing`.
  @inlinable
  func end(isKept: Bool) -> Aftermath<Eff, Pair, View> {
    guard let savepoint = unsafe savepoints.popLast() else {
      preconditionFailure("What has begun ends once.")
    }
    unsafe phase = .showing
    let aftermath = Aftermath<Eff, Pair, View>(phase: savepoint.phase)
    guard !isKept else { return aftermath }
    aftermath.space = unsafe space
    aftermath.unwritten = unsafe unwritten[savepoint.unwritten...]
    aftermath.dropped = unsafe waiting[savepoint.waiting...]
    unsafe version = savepoint.version
    unsafe space = savepoint.space
    unsafe unwritten.removeLast(aftermath.unwritten.count)
    unsafe waiting.removeLast(aftermath.dropped.count)
    for action in aftermath.dropped {
      switch action {
      case .finish, .hand, .next: enqueue(action)  // It has happened all the same.
      case .commit, .transform, .start, .keep: break
      }
    }
    if unsafe rendered?.version != version { forgetView() }
    return aftermath
  }

  /// Writes what a transaction came to into the journal, or frees and tells what it did not
  /// come to. In `showing`.
  @inlinable
  func write(_ aftermath: Aftermath<Eff, Pair, View>) {
    let dropped = aftermath.dropped
    aftermath.forget()
    for action in dropped {
      switch action {
      case .start(_, let undo), .keep(_, let undo): undo()
      default: break
      }
    }
    guard unsafe savepoints.isEmpty else { return }
    let entries = unsafe unwritten
    unsafe unwritten = []
    for entry in entries { unsafe recorders?.send(entry) }
  }

  /// Shows what a transaction came to. In `showing`.
  @inlinable
  func show(_ aftermath: Aftermath<Eff, Pair, View>) {
    if aftermath.phase != .transacting { refresh() }
  }

  /// Goes on where the transaction began. From `showing`.
  @inlinable
  func leave(_ aftermath: Aftermath<Eff, Pair, View>) { unsafe phase = aftermath.phase }
}
