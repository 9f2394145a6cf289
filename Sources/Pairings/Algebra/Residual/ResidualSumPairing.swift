#if !hasFeature(Embedded)  // As ResidualDayPairing.

/// A residual move of two spaces of which one is shown. It is the monad of moves over a
/// ``SumSpace`` whose sides are moved by residual pairings of one residual monad.
public typealias ResidualSumMove<First: ResidualPairing, Second: ResidualPairing, Value> = Kind<
  ResidualSumMoveOf<First, Second>, Value
> where First.Eff == Second.Eff

/// The brand of ``ResidualSumMove``.
public typealias ResidualSumMoveOf<First: ResidualPairing, Second: ResidualPairing> = StateTOf<
  _ResidualContext<_SumPlace<First.Space, Second.Space>, First, Second>, First.Eff
> where First.Eff == Second.Eff

extension Kind {
  /// Moves the left side, shown or hidden, by its residual pairing.
  @inlinable
  public static func first<First, Second>(
    _ move: Kind<First.Moves, Value>
  ) -> ResidualSumMove<First, Second, Value> where Brand == ResidualSumMoveOf<First, Second> {
    .stateM { context in
      First.Eff.map(context.first.move(move, context.place.first)) {
        var context = context
        context.place.first = $0.space
        return ($0.value, context)
      }
    }
  }

  /// Moves the right side, shown or hidden, by its residual pairing.
  @inlinable
  public static func second<First, Second>(
    _ move: Kind<Second.Moves, Value>
  ) -> ResidualSumMove<First, Second, Value> where Brand == ResidualSumMoveOf<First, Second> {
    .stateM { context in
      First.Eff.map(context.second.move(move, context.place.second)) {
        var context = context
        context.place.second = $0.space
        return ($0.value, context)
      }
    }
  }
}

extension Kind where Value == SumSide {
  /// Returns the side that is shown.
  @inlinable
  public static func shown<First, Second>() -> ResidualSumMove<First, Second, SumSide>
  where Brand == ResidualSumMoveOf<First, Second> {
    ResidualSumMoveOf<First, Second>.state { $0.place.shown }
  }
}

extension Kind where Value == Void {
  /// Shows a side.
  @inlinable
  public static func show<First, Second>(_ side: SumSide) -> ResidualSumMove<First, Second, Void>
  where Brand == ResidualSumMoveOf<First, Second> {
    ResidualSumMoveOf<First, Second>.state { $0.place.shown = side }
  }
}

/// The residual pairing of ``ResidualSumMove`` with ``SumSpace``, made of the residual pairings of
/// both sides, which have one residual monad.
///
/// ## Laws
///
/// The laws of ``ResidualPairing``, and for every `m`, `w`, `v`, `s` and `t`:
///
///     move(first(m), sum(w, v, shown: s))
///       == map(move(m, w)) { a, w in (a, sum(w, v, shown: s)) }                     // first
///     move(second(m), sum(w, v, shown: s))
///       == map(move(m, v)) { a, v in (a, sum(w, v, shown: s)) }                     // second
///     move(show(t), sum(w, v, shown: s)) == pure(((), sum(w, v, shown: t)))         // show
///     move(shown, sum(w, v, shown: s)) == pure((s, sum(w, v, shown: s)))            // shown
@frozen
public struct ResidualSumPairing<First: ResidualPairing, Second: ResidualPairing>: ResidualPairing
where First.Eff == Second.Eff {
  /// The monad of moves.
  public typealias Moves = ResidualSumMoveOf<First, Second>

  /// The comonad of spaces.
  public typealias Space = SumSpaceOf<First.Space, Second.Space>

  /// The residual pairing of the left side.
  public let first: First

  /// The residual pairing of the right side.
  public let second: Second

  /// Joins the residual pairings of two sides.
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

extension ResidualSumPairing: Sendable where First: Sendable, Second: Sendable {}

extension ResidualPairing {
  /// Returns the residual pairing of the sums of this pair's spaces with those of another, of which
  /// one is shown.
  @inlinable
  public func sum<Other: ResidualPairing>(
    _ other: Other
  ) -> ResidualSumPairing<Self, Other> where Other.Eff == Eff {
    ResidualSumPairing(self, other)
  }
}

#endif
