public import Pairings
public import PairingsTheory

/// Models of spaces whose shape lists the moves that are enabled.
///
/// The listed positions must generate all others. A search reports a ``ModelDefect`` if a position is
/// enabled and leads to a state that it did not visit. It tries the positions that other shapes list,
/// and all positions of a type that is `CaseIterable`.
extension Spaces
where
  Pair.Space: DirectedComonad, Pair.Space.Container: GeneratedContainer,
  Action == Pair.Space.Container.Position
{
  /// Makes the model of a space whose actions are the positions that its shape lists.
  ///
  ///     let days = Spaces(Zipper(["Mon", "Tue", "Wed"]), by: NavigationZipper()) { .step(by: $0) }
  ///     Atlas(days).check().transitions  // 4
  ///
  /// - Parameters:
  ///   - space: The space in its initial state.
  ///   - pairing: The pairing that makes the moves.
  ///   - move: The function that returns the move to a position.
  @inlinable
  public init(
    _ space: State, by pairing: Pair, along move: @escaping (Action) -> Kind<Pair.Moves, Void>
  ) where Pair.Space: LocatedComonad {
    self.init(
      space, pairing, { $0.fingerprint }, enabled: Self.enabled(move), Self.listed(move))
  }

  /// Makes the model of a space whose states are identified by a key, and whose actions are the
  /// positions that its shape lists.
  @inlinable
  public init<Key: Hashable>(
    _ space: State, by pairing: Pair, key: @escaping (State) -> Key,
    along move: @escaping (Action) -> Kind<Pair.Moves, Void>
  ) {
    self.init(
      space, pairing, { Fingerprint(of: key($0)).value }, enabled: Self.enabled(move),
      Self.listed(move))
  }

  @inlinable
  static func enabled(
    _ move: @escaping (Action) -> Kind<Pair.Moves, Void>
  ) -> (State, Action) -> Kind<Pair.Moves, Void>? {
    { Pair.Space.Container.isEnabled($1, at: $0.shape) ? move($1) : nil }
  }

  @inlinable
  static func listed(
    _ move: @escaping (Action) -> Kind<Pair.Moves, Void>
  ) -> (State) -> [(action: Action, move: Kind<Pair.Moves, Void>)] {
    { space in Pair.Space.Container.enabled(at: space.shape).map { ($0, move($0)) } }
  }
}

extension Spaces {
  /// Makes the model of a space that is moved by updates. Its actions are the positions that the
  /// shape lists, and its states are identified by a key.
  ///
  ///     let doors = Spaces(Coupdate<Paths<Door>, Door.State>(.open) { $0.shape }) { $0.shape }
  ///     Atlas(doors).check().states  // 3
  ///
  /// The shape is the key of a space whose values do not depend on the position.
  @inlinable
  public init<Container: GeneratedContainer, Key: Hashable>(
    _ space: Coupdate<Container, View>, key: @escaping (Coupdate<Container, View>) -> Key
  ) where Pair == UpdateCoupdate<Container>, Action == Container.Position {
    self.init(space, by: UpdateCoupdate(), key: key) { position in
      Update<Container, Bool>.follow(position).void()
    }
  }
}

extension Spaces: GeneratedModel {
  package func unlisted(among states: [State]) -> (State) -> Steps {
    guard let enabled else { return { _ in [] } }
    let candidates = Set(
      candidates(allValues(of: Action.self) + states.flatMap { moves($0).map(\.action) }))
    return { state in
      candidates.subtracting(moves(state).map(\.action)).compactMap { action in
        guard let move = enabled(state, action) else { return nil }
        var next = state
        pairing.move(move, &next)
        return (action, next)
      }
    }
  }
}
