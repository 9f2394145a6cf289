extension Model {
  /// Returns the same model with transformed views.
  public func described<Shown>(
    showing shown: @escaping (View) -> Shown
  ) -> Described<Self, Shown> {
    Described(self, shown)
  }
}

/// A model with transformed views.
public struct Described<System: Model, View>: Model {
  private let model: System
  private let shown: (System.View) -> View

  init(_ model: System, _ shown: @escaping (System.View) -> View) {
    (self.model, self.shown) = (model, shown)
  }

  /// The initial state.
  public var initial: System.State { model.initial }

  /// Returns the fingerprint of a state; nil if the state has no identity.
  public func identify(_ state: System.State) -> UInt64? { model.identify(state) }

  /// Returns the transformed view of a state.
  public func view(of state: System.State) -> View { shown(model.view(of: state)) }

  /// Calls a function with each enabled action and its successor state.
  public func forEachAction<Stop: Error>(
    from state: System.State, _ visit: (System.Action, System.State) throws(Stop) -> Void
  ) throws(Stop) {
    try model.forEachAction(from: state, visit)
  }

  /// Calls a function with each wanted enabled action and its successor state, and another with its
  /// transformed passing views.
  public func forEachAction<Stop: Error>(
    from state: System.State, where isWanted: (System.Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void,
    _ visit: (System.Action, System.State) throws(Stop) -> Void
  ) throws(Stop) {
    try model.forEachAction(
      from: state, where: isWanted,
      passing: { view throws(Stop) in try show(shown(view)) }, visit)
  }
}

extension Described: GeneratedModel {
  package func unlisted(among states: [State]) -> (State) -> Steps {
    model.generated(among: states)
  }
}
