public import Pairings

/// The places of a space of any pair, and the moves that lead from one to another.
///
///     let steps = Spaces(Traced(offset: "") { $0 }, by: WriterTraced()) { seen in
///       seen.count < 3 ? [("a", .tell("a")), ("b", .tell("b"))] : []
///     }
///     Atlas(steps).survey().places  // 15
///
/// Which moves there are may depend on what is seen: the space is a directed container.
///
/// - SeeAlso: Ahman, Chapman and Uustalu, *When Is a Container a Comonad?* (2012).
@frozen
public struct Spaces<Pair: Pairing, View, Step: Hashable>: Area {
  /// A space in one of its places.
  public typealias Place = Kind<Pair.Space, View>

  /// Where it begins.
  public let start: Place

  @usableFromInline let pairing: Pair
  @usableFromInline let identify: (Place) -> UInt64?
  @usableFromInline let moves: (View) -> [(step: Step, move: Kind<Pair.Moves, Void>)]

  @inlinable
  init(
    _ space: Place, _ pairing: Pair, _ identify: @escaping (Place) -> UInt64?,
    _ moves: @escaping (View) -> [(step: Step, move: Kind<Pair.Moves, Void>)]
  ) {
    (start, self.pairing, self.identify, self.moves) = (space, pairing, identify, moves)
  }

  /// Says where to begin and which moves can be made where something is seen.
  @inlinable
  public init(
    _ space: Place, by pairing: Pair,
    moves: @escaping (View) -> [(step: Step, move: Kind<Pair.Moves, Void>)]
  ) where Pair.Space: LocatedComonad {
    self.init(space, pairing, { $0.fingerprint }, moves)
  }

  /// Says where to begin, what tells places apart, and which moves can be made where something
  /// is seen: for spaces that know no place, such as ``Pairings/Cofree``, or know too much of it.
  @inlinable
  public init<Key: Hashable>(
    _ space: Place, by pairing: Pair, key: @escaping (Place) -> Key,
    moves: @escaping (View) -> [(step: Step, move: Kind<Pair.Moves, Void>)]
  ) {
    self.init(space, pairing, { Fingerprint(of: key($0)).value }, moves)
  }

  /// Returns what tells a place from others; nothing if that cannot be told.
  @inlinable
  public func identify(_ place: Place) -> UInt64? { (identify as (Place) -> UInt64?)(place) }

  /// Returns what is seen of a place.
  @inlinable
  public func view(from place: Place) -> View { place.extract() }

  /// Makes each move that can be made.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, _ visit: (Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place, where: { _ throws(Stop) in true }, visit)
  }

  /// Makes each move that is wanted.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Step) throws(Stop) -> Bool,
    _ visit: (Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    for (step, move) in moves(place.extract()) {
      guard try isWanted(step) else { continue }
      var next = place
      pairing.move(move, &next)
      try visit(step, next)
    }
  }
}
