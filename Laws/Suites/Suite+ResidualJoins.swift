public import Pairings

extension Suite {
  /// The laws of two residual pairings side by side: each move has the same effects and the same
  /// future on its side as on that side alone, and leaves the other side in its place.
  public static func residualDay<P: ResidualPairing, Q: ResidualPairing, W: ResidualPairing>(
    _ whole: W, of p: P, _ q: Q,
    moves: (Domain<Kind<P.Moves, Three>>, Domain<Kind<Q.Moves, Three>>),
    first: @escaping (Kind<P.Moves, Three>) -> Kind<W.Moves, Three>,
    second: @escaping (Kind<Q.Moves, Three>) -> Kind<W.Moves, Three>, named name: String? = nil
  ) -> Suite
  where
    W.Space == DayOf<P.Space, Q.Space>, P.Eff == W.Eff, Q.Eff == W.Eff, P.Space: Checkable,
    Q.Space: Checkable, W.Eff: Checkable
  {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (w1, w2) = (P.Space.domain(of: a), Q.Space.domain(of: b))
    let fs = a.zip(b).functions(to: c)
    let both = W.Eff.domain(of: a.zip(W.Space.domain(of: c)))
    return Suite(
      "ResidualDay", of: name ?? title(of: W.self),
      [
        Law(
          "first", "move(first(m), day(w, v, f)) == map(move(m, w)) { a, w in (a, day(w, v, f)) }"
        ) { trial in
          let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
          let m = trial.any("m", moves.0)
          return trial.equal(
            W.Eff.map(whole.move(first(m), Day(w, v) { f(($0, $1)) })) { ($0.value, $0.space) },
            W.Eff.map(p.move(m, w)) { ($0.value, Day($0.space, v) { f(($0, $1)) }) }, both)
        },
        Law(
          "second",
          "move(second(m), day(w, v, f)) == map(move(m, v)) { a, v in (a, day(w, v, f)) }"
        ) { trial in
          let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
          let m = trial.any("m", moves.1)
          return trial.equal(
            W.Eff.map(whole.move(second(m), Day(w, v) { f(($0, $1)) })) { ($0.value, $0.space) },
            W.Eff.map(q.move(m, v)) { ($0.value, Day(w, $0.space) { f(($0, $1)) }) }, both)
        },
      ])
  }

  /// The laws of a sum of two residual pairings, one of which is shown.
  public static func residualSum<P: ResidualPairing, Q: ResidualPairing, W: ResidualPairing>(
    _ whole: W, of p: P, _ q: Q,
    moves: (Domain<Kind<P.Moves, Three>>, Domain<Kind<Q.Moves, Three>>),
    first: @escaping (Kind<P.Moves, Three>) -> Kind<W.Moves, Three>,
    second: @escaping (Kind<Q.Moves, Three>) -> Kind<W.Moves, Three>,
    show: @escaping (SumSide) -> Kind<W.Moves, Void>, shown: Kind<W.Moves, SumSide>,
    named name: String? = nil
  ) -> Suite
  where
    W.Space == SumSpaceOf<P.Space, Q.Space>, P.Eff == W.Eff, Q.Eff == W.Eff, P.Space: Checkable,
    Q.Space: Checkable, W.Eff: Checkable
  {
    let (a, b, sides) = (Three.domain, Four.domain, SumSide.domain)
    let (w1, w2) = (P.Space.domain(of: b), Q.Space.domain(of: b))
    let sums = W.Space.domain(of: b)
    let (both, ends) = (W.Eff.domain(of: a.zip(sums)), W.Eff.domain(of: sums))
    let shows = W.Eff.domain(of: sides.zip(sums))
    return Suite(
      "ResidualSum", of: name ?? title(of: W.self),
      [
        Law(
          "first",
          "move(first(m), sum(w, v, shown: s)) == map(move(m, w)) { a, w in (a, sum(w, v, shown: s)) }"
        ) { trial in
          let (w, v, s) = (trial.any("w", w1), trial.any("v", w2), trial.any("s", sides))
          let m = trial.any("m", moves.0)
          return trial.equal(
            W.Eff.map(whole.move(first(m), SumSpace(w, v, shown: s))) { ($0.value, $0.space) },
            W.Eff.map(p.move(m, w)) { ($0.value, SumSpace($0.space, v, shown: s)) }, both)
        },
        Law(
          "second",
          "move(second(m), sum(w, v, shown: s)) == map(move(m, v)) { a, v in (a, sum(w, v, shown: s)) }"
        ) { trial in
          let (w, v, s) = (trial.any("w", w1), trial.any("v", w2), trial.any("s", sides))
          let m = trial.any("m", moves.1)
          return trial.equal(
            W.Eff.map(whole.move(second(m), SumSpace(w, v, shown: s))) { ($0.value, $0.space) },
            W.Eff.map(q.move(m, v)) { ($0.value, SumSpace(w, $0.space, shown: s)) }, both)
        },
        Law("show", "move(show(t), sum(w, v, shown: s)) == pure(((), sum(w, v, shown: t)))") {
          trial in
          let (w, v) = (trial.any("w", w1), trial.any("v", w2))
          let (s, t) = (trial.any("s", sides), trial.any("t", sides))
          return trial.equal(
            whole.moved(SumSpace(w, v, shown: s), by: show(t)),
            W.Eff.pure(SumSpace(w, v, shown: t)), ends)
        },
        Law("shown", "move(shown, sum(w, v, shown: s)) == pure((s, sum(w, v, shown: s)))") {
          trial in
          let (w, v, s) = (trial.any("w", w1), trial.any("v", w2), trial.any("s", sides))
          return trial.equal(
            W.Eff.map(whole.move(shown, SumSpace(w, v, shown: s))) { ($0.value, $0.space) },
            W.Eff.pure((s, SumSpace(w, v, shown: s))), shows)
        },
      ])
  }
}
