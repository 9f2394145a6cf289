public import Pairings

extension Suite {
  /// The laws of traversing a list by the steps of a monad, in the operations of that monad.
  ///
  /// No instance can override the operations. A mutant that breaks these laws alone is a monad
  /// whose steps are wrong only in a longer sequence.
  public static func sequences<M: Monad & Checkable>(_: M.Type, of name: String? = nil) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, elements) = (M.domain(of: a), a.array())
    let (lists, nothing) = (M.domain(of: b.array()), M.domain(of: .void))
    let fs = a.functions(to: M.domain(of: b))
    let counts = Domain<Int>(.integer(in: 0...4)) { $0.observe(&$1) }
    return Suite(
      "Sequences", of: name ?? title(of: M.self),
      [
        Law("traverse nothing", "traverse([], f) == pure([])", .derived) { trial in
          let f = trial.any("f", fs)
          return trial.equal(M.traverse([], f.run), M.pure([]), lists)
        },
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
        },
        Law("forEach", "forEach(xs, f) == map(traverse(xs, f)) { _ in }", .derived) { trial in
          let xs = trial.any("xs", elements)
          let f = trial.any("f", fs)
          func step(_ x: Three) -> Kind<M, Void> { M.map(f(x)) { _ in } }
          return trial.equal(M.forEach(xs, step), M.map(M.traverse(xs, step)) { _ in }, nothing)
        },
        Law("replicate", "replicate(m, n) == traverse(0..<n) { _ in m }", .derived) { trial in
          let m = trial.any("m", ma)
          let n = trial.any("n", counts)
          return trial.equal(
            M.replicate(m, n), M.traverse(0..<n) { _ in m }, M.domain(of: elements))
        },
      ])
  }
}
