public import Pairings

/// Models of components whose space has a shape that lists the inputs that are enabled.
///
/// The listed positions must generate all others. A search reports a ``ModelDefect`` if a position is
/// enabled and leads to a state that it did not visit. It tries the positions that other shapes list,
/// and all positions of a type that is `CaseIterable`.
extension Interactions
where Pair.Space: DirectedComonad, Pair.Space.Container: GeneratedContainer {
  /// Makes the model of a component whose inputs are those of the positions that its shape lists.
  ///
  ///     let model = Interactions(doors) { (path: [Door.Input]) in path[0] }
  ///     Atlas(model).check().transitions
  ///
  /// - Parameters:
  ///   - component: The component in its initial state.
  ///   - input: The function that returns the input of a position, or nil if it has none.
  @inlinable
  public init(
    _ component: State, along input: @escaping (Pair.Space.Container.Position) -> Input?
  ) where Pair.Space: LocatedComonad {
    self.init(component, { $0.space.fingerprint }, Self.enabled(input))
  }

  /// Makes the model of a component whose states are identified by a key, and whose inputs are those
  /// of the positions that its shape lists.
  @inlinable
  public init<Key: Hashable>(
    _ component: State, key: @escaping (State) -> Key,
    along input: @escaping (Pair.Space.Container.Position) -> Input?
  ) {
    self.init(component, { Fingerprint(of: key($0)).value }, Self.enabled(input))
  }

  @inlinable
  static func enabled(
    _ input: @escaping (Pair.Space.Container.Position) -> Input?
  ) -> Inputs {
    (
      { Pair.Space.Container.enabled(at: $0.space.shape).compactMap(input) },
      { states in
        let listed = states.flatMap { Pair.Space.Container.enabled(at: $0.space.shape) }
        let candidates = candidates(allValues(of: Pair.Space.Container.Position.self) + listed)
        return { state in
          candidates.filter { Pair.Space.Container.isEnabled($0, at: state.space.shape) }
            .compactMap(input)
        }
      }
    )
  }
}

extension Interactions: GeneratedModel {
  package func unlisted(among states: [State]) -> (State) -> Steps {
    guard let enabled = inputs.enabled?(states) else { return { _ in [] } }
    return { state in
      Set(enabled(state)).subtracting(inputs.listed(state)).compactMap { input in
        taken(input, from: state).map { (input, $0.0) }
      }
    }
  }
}
