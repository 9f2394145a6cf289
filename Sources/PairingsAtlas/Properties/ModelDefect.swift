/// A violation of the laws of ``Model``: two contradictory observations of one state, or of two that
/// its key takes for one; or an enabled position that the listed ones do not generate. No property of
/// such a model holds on the ground of all states.
///
/// A search of each kind reports a defect that it meets when it replays a path. It also compares
/// states that have one fingerprint and are not equal: all that it merges, up to a thousand in a
/// search of four thousand states and 128 with one state, and a sample of more. It compares by the propositions of the
/// properties, by the actions with the fingerprints of their successors, and by the views if the
/// ``Atlas`` has a function for them. Within a bound of at most four thousand actions, it
/// continues with the successors, and then on random paths. A difference that no compared state has
/// remains unseen. ``Property/faithful(showing:)`` compares all merged states, and
/// ``Property/deterministic`` looks for actions with two successors.
public struct ModelDefect<Action: Hashable, View> {
  /// The path to the state, as it was replayed.
  public let path: Path<Action, View>

  /// The path to the state of the first observation, if it is another one with the same key.
  public let otherPath: Path<Action, View>?

  /// The first observation, in words.
  public let first: String

  /// The second observation; nil if the first one suffices.
  public let second: String?

  /// The name of the property that a replay does not confirm, if that is the violation.
  let unconfirmed: String?

  init(
    path: Path<Action, View>, otherPath: Path<Action, View>? = nil, first: String,
    second: String?, unconfirmed: String? = nil
  ) {
    (self.path, self.otherPath, self.unconfirmed) = (path, otherPath, unconfirmed)
    (self.first, self.second) = (first, second)
  }

  /// Makes the defect of a position that is enabled after a path.
  init(path: Path<Action, View>, unreached action: String) {
    self.init(
      path: path, first: "'\(action)' is enabled, and no listed position leads there", second: nil)
  }
}

extension ModelDefect {
  /// Returns the same defect with transformed views.
  public func map<NewView>(_ transform: (View) -> NewView) -> ModelDefect<Action, NewView> {
    ModelDefect<Action, NewView>(
      path: path.map(transform), otherPath: otherPath?.map(transform), first: first,
      second: second, unconfirmed: unconfirmed)
  }
}

extension ModelDefect: CustomStringConvertible {
  /// The violation, and the path to the state.
  public var description: String {
    let state = "after \(counted(path.steps.count, "step"))"
    if let otherPath {
      let observed = second.map { "after the one, \(first); after the other, \($0)" } ?? "\(first)"
      return "the key is incomplete: two paths lead to one state by it, and \(observed)\n"
        + "\(otherPath)\n  and the other:\n\(path)"
    }
    guard let second else {
      return "the alphabet does not generate: \(state), \(first)\n\(path)"
    }
    return "the model is not deterministic: \(state), first \(first), then \(second)\n\(path)"
  }
}

/// Returns the text of a fingerprint.
func stateText(_ fingerprint: UInt64?) -> String {
  fingerprint.map { "state \(String($0, radix: 16))" } ?? "unknown"
}
