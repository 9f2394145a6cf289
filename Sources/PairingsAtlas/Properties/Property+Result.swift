extension Property {
  /// Returns a result of the property.
  func result<Action: Hashable>(
    _ verdict: Verdict, _ path: Path<Action, View>? = nil, _ reason: String? = nil
  ) -> PropertyResult<Action, View> {
    PropertyResult(
      property: name, verdict: verdict, path: path, reason: reason, isExistential: isExistential,
      isAboutGraph: isAboutGraph)
  }

  /// Returns the result of a property that the search decided: with its path, or without a path
  /// that its replay does not confirm.
  func result<Action: Hashable>(
    decidedBy path: Path<Action, View>?, _ reason: String?
  ) -> PropertyResult<Action, View> {
    let unconfirmed = "seen once, and not when its path was replayed"
    return result(isExistential ? .holds : .fails, path, path == nil ? unconfirmed : reason)
  }

  /// Returns the result of a property for which the search found no evidence.
  func result<Action: Hashable>(withoutEvidence extent: Extent) -> PropertyResult<Action, View> {
    result(extent != .everything ? .open : isExistential ? .fails : .holds)
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
