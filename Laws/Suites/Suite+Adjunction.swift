public import Pairings

extension Suite {
  /// The laws of a functor with a left adjoint.
  public static func adjunction<G: RightAdjoint & Checkable>(
    _: G.Type, of name: String? = nil
  ) -> Suite where G.Left: Checkable {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let lefts = G.Left.domain(of: a)
    let fs = lefts.functions(to: b)
    let (rights, ends) = (G.domain(of: b), G.domain(of: c))
    return Suite(
      "Adjunction", of: name ?? title(of: G.self),
      [
        Law("right after left", "rightAdjunct(fa) { leftAdjunct($0, f) } == f(fa)") { trial in
          let (fa, f) = (trial.any("fa", lefts), trial.any("f", fs))
          return trial.equal(G.rightAdjunct(fa) { G.leftAdjunct($0, f.run) }, f(fa), b)
        },
        Law("left after right", "leftAdjunct(a) { rightAdjunct($0, g) } == g(a)") { trial in
          let (value, g) = (trial.any("a", a), trial.any("g", a.functions(to: rights)))
          return trial.equal(
            G.leftAdjunct(value) { G.rightAdjunct($0, g.run) }, g(value), rights)
        },
        Law("naturality in the value", "leftAdjunct(h(a), f) == leftAdjunct(a) { f(map($0, h)) }") {
          trial in
          let (value, f) = (trial.any("b", b), trial.any("f", fs))
          let h = trial.any("h", b.functions(to: a))
          return trial.equal(
            G.leftAdjunct(h(value), f.run), G.leftAdjunct(value) { f($0.map(h.run)) }, rights)
        },
        Law("naturality in the result", "leftAdjunct(a) { g(f($0)) } == map(leftAdjunct(a, f), g)")
        { trial in
          let (value, f) = (trial.any("a", a), trial.any("f", fs))
          let g = trial.any("g", b.functions(to: c))
          return trial.equal(
            G.leftAdjunct(value) { g(f($0)) }, G.map(G.leftAdjunct(value, f.run), g.run), ends)
        },
      ])
  }
}
