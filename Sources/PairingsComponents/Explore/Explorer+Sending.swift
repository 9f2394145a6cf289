public import PairingsEffects

extension Explorer {
  /// Sends an input: makes the move that the input means, shows it, and begins the follow-up
  /// effects.
  ///
  ///     explorer.send(.up)
  ///
  /// All work that does not wait is done before this call returns. An input sent from a move, the
  /// making of a view or an observer waits its turn.
  ///
  /// - Returns: The request of the input, which ends when all effects of the input have ended.
  ///   Without follow-up effects, the request has ended already, unless the input waits.
  @inlinable @discardableResult
  public func send(_ input: Input) -> Request<Eff.Failure> {
    loop.send(input) ?? loop.endedRequest
  }

  /// Sends an input. Returns its request, or nil if the input is done and has no follow-up effects.
  @inlinable
  package func start(_ input: Input) -> Request<Eff.Failure>? { loop.send(input) }

  /// Sends the input, if any, that `plan` chooses, and returns the value of the plan. Inputs that
  /// `plan` itself sends wait, so that no change comes between the reads of `plan` and the chosen
  /// input.
  ///
  ///     try explorer.send { () throws(Refused) in
  ///       guard allows(explorer.position) else { throw Refused() }  // code of others may send
  ///       return (.buy, result)
  ///     }
  ///
  /// `plan` may drop the explorer: the call retains it.
  ///
  /// - Precondition: ``canCommit``.
  /// - Throws: The error that `plan` throws; no input is sent then.
  @inlinable
  public consuming func send<Value, Failure: Error>(
    choosing plan: () throws(Failure) -> (input: Input?, value: Value)
  ) throws(Failure) -> Value {
    precondition(canCommit, "A plan cannot wait: ask 'canCommit' first.")
    return try loop.send(choosing: plan)
  }

  /// Begins effects that belong to no input.
  ///
  /// Effects begun from a move, the making of a view or an observer wait their turn.
  ///
  /// - Returns: The request, which ends when all effects have ended.
  /// - Complexity: O(log *n*) amortised for *n* requests under one key, besides the effects; O(*n*) under
  ///   a throttled key, for *n* of its requests that go on.
  @inlinable @discardableResult
  public func run(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure> {
    loop.begin(effects, since: unsafe loop.now) ?? loop.endedRequest
  }

  /// Returns a request whose parts are the requests that `start` begins, of this explorer or of
  /// others. It begins once others have ended, and ends with its parts. Actions sent to this explorer
  /// while the parts begin wait.
  ///
  /// - Parameters:
  ///   - others: The requests that must end first.
  ///   - dependence: The policy that applies if one of `others` fails or is cancelled.
  ///   - told: An observer of the end. Actions that it sends wait.
  ///   - start: A function that begins the parts and returns them, or requests that began before.
  /// - Precondition: No part was made to wait for this request.
  @usableFromInline
  package func gather(
    after others: [Request<Eff.Failure>] = [], _ dependence: Dependence = .onSuccess,
    whenEnded told: ((Ending<Eff.Failure>) -> Void)? = nil,
    _ start: @escaping () -> [Request<Eff.Failure>]
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    if let told { request.whenEnded(told) }
    loop.start(request, after: others.map { $0 }, dependence) { [loop] in
      loop.begin(request) { start().map { $0 } }
    }
    return request
  }

  /// Returns a request whose parts are the requests that `start` begins, after the end of the
  /// requests queued before under the same key. `told` observes the end.
  package func gather(
    queuedUnder key: some Hashable, whenEnded told: ((Ending<Eff.Failure>) -> Void)? = nil,
    _ start: @escaping () -> [Request<Eff.Failure>]
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    if let told { request.whenEnded(told) }
    loop.start(request, queuedUnder: Key(key)) { [loop] in
      loop.begin(request) { start().map { $0 } }
    }
    return request
  }

  /// The queue of the explorer's events.
  @inlinable
  package var queue: EventQueue { loop }

  /// Returns a request whose parts are the requests that `start` begins as soon as another queue is at
  /// rest: now, or in its turn. Actions sent to this explorer while the parts begin wait.
  @usableFromInline
  package func gather(
    inTurnOf other: EventQueue, _ start: @escaping () -> [Request<Eff.Failure>]
  ) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    other.start(request) { [loop] in
      loop.start(request) { loop.begin(request) { start().map { $0 } } }
    }
    return request
  }

  /// Cancels the requests under a key.
  public func cancel(key: some Hashable) { loop.cancel(.key(Key(key))) }

  /// Cancels the effects of a part, and of the parts in it. The part is known by its identity, after
  /// those of the parts that contain it.
  ///
  ///     explorer.cancel(part: row.id)
  ///     explorer.cancel(part: Side.first, row.id)  // of the list on the left side
  ///
  /// - Complexity: O(*n*) for *n* effects of parts that are in progress.
  public func cancel<ID: Hashable, each Inner: Hashable>(
    part id: ID, _ inner: repeat each Inner
  ) {
    loop.cancel(.part(Cancellation.path(id, repeat each inner)))
  }

  /// Cancels all effects, also those of the present commit that have not begun. An input that waits its
  /// turn is taken.
  public func cancelAll() { loop.cancelAll() }
}
