public import PairingsCore

extension Suite {
  /// The laws of ``Pairings/ComonadStore``: a position among many.
  public static func store<W: ComonadStore & Checkable>(
    _: W.Type, of name: String? = nil
  ) -> Suite where W.Position: LawValue {
    let (positions, a, b) = (W.Position.domain, Three.domain, Four.domain)
    let wa = W.domain(of: a)
    let fs = wa.functions(to: b)
    return Suite(
      "ComonadStore", of: name ?? title(of: W.self),
      [
        Law("peek at the position", "w.peek(w.position) == w.extract()") { trial in
          let w = trial.any("w", wa)
          return trial.equal(w.peek(w.position), w.extract(), a)
        },
        Law("seek sets the position", "w.seek(p).position == p") { trial in
          let w = trial.any("w", wa)
          let p = trial.any("p", positions)
          return trial.equal(w.seek(p).position, p, positions)
        },
        Law("seek keeps the values", "w.seek(p).peek(q) == w.peek(q)") { trial in
          let w = trial.any("w", wa)
          let p = trial.any("p", positions)
          let q = trial.any("q", positions)
          return trial.equal(w.seek(p).peek(q), w.peek(q), a)
        },
        Law("seek to the position", "w.seek(w.position) == w") { trial in
          let w = trial.any("w", wa)
          return trial.equal(w.seek(w.position), w, wa)
        },
        Law("seek twice", "w.seek(p).seek(q) == w.seek(q)") { trial in
          let w = trial.any("w", wa)
          let p = trial.any("p", positions)
          let q = trial.any("q", positions)
          return trial.equal(w.seek(p).seek(q), w.seek(q), wa)
        },
        Law("extend keeps the place", "w.extend(f).position == w.position") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          return trial.equal(
            w.extend { f($0) }.position, w.position, positions)
        },
        Law("extend at every place", "w.extend(f).peek(p) == f(w.seek(p))") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          let p = trial.any("p", positions)
          return trial.equal(w.extend { f($0) }.peek(p), f(w.seek(p)), b)
        },
      ])
  }
}
