/// A pairing with a ``DirectedComonad`` in which a move chooses a position of the present shape: `pair`
/// and `move` follow from the choice.
///
///     struct WriterTrail: DirectedPairing {
///       typealias Moves = WriterOf<Endomap>
///       typealias Space = TrailOf
///       func choose<Result>(
///         _ move: Kind<Moves, Result>, at log: Endomap
///       ) -> (value: Result, position: Endomap) { (move.value, move.log) }
///     }
///
/// Every pairing with the full comonad of the container is of this form, since a choice is a monad
/// morphism to the moves of all its spaces, its update monad.
///
/// ## Laws
///
/// The laws of ``Pairing``, and for every `a`, `m`, `k` and `s`:
///
///     choose(pure(a), at: s) == (a, root(at: s))                       // choose the root
///     choose(flatMap(m, k), at: s)
///       == { /* (a, p) = choose(m, at: s), (b, q) = choose(k(a), at: shifted(s, along: p)) */
///         (b, appended(q, to: p)) }                                    // choose twice
///     isEnabled(choose(m, at: s).position, at: s) == true              // chosen positions are enabled
///     pair(m, w, f)
///       == { /* (a, p) = choose(m, at: shape(w)) */ f(a, peek(w, along: p)) }  // pair by choice
///
/// - SeeAlso: Ahman and Uustalu, *Update Monads: Cointerpreting Directed Containers* (2014).
public protocol DirectedPairing: Pairing where Space: DirectedComonad {
  /// Returns the value of a move, and the position that it chooses at a shape.
  func choose<Result>(
    _ move: Kind<Moves, Result>, at shape: Space.Container.Shape
  ) -> (value: Result, position: Space.Container.Position)
}

extension DirectedPairing {
  /// Combines the value of a move with the value of the space at the position that the move chooses.
  ///
  /// - Precondition: The move chooses a position that is enabled at the present shape.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let (value, position) = choose(move, at: Space.shape(space))
    guard let seen = Space.peek(space, along: position) else {
      preconditionFailure("A move chose a position that is not enabled.")
    }
    return combine(value, seen)
  }

  /// Shifts the space along the position that a move chooses, and returns the value of the move.
  ///
  /// - Precondition: The move chooses a position that is enabled at the present shape.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    let (value, position) = choose(move, at: Space.shape(space))
    Space.shift(&space, along: position)
    return value
  }
}
