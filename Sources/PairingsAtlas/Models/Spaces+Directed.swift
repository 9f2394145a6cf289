public import Pairings

/// Models of spaces whose shape lists the moves that are enabled.
extension Spaces
where
  Pair.Space: DirectedComonad, Pair.Space.Container: GeneratedContainer,
  Action == Pair.Space.Container.Position
{
  /// Makes the model of a space whose actions are the positions that its shape lists.
  ///
  ///     let days = Spaces(Zipper(["Mon", "Tue", "Wed"]), by: PullerZipper()) { .step(by: $0) }
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
    self.init(space, pairing, { $0.fingerprint }, Self.enabled(move))
  }

  /// Makes the model of a space whose states are identified by a key, and whose actions are the
  /// positions that its shape lists.
  @inlinable
  public init<Key: Hashable>(
    _ space: State, by pairing: Pair, key: @escaping (State) -> Key,
    along move: @escaping (Action) -> Kind<Pair.Moves, Void>
  ) {
    self.init(space, pairing, { Fingerprint(of: key($0)).value }, Self.enabled(move))
  }

  @inlinable
  static func enabled(
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
