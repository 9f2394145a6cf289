extension LoopModel {
  /// What goes on under the key.
  final class Slot {
    /// The requests that have not ended.
    var going: [Int] = []

    /// Those of them that no later one has cancelled.
    var uncancelled: [Int] = []

    /// Those of them that no turn waits for.
    var unqueued: [Int] = []

    /// The turn of what was queued last.
    var lastTurn: Int?

    /// Whether an interval goes on.
    var hasInterval = false

    /// The request with which an interval begins.
    var first: Int?

    /// What starts after the interval.
    var next: (id: Int, work: Work)?

    func remove(_ id: Int) {
      going.removeAll { $0 == id }
      uncancelled.removeAll { $0 == id }
      unqueued.removeAll { $0 == id }
    }
  }

  /// What happens when several requests have ended.
  final class Watch {
    enum Done {
      case endTurn(Int)
      case proceed(Int, Work)
    }

    var rest: Int
    let done: Done

    init(_ rest: Int, _ done: Done) { (self.rest, self.done) = (rest, done) }
  }

  /// Who is woken.
  enum Sleeper: Equatable {
    case pause(Int)
    case interval(ObjectIdentifier)
  }

  /// Begins an effect when its policy says; returns its request.
  func begin(_ work: Work) -> Int {
    let id = newRequest()
    switch work.policy {
    case nil: start(id, .work(work))
    case .latest:
      replace(by: id)
      start(id, .work(work))
    case .debounced:
      replace(by: id)
      start(id, .pause(work))
    case .once:
      if slot?.going.isEmpty ?? true {
        _ = hold(id, isQueued: false)
        start(id, .work(work))
      } else {
        drop(id)
      }
    case .queued: queue(id, work)
    case .throttled: throttle(id, work)
    }
    onEnd(id, .told(7 * work.amount))
    return id
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

  /// Cancels what goes on under the key; the latest follows it.
  private func replace(by id: Int) {
    let slot = hold(id, isQueued: false)
    let others = slot.uncancelled.filter { $0 != id }
    slot.uncancelled = [id]
    for other in others { requests[other].isTold = false }
    cancel(others)
  }

  /// Cancels requests: those first that wait, so that none begins.
  private func cancel(_ ids: [Int]) {
    for id in ids {
      if case .waiting = requests[id].state { cancel(id) }
    }
    for id in ids { cancel(id) }
  }

  /// Cancels what goes on under the key.
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
    if phase == .transacting { waiting.append(.keep(id)) }
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

  // MARK: Throttles

  private func throttle(_ id: Int, _ work: Work) {
    let slot = hold(id, isQueued: false)
    guard slot.hasInterval || slot.first != nil else { return beginThrottled(id, work) }
    if phase == .transacting { waiting.append(.keep(id)) }
    let replaced = slot.next
    slot.next = (id, work)
    guard let replaced else { return }
    requests[replaced.id].isTold = false
    cancel(replaced.id)
  }

  func beginThrottled(_ id: Int, _ work: Work) {
    guard case .waiting = requests[id].state, let slot = slot(of: id) else { return }
    slot.first = id
    onEnd(id, .throttle(slot))
    start(id, .interval(work))
  }

  /// Begins the interval of a request that starts.
  func beginInterval(_ id: Int) {
    guard let slot = slot(of: id) else { return }
    slot.first = nil
    slot.hasInterval = true
    sleepers.append((now + 1, .interval(ObjectIdentifier(slot))))
  }

  /// The slot that a request is in.
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
      case .interval: endInterval()
      }
    }
    isAdvancing = false
  }

  private func endInterval() {
    guard let slot else { return }
    slot.hasInterval = false
    let next = slot.next
    slot.next = nil
    if let next { beginThrottled(next.id, next.work) }
    leave(slot)
  }
}
