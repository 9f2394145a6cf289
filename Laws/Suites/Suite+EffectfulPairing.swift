public import Pairings

extension Suite {
  /// The laws of a pairing whose outcome is an effect. The moves are a parameter, since some have
  /// no domain of their own.
  public static func effectfulPairing<P: EffectfulPairing>(
    _ p: P, moves: (Domain<Three>) -> Domain<Kind<P.Moves, Three>>, of name: String? = nil
  ) -> Suite where P.Space: Checkable, P.Eff: Checkable {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, wb) = (moves(a), P.Space.domain(of: b))
    let (eb, ec) = (P.Eff.domain(of: b), P.Eff.domain(of: c))
    let fs = a.zip(b).functions(to: c)
    return Suite(
      "EffectfulPairing", of: name ?? title(of: P.self),
      [
        Law("naturality", "pair(map(m, g), map(w, h), f) == pair(m, w) { f(g($0), h($1)) }") {
          trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let g = trial.any("g", a.functions(to: a))
          let h = trial.any("h", b.functions(to: a))
          let f = trial.any("f", a.zip(a).functions(to: c))
          return trial.equal(
            p.pair(P.Moves.map(m, g.run), P.Space.map(w, h.run)) { f(($0, $1)) },
            p.pair(m, w) { f((g($0), h($1))) }, ec)
        },
        Law("naturality in the result", "pair(m, w) { k(f($0, $1)) } == map(pair(m, w, f), k)") {
          trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          let k = trial.any("k", c.functions(to: b))
          return trial.equal(
            p.pair(m, w) { k(f(($0, $1))) }, P.Eff.map(p.pair(m, w) { f(($0, $1)) }, k.run), eb)
        },
        Law("unit", "pair(pure(a), w, f) == pure(f(a, extract(w)))") { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(P.Moves.pure(value), w) { f(($0, $1)) },
            P.Eff.pure(f((value, P.Space.extract(w)))), ec)
        },
        Law(
          "composition",
          "pair(flatMap(m, k), w, f) == flatMap(pair(m, duplicate(w)) { ($0, $1) }) { a, w in pair(k(a), w, f) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: ma))
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(P.Moves.flatMap(m, k.run), w) { f(($0, $1)) },
            P.Eff.flatMap(p.pair(m, P.Space.duplicate(w)) { ($0, $1) }) { value, w in
              p.pair(k(value), w) { f(($0, $1)) }
            }, ec)
        },
      ])
  }
}
