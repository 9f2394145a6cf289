public import PairingsCore

extension Suite {
  /// The laws of a comonad that is given by a directed container.
  public static func directedComonad<W: DirectedComonad & Checkable>(
    _: W.Type, of name: String? = nil
  ) -> Suite where W.Container: CheckableContainer {
    typealias C = W.Container
    let (shapes, positions) = (C.shapes, C.positions)
    let (a, b, spaces) = (Three.domain, Four.domain, W.domain(of: Three.domain))
    let functions = spaces.functions(to: b)
    let samples = (0..<200 as Range<UInt64>).map { seed in
      var choices = Choices(seed: seed, size: 50)
      return spaces.draw(&choices)
    }
    func drawn(_ trial: inout Trial) -> (w: Kind<W, Three>, p: C.Position) {
      let w = trial.any("w", spaces)
      return (w, C.enabled(trial.any("p", positions), at: W.shape(w)))
    }
    return Suite(
      "DirectedComonad", of: name ?? title(of: W.self),
      [
        Law("peek along the root", "w.peek(along: root(at: w.shape)) == w.extract()") { trial in
          let w = trial.any("w", spaces)
          return trial.equal(
            W.peek(w, along: C.root(at: W.shape(w))), W.extract(w), a.optional)
        },
        Law("peek where enabled", "(w.peek(along: r) != nil) == isEnabled(r, at: w.shape)") {
          trial in
          let w = trial.any("w", spaces)
          let r = trial.any("r", positions)
          return trial.equal(
            W.peek(w, along: r) != nil, C.isEnabled(r, at: W.shape(w)), Bool.domain)
        },
        Law("map keeps the shape", "w.map(f).shape == w.shape", .derived) { trial in
          let w = trial.any("w", spaces)
          let f = trial.any("f", a.functions(to: b))
          return trial.equal(W.shape(W.map(w, f.run)), W.shape(w), shapes)
        },
        Law("map at every position", "w.map(f).peek(along: p) == f(w.peek(along: p))") { trial in
          let (w, p) = drawn(&trial)
          let f = trial.any("f", a.functions(to: b))
          return trial.equal(
            W.peek(W.map(w, f.run), along: p), W.peek(w, along: p).map(f.run), b.optional)
        },
        Law("extend keeps the shape", "w.extend(f).shape == w.shape") { trial in
          let w = trial.any("w", spaces)
          let f = trial.any("f", functions)
          return trial.equal(W.shape(W.extend(w, f.run)), W.shape(w), shapes)
        },
        Law("extend shifts", "w.extend { $0.shape }.peek(along: p) == shifted(w.shape, along: p)") {
          trial in
          let (w, p) = drawn(&trial)
          return trial.equal(
            W.peek(W.extend(w, W.shape), along: p), C.shifted(W.shape(w), along: p),
            shapes.optional)
        },
        Law(
          "extend appends",
          "w.extend { $0.peek(along: q) }.peek(along: p) == w.peek(along: appended(q, to: p))"
        ) { trial in
          let (w, p) = drawn(&trial)
          let q = C.enabled(trial.any("q", positions), at: C.shifted(W.shape(w), along: p))
          return trial.equal(
            W.peek(W.extend(w) { W.peek($0, along: q) }, along: p) ?? nil,
            W.peek(w, along: C.appended(q, to: p)), a.optional)
        },
        Law(
          "positions have values of their own",
          "w.peek(along: p) != w.peek(along: q) /* for some w, if p and q are two positions */"
        ) { trial in
          let (w, p) = drawn(&trial)
          let q = C.enabled(trial.any("q", positions), at: W.shape(w))
          guard positions.word(p) != positions.word(q) else { return true }
          let pairs = samples.map { (W.peek($0, along: p), W.peek($0, along: q)) }
          let known = pairs.filter { $0.0 != nil && $0.1 != nil }
          return trial.expect(
            known.count < 10 || known.contains { $0.0 != $0.1 },
            "the values are equal in \(known.count) spaces")
        },
        Law("shift", "w.shifted(along: p) == w.duplicate().peek(along: p)", .coherence) { trial in
          let (w, p) = drawn(&trial)
          var shifted = w
          W.shift(&shifted, along: p)
          return trial.equal(shifted, W.peek(W.duplicate(w), along: p), spaces.optional)
        },
      ])
  }
}
