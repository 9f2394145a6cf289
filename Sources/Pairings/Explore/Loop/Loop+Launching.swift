extension Loop {
  /// Begins something once other requests have ended.
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

  /// Begins something once others have ended, however they did.
  @inlinable
  func launch(
    _ request: Request<Eff.Failure>, after others: [_Cancellable], _ begin: @escaping () -> Void
  ) {
    guard !others.isEmpty else { return start(request, begin) }
    let birth = unsafe phase == .resting ? nil : queue.drains
    keep(request)
    dropIfUndone(request)
    _Cancellable.whenEnded(others) { self.proceed(request, bornIn: birth, begin) }
  }

  /// Begins something, now or once its turn has come, for a request that was sent in a drain,
  /// or in none.
  @inlinable
  func proceed(
    _ request: Request<Eff.Failure>, bornIn drain: Int?, _ begin: @escaping () -> Void
  ) {
    guard request.isWaiting else { return }  // It was cancelled, and nothing starts.
    if unsafe phase != .resting && !isTransacting && drain == queue.drains {
      wait(request, begin)
    } else {
      prompt(begin, orDrop: request.drop)
    }
  }

  /// Drops a request that does not wait in the queue, if the transaction that goes on fails.
  @inlinable
  func dropIfUndone(_ request: _Cancellable) {
    guard unsafe transactions.isOpen else { return }
    enqueue(.keep({}, orUndo: request.drop))
  }

  /// Keeps a request that waits for others, so that it ends with the explorer.
  @inlinable
  func keep(_ request: Request<Eff.Failure>) {
    unsafe requests.insert(request)
    holdBack(request)
    // This is sound: a request is there while it tells of its end. Its observers do not keep it.
    request.onEnd { [unowned(unsafe) request] _ in unsafe self.requests.remove(request) }
  }

  /// Begins several requests as one, unless that was cancelled: what is sent meanwhile waits.
  /// From `resting` or `settling`.
  @inlinable
  func begin(_ request: Request<Eff.Failure>, _ start: () -> [Request<Eff.Failure>]) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    unsafe requests.insert(request)
    let parts = showing(start).filter { $0 !== request }
    request.go(with: parts)
    if parts.isEmpty {
      end(request, .success(()))
    } else {
      _Cancellable.whenEnded(parts.map { $0 }) { self.end(request, parts.outcome()) }
    }
    settle()
  }

  /// Starts what a request is for.
  @inlinable
  func go(_ request: Request<Eff.Failure>, _ launch: Launch) {
    unsafe requests.insert(request)
    request.go(orCancel: launch.cancel)
    launch.start()
  }

  /// Ends a request whose effect has ended.
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
  /// How several requests ended, as one: the first failure, if there is one.
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
  /// Does something whose turn has come: one after the other, however much follows from it.
  @inlinable
  func prompt(_ body: @escaping () -> Void, orDrop drop: (() -> Void)? = nil) {
    enqueue(.next(body, orDrop: drop ?? body))
    settle()
  }

  /// Cancels what goes on.
  @usableFromInline
  func cancelAll() {
    unsafe requests.going.cancelAll()
  }
}
