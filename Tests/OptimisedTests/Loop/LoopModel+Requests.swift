extension LoopModel {
  /// A request that was sent.
  struct Request {
    enum State {
      case waiting, going

      /// A step of its stream is being performed.
      case streaming

      /// The effect waits for a step, and then continues with the work.
      case step(Work, isSecond: Bool)

      /// The request pauses before its effect.
      case pause(Work)

      /// The effect or the pause is over.
      case come(Work, isPause: Bool)
      case gathering([Int])
      case ending
      case ended(String)
    }

    var state = State.waiting
    var isCancelled = false

    /// True if a cancellation of the request sends its input.
    var isTold = true
    var observers: [Observer] = []
  }

  /// An observer of the end of a request.
  enum Observer {
    /// The program, with the number that it gave to the request.
    case user(Int)

    /// An observer that sends an amount if the request was cancelled.
    case told(Int)
    case slot(Slot)

    case watch(Watch)
    case whole(Int)
  }

  /// The work that a request starts.
  enum Start {
    case work(Work)
    case pause(Work)
    case once(Work)
    case throttled(Work)
    case input(PlacedAct.Input)
    case effects([Effect])
  }

  enum Effect {
    case work(Work)
    case stop
  }

  // MARK: Sending

  /// Begins a request that the program can cancel.
  func know(_ begin: () -> Int) {
    let name = sent
    sent += 1
    let id = begin()
    known.append(id)
    onEnd(id, .user(name))
  }

  func newRequest() -> Int {
    requests.append(Request())
    return requests.count - 1
  }

  func send(_ input: PlacedAct.Input) -> Int {
    guard isAtRest else {
      let id = newRequest()
      waiting.append(.start(id, .input(input)))
      return id
    }
    return take(input)
  }

  /// Makes the move of an input and begins its effects. Returns the request of the effects.
  @discardableResult
  func take(_ input: PlacedAct.Input) -> Int {
    let effects = effects(input)
    switch effects.first {
    case .work(let work):
      let id = begin(work)
      settle()
      return id
    case .stop:
      let id = newRequest()
      start(id, .effects(effects))
      return id
    case nil:
      settle()
      let id = newRequest()
      requests[id].state = .ended("success")
      return id
    }
  }

  /// Makes the move of an input, and returns its effects.
  private func effects(_ input: PlacedAct.Input) -> [Effect] {
    switch input {
    case .add(let n):
      make(n)
      return []
    case .load(let n):
      make(n)
      return [.work(Work(waits: true, end: .input(.add(3 * n)), amount: n))]
    case .echo(let n):
      make(n)
      return [.work(Work(waits: false, end: .input(.add(5 * n)), amount: n))]
    case .stop: return [.stop]
    }
  }

  // MARK: Starting

  func start(_ id: Int, _ start: Start) {
    if isAtRest { execute(id, start) } else { waiting.append(.start(id, start)) }
  }

  func execute(_ id: Int, _ start: Start) {
    guard case .waiting = requests[id].state else { return }
    switch start {
    case .once(let work): beginOnce(id, work)
    case .throttled(let work): beginThrottled(id, work)
    case .pause(let work):
      requests[id].state = .pause(work)
      sleepers.append((now + 1, .pause(id)))
      settle()
    case .work(let work): go(id, work)
    case .effects(let effects): gather(id, effects)
    case .input(let input):
      requests[id].state = .going
      let effects = effects(input)
      if effects.isEmpty { end(id, "success") } else { gather(id, effects) }
    }
  }

  private func gather(_ id: Int, _ effects: [Effect]) {
    requests[id].state = .gathering([])
    var parts: [Int] = []
    let before = phase
    phase = .settling
    for effect in effects where !requests[id].isCancelled {
      switch effect {
      case .work(let work): parts.append(begin(work))
      case .stop: stop()
      }
    }
    phase = before
    requests[id].state = .gathering(parts)
    guard let part = parts.first else { return end(id, "success") }
    if requests[id].isCancelled { cancel(part) }
    onEnd(part, .whole(id))
    settle()
  }

  /// Runs the effect of a request.
  func go(_ id: Int, _ work: Work) {
    requests[id].state = .going
    switch work.end {
    case .failure:
      guard isTaking else { return end(id, "failure") }
      requests[id].state = .ending
      return waiting.append(.finish(id, requests[id].isCancelled ? "cancelled" : "failure"))
    case .stream where !work.waits:
      hear(id, work.amount)
      hear(id, 2 * work.amount)
    default: break
    }
    guard !work.waits else {
      requests[id].state = .step(work, isSecond: false)
      steps.append(id)
      return settle()
    }
    come(id, work)
  }

  // MARK: Ending

  func cancel(_ id: Int) {
    switch requests[id].state {
    case .waiting where phase == .moving || isRendering:
      (requests[id].isCancelled, requests[id].state) = (true, .ending)
      waiting.append(.finish(id, "cancelled"))
    case .waiting: tell(id, "cancelled")
    case .step:
      steps.removeAll { $0 == id }
      end(id, "cancelled")
    case .pause:
      sleepers.removeAll { $0.sleeper == .pause(id) }
      end(id, "cancelled")
    case .streaming: end(id, "cancelled")
    case .going, .come: requests[id].isCancelled = true
    case .gathering(let parts):
      requests[id].isCancelled = true
      for part in parts { cancel(part) }
    case .ending, .ended: break
    }
  }

  func end(_ id: Int, _ how: String) {
    if how == "cancelled" { requests[id].isCancelled = true }
    requests[id].state = .ending
    finish(id, requests[id].isCancelled ? "cancelled" : how)
  }

  func finish(_ id: Int, _ how: String) {
    guard isAtRest else { return waiting.append(.finish(id, how)) }
    refresh()
    if how == "failure" {
      trace.append("reports")
      showing { callBack(.report) }
    }
    showing { tell(id, how) }
    settle()
  }

  /// Ends a request that waits for a turn.
  func drop(_ id: Int) {
    requests[id].isTold = false
    tell(id, "cancelled")
  }

  func tell(_ id: Int, _ how: String) {
    if case .ended = requests[id].state { return }
    requests[id].state = .ended(how)
    if how == "cancelled" { requests[id].isCancelled = true }
    let observers = requests[id].observers
    requests[id].observers = []
    for observer in observers { tell(observer, id, how) }
  }

  func onEnd(_ id: Int, _ observer: Observer) {
    if case .ended(let how) = requests[id].state { return tell(observer, id, how) }
    requests[id].observers.append(observer)
  }

  private func tell(_ observer: Observer, _ id: Int, _ how: String) {
    switch observer {
    case .user(let name):
      trace.append("ends \(name): \(how)")
      callBack(.ended)
    case .told(let n):
      guard how == "cancelled" && requests[id].isTold else { return }
      waiting.append(.told(n))
      settle()
    case .slot(let slot):
      slot.remove(id)
      leave(slot)
    case .watch(let watch): tell(watch)
    case .whole(let whole): end(whole, how)
    }
  }
}
