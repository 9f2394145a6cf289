/// The pairing of ``EachMove`` with ``Each``, made of the pairing of the parts.
///
/// - Complexity: Insertion, removal and rearrangement take O(*n*) for *n* parts. A move of a part
///   costs a look-up and the move itself, in place if nothing else refers to the list.
@frozen
public struct EachPairing<ID: Hashable, Part: Pairing>: ProgramStorePairing {
  /// The monad of moves.
  public typealias Moves = EachMoveOf<ID, Part>

  /// The comonad of spaces.
  public typealias Space = EachOf<ID, Part.Space>

  /// The pairing of the parts.
  public let part: Part

  /// Creates a pairing of lists from the pairing of the parts.
  @inlinable
  public init(_ part: Part) { self.part = part }

  /// Adds the pairing of the parts to a place.
  @inlinable
  public func entering(_ place: consuming _EachPlace<ID, Part.Space>) -> _EachContext<ID, Part> {
    _EachContext(place, part)
  }

  /// Returns the place.
  @inlinable
  public func leaving(_ context: consuming _EachContext<ID, Part>) -> _EachPlace<ID, Part.Space> {
    context.place
  }
}

extension EachPairing: Sendable where Part: Sendable {}
