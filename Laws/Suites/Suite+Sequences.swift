public import Pairings

extension Suite {
  /// The law of traversing a list by the steps of a monad, in the operations of that monad.
  ///
  /// No instance can override `traverse`. A mutant that breaks its law alone is a monad whose steps
  /// are wrong only in a longer sequence.
  public static func sequences<M: Monad & Checkable>(_: M.Type, of name: String? = nil) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let (elements, lists) = (a.array(), M.domain(of: b.array()))
    let fs = a.functions(to: M.domain(of: b))
    return Suite(
      "Sequences", of: name ?? title(of: M.self),
      [
        Law(
          "traverse",
          "traverse([x] + xs, f) == flatMap(f(x)) { y in map(traverse(xs, f)) { [y] + $0 } }",
          .derived
        ) { trial in
          let x = trial.any("x", a)
          let xs = trial.any("xs", elements)
          let f = trial.any("f", fs)
          return trial.equal(
            M.traverse([x] + xs, f.run),
            M.flatMap(f(x)) { y in M.map(M.traverse(xs, f.run)) { [y] + $0 } }, lists)
        }
      ])
  }
}
