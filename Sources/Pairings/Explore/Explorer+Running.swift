/// When the commits of one input are shown.
@frozen
public enum RefreshPolicy: Sendable {
  /// After each commit.
  case each

  /// Once, after the last.
  case coalesce
}

extension Explorer where Eff: Running {
  /// Runs an effect and makes its move.
  ///
  /// From a move, a view in the making or an observer, it waits its turn.
  ///
  /// - Throws: The effect's failure; the space is then as it was. One that had to
  ///   wait is reported to ``observeReports(_:)`` instead.
  @inlinable
  public func send(_ effect: Kind<Eff, Kind<Moves, Void>>) throws(Eff.Failure) {
    guard !isBusy else { return try perform(.each) { self.handler(effect) } }
    commit(try Eff.run(effect))
  }

  /// Runs a workflow in order and makes its moves, shown as `policy` says.
  ///
  /// - Throws: The failure of the first effect that fails; the moves before it
  ///   stand, the effects after it do not run.
  @inlinable
  public func send(
    workflow: [Kind<Eff, Kind<Moves, Void>>], refresh policy: RefreshPolicy = .each
  ) throws(Eff.Failure) {
    try perform(policy) { self.handler(workflow: workflow) }
  }

  /// Runs an interaction that a view made with this explorer's handler.
  ///
  /// From a move, a view in the making or an observer, it waits its turn.
  ///
  /// - Throws: The effect's failure. One that had to wait is reported to
  ///   ``observeReports(_:)`` instead.
  @inlinable
  public func run(_ interaction: Kind<Eff, Void>) throws(Eff.Failure) {
    try perform(.each) { interaction }
  }

  /// Makes an interaction and runs it: an effect such as `Identity` happens when it
  /// is made.
  @inlinable
  func perform(
    _ policy: RefreshPolicy, _ make: @escaping () -> Kind<Eff, Void>
  ) throws(Eff.Failure) {
    guard !isBusy else { return waiting.append { $0.performWaiting(policy, make) } }
    switch policy {
    case .each: try Eff.run(make())
    case .coalesce: try coalesce(make)
    }
  }

  @usableFromInline
  func performWaiting(_ policy: RefreshPolicy, _ make: @escaping () -> Kind<Eff, Void>) {
    do throws(Eff.Failure) {
      try perform(policy, make)
    } catch {
      #if !hasFeature(Embedded)
      report(.failed(error))
      #else
      report(.failed)
      #endif
    }
  }

  @usableFromInline
  func coalesce(_ make: () -> Kind<Eff, Void>) throws(Eff.Failure) {
    coalescing += 1
    defer {
      coalescing -= 1
      if coalescing == 0 {
        refresh()
        drain()
      }
    }
    try Eff.run(make())
  }
}
