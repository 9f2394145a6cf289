public import Pairings

/// The model of a space of any pair: its actions are moves.
///
///     let logs = Spaces(Traced(offset: "") { $0 }, by: WriterTraced()) { seen in
///       seen.count < 3 ? [("a", .tell("a")), ("b", .tell("b"))] : []
///     }
///     Atlas(logs).check().states  // 15
///
/// The moves may depend on the view. Those of a space with a ``Pairings/GeneratedContainer`` are the
/// positions that are enabled at its shape.
///
/// - SeeAlso: Ahman, Chapman and Uustalu, *When Is a Container a Comonad?* (2012).
@frozen
public struct Spaces<Pair: Pairing, View, Action: Hashable>: Model {
  /// A space in one of its states.
  public typealias State = Kind<Pair.Space, View>

  /// The initial state.
  public let initial: State

  @usableFromInline let pairing: Pair
  @usableFromInline let identify: (State) -> UInt64?
  @usableFromInline let moves: (State) -> [(action: Action, move: Kind<Pair.Moves, Void>)]

  /// Returns the move of an action that is enabled, listed or not; nil if all actions are listed.
  @usableFromInline let enabled: ((State, Action) -> Kind<Pair.Moves, Void>?)?

  @inlinable
  init(
    _ space: State, _ pairing: Pair, _ identify: @escaping (State) -> UInt64?,
    enabled: ((State, Action) -> Kind<Pair.Moves, Void>?)? = nil,
    _ moves: @escaping (State) -> [(action: Action, move: Kind<Pair.Moves, Void>)]
  ) {
    (initial, self.pairing, self.identify, self.moves) = (space, pairing, identify, moves)
    self.enabled = enabled
  }

  /// Makes the model of a space.
  ///
  /// - Parameters:
  ///   - space: The space in its initial state.
  ///   - pairing: The pairing that makes the moves.
  ///   - moves: Returns the actions of a state by its view, each with its move.
  @inlinable
  public init(
    _ space: State, by pairing: Pair,
    moves: @escaping (View) -> [(action: Action, move: Kind<Pair.Moves, Void>)]
  ) where Pair.Space: LocatedComonad {
    self.init(space, pairing, { $0.fingerprint }, { moves($0.extract()) })
  }

  /// Makes the model of a space whose states are identified by a key.
  ///
  /// A key serves spaces without an identity, such as ``Pairings/Cofree``, and spaces whose
  /// identity is too fine.
  @inlinable
  public init<Key: Hashable>(
    _ space: State, by pairing: Pair, key: @escaping (State) -> Key,
    moves: @escaping (View) -> [(action: Action, move: Kind<Pair.Moves, Void>)]
  ) {
    self.init(space, pairing, { Fingerprint(of: key($0)).value }, { moves($0.extract()) })
  }

  /// Returns the fingerprint of a state; nil if the state has no identity.
  @inlinable
  public func identify(_ state: State) -> UInt64? { (identify as (State) -> UInt64?)(state) }

  /// Returns the view of a state.
  @inlinable
  public func view(of state: State) -> View { state.extract() }

  /// Calls a function with each action and its successor state.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
  }

  /// Calls a function with each wanted action and its successor state. No action has passing views.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (Action) throws(Stop) -> Bool,
    passing show: (View) throws(Stop) -> Void, _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    for (action, move) in moves(state) {
      guard try isWanted(action) else { continue }
      var next = state
      pairing.move(move, &next)
      try visit(action, next)
    }
  }
}
