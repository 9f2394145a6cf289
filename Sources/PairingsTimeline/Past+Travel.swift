public import Pairings

// While the loop is busy, in an observer or the making of a view, an undo, a redo, a jump, a skip or a
// replay waits its turn. So does one that a move begins which is applied again. It then starts from
// the entry that is current by that time.

extension Past {
  /// Calls `way` now or in its turn. Returns its answer, or nil if the call waits.
  @inlinable
  func travel<Answer>(_ way: @escaping (Past) -> Answer) -> Answer? {
    var answer: Answer?
    func start() {
      // The explorer's turn for it may come while a travel applies moves again.
      guard !isBusy else { return wait(start) }
      if isOn { answer = alone { way(self) } }
    }
    explorer.whenShown(start)
    return answer
  }

  /// Calls `body`, and then starts the travels that moves which it applies again have begun. They
  /// are actions of the explorer: a move that travels each time is a runaway.
  @inlinable
  func alone<Result>(_ body: () -> Result) -> Result {
    guard !isBusy else { return body() }
    isBusy = true
    let result = body()
    isBusy = false
    if !waiting.isEmpty { startWaiting() }
    return result
  }

  @usableFromInline @inline(never)
  func wait(_ start: @escaping () -> Void) { waiting.append(start) }

  @usableFromInline @inline(never)
  func startWaiting() {
    let travels = waiting
    waiting = []
    explorer.whenShown(inTurn: travels)
  }

  /// Makes an entry current. Returns true if there is such an entry.
  @inlinable @discardableResult
  func go(to id: ID) -> Bool {
    // A move applied again may send an input, which may make the timeline forget the entry.
    guard let component = component(at: id), nodes[id] != nil else { return false }
    nodes.lead(to: id)
    show(id, component)
    return true
  }

  @inlinable
  func show(_ id: ID, _ component: Place) {
    target = id
    explorer.restore(component)
    target = nil
  }

  /// Skips entries, so that they count as never committed, or counts them again. Changes nothing
  /// unless all of them can be skipped. All lead to the last one, oldest first.
  func skip(_ ids: [ID], _ isSkipped: Bool) -> SkipAnswer {
    for id in ids {
      guard id != 0 else { return .beginning }
      guard content(of: id).step != nil else {
        return (1..<nodes.next).contains(id) ? .forgotten : .unknown
      }
    }
    let changed = ids.filter { nodes[$0]?.isSkipped != isSkipped }
    if let first = changed.first { make(changed, from: first, skipped: isSkipped) }
    return .done
  }

  private func make(_ ids: [ID], from id: ID, skipped isSkipped: Bool) {
    for id in ids { nodes.change(id) { $0.isSkipped = isSkipped } }
    // A move that is applied again may commit: that commit begins where the explorer was before.
    let wasSkipping = isSkipping
    isSkipping = true
    let wasBefore = isBefore(id, current)
    defer { isSkipping = wasSkipping }
    var (after, before): ([ID], [Place]) = ([id], [])
    while let id = after.popLast() {
      if let kept = keep(nil, at: id) { before.append(kept) }
      after += children(of: id)
    }
    after = [id]
    while let id = after.popLast() {
      if let depth = nodes[id]?.depth, depth.isMultiple(of: checkpointInterval) {
        keep(component(at: id), at: id)
      }
      after += children(of: id)
    }
    withExtendedLifetime(before) {}  // The components are freed once no write is unfinished.
    if wasBefore || isBefore(id, current) { go(to: current) }
  }
}
