/// A model whose actions generate others that it does not list.
package protocol GeneratedModel<State, Action>: Model {
  /// Returns the enabled actions that the model does not list, each with its successor.
  ///
  /// - Parameters:
  ///   - state: A state.
  ///   - candidates: Actions that may be enabled.
  func unlisted(
    from state: State, among candidates: Set<Action>
  ) -> [(action: Action, successor: State)]
}

/// Returns all values of a type if these are listed, and otherwise none.
@usableFromInline
func allValues<Value>(of type: Value.Type) -> [Value] {
  func values<Listed: CaseIterable>(_: Listed.Type) -> [Value] {
    Listed.allCases.compactMap { $0 as? Value }
  }
  return (type as? any CaseIterable.Type).map { values($0) } ?? []
}

extension HistoryVariable: GeneratedModel where System: GeneratedModel {
  package func unlisted(
    from state: State, among candidates: Set<System.Action>
  ) -> [(action: System.Action, successor: State)] {
    let before = model.view(of: state.state)
    return model.unlisted(from: state.state, among: candidates).map { action, next in
      (action, after(action, state, before, next))
    }
  }
}
