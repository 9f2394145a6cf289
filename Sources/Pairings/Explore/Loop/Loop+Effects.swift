extension Loop {
  /// A handler of the value of an effect. The loop and the request are arguments, so that the
  /// handler needs no closure that captures them.
  @usableFromInline typealias Next<Value> = (Loop, Request<Eff.Failure>, Value) -> Void

  /// Runs an effect of a request that has begun, and calls `next` with its value in a turn of its
  /// own. Ends the request if the effect fails or is cancelled. From `resting` or `settling`.
  @inlinable
  func run<Value>(
    _ request: Request<Eff.Failure>, _ effect: Kind<Eff, Value>, _ next: @escaping Next<Value>
  ) {
    if let outcome = outcomeAtOnce(request, effect) {
      arrive(request, outcome, next)
    } else {
      launch(request, effect) { [self] in arrive(request, $0, next) }
      settle()
    }
  }

  /// Runs an effect of a request and returns its outcome if the effect is known not to wait.
  /// Returns nil otherwise, and runs no step.
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
    let outer = unsafe requests.running.take()  // The launched effect is no part of `running`.
    go(request, Eff.prepare(effect, on: launcher, end))
    unsafe requests.running = outer
  }

  /// Takes the outcome of an effect, now or in its turn.
  @inlinable
  func arrive<Value>(
    _ request: Request<Eff.Failure>, _ outcome: Outcome<Value, Eff.Failure>,
    _ next: @escaping Next<Value>
  ) {
    guard case .success(let value) = outcome else { return end(request, outcome.map { _ in }) }
    if takesAtOnce {
      take(request, value, next)
    } else {
      come({ self.take(request, value, next) }, orDrop: request.drop)
    }
  }

  /// Passes the value of an effect to `next`, unless its request was cancelled.
  @inlinable
  func take<Value>(_ request: Request<Eff.Failure>, _ value: Value, _ next: Next<Value>) {
    guard !request.wasCancelled else { return end(request, .cancelled) }
    take { next(self, request, value) }
  }

  /// True if the outcome of an effect is taken at once.
  ///
  /// An outcome waits while another is taken. So effects that end at once in inputs that begin such
  /// effects need no stack, and are a runaway if they do not end.
  @inlinable
  var takesAtOnce: Bool { unsafe isAtRest && !requests.isTaking }

  /// Calls `body`, which takes an outcome, and settles. From `resting` or `settling`.
  @inlinable
  func take(_ body: () -> Void) {
    let before = unsafe requests.isTaking
    unsafe requests.isTaking = true
    body()
    unsafe requests.isTaking = before
    if !before { settle() }
  }

  /// Calls `body`, which takes an outcome of earlier work, in its turn.
  @inlinable
  func come(_ body: @escaping () -> Void, orDrop drop: @escaping () -> Void) {
    enqueue(.take({ self.take(body) }, orDrop: drop))
    if unsafe !requests.isTaking { settle() }
  }

  /// Runs the remaining effects of a workflow, in constant stack. From `resting` or `settling`.
  @inlinable @inline(never)
  func go(on request: Request<Eff.Failure>, _ workflow: Workflow<Eff, Moves, Input>) {
    while let effect = workflow.next() {
      if request.wasCancelled { return end(request, .cancelled) }
      var outcome = outcomeAtOnce(request, effect)
      if outcome == nil {
        var isStarting = true
        launch(request, effect) { [self] ended in
          if isStarting { return outcome = ended }
          workflow.take(ended) { value in
            arrive(request, value) { loop, request, next in
              loop.perform(next, workflow.policy)
              loop.go(on: request, workflow)
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

  /// Passes an outcome to `body`. If the effects after a failure run, a failure is stored, and
  /// `body` receives ``Effects/Next/nothing``.
  @inlinable
  func take(
    _ outcome: Outcome<Next, Eff.Failure>, _ body: (Outcome<Next, Eff.Failure>) -> Void
  ) {
    guard case .failure(let failure) = outcome, failures == .proceed else { return body(outcome) }
    self.failure = self.failure ?? failure
    body(.success(.nothing))
  }
}
