public import Pairings

extension Suite {
  /// The laws of a representable functor, at its positions.
  public static func representable<F: Representable & Checkable>(
    _: F.Type, at positions: Domain<F.Position>, of name: String? = nil
  ) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let structures = F.domain(of: a)
    return Suite(
      "Representable", of: name ?? title(of: F.self),
      [
        Law("tabulate an index", "tabulate { index(fa, $0) } == fa") { trial in
          let fa = trial.any("fa", structures)
          return trial.equal(F.tabulate { F.index(fa, $0) }, fa, structures)
        },
        Law("index a table", "index(tabulate(f), p) == f(p)") { trial in
          let f = trial.any("f", positions.functions(to: a))
          let p = trial.any("p", positions)
          return trial.equal(F.index(F.tabulate(f.run), p), f(p), a)
        },
        Law("index naturality", "index(map(fa, g), p) == g(index(fa, p))") { trial in
          let (fa, p) = (trial.any("fa", structures), trial.any("p", positions))
          let g = trial.any("g", a.functions(to: b))
          return trial.equal(F.index(F.map(fa, g.run), p), g(F.index(fa, p)), b)
        },
      ])
  }
}
