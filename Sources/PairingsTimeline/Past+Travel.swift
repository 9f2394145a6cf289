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

  /// Makes an entry current.
  @inlinable @discardableResult
  func go(to id: ID) -> TravelAnswer {
    // A move applied again may send an input, which may make the timeline forget the entry.
    guard let component = component(at: id), nodes.place(id) != nil else { return missing(id) }
    show(id, component)
    return .done
  }

  /// Returns why there is no entry with a number.
  @inlinable
  func missing(_ id: ID) -> TravelAnswer { (0..<nodes.next).contains(id) ? .forgotten : .unknown }

  /// Makes the parent of the current entry current.
  @inlinable
  func undo() -> TravelAnswer {
    guard nodes.current != nodes.beginning else {
      return beginning == 0 ? .nothing : .forgotten
    }
    return go(to: nodes.items[nodes.items[nodes.current].parent].number)
  }

  /// Makes the preferred child of the current entry current.
  @inlinable
  func redo() -> TravelAnswer {
    let next = nodes.items[nodes.current].preferred
    return next >= 0 ? go(to: nodes.items[next].number) : .nothing
  }

  /// Shows the component after an entry, at the end of a travel. Observers may send inputs and travel
  /// then, in the order of their calls: the explorer and the entries are at the same place again.
  @inlinable
  func show(_ id: ID, _ component: Place, announcing new: [(id: ID, step: Step)] = []) {
    (target, isBusy, isSkipping) = ((id, new), false, false)
    explorer.restore(component)
    target = nil
  }

  /// Skips entries, so that they count as never committed, or counts them again. Changes nothing
  /// unless all of them can be skipped. All lead to the last one, oldest first.
  func skip(_ ids: [ID], _ isSkipped: Bool) -> TravelAnswer {
    for id in ids {
      guard id != 0 else { return .nothing }
      guard step(id) != nil else { return missing(id) }
    }
    let changed = ids.filter { self.isSkipped($0) != isSkipped }
    if let first = changed.first { turn(changed, from: first) }
    return .done
  }

  /// Skips entries that count, or counts those again that are skipped.
  private func turn(_ ids: [ID], from id: ID) {
    for place in ids.compactMap(nodes.place) { nodes.items[place].turns += 1 }
    // A move that is applied again may commit: that commit begins where the explorer was before.
    isSkipping = true
    let wasBefore = isOnPath(id)
    var (after, before): ([ID], [Place]) = ([id], [])
    while let id = after.popLast() {
      if let kept = keep(nil, at: id) { before.append(kept) }
      after += nodes.children(of: id)
    }
    let end = nodes.next  // Moves that are applied again may commit further entries without end.
    after = [id]
    while let id = after.popLast() {
      if id < end, let place = nodes.place(id),
        nodes.items[place].depth.isMultiple(of: checkpointInterval)
      {
        keep(component(at: id), at: id)
      }
      after += nodes.children(of: id)
    }
    withExtendedLifetime(before) {}  // The components are freed once no write is unfinished.
    if wasBefore || isOnPath(id) { go(to: current) }
    isSkipping = false
  }

  /// Returns true if an entry leads to the current one, or is the current one.
  func isOnPath(_ id: ID) -> Bool {
    var place = nodes.current
    return nodes.isOnPath(id, from: &place)
  }
}
