#if !hasFeature(Embedded)  // A step may bring the place of another space, whose types are checked.

/// A residual move of two spaces side by side. It is the monad of moves over a ``Day`` whose sides
/// are moved by residual pairings of one residual monad.
///
///     let both: ResidualDayMove<Disk, Clock, Void> = .first(write).then(.second(tick))
///
/// The sides commute if the effects of the residual monad do: two moves of different sides lead to
/// one place in either order, and their effects happen in the order of the moves.
public typealias ResidualDayMove<First: ResidualPairing, Second: ResidualPairing, Value> = Kind<
  ResidualDayMoveOf<First, Second>, Value
> where First.Eff == Second.Eff

/// The brand of ``ResidualDayMove``.
public typealias ResidualDayMoveOf<First: ResidualPairing, Second: ResidualPairing> = StateTOf<
  _ResidualContext<_DayPlace<First.Space, Second.Space>, First, Second>, First.Eff
> where First.Eff == Second.Eff

/// The context of a residual move of two spaces: the place of both, and the pairings that move
/// them.
///
/// - Precondition: A step does not replace its context by that of another space, whose values may
///   have other types. Every build checks this.
@frozen
public struct _ResidualContext<Place, First: ResidualPairing, Second: ResidualPairing> {
  @usableFromInline var place: Place
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ place: Place, _ first: First, _ second: Second) {
    (self.place, self.first, self.second) = (place, first, second)
  }
}

extension Kind {
  /// Moves the left side by its residual pairing.
  @inlinable
  public static func first<First, Second>(
    _ move: Kind<First.Moves, Value>
  ) -> ResidualDayMove<First, Second, Value> where Brand == ResidualDayMoveOf<First, Second> {
    .stateM { context in
      First.Eff.map(context.first.move(move, context.place.first)) {
        var context = context
        context.place.first = $0.space
        return ($0.value, context)
      }
    }
  }

  /// Moves the right side by its residual pairing.
  @inlinable
  public static func second<First, Second>(
    _ move: Kind<Second.Moves, Value>
  ) -> ResidualDayMove<First, Second, Value> where Brand == ResidualDayMoveOf<First, Second> {
    .stateM { context in
      First.Eff.map(context.second.move(move, context.place.second)) {
        var context = context
        context.place.second = $0.space
        return ($0.value, context)
      }
    }
  }
}

/// The residual pairing of ``ResidualDayMove`` with ``Day``, made of the residual pairings of both
/// sides, which have one residual monad.
///
/// ## Laws
///
/// The laws of ``ResidualPairing``, and for every `m`, `w`, `v` and `f`:
///
///     move(first(m), day(w, v, f)) == map(move(m, w)) { a, w in (a, day(w, v, f)) }    // first
///     move(second(m), day(w, v, f)) == map(move(m, v)) { a, v in (a, day(w, v, f)) }   // second
@frozen
public struct ResidualDayPairing<First: ResidualPairing, Second: ResidualPairing>: ResidualPairing
where First.Eff == Second.Eff {
  /// The monad of moves.
  public typealias Moves = ResidualDayMoveOf<First, Second>

  /// The comonad of spaces.
  public typealias Space = DayOf<First.Space, Second.Space>

  /// The residual pairing of the left side.
  public let first: First

  /// The residual pairing of the right side.
  public let second: Second

  /// Puts two residual pairings side by side.
  @inlinable
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Runs the move from the place of both sides, and combines its value with the value of the
  /// resulting place.
  @inlinable
  public func pair<A, B, Result>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: @escaping (A, B) -> Result
  ) -> Kind<First.Eff, Result> {
    let placed = Space.placed(space)
    return First.Eff.map(move.run(_ResidualContext(placed.current, first, second))) {
      combine($0.value, Viewpoint.look(from: $0.position.place, placed.see))
    }
  }
}

extension ResidualDayPairing: Sendable where First: Sendable, Second: Sendable {}

extension ResidualPairing {
  /// Returns the residual pairing of this pair's spaces side by side with those of another.
  @inlinable
  public func day<Other: ResidualPairing>(
    _ other: Other
  ) -> ResidualDayPairing<Self, Other> where Other.Eff == Eff {
    ResidualDayPairing(self, other)
  }
}

#endif
