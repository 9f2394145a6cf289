extension Explorer {
  /// Takes an input: makes the move that it means, shows it, and begins what goes on after it.
  ///
  ///     explorer.send(.up)
  ///
  /// What does not wait is done before this returns. From a move, a view in the making or an
  /// observer, it waits its turn.
  ///
  /// - Returns: The request of what goes on; it ends when all effects of the input have ended. That
  ///   of an input of which nothing goes on has ended.
  @inlinable @discardableResult
  public func send(_ input: Input) -> Request<Eff.Failure> { loop.send(input) }

  /// Takes the input that `plan` chooses for the present component, if it chooses one, and returns
  /// the value of the plan. What `plan` sends waits, so that nothing comes between what it reads
  /// and the input.
  ///
  ///     try explorer.send { component throws(Refused) in
  ///       guard allows(component) else { throw Refused() }  // code of others, which may send
  ///       return (.buy, result)
  ///     }
  ///
  /// `plan` may drop the explorer: the call keeps it.
  ///
  /// - Precondition: ``canCommit``.
  /// - Throws: What `plan` throws; nothing is taken then.
  @inlinable
  public consuming func send<Value, Failure: Error>(
    choosing plan: (Component<Eff, Pair, Input, View>) throws(Failure) -> (
      input: Input?, value: Value
    )
  ) throws(Failure) -> Value {
    precondition(canCommit, "A plan cannot wait: ask 'canCommit', or use 'whenReady'.")
    return try loop.send(choosing: plan)
  }

  /// Begins effects that belong to no input.
  ///
  /// From a move, a view in the making, an observer or a transaction, they wait their turn.
  ///
  /// - Returns: The request, which ends when all of them have ended.
  @inlinable @discardableResult
  public func run(_ effects: Effects<Eff, Moves, Input>) -> Request<Eff.Failure> {
    loop.begin(effects)
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

  /// Cancels everything that goes on.
  public func cancelAll() { loop.cancelAll() }
}
