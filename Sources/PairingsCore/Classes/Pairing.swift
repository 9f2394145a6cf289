/// A pairing of a monad of moves with a comonad of spaces: a move chooses the next space.
///
/// A space holds every future at once; a move chooses one of them. A conformance implements `pair`
/// and ``move(_:_:)``; the rest follows. For moves that are programs on a place, ``ProgramStorePairing``
/// implements both.
///
///     func twice<P: Pairing, V>(
///       _ pairing: P, _ m: Kind<P.Moves, Void>, _ w: Kind<P.Space, V>
///     ) -> V {
///       pairing.moved(pairing.moved(w, by: m), by: m).extract()
///     }
///     twice(StateStore(), .modify { $0 + 1 }, Store(0) { "\($0)" })  // "2"
///
/// ## Laws
///
/// The laws of ``FunctorPairing``. For every `a`, `m`, `n`, `k`, `w`, `f`, `g` and `h`:
///
///     pair(pure(a), w, f) == f(a, extract(w))                              // unit
///     pair(flatMap(m, k), w, f)
///       == pair(m, duplicate(w)) { a, w in pair(k(a), w, f) }              // composition
///     pair(m, w) { g(f($0, $1)) } == g(pair(m, w, f))                      // naturality in the result
///     select(m, ww) == pair(m, ww) { _, w in w }                           // select coherence
///     moved(w, by: m) == select(m, duplicate(w))                           // move coherence
///     move(m, &w) == pair(m, w) { a, _ in a }                              // move returns the value
///     moved(w, by: pure(a)) == w                                           // identity move
///     moved(w, by: flatMap(m) { _ in n }) == moved(moved(w, by: m), by: n) // move after move
///     extract(moved(w, by: m)) == pair(m, w) { _, b in b }                 // arrival
///     extend(moved(w, by: m), h) == moved(extend(w, h), by: m)             // move under extend
///
/// The last four follow from the others, three of them by naturality in the result: *move after
/// move*, where `g` is `duplicate`, *arrival*, where it is `extract`, and *move under extend*,
/// where it is an `extend`. The law *many moves* of the suite requires that a space takes as much
/// stack after many moves as after few.
///
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016); Katsumata, Rivas and Uustalu,
///   *Interaction Laws of Monads and Comonads* (2020).
public protocol Pairing<Moves, Space>: FunctorPairing, ResidualPairing {
  /// The monad of moves.
  associatedtype Moves

  /// The comonad of spaces.
  associatedtype Space

  /// Returns the space that a move chooses from a space of spaces.
  func select<Result, Value>(
    _ move: Kind<Moves, Result>, _ spaces: Kind<Space, Kind<Space, Value>>
  ) -> Kind<Space, Value>

  /// Moves a space to the future that `move` chooses, in place, and returns the value of the move.
  ///
  /// A fused implementation runs the move once, reuses the space's storage when nothing else refers
  /// to it, and never changes a space that is shared. An implementation without fusion calls
  /// ``moveByDuplicating(_:_:)``, which is right for a space that stores its place beside the view
  /// from it.
  ///
  /// - Precondition: The move does not reach the space that it moves, which is possible only by a
  ///   weak reference.
  @discardableResult
  func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result
}

extension Pairing {
  /// Returns the value of a move and the future of a space, which moves as a copy.
  @inlinable
  public func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<IdentityOf, (value: Result, space: Kind<Space, Value>)> {
    var space = space
    let value = self.move(move, &space)
    return Identity((value, space))
  }

  /// Returns the space that a move chooses from a space of spaces.
  @inlinable
  public func select<Result, Value>(
    _ move: Kind<Moves, Result>, _ spaces: Kind<Space, Kind<Space, Value>>
  ) -> Kind<Space, Value> {
    pair(move, spaces) { _, space in space }
  }

  /// Moves a space by choosing from its duplicate, and returns the value of the move. This
  /// implements ``move(_:_:)`` for every pair.
  ///
  /// A moved space takes as much stack as the space that `duplicate` has in its place. That is
  /// constant where `extend` makes a place beside a function, as for ``Store``. Where a space is
  /// only a function of its future, `duplicate` makes a function of that function. Each move then
  /// adds a nested call, and 100 000 of them overflow the stack. The law *many moves* finds such
  /// spaces.
  ///
  /// - Complexity: One `duplicate` per move.
  @inlinable
  @discardableResult
  public func moveByDuplicating<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    let (result, future) = pair(move, Space.duplicate(space)) { ($0, $1) }
    space = future
    return result
  }

  /// Returns the future of a space that a move chooses.
  @inlinable
  public func moved<Result, Value>(
    _ space: consuming Kind<Space, Value>, by move: Kind<Moves, Result>
  ) -> Kind<Space, Value> {
    self.move(move, &space)
    return space
  }
}
