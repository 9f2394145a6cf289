// The effects of inputs, from their beginning to the end of their requests.

// MARK: - Beginning

extension Loop {
  /// Begins effects that belong to no input, now or in their turn. Returns their request, or nil if
  /// there are none. An effect that has a key replaces others, or waits for them, from now on.
  @inlinable
  func run(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure>? {
    guard let work = effects.only else { return effects.isEmpty ? nil : runAll(effects) }
    let start = unsafe isAtRest ? cancellations.count : .max
    unsafe unbegun &+= 1
    return beginning(since: start) { begin(work) }
  }

  /// Begins several effects that belong to no input, now or in their turn.
  @inlinable @inline(never)
  func runAll(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure> {
    let (request, start) = unsafe (Request<Eff.Failure>(), cancellations.count)
    unsafe unbegun &+= 1
    let begin = { self.beginning(since: start) { self.begin(request, effects) } }
    if isAtRest {
      begin()
    } else {
      wait(request, orDrop: { self.beginning(since: start) {} }, begin)
    }
    return request
  }

  /// Begins effects, or returns nil if there are none. From `resting` or `settling`.
  @inlinable
  func begin(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure>? {
    if let work = effects.only { return begin(work) }
    guard !effects.isEmpty else { return nil }
    let request = Request<Eff.Failure>()
    begin(request, effects)
    return request
  }

  /// Begins effects as parts of a request, unless that was cancelled. From `resting` or `settling`.
  @inlinable
  func begin(_ request: Request<Eff.Failure>, _ effects: Effects<Eff, Moves, Input>) {
    if request.begin() { go(request, with: effects) }
  }

  /// Begins effects as parts of a request that has begun. From `resting` or `settling`.
  @inlinable @inline(never)
  func go(_ request: Request<Eff.Failure>, with effects: Effects<Eff, Moves, Input>) {
    insert(request)
    var parts: [Request<Eff.Failure>] = []
    within(.settling) {  // All parts begin before events that are sent meanwhile.
      for one in effects.all where unsafe !request.wasCancelled {
        switch one {
        case .run(let work): parts.append(begin(work, of: request))
        case .cancel(let what, let cancel): cancel(self, what)
        }
      }
    }
    go(request, endingWith: parts)
  }

  /// Begins several requests as one request, unless that one was cancelled. Events that `start`
  /// sends wait. From `resting` or `settling`.
  @inlinable
  func begin(_ request: Request<Eff.Failure>, _ start: () -> [Request<Eff.Failure>]) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    insert(request)
    go(request, endingWith: showing(start))
  }

  /// Makes a request end with its parts, and settles.
  @inlinable
  func go(_ request: Request<Eff.Failure>, endingWith parts: [Request<Eff.Failure>]) {
    let all: [_Request] = parts.map { $0 }  // Embedded Swift does not cast an array.
    request.go(with: all)
    if parts.isEmpty {
      end(request, .success(()))
    } else {
      _Request.whenEnded(all) { self.end(request, parts.outcome()) }
    }
    settle()
  }

  /// Begins work, now or in its turn, as its key demands, and as a part of a request, if one is
  /// given. Work that a cancellation has reached, or whose part is missing, ends as cancelled.
  @inlinable
  func begin(
    _ work: Work<Eff, Moves, Input>, of whole: Request<Eff.Failure>? = nil
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    whole?.add(part: request)
    if let part = work.part, !hold(request, of: part) {
      request.drop()
    } else if isCancelled(work) {
      if let key = work.key, unsafe keys?.isFree(key.key) == false { unsafe request.isTold = false }
      request.endCancelled()
    } else if let key = work.key {
      key.policy(
        KeyedWork(
          self, request, key.key, begin: { self.begin(request, work) },
          afterPause: { self.begin(request, work, after: key.pause) },
          pause: { self.pause(key.pause, $0, $1) }))
    } else if isAtRest {
      begin(request, work)
    } else {
      wait(request, toBegin: work)
    }
    if let cancelled = work.cancelled { request.onEnd { self.tell(cancelled, $0) } }
    return request
  }

  /// Begins work in its turn, unless a cancellation reaches it before.
  @inlinable @inline(never)
  func wait(_ request: Request<Eff.Failure>, toBegin work: Work<Eff, Moves, Input>) {
    let start = unsafe cancellations.count
    unsafe unbegun &+= 1
    wait(request, orDrop: { self.beginning(since: start) {} }) { [self] in
      beginning(since: start) {
        if isCancelled(work) { request.cancelWithParts() } else { begin(request, work) }
      }
    }
  }

  /// Returns true if a cancellation has reached work since it was decided.
  @inlinable
  func isCancelled(_ work: Work<Eff, Moves, Input>) -> Bool {
    unsafe begunSince < cancellations.count
      && isCancelled(work.key?.key, work.part?.path ?? [])
  }

  /// Begins work, unless its request was cancelled. From `resting` or `settling`.
  @inlinable
  func begin(
    _ request: Request<Eff.Failure>, _ work: Work<Eff, Moves, Input>,
    after pause: Kind<Eff, Void>? = nil
  ) {
    if unsafe isClosed { return request.drop() }
    if let part = unsafe request.part, request.isWaiting, isRemoved(part) { return request.drop() }
    guard request.begin() else { return }
    insert(request)
    if let pause {
      run(request, pause) { loop, request, _ in loop.go(request, work) }
    } else {
      go(request, work)
    }
  }

  /// Begins a pause as a request of its own, and calls `end` at its end.
  @usableFromInline
  func pause(
    _ pause: Kind<Eff, Void>?, _ receive: (_Request) -> Void, _ end: @escaping (_Request) -> Void
  ) {
    guard let pause else { return }
    let interval = Request<Eff.Failure>()
    receive(interval)
    guard interval.begin() else { return }
    launch(interval, pause) { [self] outcome in
      remove(interval)
      interval.conclude(outcome)
      interval.end()
      if isAtRest { end(interval) } else { prompt { end(interval) } }
    }
  }

  /// Sends the input for cancelled work in its turn, if the request was cancelled and no other
  /// request has replaced it.
  @usableFromInline
  func tell(_ next: Effects<Eff, Moves, Input>.Next, _ request: _Request) {
    guard unsafe request.wasCancelled && request.isTold && !isClosed, request.hasReceiver
    else { return }
    guard let part = unsafe request.part else { return come(orDrop: {}) { self.perform(next) } }
    part.isTelling = true  // A commit before its turn may remove the part.
    let tell = { (isDropped: Bool) in
      if !isDropped && !part.isRemoved { self.perform(next) }
      part.isTelling = false
      request.leavePart()
    }
    come(orDrop: { tell(true) }) { tell(false) }
  }
}

// MARK: - Running

extension Loop {
  /// A handler of the value of an effect. The loop and the request are arguments, so that the
  /// handler needs no closure that captures them.
  @usableFromInline typealias Next<Value> = (Loop, Request<Eff.Failure>, Value) -> Void

  /// Runs the work of a request that has begun. From `resting` or `settling`.
  @inlinable
  func go(_ request: Request<Eff.Failure>, _ work: Work<Eff, Moves, Input>) {
    switch work.steps {
    case .one(let effect): go(request, effect)
    case .made(let read, let make):
      inspect(read)
      if let effect = make() { go(request, effect) } else { end(request, .success(())) }
    case .several(let effects, let policy, let failures):
      go(on: request, Workflow(effects, policy, failures))
    case .stream(let stream):
      let send = Send<Effects<Eff, Moves, Input>.Next> { [self] in hear($0, of: request) }
      run(request, stream(send)) { loop, request, _ in loop.end(request, .success(())) }
    }
  }

  /// Runs the effect of a request that has begun. From `resting` or `settling`.
  @inlinable
  func go(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Effects<Eff, Moves, Input>.Next>
  ) {
    run(request, effect) { loop, request, next in
      request.conclude()  // The effect is over, so `next` may begin another one.
      if request.hasReceiver { loop.perform(next) }
      loop.end(request, .success(()))
    }
  }

  /// Sends the input or commits the move in which an effect ended. From `resting` or `settling`.
  @inlinable
  func perform(_ next: Effects<Eff, Moves, Input>.Next, _ policy: RefreshPolicy = .each) {
    switch next {
    case .input(let input): send(input)
    case .move(let move): commit(.move(move, from: nil), policy)
    case .nothing: break
    }
  }

  /// Runs an effect of a request that has begun, and calls `next` with its value in a turn of its
  /// own. Ends the request if the effect fails or is cancelled. From `resting` or `settling`.
  @inlinable
  func run<Value>(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Value>, _ next: @escaping Next<Value>
  ) {
    if let outcome = Eff._outcomeAtOnce(effect) {
      arrive(request, outcome, next)
    } else {
      launch(request, effect) { [self] in arrive(request, $0, next) }
      settle()
    }
  }

  /// Launches an effect of a request.
  @inlinable
  func launch<Value>(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Value>,
    _ end: @escaping (Outcome<Value, Eff.Failure>) -> Void
  ) {
    let launch = Eff.prepare(effect, on: launcher, end)
    insert(request)
    request.go(orCancel: launch.cancel)
    launch.start()
  }
}

// MARK: - Answers

extension Loop {
  /// Takes the outcome of an effect, now or in its turn.
  @inlinable
  func arrive<Value>(
    _ request: Request<Eff.Failure>, _ outcome: Outcome<Value, Eff.Failure>,
    _ next: @escaping Next<Value>
  ) {
    switch outcome {
    case .success(let value) where takesAtOnce: take(request, value, next)
    case .success(let value): come(orDrop: request.drop) { self.take(request, value, next) }
    case .failure(let failure):  // Elements of its stream may wait.
      end(request, .failure(failure), inTurn: unsafe isTaking)
    case .cancelled: end(request, .cancelled)
    }
  }

  /// Passes the value of an effect to `next`, unless its request was cancelled.
  @inlinable
  func take<Value>(_ request: Request<Eff.Failure>, _ value: Value, _ next: Next<Value>) {
    guard unsafe !request.wasCancelled else { return end(request, .cancelled) }
    taking { next(self, request, value) }
  }

  /// Takes an element of a stream in progress, now or in its turn, unless the request was
  /// cancelled.
  @inlinable @inline(never)
  func hear(_ next: Effects<Eff, Moves, Input>.Next, of request: Request<Eff.Failure>) {
    guard request.isActive, unsafe !isClosed else { return }
    let body = {
      if unsafe !request.wasCancelled && request.hasReceiver { self.perform(next) }
    }
    if takesAtOnce { return taking(body) }
    let drop = {
      unsafe request.isTold = false
      request.cancelWithParts()
    }
    come(orDrop: drop, body)
  }

  /// Ends a request with the outcome of its effect, now or in its turn.
  @inlinable
  func end(
    _ request: Request<Eff.Failure>, _ outcome: Outcome<Void, Eff.Failure>, inTurn: Bool = false
  ) {
    remove(request)
    request.conclude(outcome)
    if case .failure(let failure) = outcome {
      finish(request, .failure(failure), inTurn: inTurn)
    } else {
      finish(request, nil, inTurn: inTurn)
    }
  }
}

extension Array {
  /// Returns the outcome of the requests as one: the first failure if there is one, a success if
  /// all have succeeded, and a cancellation otherwise.
  @inlinable
  func outcome<Failure>() -> Outcome<Void, Failure> where Element == Request<Failure> {
    var isSuccess = true
    for request in self {
      switch request.outcome {
      case .failure(let failure): return .failure(failure)
      case .success: break
      case .cancelled, nil: isSuccess = false
      }
    }
    return isSuccess ? .success(()) : .cancelled
  }
}

// MARK: - Workflows

extension Loop {
  /// Runs the remaining effects of a workflow, in constant stack. From `resting` or `settling`.
  @inlinable @inline(never)
  func go(on request: Request<Eff.Failure>, _ workflow: Workflow<Eff, Moves, Input>) {
    while let effect = workflow.next() {
      if unsafe request.wasCancelled { return end(request, .cancelled) }
      var outcome = Eff._outcomeAtOnce(effect)
      if outcome == nil {
        var isStarting = true
        launch(request, effect) { [self] ended in
          if isStarting { return outcome = ended }
          arrive(request, workflow.settled(ended)) { loop, request, next in
            if request.hasReceiver { loop.perform(next, workflow.policy) }
            loop.go(on: request, workflow)
          }
        }
        isStarting = false
      }
      guard let outcome else { return settle() }
      let settled = workflow.settled(outcome)
      guard case .success(let next) = settled, unsafe !request.wasCancelled else {
        return end(request, unsafe request.wasCancelled ? .cancelled : settled.map { _ in })
      }
      if request.hasReceiver { perform(next, workflow.policy) }
    }
    end(request, workflow.failure.map { .failure($0) } ?? .success(()))
  }
}

/// The remaining effects of a workflow.
@usableFromInline
@_fixed_layout
final class Workflow<Eff: Launching, Moves: Monad, Input> {
  @usableFromInline typealias Next = Effects<Eff, Moves, Input>.Next

  @usableFromInline let effects: [Kind<Eff, Next>]
  @usableFromInline let failures: FailurePolicy
  @usableFromInline var index = 0
  @usableFromInline let policy: RefreshPolicy

  /// The first failure, if the effects after a failure run.
  @usableFromInline var failure: Eff.Failure?

  @inlinable
  init(_ effects: [Kind<Eff, Next>], _ policy: RefreshPolicy, _ failures: FailurePolicy) {
    (self.effects, self.policy, self.failures) = (effects, policy, failures)
  }

  /// Removes and returns the next effect, if there is one.
  @inlinable
  func next() -> Kind<Eff, Next>? {
    guard index < effects.count else { return nil }
    index += 1
    return effects[index - 1]
  }

  /// Returns the outcome of an effect for the effects after it. If these run after a failure, the
  /// failure is stored, and the effect ends in nothing.
  @inlinable
  func settled(_ outcome: Outcome<Next, Eff.Failure>) -> Outcome<Next, Eff.Failure> {
    guard case .failure(let failure) = outcome, failures == .proceed else { return outcome }
    self.failure = self.failure ?? failure
    return .success(.nothing)
  }
}
