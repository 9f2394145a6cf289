#if !hasFeature(Embedded)  // As NaryDay; Embedded Swift nests pairs instead.

extension Component {
  /// Puts three components of the same inputs side by side: all are shown, and each moves by
  /// itself.
  ///
  ///     .together(
  ///       counter.widen(input: .case(Input.counter)), week.widen(input: .case(Input.week)),
  ///       steps.widen(input: .case(Input.steps))) { Row($0, $1, $2) }
  ///
  /// - SeeAlso: ``NaryDay``.
  @inlinable
  public static func together<A: Pairing, B: Pairing, C: Pairing, ViewA, ViewB, ViewC>(
    _ a: Component<Eff, A, Input, ViewA>, _ b: Component<Eff, B, Input, ViewB>,
    _ c: Component<Eff, C, Input, ViewC>, with combine: @escaping (ViewA, ViewB, ViewC) -> View
  ) -> Component where Pair == NaryDayPairing<A, B, C> {
    let first: Meaning = a.dispatcher.lift(
      moves: { .part(\.0, $0) }, steps: { .part(\.0, $0) }, input: .identity)
    let second: Meaning = b.dispatcher.lift(
      moves: { .part(\.1, $0) }, steps: { .part(\.1, $0) }, input: .identity)
    let third: Meaning = c.dispatcher.lift(
      moves: { .part(\.2, $0) }, steps: { .part(\.2, $0) }, input: .identity)
    return Component(
      NaryDayPairing(),
      NaryDay.joining(a.movable, b.movable, c.movable) { a, b, c in
        UI { send in combine(a.make(send), b.make(send), c.make(send)) }
      }, on: .concat([first, second, third]))
  }

  /// Puts four components of the same inputs side by side: all are shown, and each moves by
  /// itself.
  @inlinable
  public static func together<
    A: Pairing, B: Pairing, C: Pairing, D: Pairing, ViewA, ViewB, ViewC, ViewD
  >(
    _ a: Component<Eff, A, Input, ViewA>, _ b: Component<Eff, B, Input, ViewB>,
    _ c: Component<Eff, C, Input, ViewC>, _ d: Component<Eff, D, Input, ViewD>,
    with combine: @escaping (ViewA, ViewB, ViewC, ViewD) -> View
  ) -> Component where Pair == NaryDayPairing<A, B, C, D> {
    let first: Meaning = a.dispatcher.lift(
      moves: { .part(\.0, $0) }, steps: { .part(\.0, $0) }, input: .identity)
    let second: Meaning = b.dispatcher.lift(
      moves: { .part(\.1, $0) }, steps: { .part(\.1, $0) }, input: .identity)
    let third: Meaning = c.dispatcher.lift(
      moves: { .part(\.2, $0) }, steps: { .part(\.2, $0) }, input: .identity)
    let fourth: Meaning = d.dispatcher.lift(
      moves: { .part(\.3, $0) }, steps: { .part(\.3, $0) }, input: .identity)
    return Component(
      NaryDayPairing(),
      NaryDay.joining(a.movable, b.movable, c.movable, d.movable) { a, b, c, d in
        UI { send in combine(a.make(send), b.make(send), c.make(send), d.make(send)) }
      }, on: .concat([first, second, third, fourth]))
  }

  /// The space together with its pairing.
  @inlinable
  var movable: Movable<Pair, UI<Input, View>> { Movable(space, by: pairing) }
}

#else

extension Component {
  /// Puts three components of the same inputs side by side: all are shown, and each moves by
  /// itself.
  @inlinable
  public static func together<A: Pairing, B: Pairing, C: Pairing, ViewA, ViewB, ViewC>(
    _ a: Component<Eff, A, Input, ViewA>, _ b: Component<Eff, B, Input, ViewB>,
    _ c: Component<Eff, C, Input, ViewC>, with combine: @escaping (ViewA, ViewB, ViewC) -> View
  ) -> Component where Pair == DayPairing<A, DayPairing<B, C>> {
    a.with(b.with(c) { ($0, $1) }) { combine($0, $1.0, $1.1) }
  }

  /// Puts four components of the same inputs side by side: all are shown, and each moves by
  /// itself.
  @inlinable
  public static func together<
    A: Pairing, B: Pairing, C: Pairing, D: Pairing, ViewA, ViewB, ViewC, ViewD
  >(
    _ a: Component<Eff, A, Input, ViewA>, _ b: Component<Eff, B, Input, ViewB>,
    _ c: Component<Eff, C, Input, ViewC>, _ d: Component<Eff, D, Input, ViewD>,
    with combine: @escaping (ViewA, ViewB, ViewC, ViewD) -> View
  ) -> Component where Pair == DayPairing<A, DayPairing<B, DayPairing<C, D>>> {
    a.with(.together(b, c, d) { ($0, $1, $2) }) { combine($0, $1.0, $1.1, $1.2) }
  }

  /// Puts another component of the same inputs beside this one.
  @inlinable
  func with<Other: Pairing, OtherView, Combined>(
    _ other: Component<Eff, Other, Input, OtherView>,
    _ combine: @escaping (View, OtherView) -> Combined
  ) -> Component<Eff, DayPairing<Pair, Other>, Input, Combined> {
    typealias Both = Dispatcher<Eff, DayMoveOf<Pair, Other>, Input>
    let first: Both = dispatcher.lift(
      moves: { .first($0) }, steps: { .first($0) }, input: .identity)
    let second: Both = other.dispatcher.lift(
      moves: { .second($0) }, steps: { .second($0) }, input: .identity)
    return Component<Eff, DayPairing<Pair, Other>, Input, Combined>(
      DayPairing(pairing, other.pairing),
      Day(space, other.space) { a, b in UI { send in combine(a.make(send), b.make(send)) } },
      on: first.combined(with: second))
  }
}

#endif
