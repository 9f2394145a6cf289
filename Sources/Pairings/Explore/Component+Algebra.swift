// Components are composed as spaces are: each part keeps its own pair, its moves and its
// futures, and knows nothing of the others. Nobody lifts a handler by hand. Where the whole
// makes moves of its own, such as the one to the other side, its view is given a handler.

extension Component {
  /// Puts another component beside this one: both are shown, and each moves by itself.
  ///
  ///     counter.beside(week) { Row(left: $0, right: $1) }
  ///
  /// - SeeAlso: ``Day``; ``Component/together(_:_:_:with:)`` for more than two.
  @inlinable
  public func beside<Other: Pairing, OtherView, Combined>(
    _ other: Component<Eff, Other, OtherView>,
    with combine: @escaping (View, OtherView) -> Combined
  ) -> Component<Eff, DayPairing<Pair, Other>, Combined> {
    beside(other) { first, second, _ in combine(first, second) }
  }

  /// Puts another component beside this one; the view of both makes moves of its own.
  @inlinable
  public func beside<Other: Pairing, OtherView, Combined>(
    _ other: Component<Eff, Other, OtherView>,
    with combine:
      @escaping (View, OtherView, Handler<Eff, DayMoveOf<Pair, Other>>) -> Combined
  ) -> Component<Eff, DayPairing<Pair, Other>, Combined> {
    Component<Eff, DayPairing<Pair, Other>, Combined>(
      DayPairing(pairing, other.pairing),
      Day(space, other.space) { first, second in
        UI { handler in
          combine(
            first.make(handler.lift { .first($0) }), second.make(handler.lift { .second($0) }),
            handler)
        }
      })
  }

  /// Puts another component behind this one, like the pages behind two tabs: one is shown,
  /// and the other is found where it was left.
  ///
  ///     counter.either(steps) { page, handler in
  ///       Tab(page: page, turn: { handler(.toggle()) })
  ///     }
  ///
  /// - SeeAlso: ``SumSpace``.
  @inlinable
  public func either<Other: Pairing, OtherView, Combined>(
    _ other: Component<Eff, Other, OtherView>, shown: Side = .first,
    with combine:
      @escaping (Either<View, OtherView>, Handler<Eff, SumMoveOf<Pair, Other>>) -> Combined
  ) -> Component<Eff, SumPairing<Pair, Other>, Combined> {
    typealias Whole = UI<Eff, SumMoveOf<Pair, Other>, Combined>
    return Component<Eff, SumPairing<Pair, Other>, Combined>(
      SumPairing(pairing, other.pairing),
      SumSpace(
        Pair.Space.map(space) { first in
          Whole { handler in combine(.left(first.make(handler.lift { .first($0) })), handler) }
        },
        Other.Space.map(other.space) { second in
          Whole { handler in combine(.right(second.make(handler.lift { .second($0) })), handler) }
        }, shown: shown))
  }

  /// Shows a copy of this component for each identity: copies are moved by their identity,
  /// wherever they stand, and can be inserted, removed and rearranged.
  ///
  ///     counter.list(ids: ["a", "b"]) { rows, handler in
  ///       Table(rows: rows, add: { handler(.insert("c")) })
  ///     }
  ///
  /// - Precondition: The identities differ.
  /// - SeeAlso: ``Each``.
  @inlinable
  public func list<ID: Hashable, Combined>(
    ids: [ID],
    with combine:
      @escaping ([(id: ID, view: View)], Handler<Eff, EachMoveOf<ID, Pair>>) -> Combined
  ) -> Component<Eff, EachPairing<ID, Pair>, Combined> {
    Component<Eff, EachPairing<ID, Pair>, Combined>(
      EachPairing(pairing),
      Each(ids, fresh: space) { parts in
        UI { handler in
          combine(
            parts.map { id, part in (id, part.make(handler.lift { .part(id, $0) })) }, handler)
        }
      })
  }
}

#if !hasFeature(Embedded)  // As NaryDay; there they lie in each other.

extension Component {
  /// Puts three components side by side: all are shown, and each moves by itself.
  ///
  /// - SeeAlso: ``NaryDay``.
  @inlinable
  public static func together<A: Pairing, B: Pairing, C: Pairing, ViewA, ViewB, ViewC>(
    _ a: Component<Eff, A, ViewA>, _ b: Component<Eff, B, ViewB>, _ c: Component<Eff, C, ViewC>,
    with combine: @escaping (ViewA, ViewB, ViewC) -> View
  ) -> Component where Pair == NaryDayPairing<A, B, C> {
    Component(
      NaryDayPairing(),
      NaryDay.joining(a.movable, b.movable, c.movable) { a, b, c in
        UI { handler in
          combine(
            a.make(handler.lift { .part(\.0, $0) }), b.make(handler.lift { .part(\.1, $0) }),
            c.make(handler.lift { .part(\.2, $0) }))
        }
      })
  }

  /// Puts four components side by side: all are shown, and each moves by itself.
  @inlinable
  public static func together<
    A: Pairing, B: Pairing, C: Pairing, D: Pairing, ViewA, ViewB, ViewC, ViewD
  >(
    _ a: Component<Eff, A, ViewA>, _ b: Component<Eff, B, ViewB>, _ c: Component<Eff, C, ViewC>,
    _ d: Component<Eff, D, ViewD>, with combine: @escaping (ViewA, ViewB, ViewC, ViewD) -> View
  ) -> Component where Pair == NaryDayPairing<A, B, C, D> {
    Component(
      NaryDayPairing(),
      NaryDay.joining(a.movable, b.movable, c.movable, d.movable) { a, b, c, d in
        UI { handler in
          combine(
            a.make(handler.lift { .part(\.0, $0) }), b.make(handler.lift { .part(\.1, $0) }),
            c.make(handler.lift { .part(\.2, $0) }), d.make(handler.lift { .part(\.3, $0) }))
        }
      })
  }

  /// The space together with what moves it.
  @inlinable
  var movable: Movable<Pair, UI<Eff, Pair.Moves, View>> { Movable(space, by: pairing) }
}

#else

extension Component {
  /// Puts three components side by side: all are shown, and each moves by itself.
  @inlinable
  public static func together<A: Pairing, B: Pairing, C: Pairing, ViewA, ViewB, ViewC>(
    _ a: Component<Eff, A, ViewA>, _ b: Component<Eff, B, ViewB>, _ c: Component<Eff, C, ViewC>,
    with combine: @escaping (ViewA, ViewB, ViewC) -> View
  ) -> Component where Pair == DayPairing<A, DayPairing<B, C>> {
    a.beside(b.beside(c) { ($0, $1) }) { combine($0, $1.0, $1.1) }
  }

  /// Puts four components side by side: all are shown, and each moves by itself.
  @inlinable
  public static func together<
    A: Pairing, B: Pairing, C: Pairing, D: Pairing, ViewA, ViewB, ViewC, ViewD
  >(
    _ a: Component<Eff, A, ViewA>, _ b: Component<Eff, B, ViewB>, _ c: Component<Eff, C, ViewC>,
    _ d: Component<Eff, D, ViewD>, with combine: @escaping (ViewA, ViewB, ViewC, ViewD) -> View
  ) -> Component where Pair == DayPairing<A, DayPairing<B, DayPairing<C, D>>> {
    a.beside(.together(b, c, d) { ($0, $1, $2) }) { combine($0, $1.0, $1.1, $1.2) }
  }
}

#endif
