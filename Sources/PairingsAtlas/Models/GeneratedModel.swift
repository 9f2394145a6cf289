/// A model whose actions generate others that it does not list.
package protocol GeneratedModel<State, Action>: Model {
  /// Returns a function of the enabled actions that the model does not list in a state.
  ///
  /// - Parameter states: States whose actions may be enabled in others.
  func unlisted(among states: [State]) -> (State) -> [(action: Action, successor: State)]
}

extension Model {
  package typealias Steps = [(action: Action, successor: State)]

  /// Returns a function of the enabled actions that a model does not list in a state.
  func generated(among states: [State]) -> (State) -> Steps {
    (self as? any GeneratedModel<State, Action>)?.unlisted(among: states) ?? { _ in [] }
  }

  /// Returns the actions that the model lists in a state.
  func steps(from state: State) -> Steps {
    var steps: Steps = []
    forEachAction(from: state) { action, next in steps.append((action, next)) }
    return steps
  }
}

/// Returns all values of a type if these are listed, and otherwise none.
@usableFromInline
func allValues<Value>(of type: Value.Type) -> [Value] {
  func values<Listed: CaseIterable>(_: Listed.Type) -> [Value] {
    Listed.allCases.compactMap { $0 as? Value }
  }
  return (type as? any CaseIterable.Type).map { values($0) } ?? []
}

/// Returns the first thousand values without repetitions, as far as they are hashable: each is tried in
/// each state.
@usableFromInline
func candidates<Value>(_ values: [Value]) -> [Value] {
  var (seen, all): (Set<AnyHashable>, [Value]) = ([], [])
  for value in values where all.count < 1_024 {
    if (value as? AnyHashable).map({ seen.insert($0).inserted }) ?? true { all.append(value) }
  }
  return all
}

extension HistoryVariable: GeneratedModel {
  package func unlisted(among states: [State]) -> (State) -> Steps {
    let generated = model.generated(among: states.map(\.state))
    return { state in
      let before = model.view(of: state.state)
      return generated(state.state).map { ($0, after($0, state, before, $1)) }
    }
  }
}
