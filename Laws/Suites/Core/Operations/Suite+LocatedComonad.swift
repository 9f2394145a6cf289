public import PairingsCore

extension Suite {
  /// The laws of distinguishable positions. The fingerprint of a position does not depend on the
  /// values, and one position has one future, whichever moves follow.
  public static func located<P: Pairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: Checkable & LocatedComonad {
    typealias M = P.Moves
    typealias W = P.Space
    let (a, b) = (Three.domain, Four.domain)
    let (ma, wb) = (M.domain(of: a), W.domain(of: b))
    return Suite(
      "LocatedComonad", of: name ?? title(of: W.self),
      [
        Law("extend keeps the place", "w.extend(f).fingerprint == w.fingerprint") { trial in
          let w = trial.any("w", wb)
          let f = trial.any("f", b.functions(to: a))
          let extended = W.extend(w) { f(W.extract($0)) }
          return trial.expect(extended.fingerprint == w.fingerprint, "moved")
        },
        Law(
          "equal places have equal futures",
          "moved(w, by: m).fingerprint == moved(w, by: n).fingerprint implies "
            + "moved(w, by: m.then(k)).extract() == moved(w, by: n.then(k)).extract()"
        ) { trial in
          let (m, k, w) = (trial.any("m", ma), trial.any("k", ma), trial.any("w", wb))
          let one = p.moved(w, by: m)
          guard let place = one.fingerprint else { return true }
          // Moves that go on from `m` lead to the same place more often than others.
          let (n, i, j) = (trial.any("n", ma), trial.any("i", ma), trial.any("j", ma))
          let moves = [n, m.then(i), m.then(j), m.then(i).then(j), m.then(j).then(i)]
          let same = moves.map { p.moved(w, by: $0) }.filter { $0.fingerprint == place }
          trial.cover(!same.isEmpty, "two moves lead to one place", percent: 5)
          return same.allSatisfy { other in
            trial.equal(W.extract(p.moved(one, by: k)), W.extract(p.moved(other, by: k)), b)
          }
        },
      ])
  }
}
