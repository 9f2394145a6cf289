public import Pairings

extension Suite {
  /// The laws of the Day convolution of two functors that a residual pairing pairs.
  ///
  /// - Parameters:
  ///   - p: The residual pairing.
  ///   - name: The name of the convolution in reports.
  ///   - make: The operation, in place of the initialiser of ``Pairings/Convolution``.
  ///   - paired: The operation, in place of ``Pairings/Kind/paired(by:)``.
  ///   - nested: The operation, in place of ``Pairings/Kind/nested()``.
  public static func convolution<P: ResidualFunctorPairing>(
    _ p: P, of name: String? = nil, make: Joining<P>? = nil,
    paired: ((Convolution<P.Left, P.Right, Three>) -> Kind<P.Eff, Three>)? = nil,
    nested: ((Convolution<P.Left, P.Right, Three>) -> Kind<P.Left, Kind<P.Right, Three>>)? = nil
  ) -> Suite where P.Left: Checkable, P.Right: Checkable, P.Eff: Checkable {
    let make: Joining<P> = make ?? { Convolution($0, $1, $2) }
    let (paired, nested) = (paired ?? { $0.paired(by: p) }, nested ?? { $0.nested() })
    let a = Three.domain
    let (la, ra) = (P.Left.domain(of: a), P.Right.domain(of: a))
    let (both, inside) = (
      ConvolutionOf<P.Left, P.Right>.domain(of: a), P.Left.domain(of: P.Right.domain(of: a))
    )
    let (functions, combines) = (a.functions(to: a), a.zip(a).functions(to: a))
    return Suite(
      "Convolution", of: name ?? title(of: ConvolutionOf<P.Left, P.Right>.self),
      [
        Law(
          "slide",
          "Convolution(map(l, g), map(r, h), f) == Convolution(l, r) { f(g($0), h($1)) }"
        ) { trial in
          let (l, r) = (trial.any("l", la), trial.any("r", ra))
          let (g, h) = (trial.any("g", functions), trial.any("h", functions))
          let f = trial.any("f", combines)
          return trial.equal(
            make(P.Left.map(l, g.run), P.Right.map(r, h.run)) { f(($0, $1)) },
            make(l, r) { f((g($0), h($1))) }, both)
        },
        Law("map of both", "Convolution(l, r, f).map(k) == Convolution(l, r) { k(f($0, $1)) }") {
          trial in
          let (l, r) = (trial.any("l", la), trial.any("r", ra))
          let (f, k) = (trial.any("f", combines), trial.any("k", functions))
          return trial.equal(
            make(l, r) { f(($0, $1)) }.map(k.run), make(l, r) { k(f(($0, $1))) }, both)
        },
        Law("paired", "Convolution(l, r, f).paired(by: p) == p.pair(l, r, f)") { trial in
          let (l, r) = (trial.any("l", la), trial.any("r", ra))
          let f = trial.any("f", combines)
          return trial.equal(
            paired(make(l, r) { f(($0, $1)) }), p.pair(l, r) { f(($0, $1)) }, P.Eff.domain(of: a))
        },
        Law("nested", "Convolution(l, r, f).nested() == map(l) { a in map(r) { f(a, $0) } }") {
          trial in
          let (l, r) = (trial.any("l", la), trial.any("r", ra))
          let f = trial.any("f", combines)
          return trial.equal(
            nested(make(l, r) { f(($0, $1)) }),
            P.Left.map(l) { a in P.Right.map(r) { f((a, $0)) } }, inside)
        },
      ])
  }

  /// The creation of a convolution.
  public typealias Joining<P: ResidualFunctorPairing> = (
    Kind<P.Left, Three>, Kind<P.Right, Three>, @escaping (Three, Three) -> Three
  ) -> Convolution<P.Left, P.Right, Three>

  /// The laws of a residual pairing with a part of a layer, including those of a residual pairing of
  /// functors.
  public static func partPairing<Layers: FunctorPairing, Rest: Functor, P: ResidualFunctorPairing>(
    _ p: P, layers: Layers, rest: Rest.Type, of name: String? = nil
  ) -> Suite
  where
    P.Left == Layers.Left, P.Right == ConvolutionOf<Layers.Right, Rest>, P.Eff == FreeOf<Rest>,
    Layers.Left: Checkable, Layers.Right: Checkable, Rest: Checkable
  {
    let a = Three.domain
    let (la, ra, sa) = (Layers.Left.domain(of: a), Layers.Right.domain(of: a), Rest.domain(of: a))
    let combines = a.zip(a).functions(to: a)
    return Suite(
      "PartPairing", of: name ?? title(of: P.self), parents: [residualFunctorPairing(p, of: name)],
      [
        Law(
          "answer a part",
          "pair(l, Convolution(r, s, k), f) == lift(s).map { b in layers.pair(l, r) { f($0, k($1, b)) } }"
        ) { trial in
          let (l, r, s) = (trial.any("l", la), trial.any("r", ra), trial.any("s", sa))
          let (f, k) = (trial.any("f", combines), trial.any("k", combines))
          return trial.equal(
            p.pair(l, Convolution(r, s) { k(($0, $1)) }) { f(($0, $1)) },
            Free<Rest, Three>.lift(s).map { b in layers.pair(l, r) { f(($0, k(($1, b)))) } },
            P.Eff.domain(of: a))
        }
      ])
  }
}
