public import Pairings

/// The model of a component whose effects do not wait: its actions are inputs.
///
///     let model = Interactions(counter, inputs: [.up, .down])
///     Atlas(model).check().states
///
/// An input that the component does not accept in a state is no action there. The model runs the
/// effects of an input to their end, and traps if they run away. If an effect fails, the successor is
/// the state in which it left the component. Inputs that a view sends while it is made have no effect.
///
/// - Complexity: An action costs a move of the space. If it has effects, it costs an explorer, and the
///   move and a view for each commit once more.
@frozen
public struct Interactions<Eff: Running, Pair: Pairing, Input: Hashable, View>: Model {
  /// A component in one of its states.
  public typealias State = Component<Eff, Pair, Input, View>

  /// The initial state.
  public let initial: State

  @usableFromInline let identity: (State) -> UInt64?
  @usableFromInline let inputs: Inputs

  /// The inputs that a state lists, and a function that takes states and returns the inputs of those
  /// positions, listed in one of them or in a `CaseIterable` type, that are enabled; nil if all are listed.
  @usableFromInline
  typealias Inputs = (
    listed: (State) -> [Input], enabled: ((_ among: [State]) -> (State) -> [Input])?
  )

  @inlinable
  init(_ component: State, _ identity: @escaping (State) -> UInt64?, _ inputs: Inputs) {
    (initial, self.identity, self.inputs) = (component, identity, inputs)
  }

  /// Makes the model of a component that has these inputs in each state.
  @inlinable
  public init(_ component: State, inputs: [Input]) where Pair.Space: LocatedComonad {
    self.init(component, { $0.space.fingerprint }, ({ _ in inputs }, nil))
  }

  /// Makes the model of a component whose inputs follow from its view.
  @inlinable
  public init(
    _ component: State, inputs: @escaping (View) -> [Input]
  ) where Pair.Space: LocatedComonad {
    self.init(component, { $0.space.fingerprint }, ({ inputs($0.view(Send { _ in })) }, nil))
  }

  /// Makes the model of a component whose states are identified by a key, with these inputs in each
  /// state.
  ///
  /// A key serves spaces without an identity, such as ``Pairings/Cofree``, and spaces whose
  /// identity is too fine.
  @inlinable
  public init<Key: Hashable>(
    _ component: State, key: @escaping (State) -> Key, inputs: [Input]
  ) {
    self.init(component, { Fingerprint(of: key($0)).value }, ({ _ in inputs }, nil))
  }

  /// Makes the model of a component whose states are identified by a key, and whose inputs follow
  /// from its view.
  @inlinable
  public init<Key: Hashable>(
    _ component: State, key: @escaping (State) -> Key, inputs: @escaping (View) -> [Input]
  ) {
    self.init(
      component, { Fingerprint(of: key($0)).value }, ({ inputs($0.view(Send { _ in })) }, nil))
  }

  /// Returns the fingerprint of a state; nil if the state has no identity.
  @inlinable
  public func identify(_ state: State) -> UInt64? { identity(state) }

  /// Returns the view of a state, whose inputs have no effect.
  @inlinable
  public func view(of state: State) -> View { state.view(Send { _ in }) }

  /// Calls a function with each accepted input and its successor state.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, _ visit: (Input, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
  }

  /// Calls a function with each wanted accepted input and its successor state, and another with the
  /// views that its effects show before they end.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (Input) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void, _ visit: (Input, State) throws(Stop) -> Void
  ) throws(Stop) {
    for input in inputs.listed(state) {
      guard try isWanted(input), let (next, shown) = taken(input, from: state) else { continue }
      for view in shown { try show(view) }
      try visit(input, next)
    }
  }

  /// Returns the component after an input and its effects, and the views shown on the way; nil if
  /// the component does not accept the input.
  @inlinable
  func taken(_ input: Input, from state: State) -> (State, passing: [View])? {
    guard let (next, effects) = state.moved(by: input) else { return nil }
    return effects.isEmpty ? (next, []) : settled(state, after: input)
  }

  /// Returns the component after an input and its effects, and the views shown on the way.
  @inlinable
  func settled(_ state: State, after input: Input) -> (State, passing: [View]) {
    let explorer = Explorer(state.withMutedViews)
    let reports = explorer.observeReports { trapAtRunaway($0) }
    defer { reports.cancel() }
    var (shown, last): ([View], Int) = ([], 0)
    let token = explorer.observe { snapshot in
      shown.append(snapshot.view)
      last = snapshot.version
    }
    explorer.send(input)
    token.cancel()
    if last == explorer.version { _ = shown.popLast() }
    return (state.moved(to: explorer.component), shown)
  }
}

/// Traps if an explorer has dropped what a component has sent: no state after it is one of the component.
@usableFromInline
func trapAtRunaway(_ report: ExplorerReport) {
  guard case .runaway(let limit, _) = report else { return }
  preconditionFailure(
    "An input leads to more than \(limit) generations of events: an explorer drops the later ones.")
}
