public import PairingsCore

extension Suite {
  /// The laws of the choices of a pairing whose moves choose a position. The pairing has those of
  /// ``pairing(_:of:)``, too.
  public static func directedPairing<P: DirectedPairing>(
    _ p: P, of name: String? = nil
  ) -> Suite
  where
    P.Moves: Checkable, P.Space: Checkable, P.Space.Container: CheckableContainer
  {
    typealias M = P.Moves
    typealias C = P.Space.Container
    let (a, b, shapes) = (Three.domain, Four.domain, C.shapes)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let chosen = b.zip(C.positions)
    return Suite(
      "DirectedPairing", of: name ?? title(of: P.self),
      [
        Law("choose the root", "choose(pure(a), at: s) == (a, root(at: s))") { trial in
          let (value, s) = (trial.any("a", b), trial.any("s", shapes))
          let choice = p.choose(M.pure(value), at: s)
          return trial.equal((choice.value, choice.position), (value, C.root(at: s)), chosen)
        },
        Law(
          "choose twice",
          "choose(flatMap(m, k), at: s) == { /* (a, p) = choose(m, at: s), (b, q) = choose(k(a), at: shifted(s, along: p)) */ (b, appended(q, to: p)) }"
        ) { trial in
          let (m, s) = (trial.any("m", ma), trial.any("s", shapes))
          let k = trial.any("k", a.functions(to: mb))
          let first = p.choose(m, at: s)
          guard C.isEnabled(first.position, at: s) else {
            return trial.equal(false, true, Bool.domain)
          }
          let next = p.choose(k(first.value), at: C.shifted(s, along: first.position))
          let whole = p.choose(M.flatMap(m, k.run), at: s)
          return trial.equal(
            (whole.value, whole.position),
            (next.value, C.appended(next.position, to: first.position)), chosen)
        },
        Law(
          "chosen positions are enabled", "isEnabled(choose(m, at: s).position, at: s) == true"
        ) { trial in
          let (m, s) = (trial.any("m", ma), trial.any("s", shapes))
          return trial.equal(C.isEnabled(p.choose(m, at: s).position, at: s), true, Bool.domain)
        },
        Law(
          "pair by choice",
          "pair(m, w, f) == { /* (a, p) = choose(m, at: shape(w)) */ f(a, peek(w, along: p)) }"
        ) { trial in
          let (m, w) = (trial.any("m", ma), trial.any("w", P.Space.domain(of: b)))
          let f = trial.any("f", a.zip(b).functions(to: b))
          let choice = p.choose(m, at: P.Space.shape(w))
          guard let seen = P.Space.peek(w, along: choice.position) else {
            return true  // The law of chosen positions says so.
          }
          return trial.equal(
            p.pair(m, w) { f.run(($0, $1)) }, f.run((choice.value, seen)), b)
        },
      ])
  }
}
