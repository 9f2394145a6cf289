public import Pairings

/// The positions of one state, with steps that change it in place: the fastest area.
///
///     let tank = Positions(from: 0, steps: [1, -1]) { level, change in
///       level += change
///       return (0...3).contains(level)
///     }
///     Atlas(tank).ask(.never(Claim("empty") { $0 == 0 })).answers[0].path?.steps  // []
///
/// What is not hashed is not seen: a position of a type that hashes its identity alone needs a
/// `key` that says all; see ``Pairings/Fingerprint``.
///
/// - Complexity: A step is a copy of the state, a call of `change`, and what it takes to hash
///   the state: for a state that is a word, or a key that is one, some multiplications.
@frozen
public struct Positions<Position, Key: Hashable, Step: Hashable>: Area {
  /// Where it begins.
  public let start: Position

  @usableFromInline let steps: [Step]
  @usableFromInline let key: (Position) -> Key
  @usableFromInline let change: (inout Position, Step) -> Bool

  /// Says where to begin, which steps there may be, what tells positions apart, and what a
  /// step does; it returns whether it can be taken there.
  @inlinable
  public init(
    from start: Position, steps: [Step], key: @escaping (Position) -> Key,
    change: @escaping (inout Position, Step) -> Bool
  ) {
    (self.start, self.steps, self.key, self.change) = (start, steps, key, change)
  }

  /// Says where to begin, which steps there may be, and what a step does; it returns whether
  /// it can be taken there.
  @inlinable
  public init(
    from start: Position, steps: [Step], change: @escaping (inout Position, Step) -> Bool
  ) where Key == Position {
    self.init(from: start, steps: steps, key: { $0 }, change: change)
  }

  /// Returns what tells a position from others.
  @inlinable
  public func identify(_ place: Position) -> UInt64? {
    Fingerprint(of: key(place)).value
  }

  /// Returns the position.
  @inlinable
  public func view(from place: Position) -> Position { place }

  /// Takes each step that can be taken.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Position, _ visit: (Step, Position) throws(Stop) -> Void
  ) throws(Stop) {
    for step in steps {
      var next = place
      if change(&next, step) { try visit(step, next) }
    }
  }

  /// Takes each step that is wanted and can be taken.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Position, where isWanted: (Step) throws(Stop) -> Bool,
    _ visit: (Step, Position) throws(Stop) -> Void
  ) throws(Stop) {
    for step in steps {
      guard try isWanted(step) else { continue }
      var next = place
      if change(&next, step) { try visit(step, next) }
    }
  }
}
