extension Explorer where Eff: Running {
  /// Runs an effect and makes its move.
  ///
  /// From a move, a view in the making or an observer, it waits its turn.
  ///
  /// - Returns: The request, if it has to wait.
  /// - Throws: The effect's failure; the space is then as it was.
  @inlinable @discardableResult
  public func send(
    _ effect: Kind<Eff, Kind<Moves, Void>>
  ) throws(Eff.Failure) -> Request<Eff.Failure>? {
    guard loop.isAtRest else { return loop.wait { [loop] in loop.handler(effect) } }
    loop.commit(try loop.run(effect), .each, nil)
    return nil
  }

  /// Runs a workflow in order and makes its moves, shown as `policy` says.
  ///
  /// - Returns: The request, if it has to wait.
  /// - Throws: The failure of the first effect that fails; the moves before it
  ///   stand, the effects after it do not run.
  @inlinable @discardableResult
  public func send(
    workflow: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each
  ) throws(Eff.Failure) -> Request<Eff.Failure>? {
    guard loop.isAtRest else {
      return loop.wait { [loop] in loop.handler(policy)(workflow: workflow) }
    }
    for effect in workflow { loop.commit(try loop.run(effect), policy, nil) }
    loop.finish()
    return nil
  }

  /// Runs an interaction that a view made with this explorer's handler.
  ///
  /// From a move, a view in the making or an observer, it waits its turn.
  ///
  /// - Returns: The request, if it has to wait.
  /// - Throws: The effect's failure.
  @inlinable @discardableResult
  public func run(_ interaction: Kind<Eff, Void>) throws(Eff.Failure) -> Request<Eff.Failure>? {
    try loop.perform { interaction }
  }
}

extension Explorer where Eff: Running & Failing {
  /// Runs a workflow in order and makes its moves; what a failure does to the rest
  /// is said by `failures`.
  ///
  /// - Returns: The request, if it has to wait.
  /// - Throws: The failure of the first effect that fails; the moves before it
  ///   stand.
  @inlinable @discardableResult
  public func send(
    workflow: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each,
    failures: FailurePolicy
  ) throws(Eff.Failure) -> Request<Eff.Failure>? {
    try loop.perform { [loop] in loop.handler(policy)(workflow: workflow, failures: failures) }
  }
}

extension Loop where Eff: Running {
  /// Runs an effect, whose failure ends the input.
  @inlinable
  func run<Value>(_ effect: Kind<Eff, Value>) throws(Eff.Failure) -> Value {
    do throws(Eff.Failure) {
      return try Eff.run(effect)
    } catch {
      finish(.failure(error))
      throw error
    }
  }

  /// Makes an interaction and runs it: an effect such as `Identity` happens when it
  /// is made.
  @inlinable
  func perform(
    _ make: @escaping () -> Kind<Eff, Void>
  ) throws(Eff.Failure) -> Request<Eff.Failure>? {
    guard isAtRest else { return wait(make) }
    do throws(Eff.Failure) {
      try run(make, for: nil)
    } catch {
      finish(.failure(error))
      throw error
    }
    finish()
    return nil
  }

  /// Makes an interaction and runs it once its turn has come.
  @usableFromInline
  func wait(_ make: @escaping () -> Kind<Eff, Void>) -> Request<Eff.Failure> {
    let request = Request<Eff.Failure>()
    func start() {
      guard request.begin() else { return }
      do throws(Eff.Failure) {
        try run(make, for: request)
        finish { request.end(.success) }
      } catch {
        finish(.failure(error)) { request.end(.failure(error)) }
      }
    }
    self.start(request, start)
    return request
  }

  /// Makes an interaction and runs it; once its request is cancelled, it commits no more.
  @inlinable
  func run(
    _ make: () -> Kind<Eff, Void>, for request: Request<Eff.Failure>?
  ) throws(Eff.Failure) {
    let before = unsafe requests.running
    unsafe requests.running = request
    defer { unsafe requests.running = before }
    try Eff.run(make())
  }
}
