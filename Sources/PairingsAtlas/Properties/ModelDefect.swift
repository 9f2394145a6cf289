/// An observation of a state that contributes to a ``ModelDefect``.
public enum ModelObservation: Equatable, Sendable {
  /// The action of this number was taken, counted from 1 in the order of the model.
  case taken(action: Int)

  /// The action was disabled; the model offered so many.
  case refused(action: Int, of: Int)

  /// The state decides the property of this name.
  case decides(String)

  /// The state does not decide the property of this name.
  case doesNotDecide(String)

  /// The state has this fingerprint.
  case state(UInt64?)

  /// The state has more actions than this limit.
  case actions(moreThan: Int)
}

/// A violation of the laws of ``Model``: two contradictory observations of one state,
/// or more actions than can be numbered. Results about such a model are unreliable.
///
/// A search does not look for defects. It reports one that it meets when it replays a path.
/// ``Property/deterministic`` looks for actions with two successors.
public struct ModelDefect<Action: Hashable, View> {
  /// The path to the state, as it was replayed.
  public let path: Path<Action, View>

  /// The first observation.
  public let first: ModelObservation

  /// The observation during the replay; nil if the first one suffices.
  public let second: ModelObservation?
}

extension ModelDefect {
  /// Returns the same defect with transformed views.
  public func map<NewView>(_ transform: (View) -> NewView) -> ModelDefect<Action, NewView> {
    ModelDefect<Action, NewView>(
      path: path.map(transform), first: first, second: second)
  }
}

extension ModelDefect: CustomStringConvertible {
  /// The violation, and the path to the state.
  public var description: String {
    let state = "after \(counted(path.steps.count, "step"))"
    guard let second else { return "a state has \(first), \(state)\n\(path)" }
    return "the model is not deterministic: \(state), first \(first), then \(second)\n\(path)"
  }
}

extension ModelObservation: CustomStringConvertible {
  /// The observation, in words.
  public var description: String {
    switch self {
    case .taken(let action): "action \(grouped(action)) was taken"
    case .refused(let action, let count):
      "of \(counted(count, "action")) that \(count == 1 ? "was" : "were") tried, action "
        + "\(grouped(action)) could not be taken"
    case .decides(let property): "it decided '\(property)'"
    case .doesNotDecide(let property): "it did not decide '\(property)'"
    case .state(let word): word.map { "it was state \(String($0, radix: 16))" } ?? "it was unknown"
    case .actions(let count): "more than \(grouped(count)) actions"
    }
  }
}
