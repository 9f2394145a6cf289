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

  /// The state satisfies the proposition of this name.
  case satisfies(String)

  /// The state does not satisfy the proposition of this name.
  case violates(String)

  /// The action is enabled.
  case enabled(String)

  /// The action is not enabled.
  case disabled(String)

  /// The action leads to a state with this fingerprint.
  case leads(String, to: UInt64?)

  /// The views of two states differ in these lines.
  case differentViews([String])

  /// The action shows different passing views from two states.
  case differentPassingViews(of: String)

  /// The position is enabled, and leads to a state that no listed position leads to.
  case unreached(String)
}

/// A violation of the laws of ``Model``: two contradictory observations of one state, or of two that
/// its key takes for one; an enabled position that the listed ones do not generate; or more actions
/// than can be numbered. No property of such a model holds on the ground of all states.
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
  public internal(set) var otherPath: Path<Action, View>?

  /// The first observation.
  public let first: ModelObservation

  /// The second observation; nil if the first one suffices.
  public let second: ModelObservation?
}

extension ModelDefect {
  /// Returns the same defect with transformed views.
  public func map<NewView>(_ transform: (View) -> NewView) -> ModelDefect<Action, NewView> {
    ModelDefect<Action, NewView>(
      path: path.map(transform), otherPath: otherPath?.map(transform), first: first,
      second: second)
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
    if case .unreached = first {
      return "the alphabet does not generate: \(state), \(first)\n\(path)"
    }
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
    case .satisfies(let proposition): "'\(proposition)' holds"
    case .violates(let proposition): "'\(proposition)' does not hold"
    case .enabled(let action): "'\(action)' is enabled"
    case .disabled(let action): "'\(action)' is not enabled"
    case .leads(let action, let word):
      "'\(action)' leads to " + (word.map { "state \(String($0, radix: 16))" } ?? "an unknown one")
    case .differentViews(let lines): (["the views differ"] + lines).joined(separator: "\n  ")
    case .differentPassingViews(let action): "'\(action)' shows different views on the way"
    case .unreached(let action): "'\(action)' is enabled, and no listed position leads there"
    }
  }
}
