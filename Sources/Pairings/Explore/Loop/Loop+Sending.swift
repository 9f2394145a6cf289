extension Loop {
  /// Sends an input now or in its turn. Returns the request of its effects, or nil if the input is
  /// done and has none.
  @inlinable @discardableResult
  func send(_ input: Input) -> Request<Eff.Failure>? {
    guard isAtRest else { return waitToSend(input) }
    guard let effects = make(input) else {
      settle()
      return nil
    }
    let request = begin(effects)
    settle()
    return request
  }

  /// Makes the move that an input means, records the commit and shows the view. Returns the effects
  /// of the input. From `resting` or `settling`.
  @inlinable @inline(__always)
  func make(_ input: Input) -> Effects<Eff, Moves, Input>? {
    let before = unsafe phase
    var past = unsafe keepers == 0 ? nil : space
    var effects: Effects<Eff, Moves, Input>?
    enter(.moving)
    let isCommit = unsafe rules.move(input, &space, &effects)
    enter(before)
    guard isCommit else { return effects }
    unsafe version &+= 1
    if isRecorded { record(past.take(), .input(input)) }
    refresh()
    return effects
  }

  /// Sends an input in its turn, and returns the request of its effects.
  @inlinable @inline(never)
  func waitToSend(_ input: Input) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    start(request) { [self] in
      guard request.begin() else { return }
      guard let effects = make(input) else {
        request.prepareToEnd(.success)
        return finish { request.end(.success) }
      }
      go(request, with: effects)
    }
    return request
  }

  /// The ended request that all inputs without effects share, created if needed. A caller that
  /// ignores it does not retain it where this is inlined.
  @inlinable @inline(__always)
  var endedRequest: Request<Eff.Failure> {
    if unsafe ended == nil { makeEndedRequest() }
    guard let request = unsafe ended else { preconditionFailure("It was made before.") }
    return request
  }

  @inlinable @inline(never)
  func makeEndedRequest() {
    let request = Request<Eff.Failure>()
    request.end(.success)
    unsafe ended = request
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
}

// MARK: - Effects

extension Loop {
  /// Begins effects, now or in their turn. Returns their request, or nil if there are none.
  @inlinable
  func begin(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure>? {
    if Eff._canGoOn, effects.last.count == 1, case .nothing = effects.lists.content,
      case .run(let work) = effects.last[0]
    {
      return begin(work)
    }
    guard !effects.isEmpty else { return nil }
    let request = Request<Eff.Failure>()
    start(request) { [self] in
      guard request.begin() else { return }
      go(request, with: effects)
    }
    return request
  }

  /// Begins effects as parts of a request that has begun. From `resting` or `settling`.
  @inlinable @inline(never)
  func go(_ request: Request<Eff.Failure>, with effects: Effects<Eff, Moves, Input>) {
    guard Eff._canGoOn else {
      func perform() {
        within(.settling) { self.perform(effects, of: request) }
        end(request, .success(()))
      }
      return if takesAtOnce { perform() } else { come(perform, orDrop: request.drop) }
    }
    unsafe requests.insert(request)
    var parts: [Request<Eff.Failure>] = []
    within(.settling) {  // All parts begin before actions that are sent meanwhile.
      for one in effects.all where !request.wasCancelled {
        switch one {
        case .run(let work): parts.append(begin(work))
        case .cancel(let key, let cancel): if let keys = unsafe keys { cancel(keys, key) }
        }
      }
    }
    go(request, endingWith: parts)
  }

  /// Runs effects that never wait: each ends before the next begins.
  @inlinable
  func perform(_ effects: Effects<Eff, Moves, Input>, of request: Request<Eff.Failure>) {
    for case .run(let work) in effects.all {
      switch work.steps {
      case .one(let effect): perform([effect], .each, of: request)
      case .made(let read, let make):
        inspect(read)
        if let effect = make() { perform([effect], .each, of: request) }
      case .several(let effects, let policy, _): perform(effects, policy, of: request)
      case .stream(let stream):
        if request.wasCancelled { return }
        _ = Eff._outcomeAtOnce(stream(Send { [self] in hear($0, of: request) }))
      }
    }
  }

  /// Runs effects that never wait, and takes the outcome of each.
  @inlinable
  func perform(
    _ effects: [Kind<Eff, Effects<Eff, Moves, Input>.Next>], _ policy: RefreshPolicy,
    of request: Request<Eff.Failure>
  ) {
    for effect in effects where !request.wasCancelled {
      if case .success(let next)? = Eff._outcomeAtOnce(effect) { take { perform(next, policy) } }
    }
  }

  /// Begins work, now or in its turn, as its key demands.
  @inlinable
  func begin(_ work: Work<Eff, Moves, Input>) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    if let key = work.key {
      key.policy(
        LoopKeyed(
          self, request, key.key, pause: key.pause, begin: { [self] in begin(request, work) },
          go: { [self] in go(request, work) }))
    } else if isAtRest {
      begin(request, work)
    } else {
      wait(request) { [self] in begin(request, work) }
    }
    if let cancelled = work.cancelled { request.onEnd { self.tell(cancelled, of: request, $0) } }
    return request
  }

  /// Sends the input for cancelled work in its turn, if the request was cancelled and no other
  /// request has replaced it.
  @usableFromInline
  func tell(
    _ next: Effects<Eff, Moves, Input>.Next, of request: Request<Eff.Failure>,
    _ ending: Ending<Eff.Failure>
  ) {
    guard case .cancelled = ending, unsafe request.isTold && !isClosed else { return }
    come({ self.perform(next) }, orDrop: {})
  }

  /// Begins work, unless its request was cancelled. From `resting` or `settling`.
  @inlinable
  func begin(_ request: Request<Eff.Failure>, _ work: Work<Eff, Moves, Input>) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    go(request, work)
  }

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
      request.prepareToEnd(.success)  // The effect is over, so `next` may begin another one.
      loop.perform(next)
      loop.end(request, .success(()))
    }
  }

  /// Takes an element of a stream in progress, now or in its turn, unless the request was
  /// cancelled.
  @inlinable @inline(never)
  func hear(_ next: Effects<Eff, Moves, Input>.Next, of request: Request<Eff.Failure>) {
    guard request.isActive, unsafe !isClosed else { return }
    let body = { if !request.wasCancelled { self.perform(next) } }
    if takesAtOnce { take(body) } else { come(body, orDrop: {}) }
  }
}
