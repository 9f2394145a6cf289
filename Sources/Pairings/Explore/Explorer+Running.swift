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
    guard !isBusy else { return try run(handler(effect)) }
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
    try run(handler(workflow: workflow), refresh: policy)
  }

  /// Runs an interaction that a view made with this explorer's handler.
  ///
  /// From a move, a view in the making or an observer, it waits its turn.
  ///
  /// - Throws: The effect's failure. One that had to wait is reported to
  ///   ``observeReports(_:)`` instead.
  @inlinable
  public func run(
    _ interaction: Kind<Eff, Void>, refresh policy: RefreshPolicy = .each
  ) throws(Eff.Failure) {
    guard !isBusy else { return waiting.append { $0.runWaiting(interaction, policy) } }
    switch policy {
    case .each: try Eff.run(interaction)
    case .coalesce: try coalesce(interaction)
    }
  }

  @usableFromInline
  func runWaiting(_ interaction: Kind<Eff, Void>, _ policy: RefreshPolicy) {
    do throws(Eff.Failure) {
      try run(interaction, refresh: policy)
    } catch {
      #if !hasFeature(Embedded)
        report(.failed(error))
      #else
        report(.failed)
      #endif
    }
  }

  @usableFromInline
  func coalesce(_ interaction: Kind<Eff, Void>) throws(Eff.Failure) {
    coalescing += 1
    defer {
      coalescing -= 1
      if coalescing == 0 {
        refresh()
        drain()
      }
    }
    try Eff.run(interaction)
  }
}
