public import Pairings

/// The model of a value that actions change in place: the fastest model.
///
///     let tank = Positions(from: 0, actions: [1, -1]) { level, change in
///       level += change
///       return (0...3).contains(level)
///     }
///     Atlas(tank).check(.never(Proposition("empty") { $0 == 0 })).results[0].path?.actions  // []
///
/// The fingerprint is the hash of the value. A type that hashes its identity alone needs a complete
/// `key`; see ``Pairings/Fingerprint``. Equal values are one state: `0.0` and `-0.0`, which a division
/// tells apart, need a key such as `bitPattern`.
///
/// - Complexity: An action costs a copy of the value, a call of `change`, and a hash. The hash of a
///   value that is a word, or whose key is one, takes some multiplications.
@frozen
public struct Positions<Position, Key: Hashable, Action: Hashable>: Model {
  /// The initial state.
  public let initial: Position

  @usableFromInline let actions: [Action]
  @usableFromInline let key: (Position) -> Key
  @usableFromInline let change: (inout Position, Action) -> Bool

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - start: The initial state.
  ///   - actions: The actions.
  ///   - key: Returns the key that identifies a state.
  ///   - change: Applies an action to a state; returns false if the action is disabled.
  @inlinable
  public init(
    from start: Position, actions: [Action], key: @escaping (Position) -> Key,
    change: @escaping (inout Position, Action) -> Bool
  ) {
    (self.initial, self.actions, self.key, self.change) = (start, actions, key, change)
  }

  /// Makes a model whose states are their own keys.
  ///
  /// - Parameters:
  ///   - start: The initial state.
  ///   - actions: The actions.
  ///   - change: Applies an action to a state; returns false if the action is disabled.
  @inlinable
  public init(
    from start: Position, actions: [Action], change: @escaping (inout Position, Action) -> Bool
  ) where Key == Position {
    self.init(from: start, actions: actions, key: { $0 }, change: change)
  }

  /// Returns the fingerprint of a state.
  @inlinable
  public func identify(_ state: Position) -> UInt64? {
    Fingerprint(of: key(state)).value
  }

  /// Returns the state itself.
  @inlinable
  public func view(of state: Position) -> Position { state }

  /// Calls a function with each enabled action and its successor state.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: Position, _ visit: (Action, Position) throws(Stop) -> Void
  ) throws(Stop) {
    for action in actions {
      var next = state
      if change(&next, action) { try visit(action, next) }
    }
  }

  /// Calls a function with each wanted enabled action and its successor state. No action has passing
  /// views.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: Position, where isWanted: (Action) throws(Stop) -> Bool,
    passing show: (Position) throws(Stop) -> Void, _ visit: (Action, Position) throws(Stop) -> Void
  ) throws(Stop) {
    for action in actions {
      guard try isWanted(action) else { continue }
      var next = state
      if change(&next, action) { try visit(action, next) }
    }
  }
}
