public import PairingsCore

extension Suite {
  /// The laws of a pairing of two functors.
  public static func functorPairing<P: FunctorPairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Left: Checkable, P.Right: Checkable {
    typealias L = P.Left
    typealias R = P.Right
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (la, rb) = (L.domain(of: a), R.domain(of: b))
    let (gs, hs) = (a.functions(to: c), b.functions(to: c))
    let pairs = a.zip(b).functions(to: c)
    let later = c.zip(c).functions(to: a)
    let functions = L.domain(of: b.closures(to: c))
    return Suite(
      "FunctorPairing", of: name ?? title(of: P.self),
      [
        Law("naturality", "pair(map(l, g), map(r, h), f) == pair(l, r) { f(g($0), h($1)) }") {
          trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let g = trial.any("g", gs)
          let h = trial.any("h", hs)
          let f = trial.any("f", later)
          return trial.equal(
            p.pair(L.map(l, g.run), R.map(r, h.run)) { f(($0, $1)) },
            p.pair(l, r) { f((g($0), h($1))) }, a)
        },
        Law("naturality in the result", "pair(l, r) { k(f($0, $1)) } == k(pair(l, r, f))") {
          trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let f = trial.any("f", pairs)
          let k = trial.any("k", c.functions(to: a))
          return trial.equal(
            p.pair(l, r) { k(f(($0, $1))) }, k(p.pair(l, r) { f(($0, $1)) }), a)
        },
        Law("zap coherence", "zap(l, r) == pair(l, r) { $0($1) }", .coherence) { trial in
          let l = trial.any("l", functions)
          let r = trial.any("r", rb)
          return trial.equal(p.zap(l, r), p.pair(l, r) { $0($1) }, c)
        },
        Law("interact without effects", "interact(l, r, f) == pure(pair(l, r, f))", .coherence) {
          trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let f = trial.any("f", pairs)
          return trial.equal(
            p.interact(l, r) { f(($0, $1)) }.value, p.pair(l, r) { f(($0, $1)) }, c)
        },
        Law("pair by zap", "pair(l, r, f) == zap(map(l) { a in { f(a, $0) } }, r)", .derived) {
          trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let f = trial.any("f", pairs)
          return trial.equal(
            p.pair(l, r) { f(($0, $1)) },
            p.zap(L.map(l) { first in { f((first, $0)) } }, r), c)
        },
      ])
  }

  /// The laws of a pairing of a monad with a comonad, including those of a pairing of functors.
  public static func pairing<P: Pairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: Checkable {
    typealias M = P.Moves
    typealias W = P.Space
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, mb, wb) = (M.domain(of: a), M.domain(of: b), W.domain(of: b))
    let ks = a.functions(to: mb)
    let fs = a.zip(b).functions(to: c)
    let gs = b.zip(b).functions(to: c)
    let (hs, wc) = (wb.functions(to: c), W.domain(of: c))
    let spaces = W.domain(of: wb)
    let sixMoves = ma.array(count: 1...6)
    return Suite(
      "Pairing", of: name ?? title(of: P.self), parents: [functorPairing(p, of: name)],
      [
        Law("unit", "pair(pure(a), w, f) == f(a, extract(w))") { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          return trial.equal(
            p.pair(M.pure(value), w) { f(($0, $1)) }, f((value, W.extract(w))), c)
        },
        Law(
          "composition",
          "pair(flatMap(m, k), w, f) == pair(m, duplicate(w)) { a, w in pair(k(a), w, f) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", ks)
          let w = trial.any("w", wb)
          let f = trial.any("f", gs)
          return trial.equal(
            p.pair(M.flatMap(m, k.run), w) { f(($0, $1)) },
            p.pair(m, W.duplicate(w)) { value, w in p.pair(k(value), w) { f(($0, $1)) } }, c)
        },
        Law("naturality in the result", "pair(m, w) { g(f($0, $1)) } == g(pair(m, w, f))") {
          trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let f = trial.any("f", a.zip(b).functions(to: wb))
          let g = trial.any("g", hs)
          return trial.equal(p.pair(m, w) { g(f(($0, $1))) }, g(p.pair(m, w) { f(($0, $1)) }), c)
        },
        Law("select coherence", "select(m, ww) == pair(m, ww) { _, w in w }", .coherence) { trial in
          let m = trial.any("m", ma)
          let ww = trial.any("ww", spaces)
          return trial.equal(p.select(m, ww), p.pair(m, ww) { _, w in w }, wb)
        },
        Law("move coherence", "moved(w, by: m) == select(m, duplicate(w))", .coherence) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          return trial.equal(p.moved(w, by: m), p.select(m, W.duplicate(w)), wb)
        },
        Law(
          "move returns the value", "move(m, &w) == pair(m, w) { a, _ in a }", .coherence
        ) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          var moved = w
          return trial.equal(p.move(m, &moved), p.pair(m, w) { a, _ in a }, a)
        },
        Law(
          "a shared space stays", "var v = w; move(m, &v) /* leaves w as it was */", .coherence
        ) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let before = Observation.fingerprint { wb.observe(w, &$0) }
          var moved = w
          p.move(m, &moved)
          let isSame = Observation.fingerprint { wb.observe(w, &$0) } == before
          return trial.expect(
            isSame, "the space is \(wb.text(w)) after the move of another reference")
        },
        Law(
          "an unshared space moves alike",
          "move(m, &unshared) == move(m, &shared) /* and leaves it alike */", .coherence
        ) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          var shared = w
          let value = p.move(m, &shared)
          let there = Observation.fingerprint { wb.observe(shared, &$0) }
          var own = W.map(w) { $0 }
          let ownValue = p.move(m, &own)
          let here = Observation.fingerprint { wb.observe(own, &$0) }
          return trial.equal(ownValue, value, a)
            && trial.expect(here == there, "the moved space is \(wb.text(own))")
        },
        Law("interact moves", "interact(m, w) == pure((move(m, &v), v)) /* v is w */", .coherence) {
          trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          var v = w
          let value = p.move(m, &v)
          let (there, space) = p.interact(m, w).value
          return trial.equal(there, value, a) && trial.equal(space, v, wb)
        },
        Law("identity move", "moved(w, by: pure(a)) == w", .derived) { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          return trial.equal(p.moved(w, by: M.pure(value)), w, wb)
        },
        Law(
          "move after move",
          "moved(w, by: flatMap(m) { _ in n }) == moved(moved(w, by: m), by: n)", .derived
        ) { trial in
          let m = trial.any("m", ma)
          let n = trial.any("n", mb)
          let w = trial.any("w", wb)
          return trial.equal(
            p.moved(w, by: M.flatMap(m) { _ in n }), p.moved(p.moved(w, by: m), by: n), wb)
        },
        Law(
          "moves in depth",
          "[m, n, …].reduce(into: w) { move($1, &$0) } == moved(w, by: then(m, then(n, …)))",
          .derived
        ) { trial in
          let moves = trial.any("m, n, …", sixMoves)
          let w = trial.any("w", wb)
          let whole = moves.dropLast().reversed().reduce(moves[moves.count - 1]) { M.then($1, $0) }
          return trial.equal(
            moves.reduce(into: W.map(w) { $0 }) { p.move($1, &$0) }, p.moved(w, by: whole), wb)
        },
        Law("arrival", "extract(moved(w, by: m)) == pair(m, w) { _, b in b }", .derived) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          return trial.equal(W.extract(p.moved(w, by: m)), p.pair(m, w) { $1 }, b)
        },
        Law(
          "move under extend", "extend(moved(w, by: m), h) == moved(extend(w, h), by: m)", .derived
        ) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let h = trial.any("h", hs)
          return trial.equal(
            W.extend(p.moved(w, by: m), h.run), p.moved(W.extend(w, h.run), by: m), wc)
        },
        manyMoves(p),
      ])
  }
}
