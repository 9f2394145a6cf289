extension Property {
  /// Returns the result of a property that the search decided: with its path, or without a path
  /// that its replay does not confirm.
  func result<Action: Hashable>(
    _ path: Path<Action, View>?, _ reason: String?
  ) -> PropertyResult<Action, View> {
    let unconfirmed = "seen once, and not when its path was replayed"
    return PropertyResult(
      property: name, verdict: isExistential ? .holds : .fails, path: path,
      reason: path == nil ? unconfirmed : reason, isExistential: isExistential,
      isAboutGraph: isAboutGraph)
  }

  /// Returns the result of a property for which the search found no evidence.
  func resultWithoutEvidence<Action: Hashable>(_ extent: Extent) -> PropertyResult<Action, View> {
    guard extent == .everything else { return openResult() }
    return PropertyResult(
      property: name, verdict: isExistential ? .fails : .holds, path: nil, reason: nil,
      isExistential: isExistential,
      isAboutGraph: isAboutGraph)
  }

  /// Returns an open result.
  func openResult<Action: Hashable>(_ reason: String? = nil) -> PropertyResult<Action, View> {
    PropertyResult(
      property: name, verdict: .open, path: nil, reason: reason, isExistential: isExistential,
      isAboutGraph: isAboutGraph)
  }

  /// Returns true if the end of a replayed path decides the property; true also where a single
  /// state does not show that.
  func isDecided<System: Model>(at end: PathReplay<System>) -> Bool where System.View == View {
    switch form {
    case .always, .reachable: isDecided(by: end.path.end).0
    case .noDeadlock: isDecided(byDeadlock: end.path.end).0 && end.isDeadlock
    case .canReach, .leadsTo, .deterministic, .faithful: true
    }
  }
}
