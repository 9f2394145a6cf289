public import PairingsCore

extension Suite {
  /// The laws of a comonad, those of a functor included.
  public static func comonad<W: Comonad & Checkable>(_: W.Type, of name: String? = nil) -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (wa, wb, wc) = (W.domain(of: a), W.domain(of: b), W.domain(of: c))
    let (fs, gs) = (wa.functions(to: b), wb.functions(to: c))
    let functions = a.functions(to: b)
    let nested = W.domain(of: wa)
    let twice = W.domain(of: nested)
    return Suite(
      "Comonad", of: name ?? title(of: W.self), parents: [functor(W.self, of: name)],
      [
        Law("left identity", "extend(w, extract) == w") { trial in
          let w = trial.any("w", wa)
          return trial.equal(W.extend(w) { W.extract($0) }, w, wa)
        },
        Law("right identity", "extract(extend(w, f)) == f(w)") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          return trial.equal(W.extract(W.extend(w, f.run)), f(w), b)
        },
        Law("associativity", "extend(extend(w, f), g) == extend(w) { g(extend($0, f)) }") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          let g = trial.any("g", gs)
          return trial.equal(
            W.extend(W.extend(w, f.run), g.run), W.extend(w) { g(W.extend($0, f.run)) }, wc)
        },
        Law("map coherence", "map(w, f) == extend(w) { f(extract($0)) }", .coherence) { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", functions)
          return trial.equal(W.map(w, f.run), W.extend(w) { f(W.extract($0)) }, wb)
        },
        Law("duplicate coherence", "duplicate(w) == extend(w) { $0 }", .coherence) { trial in
          let w = trial.any("w", wa)
          return trial.equal(W.duplicate(w), W.extend(w) { $0 }, nested)
        },
        Law("extract of duplicate", "extract(duplicate(w)) == w", .derived) { trial in
          let w = trial.any("w", wa)
          return trial.equal(W.extract(W.duplicate(w)), w, wa)
        },
        Law("extract inside duplicate", "map(duplicate(w), extract) == w", .derived) { trial in
          let w = trial.any("w", wa)
          return trial.equal(W.map(W.duplicate(w)) { W.extract($0) }, w, wa)
        },
        Law(
          "duplicate twice", "duplicate(duplicate(w)) == map(duplicate(w), duplicate)", .derived
        ) { trial in
          let w = trial.any("w", wa)
          return trial.equal(
            W.duplicate(W.duplicate(w)), W.map(W.duplicate(w)) { W.duplicate($0) }, twice)
        },
      ])
  }
}
