public import Pairings

extension Suite {
  /// The laws of the codensity monad of a monad: effects are lifted to it and lowered again.
  public static func codensity<Lift: NaturalTransformation, Lower: NaturalTransformation>(
    lift: Lift, lower: Lower, of name: String? = nil
  ) -> Suite
  where
    Lift.Source: Monad & CodensityBase, Lift.Target == CodensityOf<Lift.Source>,
    Lower.Source == Lift.Target, Lower.Target == Lift.Source
  {
    typealias M = Lift.Source
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let ks = a.functions(to: mb)
    return Suite(
      "Codensity", of: name ?? title(of: CodensityOf<M>.self),
      parents: [monadMorphism(lift, of: name ?? title(of: CodensityOf<M>.self))],
      [
        Law("lower after lift", "lift(m).lower() == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(lower(lift(m)), m, ma)
        },
        Law("run lifted", "lift(m).run(k) == flatMap(m, k)") { trial in
          let (m, k) = (trial.any("m", ma), trial.any("k", ks))
          return trial.equal(lift(m).run(k.run), M.flatMap(m, k.run), mb)
        },
        Law("improvement", "flatMap(lift(m)) { lift(k($0)) }.lower() == flatMap(m, k)", .derived) {
          trial in
          let (m, k) = (trial.any("m", ma), trial.any("k", ks))
          return trial.equal(lower(lift(m).flatMap { lift(k($0)) }), M.flatMap(m, k.run), mb)
        },
      ])
  }

  /// The law of a custom step of a codensity monad, whose value is one of `values`.
  public static func codensityStep<Step: CodensityStep>(
    _ step: Step, passing values: Domain<Step.Value>, of name: String? = nil
  ) -> Suite where Step.Base: Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let results = Step.Base.domain(of: b)
    let (ks, gs) = (values.functions(to: Step.Base.domain(of: a)), a.functions(to: b))
    return Suite(
      "CodensityStep", of: name ?? "\(Step.self)",
      [
        Law("naturality", "step { map(k($0), g) } == map(step(k), g)") { trial in
          let (k, g) = (trial.any("k", ks), trial.any("g", gs))
          return trial.equal(step { k($0).map(g.run) }, step(k.run).map(g.run), results)
        }
      ])
  }

  /// The laws of the density comonad of a comonad: spaces are lifted to it and lowered again.
  public static func density<Lift: NaturalTransformation, Lower: NaturalTransformation>(
    lift: Lift, lower: Lower, of name: String? = nil
  ) -> Suite
  where
    Lift.Source: Comonad & DensityBase, Lift.Target == DensityOf<Lift.Source>,
    Lower.Source == Lift.Target, Lower.Target == Lift.Source
  {
    typealias W = Lift.Source
    let (a, b) = (Three.domain, Four.domain)
    let (wa, wb) = (W.domain(of: a), W.domain(of: b))
    return Suite(
      "Density", of: name ?? title(of: DensityOf<W>.self),
      parents: [comonadMorphism(lower, of: name ?? title(of: DensityOf<W>.self))],
      [
        Law("lower after lift", "Density(w) { $0.extract() }.lowered == w") { trial in
          let w = trial.any("w", wa)
          return trial.equal(lower(lift(w)), w, wa)
        },
        Law("lowered view", "Density(w, f).lowered == extend(w, f)") { trial in
          let (w, f) = (trial.any("w", wa), trial.any("f", wa.functions(to: b)))
          return trial.equal(lower(Density(w, f.run)), W.extend(w, f.run), wb)
        },
      ])
  }
}
