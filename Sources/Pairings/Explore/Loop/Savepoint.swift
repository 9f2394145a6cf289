/// What a transaction goes back to if it fails.
@usableFromInline
struct Savepoint<Space> {
  let space: Space
  let version: Int
  let phase: Phase
  let waiting: Int
  let unwritten: Int
}

extension Loop {
  /// Whether commits can be made now: where they would wait, a transaction does.
  var canBegin: Bool {
    switch unsafe phase {
    case .resting, .settling, .transacting: true
    case .moving, .showing: false
    }
  }

  /// Begins a transaction. From `resting`, `settling` or `transacting`.
  func begin() {
    unsafe savepoints.append(
      Savepoint(
        space: space, version: version, phase: phase, waiting: waiting.count,
        unwritten: unwritten.count))
    unsafe phase = .transacting
  }

  /// Ends the innermost transaction: nothing has happened if it is not kept. From
  /// `transacting`.
  func end(isKept: Bool) {
    guard let savepoint = unsafe savepoints.popLast() else { return }
    unsafe phase = savepoint.phase
    guard !isKept else { return }
    unsafe version = savepoint.version
    unsafe space = savepoint.space
    let forgotten = unsafe Array(unwritten[savepoint.unwritten...])
    unsafe unwritten.removeLast(forgotten.count)
    let dropped = unsafe Array(waiting[savepoint.waiting...])
    unsafe waiting.removeLast(dropped.count)
    drop(dropped)
  }

  /// Writes and shows what a transaction came to, once it has ended everywhere.
  func showTransaction() {
    guard unsafe savepoints.isEmpty else { return }
    let entries = unsafe unwritten
    unsafe unwritten = []
    showing {
      for entry in entries { unsafe recorders?.send(entry) }
    }
    finish()
  }
}
