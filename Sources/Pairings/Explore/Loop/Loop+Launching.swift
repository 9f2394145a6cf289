extension Loop {
  /// Calls `begin` for a request when other requests have ended, or cancels the request as
  /// `dependence` demands.
  @inlinable
  func launch(
    _ request: Request<Eff.Failure>, after others: [Request<Eff.Failure>],
    _ dependence: Dependence, _ begin: @escaping () -> Void
  ) {
    if dependence == .onSuccess {
      guard others.allSatisfy({ $0.outcome?.isSuccess ?? true }) else {
        return startShowing(request, request.cancel)
      }
      for other in others where other.outcome == nil {
        other.onEnd { if !$0.isSuccess { self.prompt { self.showing(request.cancel) } } }
      }
    }
    launch(request, after: others.map { $0 }, begin)
  }

  /// Calls `begin` for a request when other requests have ended, regardless of their outcomes.
  @inlinable
  func launch(
    _ request: Request<Eff.Failure>, after others: [_Cancellable], _ begin: @escaping () -> Void
  ) {
    guard !others.isEmpty else { return start(request, begin) }
    let birth = unsafe phase == .resting ? nil : queue.drains
    keep(request)
    _Cancellable.whenEnded(others) { self.proceed(request, bornIn: birth, begin) }
  }

  /// Calls `begin` for a request whose predecessors have ended. If the drain in which the request
  /// was sent still runs, the request waits its turn there; otherwise its turn has come.
  @inlinable
  func proceed(
    _ request: Request<Eff.Failure>, bornIn drain: Int?, _ begin: @escaping () -> Void
  ) {
    guard request.isWaiting else { return }  // The request was cancelled, so nothing starts.
    if unsafe phase != .resting && drain == queue.drains {
      wait(request, begin)
    } else {
      prompt(begin, orDrop: request.drop)
    }
  }

  /// Makes a request that waits for others active, so that it ends with the explorer.
  @inlinable
  func keep(_ request: Request<Eff.Failure>) {
    unsafe requests.insert(request)
    holdBack(request)
    // This is sound: a request exists while it calls its observers, which do not retain it.
    request.onEnd { [unowned(unsafe) request] _ in unsafe self.requests.remove(request) }
  }

  /// Begins several requests as one request, unless that one was cancelled. Actions that `start`
  /// sends wait. From `resting` or `settling`.
  @inlinable
  func begin(_ request: Request<Eff.Failure>, _ start: () -> [Request<Eff.Failure>]) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    unsafe requests.insert(request)
    go(request, endingWith: showing(start))
  }

  /// Makes a request active, which ends with its parts, and settles.
  @inlinable
  func go(_ request: Request<Eff.Failure>, endingWith parts: [Request<Eff.Failure>]) {
    request.go(with: parts)
    if parts.isEmpty {
      end(request, .success(()))
    } else {
      _Cancellable.whenEnded(parts.map { $0 }) { self.end(request, parts.outcome()) }
    }
    settle()
  }

  /// Makes a request active and starts its launched effect.
  @inlinable
  func go(_ request: Request<Eff.Failure>, _ launch: Launch) {
    unsafe requests.insert(request)
    request.go(orCancel: launch.cancel)
    launch.start()
  }

  /// Ends a request with the outcome of its effect, now or in its turn.
  @inlinable
  func end(_ request: Request<Eff.Failure>, _ outcome: Outcome<Void, Eff.Failure>) {
    unsafe requests.remove(request)
    request.prepareToEnd(outcome.ending)
    let failure = failure(of: outcome)
    guard isAtRest else { return finish(failure) { request.end(outcome.ending) } }
    finishNow(failure) { request.end(outcome.ending) }  // No closure is made.
  }

  @inlinable
  func failure(of outcome: Outcome<Void, Eff.Failure>) -> ExplorerReport? {
    if case .failure(let failure) = outcome { .failure(failure) } else { nil }
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

extension Loop {
  /// Queues a call of `body`, whose turn has come, and settles. Calls that lead to further ones
  /// follow each other and do not nest.
  @inlinable
  func prompt(_ body: @escaping () -> Void, orDrop drop: (() -> Void)? = nil) {
    enqueue(.next(body, orDrop: drop ?? body))
    settle()
  }

  /// Cancels the active requests, also the one whose effect runs here and now.
  @usableFromInline
  func cancelAll() {
    unsafe requests.going.cancelAll()
    unsafe requests.running?.cancel()
  }
}
