/// A model that checks a declaration of independence: neither of two independent actions disables
/// the other or gives it passing views, and both orders lead to one state.
///
///     Atlas(Commutation(model) { $0.side != $1.side }).check(.commuting())
public struct Commutation<System: Model>: Model {
  /// A view of a state, and a violation of independence in it.
  public struct View {
    /// The view of the model.
    public let view: System.View

    /// Two actions that are declared independent and are not; nil without a violation.
    public let dependent: (System.Action, System.Action)?
  }

  private let model: System
  private let areIndependent: (System.Action, System.Action) -> Bool

  /// Makes a model that checks whether actions commute.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - areIndependent: Returns true for two actions that are declared independent.
  public init(
    _ model: System, areIndependent: @escaping (System.Action, System.Action) -> Bool
  ) {
    (self.model, self.areIndependent) = (model, areIndependent)
  }

  /// The initial state.
  public var initial: System.State { model.initial }

  /// Returns the fingerprint of a state; nil if the state has no identity.
  public func identify(_ state: System.State) -> UInt64? { model.identify(state) }

  /// Returns the view of a state, and a violation of independence in it.
  public func view(of state: System.State) -> View {
    var actions: [(action: System.Action, successor: System.State)] = []
    let passing = passing(from: state) { actions.append(($0, $1)) }
    for (index, first) in actions.enumerated() {
      for second in actions[(index + 1)...] where areIndependent(first.action, second.action) {
        let one = after(
          second.action, actions.filter { $0.action == first.action },
          mayPass: passing.contains(second.action))
        let other = after(
          first.action, actions.filter { $0.action == second.action },
          mayPass: passing.contains(first.action))
        guard let one, one == other else {
          return View(view: model.view(of: state), dependent: (first.action, second.action))
        }
      }
    }
    return View(view: model.view(of: state), dependent: nil)
  }

  /// Calls a function with each enabled action and its successor state.
  public func forEachAction<Stop: Error>(
    from state: System.State, _ visit: (System.Action, System.State) throws(Stop) -> Void
  ) throws(Stop) {
    try model.forEachAction(from: state, visit)
  }

  /// Calls a function with each wanted enabled action and its successor state.
  public func forEachAction<Stop: Error>(
    from state: System.State, where isWanted: (System.Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void,
    _ visit: (System.Action, System.State) throws(Stop) -> Void
  ) throws(Stop) {
    try model.forEachAction(
      from: state, where: isWanted,
      passing: { view throws(Stop) in try show(View(view: view, dependent: nil)) }, visit)
  }

  /// Returns the states to which an action leads from the successors of another action; nil if the
  /// action is disabled in one of them, or has passing views there that it may not have.
  private func after(
    _ action: System.Action, _ successors: [(action: System.Action, successor: System.State)],
    mayPass: Bool
  ) -> Set<UInt64?>? {
    var found: Set<UInt64?> = []
    for (_, state) in successors {
      var isPossible = false
      let passing = passing(from: state, where: { $0 == action }) { _, next in
        isPossible = true
        found.insert(model.identify(next))
      }
      guard isPossible, mayPass || passing.isEmpty else { return nil }
    }
    return found
  }

  /// Calls a function with each wanted action and its successor; returns the actions that have
  /// passing views.
  private func passing(
    from state: System.State, where isWanted: (System.Action) -> Bool = { _ in true },
    _ visit: (System.Action, System.State) -> Void
  ) -> Set<System.Action> {
    var (passing, present): (Set<System.Action>, System.Action?) = ([], nil)
    model.forEachAction(
      from: state,
      where: {
        present = $0
        return isWanted($0)
      },
      passing: { _ in if let present { passing.insert(present) } }, visit)
    return passing
  }
}

extension Commutation: GeneratedModel {
  package func unlisted(among states: [State]) -> (State) -> Steps {
    model.generated(among: states)
  }
}

extension Property {
  /// Returns the property that no two actions violate the declared independence.
  public static func commuting<System: Model>() -> Property where View == Commutation<System>.View {
    .always(Proposition("commuting") { $0.dependent == nil })
  }
}
