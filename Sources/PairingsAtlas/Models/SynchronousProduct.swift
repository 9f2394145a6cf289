import Pairings
import PairingsDifferences

/// The synchronous product of two models: both take each action together.
///
///     Atlas(SynchronousProduct(fast, specification)).check(.same({ $0.text }, { $0.text }))
///
/// An action that only one of the models enables has no successor; the view lists it. If an action
/// has several successors, the product has each pair of them. So a model that is not deterministic
/// differs from itself. An action of the product has no passing views: between two states, one model
/// may show more views than the other.
public struct SynchronousProduct<First: Model, Second: Model>: Model
where First.Action == Second.Action {
  /// A state of each model.
  public typealias State = (First.State, Second.State)

  /// The views of both models, and the actions that only one of them enables.
  public struct View {
    /// The view of the first model.
    public let first: First.View

    /// The view of the second model.
    public let second: Second.View

    /// The actions that only the first model enables.
    public let onlyFirst: [First.Action]

    /// The actions that only the second model enables.
    public let onlySecond: [First.Action]

    /// A Boolean value indicating whether the states are related, as far as the product knows.
    public let areRelated: Bool
  }

  private let first: First
  private let second: Second
  private let areRelated: (First.State, Second.State) -> Bool

  /// Makes the product of two models.
  ///
  /// - Parameters:
  ///   - first: The first model.
  ///   - second: The second model.
  ///   - areRelated: A relation of their states, which `Property.same` requires; without it,
  ///     all states are related.
  public init(
    _ first: First, _ second: Second,
    where areRelated: @escaping (First.State, Second.State) -> Bool = { _, _ in true }
  ) {
    (self.first, self.second, self.areRelated) = (first, second, areRelated)
  }

  /// The initial states of both models.
  public var initial: State { (first.initial, second.initial) }

  /// Returns the fingerprint of a pair of states; nil if one of them has no identity.
  public func identify(_ state: State) -> UInt64? {
    guard let left = first.identify(state.0), let right = second.identify(state.1) else {
      return nil
    }
    var fingerprint = Fingerprint(of: left)
    fingerprint.combine(right)
    return fingerprint.value
  }

  /// Returns the views of both models, and the actions that only one of them enables.
  public func view(of state: State) -> View {
    let left = first.steps(from: state.0).map(\.action)
    let right = second.steps(from: state.1).map(\.action)
    let (leftSet, rightSet) = (Set(left), Set(right))
    return View(
      first: first.view(of: state.0), second: second.view(of: state.1),
      onlyFirst: left.filter { !rightSet.contains($0) },
      onlySecond: right.filter { !leftSet.contains($0) },
      areRelated: areRelated(state.0, state.1))
  }

  /// Calls a function with each action that both models enable, and its successor state.
  public func forEachAction<Stop: Error>(
    from state: State, _ visit: (First.Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
  }

  /// Calls a function with each wanted action that both models enable, and its successor state.
  ///
  /// The second model computes all its successors; `isWanted` is called for its actions, too, so
  /// that a search can stop there.
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (First.Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void,
    _ visit: (First.Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    var others: [First.Action: [Second.State]] = [:]
    try second.forEachAction(
      from: state.1,
      where: { action throws(Stop) in
        _ = try isWanted(action)
        return true
      }
    ) { (action, right) throws(Stop) in others[action, default: []].append(right) }
    try first.forEachAction(
      from: state.0, where: { action throws(Stop) in others[action] != nil }
    ) { (action, left) throws(Stop) in
      for right in others[action] ?? [] {
        if try isWanted(action) { try visit(action, (left, right)) }
      }
    }
  }
}

extension SynchronousProduct: GeneratedModel {
  package func unlisted(among states: [State]) -> (State) -> Steps {
    let left = first.generated(among: states.map(\.0))
    let right = second.generated(among: states.map(\.1))
    return { state in
      let others = second.steps(from: state.1) + right(state.1)
      return (first.steps(from: state.0) + left(state.0)).flatMap { action, next in
        others.filter { $0.action == action }.map { (action, (next, $0.successor)) }
      }
    }
  }
}

extension SynchronousProduct.View: CustomStringConvertible {
  /// The first view, its differences from the second one by path, and those of the states. Views of
  /// two types are both shown.
  public var description: String {
    let actions = [("first", onlyFirst), ("second", onlySecond)].compactMap { name, actions in
      actions.isEmpty ? nil : "only the \(name) takes \(actions)"
    }
    let views =
      type(of: first) == type(of: second as Any)
      ? ValueDifferences(of: first, and: second).lines : ["\(second)"]
    let lines = ["\(first)"] + views + actions
    return (lines + (areRelated ? [] : ["unrelated states"])).joined(separator: "\n")
  }
}

extension Property {
  /// Returns the property that two models have equal views, as far as two functions show, equal
  /// enabled actions, and related states. Its counterexample is a shortest path that distinguishes
  /// them.
  public static func same<First: Model, Second: Model, Shown: Equatable>(
    _ first: @escaping (First.View) -> Shown, _ second: @escaping (Second.View) -> Shown
  ) -> Property where View == SynchronousProduct<First, Second>.View {
    let views = Proposition<View>("the same view") { first($0.first) == second($0.second) }
    let actions = Proposition<View>("the same actions") {
      $0.onlyFirst.isEmpty && $0.onlySecond.isEmpty
    }
    let states = Proposition<View>("related states") { $0.areRelated }
    return .always(views && actions && states)
  }
}
