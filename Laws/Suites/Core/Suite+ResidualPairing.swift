public import PairingsCore

extension Suite {
  /// The laws of a residual pairing of two functors. The left sides are a parameter, since some
  /// have no domain of their own.
  public static func residualFunctorPairing<P: ResidualFunctorPairing>(
    _ p: P, lefts la: Domain<Kind<P.Left, Three>>, of name: String? = nil
  ) -> Suite where P.Right: Checkable, P.Eff: Checkable {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let rb = P.Right.domain(of: b)
    let (eb, ec) = (P.Eff.domain(of: b), P.Eff.domain(of: c))
    return Suite(
      "ResidualFunctorPairing", of: name ?? title(of: P.self),
      [
        Law("naturality", "interact(map(l, g), map(r, h), f) == interact(l, r) { f(g($0), h($1)) }")
        {
          trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let g = trial.any("g", a.functions(to: a))
          let h = trial.any("h", b.functions(to: a))
          let f = trial.any("f", a.zip(a).functions(to: c))
          return trial.equal(
            p.interact(P.Left.map(l, g.run), P.Right.map(r, h.run)) { f(($0, $1)) },
            p.interact(l, r) { f((g($0), h($1))) }, ec)
        },
        Law(
          "naturality in the result", "interact(l, r) { k(f($0, $1)) } == map(interact(l, r, f), k)"
        ) {
          trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let f = trial.any("f", a.zip(b).functions(to: c))
          let k = trial.any("k", c.functions(to: b))
          return trial.equal(
            p.interact(l, r) { k(f(($0, $1))) }, P.Eff.map(p.interact(l, r) { f(($0, $1)) }, k.run),
            eb)
        },
      ])
  }

  /// The laws of a residual pairing of two functors that have domains.
  public static func residualFunctorPairing<P: ResidualFunctorPairing>(
    _ p: P, of name: String? = nil
  ) -> Suite where P.Left: Checkable, P.Right: Checkable, P.Eff: Checkable {
    residualFunctorPairing(p, lefts: P.Left.domain(of: Three.domain), of: name)
  }

  /// The laws of a residual pairing of a monad with a comonad, including those of a residual
  /// pairing of functors. The moves are a parameter, since some have no domain of their own.
  public static func residualPairing<P: ResidualPairing>(
    _ p: P, moves ma: Domain<Kind<P.Moves, Three>>, of name: String? = nil
  ) -> Suite where P.Space: Checkable, P.Eff: Checkable {
    typealias M = P.Moves
    typealias W = P.Space
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let wb = W.domain(of: b)
    let (eb, ec, ew) = (P.Eff.domain(of: b), P.Eff.domain(of: c), P.Eff.domain(of: wb))
    let both = P.Eff.domain(of: a.zip(wb))
    let (fs, ks) = (a.zip(b).functions(to: c), a.functions(to: ma))
    let sixMoves = ma.array(count: 1...6)
    return Suite(
      "ResidualPairing", of: name ?? title(of: P.self),
      parents: [residualFunctorPairing(p, lefts: ma, of: name)],
      [
        Law("unit", "interact(pure(a), w, f) == pure(f(a, extract(w)))") { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          return trial.equal(
            p.interact(M.pure(value), w) { f(($0, $1)) }, P.Eff.pure(f((value, W.extract(w)))), ec)
        },
        Law(
          "composition",
          "interact(flatMap(m, k), w, f) == flatMap(interact(m, duplicate(w)) { ($0, $1) }) { a, w in interact(k(a), w, f) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", ks)
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          return trial.equal(
            p.interact(M.flatMap(m, k.run), w) { f(($0, $1)) },
            P.Eff.flatMap(p.interact(m, W.duplicate(w)) { ($0, $1) }) { value, w in
              p.interact(k(value), w) { f(($0, $1)) }
            }, ec)
        },
        Law(
          "move coherence", "interact(m, w) == interact(m, duplicate(w)) { ($0, $1) }", .coherence
        ) {
          trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.interact(m, w)) { ($0.value, $0.space) },
            p.interact(m, W.duplicate(w)) { ($0, $1) }, both)
        },
        Law("identity move", "future(of: w, by: pure(a)) == pure(w)", .derived) { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          return trial.equal(p.future(of: w, by: M.pure(value)), P.Eff.pure(w), ew)
        },
        Law(
          "move after move",
          "future(of: w, by: flatMap(m) { _ in n }) == flatMap(future(of: w, by: m)) { future(of: $0, by: n) }",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let n = trial.any("n", ma)
          let w = trial.any("w", wb)
          return trial.equal(
            p.future(of: w, by: M.flatMap(m) { _ in n }),
            P.Eff.flatMap(p.future(of: w, by: m)) { p.future(of: $0, by: n) }, ew)
        },
        Law(
          "moves in depth",
          "flatMap(future(of: w, by: m)) { flatMap(future(of: $0, by: n)) … } == future(of: w, by: then(m, then(n, …)))",
          .derived
        ) { trial in
          let moves = trial.any("m, n, …", sixMoves)
          let w = trial.any("w", wb)
          func oneByOne(_ w: Kind<W, Four>, _ rest: ArraySlice<Kind<M, Three>>) -> Kind<
            P.Eff, Kind<W, Four>
          > {
            rest.first.map { m in
              P.Eff.flatMap(p.future(of: w, by: m)) { oneByOne($0, rest.dropFirst()) }
            } ?? P.Eff.pure(w)
          }
          let whole = moves.dropLast().reversed().reduce(moves[moves.count - 1]) { M.then($1, $0) }
          return trial.equal(oneByOne(w, moves[...]), p.future(of: w, by: whole), ew)
        },
        Law(
          "arrival", "map(future(of: w, by: m), extract) == interact(m, w) { _, b in b }", .derived
        ) {
          trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.future(of: w, by: m)) { W.extract($0) }, p.interact(m, w) { $1 }, eb)
        },
        manyMoves(p, moves: ma),
      ])
  }

  /// The laws of a residual pairing of a monad with a comonad that have domains.
  public static func residualPairing<P: ResidualPairing>(
    _ p: P, of name: String? = nil
  ) -> Suite where P.Moves: Checkable, P.Space: Checkable, P.Eff: Checkable {
    residualPairing(p, moves: P.Moves.domain(of: Three.domain), of: name)
  }

  /// The agreement of two residual pairings along transformations of moves, spaces and effects.
  public static func residualAgreement<P: ResidualFunctorPairing, Q: ResidualFunctorPairing>(
    _ p: P, _ q: Q, lefts la: Domain<Kind<P.Left, Three>>, of name: String,
    left t: @escaping (Kind<P.Left, Three>) -> Kind<Q.Left, Three>,
    right u: @escaping (Kind<P.Right, Four>) -> Kind<Q.Right, Four>,
    residual v: @escaping (Kind<P.Eff, Five>) -> Kind<Q.Eff, Five>
  ) -> Suite where P.Right: Checkable, Q.Eff: Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let (rb, ec) = (P.Right.domain(of: b), Q.Eff.domain(of: Five.domain))
    return Suite(
      "ResidualAgreement", of: name,
      [
        Law("agreement", "q.interact(t(l), u(r), f) == v(p.interact(l, r, f))") { trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let f = trial.any("f", a.zip(b).functions(to: Five.domain))
          return trial.equal(
            q.interact(t(l), u(r)) { f(($0, $1)) }, v(p.interact(l, r) { f(($0, $1)) }), ec)
        }
      ])
  }
}
