extension Explorer where Eff: Launching {
  /// Launches an effect and makes its move when it is there.
  ///
  /// What does not wait is done before this returns. From a move, a view in the
  /// making or an observer, it waits its turn.
  @inlinable @discardableResult
  public func send(
    _ effect: Kind<Eff, Kind<Moves, Void>>, on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    loop.launch(on: launcher) { [loop] in loop.handler(effect) }
  }

  /// Launches a workflow: runs its effects in order and makes their moves, shown as
  /// `policy` says.
  @inlinable @discardableResult
  public func send(
    workflow: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each,
    on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    loop.launch(on: launcher) { [loop] in loop.handler(policy)(workflow: workflow) }
  }

  /// Launches an interaction that a view made with this explorer's handler.
  @inlinable @discardableResult
  public func run(
    _ interaction: Kind<Eff, Void>, on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    loop.launch(on: launcher) { interaction }
  }

  /// Launches an interaction once other requests have ended; `dependence` says what becomes of
  /// it if one of them fails or is cancelled.
  @inlinable @discardableResult
  public func run(
    _ interaction: Kind<Eff, Void>, after others: [Request<Eff.Failure>],
    _ dependence: Dependence = .onSuccess, on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    loop.launch(request, after: others, dependence) { [loop] in
      loop.begin(request, on: launcher) { interaction }
    }
    return request
  }

  /// Begins several requests, of this explorer or of others, as one that ends when all have
  /// ended; what is sent to this explorer while they begin waits.
  ///
  /// - Parameters:
  ///   - others: What has to end before.
  ///   - dependence: What becomes of it if one of those fails or is cancelled.
  ///   - told: Hears how it ends; what it sends waits.
  ///   - start: Begins them.
  @inlinable @discardableResult
  public func gather(
    after others: [Request<Eff.Failure>] = [], _ dependence: Dependence = .onSuccess,
    whenEnded told: ((Ending<Eff.Failure>) -> Void)? = nil,
    _ start: @escaping () -> [Request<Eff.Failure>]
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    if let told { request.whenEnded(told) }
    loop.launch(request, after: others, dependence) { [loop] in loop.begin(request, start) }
    return request
  }

  /// Cancels everything that was sent and goes on.
  public func cancelAll() { loop.cancelAll() }
}

extension Explorer where Eff: Launching & Failing {
  /// Launches a workflow; what a failure does to the rest is said by `failures`.
  @inlinable @discardableResult
  public func send(
    workflow: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each,
    failures: FailurePolicy, on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    loop.launch(on: launcher) { [loop] in
      loop.handler(policy)(workflow: workflow, failures: failures)
    }
  }
}

#if !hasFeature(Embedded)  // As Async.

extension Explorer {
  /// Launches an effect in the isolation of the caller, which must have one, and
  /// makes its move when it is there.
  @inlinable @discardableResult
  public func send<Failure: Error>(
    _ effect: Kind<AsyncOf<Failure>, Kind<Moves, Void>>,
    isolation: isolated any Actor = #isolation
  ) -> Request<Failure> where Eff == AsyncOf<Failure> {
    send(effect, on: Isolation())
  }

  /// Launches a workflow in the isolation of the caller, which must have one.
  @inlinable @discardableResult
  public func send<Failure: Error>(
    workflow: [Kind<AsyncOf<Failure>, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each,
    failures: FailurePolicy = .stop, isolation: isolated any Actor = #isolation
  ) -> Request<Failure> where Eff == AsyncOf<Failure> {
    send(workflow: workflow, refresh: policy, failures: failures, on: Isolation())
  }

  /// Launches an interaction in the isolation of the caller, which must have one.
  @inlinable @discardableResult
  public func run<Failure: Error>(
    _ interaction: Kind<AsyncOf<Failure>, Void>, isolation: isolated any Actor = #isolation
  ) -> Request<Failure> where Eff == AsyncOf<Failure> {
    run(interaction, on: Isolation())
  }
}

#endif
