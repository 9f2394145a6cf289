/// The pairing of `Identity` with itself: there is one place, and every move
/// stays there.
@frozen
public struct IdentityPairing: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = IdentityOf

  /// The comonad of spaces.
  public typealias Space = IdentityOf

  /// Creates the pairing, which holds nothing.
  @inlinable
  public init() {}

  /// Combines both values.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<IdentityOf, First>, _ space: Kind<IdentityOf, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    combine(move.narrow().value, space.narrow().value)
  }

  /// Leaves the space as it is; returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<IdentityOf, Result>, _ space: inout Kind<IdentityOf, Value>
  ) -> Result {
    move.narrow().value
  }
}

// MARK: - Methods

extension Identity {
  /// Combines both values.
  @inlinable
  public func pair<Other, Result>(
    with other: Identity<Other>, _ combine: (Value, Other) -> Result
  ) -> Result {
    IdentityPairing().pair(self, other, combine)
  }

  /// Applies this function to another value.
  @inlinable
  public func zap<Input, Output>(_ other: Identity<Input>) -> Output
  where Value == (Input) -> Output {
    IdentityPairing().zap(self, other)
  }

  /// Returns the space inside a space.
  @inlinable
  public func select<Other>(from spaces: Identity<Identity<Other>>) -> Identity<Other> {
    pair(with: spaces) { _, space in space }
  }

  /// Leaves a space as it is, as ``IdentityPairing/move(_:_:)`` does.
  @inlinable
  @discardableResult
  public func move<Other>(_ space: inout Identity<Other>) -> Value { value }

  /// Returns this space: there is no other.
  @inlinable
  public func moved<Result>(by move: Identity<Result>) -> Identity { self }
}
