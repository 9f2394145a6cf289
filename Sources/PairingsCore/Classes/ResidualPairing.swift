/// A pairing of two functors whose result is an effect: a residual interaction law of functors.
///
/// A ``FunctorPairing`` is one over ``Identity``. The instructions of a ``Free`` meet the values of a
/// space by such a pairing.
///
/// ## Laws
///
/// For every `l`, `r`, `f`, `g`, `h` and `k`:
///
///     interact(map(l, g), map(r, h), f) == interact(l, r) { f(g($0), h($1)) }   // naturality
///     interact(l, r) { k(f($0, $1)) } == map(interact(l, r, f), k)              // naturality in the result
///
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads*
///   (2020), on residual interaction laws.
public protocol ResidualFunctorPairing<Left, Right, Eff>: SendableMetatype {
  /// The functor whose values come first.
  associatedtype Left: Functor

  /// The functor whose values come second.
  associatedtype Right: Functor

  /// The residual monad.
  associatedtype Eff: Monad

  /// Returns the effect whose result combines the value that the left side chooses with the one
  /// that it chooses from the right side.
  func interact<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result>
}

/// A pairing whose result is an effect: a move may have effects on its way through a space.
///
/// A residual pairing is a residual interaction law of a monad and a comonad; the monad of the
/// effects is its *residual monad*. A ``Pairing`` is one over ``Identity``. Moves that may fail have
/// no pairing; they have a residual pairing whose effect may fail, too.
///
/// ## Laws
///
/// The laws of ``ResidualFunctorPairing``. For every `a`, `m`, `n`, `k`, `w` and `f`:
///
///     interact(pure(a), w, f) == pure(f(a, extract(w)))                   // unit
///     interact(flatMap(m, k), w, f)
///       == flatMap(interact(m, duplicate(w)) { ($0, $1) }) { a, w in interact(k(a), w, f) }
///                                                                         // composition
///     interact(m, w) == interact(m, duplicate(w)) { ($0, $1) }            // move coherence
///     future(of: w, by: pure(a)) == pure(w)                               // identity move
///     future(of: w, by: flatMap(m) { _ in n })
///       == flatMap(future(of: w, by: m)) { future(of: $0, by: n) }        // move after move
///     flatMap(future(of: w, by: m)) { flatMap(future(of: $0, by: n)) … }
///       == future(of: w, by: then(m, then(n, …)))                         // moves in depth
///     map(future(of: w, by: m), extract) == interact(m, w) { _, b in b }  // arrival
///
/// The last four follow from the others. Besides, a space needs as much stack after many moves as
/// after few, *many moves*.
///
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads*
///   (2020), on residual interaction laws.
public protocol ResidualPairing<Moves, Space, Eff>: ResidualFunctorPairing
where Left == Moves, Right == Space {
  /// The monad of moves.
  associatedtype Moves: Monad

  /// The comonad of spaces.
  associatedtype Space: Comonad

  /// Returns the value of a move and the future of a space that the move chooses, after the move's
  /// effects. The default uses a `duplicate`, as ``Pairing/moveByDuplicating(_:_:)`` does.
  func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Eff, (value: Result, space: Kind<Space, Value>)>
}

extension ResidualPairing {
  /// Returns the value of a move and the future that it chooses from the duplicate of a space.
  ///
  /// - Complexity: One `duplicate`.
  @inlinable
  public func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Eff, (value: Result, space: Kind<Space, Value>)> {
    interact(move, Space.duplicate(space)) { ($0, $1) }
  }

  /// Returns the future of a space that a move chooses, after the move's effects.
  @inlinable
  public func future<Result, Value>(
    of space: Kind<Space, Value>, by move: Kind<Moves, Result>
  ) -> Kind<Eff, Kind<Space, Value>> {
    Eff.map(interact(move, space)) { $0.space }
  }
}
