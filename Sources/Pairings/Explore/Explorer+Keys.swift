// Requests under a key: the latest wins, after a pause, or not too often. A key is any
// value that is hashable, and whose `==` and `hash` send and cancel nothing; a case of an
// enumeration reads best.
//
//     explorer.send(search(text), key: Field.search, .debounced(by: .milliseconds(300)), on: stage)

/// What becomes of a request if others are sent under the same key.
@frozen
public enum KeyPolicy: Sendable, Equatable {
  /// It is cancelled by the next one.
  case latest

  /// It starts when all those before it have ended, however they did: one at a time, first
  /// come, first served.
  case queued

  /// It starts after a pause in which no other was sent, and is cancelled by the next one.
  ///
  /// - Precondition: The effect can sleep.
  case debounced(by: Duration)

  /// It starts now if none did so for this long; else at the end of that time, unless
  /// another is sent until then. None that has started is cancelled.
  case throttled(by: Duration)
}

extension Explorer where Eff: Launching {
  /// Launches an effect under a key: the one that goes on under it is cancelled.
  @discardableResult
  public func send(
    _ effect: Kind<Eff, Kind<Moves, Void>>, key: some Hashable, on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    loop.launchLatest(Key(key), on: launcher) { [loop] in loop.handler(effect) }
  }

  /// Launches an interaction under a key: the one that goes on under it is cancelled.
  @discardableResult
  public func run(
    _ interaction: Kind<Eff, Void>, key: some Hashable, on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    loop.launchLatest(Key(key), on: launcher) { interaction }
  }

  /// Begins several requests as one once those have ended that were queued under the key
  /// before; `told` hears how it ends.
  @discardableResult
  public func queue(
    key: some Hashable, whenEnded told: ((Ending<Eff.Failure>) -> Void)? = nil,
    _ start: @escaping () -> [Request<Eff.Failure>]
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    if let told { request.whenEnded(told) }
    loop.queue(request, Key(key)) { [loop] in loop.begin(request, start) }
    return request
  }

  /// Cancels what goes on under a key.
  public func cancel(key: some Hashable) { unsafe loop.keys?.cancel(Key(key)) }
}

extension Explorer where Eff: Launching & Sleeping {
  /// Launches an effect under a key, on the clock of the effect.
  @discardableResult
  public func send(
    _ effect: Kind<Eff, Kind<Moves, Void>>, key: some Hashable, _ policy: KeyPolicy,
    on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    run(policy, key, on: launcher) { [loop] in loop.handler(effect) }
  }

  /// Launches an interaction under a key, on the clock of the effect.
  @discardableResult
  public func run(
    _ interaction: Kind<Eff, Void>, key: some Hashable, _ policy: KeyPolicy,
    on launcher: Eff.Launcher
  ) -> Request<Eff.Failure> {
    run(policy, key, on: launcher) { interaction }
  }

  private func run(
    _ policy: KeyPolicy, _ key: some Hashable, on launcher: Eff.Launcher,
    _ make: @escaping () -> Kind<Eff, Void>
  ) -> Request<Eff.Failure> {
    let key = Key(key)
    switch policy {
    case .latest: return loop.launchLatest(key, on: launcher, make)
    case .queued:
      let request = Request<Eff.Failure>()
      loop.queue(request, key) { [loop] in loop.begin(request, on: launcher, make) }
      return request
    case .debounced(let pause): return loop.launchDebounced(key, pause, on: launcher, make)
    case .throttled(let interval):
      return loop.launchThrottled(key, interval, on: launcher, make)
    }
  }
}

#if !hasFeature(Embedded)  // As Async.

extension Explorer {
  /// Launches an effect under a key in the isolation of the caller, which must have one.
  @discardableResult
  public func send<Failure: Error>(
    _ effect: Kind<AsyncOf<Failure>, Kind<Moves, Void>>, key: some Hashable,
    _ policy: KeyPolicy = .latest, isolation: isolated any Actor = #isolation
  ) -> Request<Failure> where Eff == AsyncOf<Failure> {
    send(effect, key: key, policy, on: Isolation())
  }

  /// Launches an interaction under a key in the isolation of the caller, which must have one.
  @discardableResult
  public func run<Failure: Error>(
    _ interaction: Kind<AsyncOf<Failure>, Void>, key: some Hashable,
    _ policy: KeyPolicy = .latest, isolation: isolated any Actor = #isolation
  ) -> Request<Failure> where Eff == AsyncOf<Failure> {
    run(interaction, key: key, policy, on: Isolation())
  }
}

#endif
