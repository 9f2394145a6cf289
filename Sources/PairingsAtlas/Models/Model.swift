/// A transition system: an initial state, the actions of each state, and its view.
///
/// ``Positions`` are the states of one value, ``Spaces`` those of any pair, ``Interactions`` those
/// of a component. ``Schedules`` are the states of a component whose effects end in every order.
/// ``SynchronousProduct`` composes two models.
///
/// ## Laws
///
/// For every state `s`:
///
///     /* actions */ forEachAction(from: s) /* visits the same actions and states each time */
///     /* wanted actions */ forEachAction(from: s, where: { _ in true }) /* visits them, too */
///     /* congruence: states that are identified as one have the same view and the same actions,
///        which lead to states that are identified as one */
///
/// A search stops in the middle of a state by an error that its functions throw. A model passes
/// that error on. A model that breaks a law is a ``ModelDefect``.
public protocol Model<State, Action, View>: SendableMetatype {
  /// A state of the system.
  associatedtype State

  /// The label of a transition.
  associatedtype Action: Hashable

  /// The part of a state that properties are about.
  associatedtype View

  /// The initial state.
  var initial: State { get }

  /// Returns the fingerprint of a state; nil if the state has no identity.
  func identify(_ state: State) -> UInt64?

  /// Returns the view of a state.
  func view(of state: State) -> View

  /// Calls a function with each enabled action and its successor state.
  ///
  /// - Throws: The error that `visit` throws, at once.
  func forEachAction<Stop: Error>(
    from state: State, _ visit: (Action, State) throws(Stop) -> Void) throws(Stop)

  /// Calls a function with each wanted enabled action and its successor state.
  ///
  /// The model need not compute the successor of an action that is not wanted. It calls `isWanted`
  /// for the same actions in the same order each time. It calls `visit` at most once after each
  /// call of `isWanted`, before the next one. A wanted action may turn out to be disabled.
  ///
  /// Before `visit`, the model calls `show` with each *passing view* of the action: a view that is
  /// shown between the state and its successor. ``Property/always(_:)``, ``Property/never(_:)`` and
  /// ``Property/reachable(_:)`` are about passing views, too.
  ///
  /// - Throws: The error that a function throws, at once.
  func forEachAction<Stop: Error>(
    from state: State, where isWanted: (Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void,
    _ visit: (Action, State) throws(Stop) -> Void) throws(Stop)
}

extension Model {
  /// Computes the successor of each action, and calls the function with the wanted ones. No action
  /// has passing views.
  ///
  /// - Throws: The error that `isWanted` or `visit` throws, at once.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void,
    _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state) { (action, next) throws(Stop) in
      if try isWanted(action) { try visit(action, next) }
    }
  }

  /// Calls a function with each wanted enabled action and its successor state.
  ///
  /// - Throws: The error that `isWanted` or `visit` throws, at once.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (Action) throws(Stop) -> Bool,
    _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: isWanted, passing: { _ throws(Stop) in }, visit)
  }
}
