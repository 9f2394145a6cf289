extension Loop {
  /// Takes an input now, or once its turn has come; returns the request of what goes on after it.
  @inlinable @discardableResult
  func send(_ input: Input) -> Request<Eff.Failure> {
    guard canCommit else { return waitToSend(input) }
    guard let effects = make(input) else {
      settle()
      return endedRequest
    }
    return begin(effects)
  }

  /// Moves the space as an input says and lets everybody know; returns what goes on after it. From
  /// `resting`, `settling` or `transacting`.
  @inlinable @inline(__always)
  func make(_ input: Input) -> Effects<Eff, Moves, Input>? {
    let before = unsafe phase
    var past = unsafe recorders == nil ? nil : place
    let effects: Effects<Eff, Moves, Input>?
    let isCommit: Bool
    enter(.moving)
    switch rules.transition {
    case .pure(let move): unsafe (isCommit, effects) = (move(input, &space), nil)
    case .effectful(let move):
      let going = unsafe move(input, &space)
      (isCommit, effects) = (going.isCommit, going.effects.isEmpty ? nil : going.effects)
    }
    enter(before)
    guard isCommit else { return effects }
    unsafe version &+= 1
    if past != nil { record(&past, .input(input)) }
    if before != .transacting { refresh() }
    return effects
  }

  /// Takes an input once its turn has come.
  @usableFromInline
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

  /// The request of an input of which nothing goes on.
  @inlinable
  var endedRequest: Request<Eff.Failure> {
    if let ended = unsafe ended { return ended }
    let request = Request<Eff.Failure>()
    request.end(.success)
    unsafe ended = request
    return request
  }

  /// Does what an effect ended in. From `resting` or `settling`.
  @inlinable
  func perform(_ next: Effects<Eff, Moves, Input>.Next, _ policy: RefreshPolicy = .each) {
    switch next {
    case .input(let input): send(input)
    case .move(let move): commit(.move(move, from: nil), policy)
    case .nothing: break
    }
  }
}

// MARK: - What goes on

extension Loop {
  /// Begins effects, now or once their turn has come.
  @inlinable
  func begin(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure> {
    if effects.all.count == 1, case .run(let work) = effects.all[0] { return begin(work) }
    guard !effects.isEmpty else { return endedRequest }
    let request = Request<Eff.Failure>()
    start(request) { [self] in
      guard request.begin() else { return }
      go(request, with: effects)
    }
    return request
  }

  /// Begins effects as parts of a request that has begun. From `resting` or `settling`.
  @usableFromInline
  func go(_ request: Request<Eff.Failure>, with effects: Effects<Eff, Moves, Input>) {
    unsafe requests.going[ObjectIdentifier(request)] = request
    var parts: [Request<Eff.Failure>] = []
    for one in effects.all {
      switch one {
      case .run(let work): parts.append(begin(work))
      case .cancel(let key): unsafe keys?.cancel(key)
      }
    }
    request.go(with: parts)
    if parts.isEmpty {
      end(request, .success(()))
    } else {
      whenEnded(parts) { self.end(request, parts.outcome()) }
      settle()
    }
  }

  /// Begins work, now or once its turn has come.
  @inlinable
  func begin(_ work: Work<Eff, Moves, Input>) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    if let key = work.key {
      begin(request, work, under: key)
    } else {
      start(request) { [self] in begin(request, work) }
    }
    if let cancelled = work.cancelled { request.onEnd { self.tell(cancelled, of: request, $0) } }
    return request
  }

  /// Sends what a cancelled request was to be told by, unless another has replaced it.
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
    case .one(let effect):
      run(request, effect) { [self] next in
        perform(next)
        end(request, .success(()))
      }
    case .several(let effects, let policy, let failures):
      go(on: request, Workflow(effects, policy, failures))
    case .stream(let stream):
      let send = Send<Effects<Eff, Moves, Input>.Next> { [self] in hear($0, of: request) }
      run(request, stream(send)) { [self] in end(request, .success(())) }
    }
  }

  /// Takes what a stream sends, now or once its turn has come, unless it was cancelled.
  @usableFromInline
  func hear(_ next: Effects<Eff, Moves, Input>.Next, of request: Request<Eff.Failure>) {
    if unsafe request.wasCancelled || isClosed { return }
    let body = { if !request.wasCancelled { self.perform(next) } }
    if takesAtOnce { take(body) } else { come(body, orDrop: {}) }
  }
}

// MARK: - Effects of a request

extension Loop {
  /// Runs an effect of a request that has begun, and calls `next` with its value in a turn of its
  /// own; ends the request if it fails or is cancelled. From `resting` or `settling`.
  @inlinable
  func run<Value>(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Value>,
    _ next: @escaping (Value) -> Void
  ) {
    if let outcome = outcomeAtOnce(request, effect) {
      arrive(request, outcome, next)
    } else {
      launch(request, effect) { [self] in arrive(request, $0, next) }
      settle()
    }
  }

  /// Runs an effect of a request of which it can be told that it does not wait.
  @inlinable
  func outcomeAtOnce<Value>(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Value>
  ) -> Outcome<Value, Eff.Failure>? {
    let before = unsafe requests.running
    unsafe requests.running = request
    let outcome = Eff._outcomeAtOnce(effect)
    unsafe requests.running = before
    return outcome
  }

  /// Launches an effect of a request.
  @inlinable
  func launch<Value>(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Value>,
    _ end: @escaping (Outcome<Value, Eff.Failure>) -> Void
  ) {
    let outer = unsafe requests.running.take()  // What is launched is not of what runs.
    go(request, Eff.prepare(effect, on: launcher, end))
    unsafe requests.running = outer
  }

  /// Takes the outcome of an effect, now or once its turn has come.
  @inlinable
  func arrive<Value>(
    _ request: Request<Eff.Failure>, _ outcome: Outcome<Value, Eff.Failure>,
    _ next: @escaping (Value) -> Void
  ) {
    guard case .success(let value) = outcome else { return end(request, outcome.map { _ in }) }
    if takesAtOnce {
      take(request, value, next)
    } else {
      come({ self.take(request, value, next) }, orDrop: request.drop)
    }
  }

  /// Takes the value of an effect, unless its request was cancelled.
  @inlinable
  func take<Value>(
    _ request: Request<Eff.Failure>, _ value: Value, _ next: (Value) -> Void
  ) {
    if request.wasCancelled { end(request, .cancelled) } else { take { next(value) } }
  }

  /// Whether what comes of an effect is taken at once. What comes of it while something else that
  /// has come is taken waits: effects that end at once in inputs that begin such effects need no
  /// stack, and are a runaway if they do not end.
  @inlinable
  var takesAtOnce: Bool { unsafe isAtRest && !requests.isTaking }

  /// Takes what has come. From `resting` or `settling`.
  @inlinable
  func take(_ body: () -> Void) {
    let before = unsafe requests.isTaking
    unsafe requests.isTaking = true
    body()
    unsafe requests.isTaking = before
    if !before { settle() }
  }

  /// Takes what comes of something that went on before, also if that is within a transaction which
  /// fails, once its turn has come.
  @inlinable
  func come(_ body: @escaping () -> Void, orDrop drop: @escaping () -> Void) {
    enqueue(.hand(Handed(make: { self.take(body) }, drop: drop)))
    if unsafe !requests.isTaking { settle() }
  }

  /// Goes on with a workflow, in constant stack. From `resting` or `settling`.
  @usableFromInline
  func go(on request: Request<Eff.Failure>, _ workflow: Workflow<Eff, Moves, Input>) {
    while let effect = workflow.next() {
      if request.wasCancelled { return end(request, .cancelled) }
      var outcome = outcomeAtOnce(request, effect)
      if outcome == nil {
        var isStarting = true
        launch(request, effect) { [self] ended in
          if isStarting { return outcome = ended }
          workflow.take(ended) { value in
            arrive(request, value) { [self] next in
              perform(next, workflow.policy)
              go(on: request, workflow)
            }
          }
        }
        isStarting = false
        guard outcome != nil else { return settle() }
      }
      guard let outcome else { return }
      var isOver = false
      workflow.take(outcome) { value in
        guard case .success(let next) = value, !request.wasCancelled else {
          isOver = true
          return end(request, request.wasCancelled ? .cancelled : value.map { _ in })
        }
        perform(next, workflow.policy)
      }
      if isOver { return }
    }
    end(request, workflow.failure.map { .failure($0) } ?? .success(()))
  }
}

/// The effects of a workflow that are to come.
@usableFromInline
final class Workflow<Eff: Launching, Moves: Monad, Input> {
  @usableFromInline typealias Next = Effects<Eff, Moves, Input>.Next

  private let effects: [Kind<Eff, Next>]
  private let failures: FailurePolicy
  private var index = 0
  let policy: RefreshPolicy

  /// The first failure, if the others went on.
  private(set) var failure: Eff.Failure?

  @usableFromInline
  init(_ effects: [Kind<Eff, Next>], _ policy: RefreshPolicy, _ failures: FailurePolicy) {
    (self.effects, self.policy, self.failures) = (effects, policy, failures)
  }

  /// Returns the next effect.
  func next() -> Kind<Eff, Next>? {
    guard index < effects.count else { return nil }
    index += 1
    return effects[index - 1]
  }

  /// Hands an outcome on; a failure counts as nothing done if the others go on.
  func take(
    _ outcome: Outcome<Next, Eff.Failure>, _ body: (Outcome<Next, Eff.Failure>) -> Void
  ) {
    guard case .failure(let failure) = outcome, failures == .proceed else { return body(outcome) }
    self.failure = self.failure ?? failure
    body(.success(.nothing))
  }
}
