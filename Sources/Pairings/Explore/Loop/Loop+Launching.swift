extension Loop where Eff: Launching {
  /// Launches what `make` makes, now or once its turn has come.
  @inlinable
  func launch(
    on launcher: Eff.Launcher, _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    launch(request, on: launcher, make)
    return request
  }

  /// Launches what `make` makes for a request, now or once its turn has come.
  @inlinable
  func launch(
    _ request: Request<Eff.Failure>, on launcher: Eff.Launcher,
    _ make: @escaping () -> Kind<Eff, Void>
  ) {
    if isAtRest { begin(request, on: launcher, make) } else { wait(request, on: launcher, make) }
  }

  /// Launches what `make` makes once its turn has come.
  @usableFromInline
  func wait(
    _ request: Request<Eff.Failure>, on launcher: Eff.Launcher,
    _ make: @escaping () -> Kind<Eff, Void>
  ) {
    start(request) { self.begin(request, on: launcher, make) }
  }

  /// Begins something once other requests have ended.
  @inlinable
  func launch(
    _ request: Request<Eff.Failure>, after others: [Request<Eff.Failure>],
    _ dependence: Dependence, _ begin: @escaping () -> Void
  ) {
    guard !others.isEmpty else { return start(request, begin) }
    let birth = unsafe phase == .resting ? nil : queue.drains
    if dependence == .onSuccess {
      guard others.allSatisfy({ $0.outcome?.isSuccess ?? true }) else {
        return startShowing(request, request.cancel)
      }
      for other in others where other.outcome == nil {
        other.onEnd { if !$0.isSuccess { self.prompt { self.showing(request.cancel) } } }
      }
    }
    keep(request)
    dropIfUndone(request)
    whenEnded(others) { self.proceed(request, bornIn: birth, begin) }
  }

  /// Calls back when all of some requests have ended.
  @inlinable
  func whenEnded(_ requests: [Request<Eff.Failure>], _ receive: @escaping () -> Void) {
    var rest = requests.count
    for request in requests {
      request.onEnd { _ in
        rest -= 1
        if rest == 0 { receive() }
      }
    }
  }

  /// Begins something, now or once its turn has come, for a request that was sent in a drain,
  /// or in none.
  @inlinable
  func proceed(
    _ request: Request<Eff.Failure>, bornIn drain: Int?, _ begin: @escaping () -> Void
  ) {
    guard request.isWaiting else { return }  // It was cancelled, and nothing starts.
    if unsafe phase != .resting && drain == queue.drains {
      wait(request, begin)
    } else {
      prompt(begin, orDrop: request.drop)
    }
  }

  /// Drops a request that does not wait in the queue, if the transaction that goes on fails.
  @inlinable
  func dropIfUndone(_ request: _Cancellable) {
    if unsafe transactions.isOpen { enqueue(.keep({}, orUndo: request.drop)) }
  }

  /// Keeps a request that waits for others, so that it ends with the explorer.
  @inlinable
  func keep(_ request: Request<Eff.Failure>) {
    let id = ObjectIdentifier(request)
    unsafe requests.going[id] = request
    request.onEnd { _ in unsafe self.requests.going[id] = nil }
  }

  /// Begins several requests as one, unless that was cancelled: what is sent meanwhile waits.
  /// From `resting` or `settling`.
  @inlinable
  func begin(_ request: Request<Eff.Failure>, _ start: () -> [Request<Eff.Failure>]) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    unsafe requests.going[ObjectIdentifier(request)] = request
    let parts = showing(start).filter { $0 !== request }
    request.go(with: parts)
    if parts.isEmpty {
      end(request, .success(()))
    } else {
      whenEnded(parts) { self.end(request, parts.outcome()) }
    }
    settle()
  }

  /// Launches what `make` makes, unless the request was cancelled. From `resting` or
  /// `settling`.
  @inlinable
  func begin(
    _ request: Request<Eff.Failure>, on launcher: Eff.Launcher, _ make: () -> Kind<Eff, Void>
  ) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    let before = unsafe requests.running
    unsafe requests.running = request
    let effect = make()
    let outcome = Eff._outcomeAtOnce(effect)
    unsafe requests.running = before
    if let outcome {
      request.prepareToEnd(outcome.ending)
      finishNow(failure(of: outcome)) { request.end(outcome.ending) }
    } else {
      let outer = unsafe requests.running.take()  // What is launched is not of what runs.
      go(request, Eff.prepare(effect, on: launcher) { self.end(request, $0) })
      unsafe requests.running = outer
      settle()
    }
  }

  /// Starts what a request is for.
  @inlinable
  func go(_ request: Request<Eff.Failure>, _ launch: Launch) {
    unsafe requests.going[ObjectIdentifier(request)] = request
    request.go(orCancel: launch.cancel)
    launch.start()
  }

  /// Ends a request whose effect has ended.
  @inlinable
  func end(_ request: Request<Eff.Failure>, _ outcome: Outcome<Void, Eff.Failure>) {
    unsafe requests.going[ObjectIdentifier(request)] = nil
    request.prepareToEnd(outcome.ending)
    finish(failure(of: outcome)) { request.end(outcome.ending) }
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
    for case .failure(let failure)? in map({ $0.outcome }) { return .failure(failure) }
    return allSatisfy { $0.outcome?.isSuccess ?? false } ? .success(()) : .cancelled
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
    unsafe Array(requests.going.values).cancelAll()
  }
}
