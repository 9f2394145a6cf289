// The beginning and the end of requests.

extension EventQueue {
  /// Begins a request now or in its turn.
  @inlinable
  final func start(_ request: _Request, _ begin: @escaping () -> Void) {
    if isAtRest { begin() } else { wait(request, begin) }
  }

  /// Begins a request in its turn. If that does not come, the request ends, and `drop` is called.
  @usableFromInline
  final func wait(
    _ request: _Request, orDrop drop: @escaping () -> Void = {}, _ begin: @escaping () -> Void
  ) {
    holdBack(request)
    if unsafe refused != nil { request.refuse() }
    let end = {
      request.drop()
      drop()
    }
    enqueue(Event(.sent, orDrop: end, begin))
  }

  /// Makes a request wait. After a cancellation, the request ends at once, or after the move or the
  /// view that is being made.
  @usableFromInline
  final func holdBack(_ request: _Request) {
    // This is sound: a request calls its cancellation handler from a method of its own.
    request.wait { [unowned(unsafe) request] in
      let cancelled = unsafe request
      switch unsafe self.phase {
      case .resting, .settling, .showing: cancelled.endCancelled()
      case .rendering, .moving: self.finish(cancelled, nil)
      }
    }
  }

  /// Begins a request when others have ended, or cancels it as `dependence` demands.
  @usableFromInline
  final func start(
    _ request: _Request, after others: [_Request], _ dependence: Dependence,
    _ begin: @escaping () -> Void
  ) {
    if dependence == .onSuccess {
      guard others.allSatisfy({ !$0.hasEnded || $0.isSuccess }) else {
        return start(request) {
          self.showing(request.cancelWithParts)
          self.settle()
        }
      }
      for other in others where !other.hasEnded {
        other.onEnd { if !$0.isSuccess { self.prompt { self.showing(request.cancelWithParts) } } }
      }
    }
    guard !others.isEmpty else { return start(request, begin) }
    let birth = unsafe phase == .resting ? nil : drains
    insert(request)
    holdBack(request)
    request.onEnd { self.remove($0) }
    _Request.whenEnded(others) {
      guard request.isWaiting else { return }  // The request was cancelled, so nothing begins.
      // While the drain in which the request was sent still runs, the request waits its turn there.
      if unsafe self.phase != .resting && birth == self.drains {
        self.wait(request, begin)
      } else {
        self.prompt(begin, orDrop: request.drop)
      }
    }
  }

  /// Begins several requests as one request, unless that one was cancelled. Events that `start`
  /// sends wait. From `resting` or `settling`.
  @usableFromInline
  final func begin(_ request: _Request, _ start: () -> [_Request]) {
    if unsafe isClosed { return request.drop() }
    guard request.begin() else { return }
    insert(request)
    go(request, endingWith: showing(start))
  }

  /// Makes a request end with its parts, and settles.
  @usableFromInline
  final func go(_ request: _Request, endingWith parts: [_Request]) {
    request.go(with: parts)
    _Request.whenEnded(parts) { self.end(request, after: parts) }
    settle()
  }

  /// Ends a request whose parts have ended, now or in its turn.
  @usableFromInline
  final func end(_ request: _Request, after parts: [_Request]) {
    remove(request)
    request.conclude(after: parts)
    finish(request, unsafe request.hasFailed ? request.report : nil)
  }

  /// Ends a request, whose outcome is known, now or in its turn: shows the view after its commits,
  /// reports its failure and calls its observers.
  @usableFromInline
  final func finish(_ request: _Request, _ failure: ExplorerReport?, inTurn: Bool = false) {
    guard isAtRest, !inTurn else {
      return enqueue(
        Event(
          .turn,
          orDrop: {
            if let failure { self.report(failure) }
            request.end()
          }, { self.finish(request, failure) }))
    }
    showChanges(self)
    if let failure { report(failure) }
    showing { request.end() }
    settle()
  }

  /// Adds a request to those in progress, unless it is present.
  @usableFromInline
  final func insert(_ request: _Request) {
    guard unsafe request.place < 0 else { return }
    unsafe cancelGoing = { unsafe $0.going.cancelAll() }
    unsafe request.place = going.count
    unsafe going.append(request)
  }

  /// Removes a request from those in progress, if it is present.
  @usableFromInline
  final func remove(_ request: _Request) {
    let place = unsafe request.place
    guard place >= 0, let last = unsafe going.popLast() else { return }
    if last !== request {
      unsafe going[place] = last
      unsafe last.place = place
    }
    unsafe request.place = -1
  }

  /// Cancels the requests in progress, also those whose effects run here and now, and those that
  /// wait under a key.
  @usableFromInline
  final func endAll() {
    unsafe cancelWaiting?(self)  // First, so that the end of an interval starts none of them.
    unsafe cancelGoing?(self)
  }
}
