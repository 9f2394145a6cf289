extension LoopModel {
  /// The requests under the key.
  final class Slot {
    /// The requests that have not ended.
    var going: [Int] = []

    /// The requests that no later one has cancelled.
    var uncancelled: [Int] = []

    /// The requests for which no turn waits.
    var unqueued: [Int] = []

    /// The turn of the request that was queued last.
    var lastTurn: Int?

    /// True while an interval runs.
    var hasInterval = false

    /// The request that starts after the interval.
    var next: (id: Int, work: Work)?

    func remove(_ id: Int) {
      going.removeAll { $0 == id }
      uncancelled.removeAll { $0 == id }
      unqueued.removeAll { $0 == id }
    }
  }

  /// A callback after the end of several requests.
  final class Watch {
    enum Done {
      case endTurn(Int)
      case proceed(Int, Work)
    }

    var rest: Int
    let done: Done

    init(_ rest: Int, _ done: Done) { (self.rest, self.done) = (rest, done) }
  }

  /// The receiver of a timer.
  enum Sleeper: Equatable {
    case pause(Int)
    case interval(ObjectIdentifier)
  }

  /// Begins an effect by its policy, and returns its request.
  func begin(_ work: Work) -> Int {
    let id = newRequest()
    switch work.policy {
    case nil: start(id, .work(work))
    case .latest: replace(id, .work(work))
    case .debounced: replace(id, .pause(work))
    case .once:
      if slot?.going.allSatisfy({ isOver($0) || requests[$0].isCancelled }) ?? true {
        _ = hold(id, isQueued: false)
        start(id, .once(work))
      } else {
        drop(id)
      }
    case .queued: queue(id, work)
    case .throttled: throttle(id, work)
    }
    onEnd(id, .told(7 * work.amount))
    return id
  }

  private func isOver(_ id: Int) -> Bool {
    switch requests[id].state {
    case .ending, .ended: true
    default: false
    }
  }

  private func hold(_ id: Int, isQueued: Bool) -> Slot {
    let slot = self.slot ?? Slot()
    self.slot = slot
    slot.going.append(id)
    slot.uncancelled.append(id)
    if !isQueued { slot.unqueued.append(id) }
    onEnd(id, .slot(slot))
    return slot
  }

  func leave(_ slot: Slot) {
    guard slot.going.isEmpty, !slot.hasInterval, slot.next == nil else { return }
    if self.slot === slot { self.slot = nil }
  }

  /// Starts a request in place of the requests under the key, which it cancels. Their inputs are
  /// suppressed, also of those that others have cancelled.
  private func replace(_ id: Int, _ start: Start) {
    let slot = hold(id, isQueued: false)
    for other in slot.going where other != id { requests[other].isTold = false }
    let others = slot.uncancelled.filter { $0 != id }
    slot.uncancelled = [id]
    cancel(others)
    self.start(id, start)
  }

  /// Suppresses the inputs of cancelled requests, since a later request has begun.
  private func silence(_ slot: Slot) {
    for id in slot.going where requests[id].isCancelled { requests[id].isTold = false }
  }

  /// Cancels requests. It begins with the waiting ones, so that none of them starts.
  private func cancel(_ ids: [Int]) {
    for id in ids {
      if case .waiting = requests[id].state { cancel(id) }
    }
    for id in ids { cancel(id) }
  }

  /// Cancels the requests under the key.
  func stop() {
    guard let slot else { return }
    let (next, others) = (slot.next, slot.uncancelled)
    (slot.next, slot.uncancelled) = (nil, [])
    slot.hasInterval = false
    sleepers.removeAll { $0.sleeper == .interval(ObjectIdentifier(slot)) }
    if let next { cancel(next.id) }
    cancel(others)
    leave(slot)
  }

  // MARK: Queues

  private func queue(_ id: Int, _ work: Work) {
    let slot = hold(id, isQueued: true)
    let others = slot.unqueued + (slot.lastTurn.map { [$0] } ?? [])
    slot.unqueued = []
    let before = others.filter { other in
      if case .ended = requests[other].state { false } else { true }
    }
    let turn = newRequest()
    slot.lastTurn = turn
    watch([id] + before, .endTurn(turn))
    guard !before.isEmpty else { return start(id, .work(work)) }
    watch(before, .proceed(id, work))
  }

  private func watch(_ ids: [Int], _ done: Watch.Done) {
    let watch = Watch(ids.count, done)
    for id in ids { onEnd(id, .watch(watch)) }
  }

  func tell(_ watch: Watch) {
    watch.rest -= 1
    guard watch.rest == 0 else { return }
    switch watch.done {
    case .endTurn(let turn): waiting.append(.endTurn(turn))
    case .proceed(let id, let work):
      guard case .waiting = requests[id].state else { return }
      waiting.append(.turn(id, .work(work)))
    }
    settle()
  }

  func beginOnce(_ id: Int, _ work: Work) {
    slot(of: id).map(silence)
    execute(id, .work(work))
  }

  // MARK: Throttles

  private func throttle(_ id: Int, _ work: Work) {
    _ = hold(id, isQueued: false)
    start(id, .throttled(work))
  }

  func beginThrottled(_ id: Int, _ work: Work) {
    guard let slot = slot(of: id) else { return }
    silence(slot)
    guard slot.hasInterval else {
      slot.hasInterval = true
      sleepers.append((now + 1, .interval(ObjectIdentifier(slot))))
      return execute(id, .work(work))
    }
    let replaced = slot.next
    slot.next = (id, work)
    guard let replaced else { return }
    requests[replaced.id].isTold = false
    cancel(replaced.id)
  }

  /// Returns the slot of a request.
  private func slot(of id: Int) -> Slot? {
    for case .slot(let slot) in requests[id].observers { return slot }
    return nil
  }

  // MARK: Time

  func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    now += 1
    while let index = sleepers.firstIndex(where: { $0.due <= now }) {
      switch sleepers.remove(at: index).sleeper {
      case .pause(let id):
        guard case .pause(let work) = requests[id].state else { continue }
        come(id, work, isPause: true)
      case .interval:
        guard let slot else { continue }
        if isAtRest { endInterval(of: slot) } else { waiting.append(.endInterval(slot)) }
      }
    }
    isAdvancing = false
  }

  func endInterval(of slot: Slot) {
    guard slot.hasInterval else { return }
    slot.hasInterval = false
    let next = slot.next
    slot.next = nil
    if let next { start(next.id, .throttled(next.work)) }
    leave(slot)
  }
}
