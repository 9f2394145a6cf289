import Pairings

extension Model {
  /// Returns the same model with a history variable, for properties of more than a single state.
  ///
  ///     // the amount paid so far, to be compared with the amount returned
  ///     machine.withHistory(0) { paid, before, action, after in paid += action.value }
  public func withHistory<History: Hashable>(
    _ history: History,
    _ update:
      @escaping (_ history: inout History, _ before: View, _ action: Action, _ after: View) -> Void
  ) -> HistoryVariable<Self, History> {
    HistoryVariable(self, history, update)
  }
}

/// A model with a history variable: states with different histories are different states.
///
/// - SeeAlso: Abadi and Lamport, *The Existence of Refinement Mappings* (1991), for history
///   variables.
public struct HistoryVariable<System: Model, History: Hashable>: Model {
  /// A state with its history.
  public struct State {
    let state: System.State
    let history: History
  }

  /// A view with its history.
  public struct View {
    /// The view of the model.
    public let view: System.View

    /// The value of the history variable.
    public let history: History
  }

  let model: System
  private let history: History
  private let update: (inout History, System.View, System.Action, System.View) -> Void

  init(
    _ model: System, _ history: History,
    _ update: @escaping (inout History, System.View, System.Action, System.View) -> Void
  ) {
    (self.model, self.history, self.update) = (model, history, update)
  }

  /// The initial state, with the initial history.
  public var initial: State { State(state: model.initial, history: history) }

  /// Returns the fingerprint of a state with its history; nil if the state has no identity.
  public func identify(_ state: State) -> UInt64? {
    guard let word = model.identify(state.state) else { return nil }
    var fingerprint = Fingerprint(of: word)
    fingerprint.combine(state.history)
    return fingerprint.value
  }

  /// Returns the view of a state, with its history.
  public func view(of state: State) -> View {
    View(view: model.view(of: state.state), history: state.history)
  }

  /// Calls a function with each enabled action and its successor state, whose history is updated.
  public func forEachAction<Stop: Error>(
    from state: State, _ visit: (System.Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
  }

  /// Calls a function with each wanted enabled action and its successor state, whose history is
  /// updated. The history of a passing view is updated as if the action ended there.
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (System.Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void,
    _ visit: (System.Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    let before = model.view(of: state.state)
    var present: System.Action?
    try model.forEachAction(
      from: state.state,
      where: { action throws(Stop) in
        present = action
        return try isWanted(action)
      },
      passing: { view throws(Stop) in
        guard let action = present else { return }
        var history = state.history
        update(&history, before, action, view)
        try show(View(view: view, history: history))
      }
    ) { (action, next) throws(Stop) in
      try visit(action, after(action, state, before, next))
    }
  }

  /// Returns the successor of a state with its history.
  func after(
    _ action: System.Action, _ state: State, _ before: System.View, _ next: System.State
  ) -> State {
    var history = state.history
    update(&history, before, action, model.view(of: next))
    return State(state: next, history: history)
  }
}

extension HistoryVariable.View: CustomStringConvertible {
  /// The view; the history is for properties.
  public var description: String { "\(view)" }
}

extension HistoryVariable.View: Equatable where System.View: Equatable {}
extension HistoryVariable.View: Hashable where System.View: Hashable {}
