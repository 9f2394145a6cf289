public import Pairings

extension Suite {
  /// The laws of a container functor, at its positions.
  public static func containerFunctor<F: ContainerFunctor & Checkable>(
    _: F.Type, at positions: Domain<F.Position>, of name: String? = nil
  ) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let (structures, labels) = (F.domain(of: a), F.domain(of: positions))
    let options = F.domain(of: a.optional)
    return Suite(
      "ContainerFunctor", of: name ?? title(of: F.self),
      [
        Law(
          "value naturality", "value(of: map(fa, f), at: p) == value(of: fa, at: p).map(f)"
        ) { trial in
          let (fa, p) = (trial.any("fa", structures), trial.any("p", positions))
          let f = trial.any("f", a.functions(to: b))
          return trial.equal(
            F.value(of: F.map(fa, f.run), at: p), F.value(of: fa, at: p).map(f.run), b.optional)
        },
        Law(
          "label at a position",
          "value(of: labelled(fa), at: p) == value(of: fa, at: p).map { _ in p }"
        ) { trial in
          let (fa, p) = (trial.any("fa", structures), trial.any("p", positions))
          return trial.equal(
            F.value(of: F.labelled(fa), at: p), F.value(of: fa, at: p).map { _ in p },
            positions.optional)
        },
        Law("labels of a map", "labelled(map(fa, f)) == labelled(fa)") { trial in
          let fa = trial.any("fa", structures)
          let f = trial.any("f", a.functions(to: b))
          return trial.equal(F.labelled(F.map(fa, f.run)), F.labelled(fa), labels)
        },
        Law(
          "values at the labels",
          "map(labelled(fa)) { value(of: fa, at: $0) } == map(fa) { .some($0) }"
        ) { trial in
          let fa = trial.any("fa", structures)
          return trial.equal(
            F.map(F.labelled(fa)) { F.value(of: fa, at: $0) }, F.map(fa) { .some($0) }, options)
        },
      ])
  }

  /// The laws of a container functor whose shapes have finitely many positions, at its positions.
  public static func finitaryContainer<F: FinitaryContainer & Checkable>(
    _: F.Type, at positions: Domain<F.Position>, of name: String? = nil
  ) -> Suite {
    let structures = F.domain(of: Three.domain)
    return Suite(
      "FinitaryContainer", of: name ?? title(of: F.self),
      parents: [containerFunctor(F.self, at: positions, of: name)],
      [
        Law(
          "all positions", "positions(of: fa).contains(p) == (value(of: fa, at: p) != nil)"
        ) { trial in
          let (fa, p) = (trial.any("fa", structures), trial.any("p", positions))
          let word = positions.word(p)
          return trial.equal(
            F.positions(of: fa).contains { positions.word($0) == word },
            F.value(of: fa, at: p) != nil, Bool.domain)
        }
      ])
  }
}
