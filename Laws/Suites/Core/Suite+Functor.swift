public import PairingsCore

extension Suite {
  /// The laws of a functor.
  public static func functor<F: Functor & Checkable>(_: F.Type, of name: String? = nil) -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (fa, fb, fc) = (F.domain(of: a), F.domain(of: b), F.domain(of: c))
    let (fs, gs) = (a.functions(to: b), b.functions(to: c))
    return Suite(
      "Functor", of: name ?? title(of: F.self),
      [
        Law("identity", "map(fa) { $0 } == fa") { trial in
          let x = trial.any("fa", fa)
          return trial.equal(F.map(x) { $0 }, x, fa)
        },
        Law("composition", "map(map(fa, f), g) == map(fa) { g(f($0)) }") { trial in
          let x = trial.any("fa", fa)
          let f = trial.any("f", fs)
          let g = trial.any("g", gs)
          return trial.equal(F.map(F.map(x, f.run), g.run), F.map(x) { g(f($0)) }, fc)
        },
        Law("replace coherence", "replace(fa, with: b) == map(fa) { _ in b }", .coherence) {
          trial in
          let x = trial.any("fa", fa)
          let value = trial.any("b", b)
          return trial.equal(F.replace(x, with: value), F.map(x) { _ in value }, fb)
        },
      ])
  }

  /// The law of a natural transformation.
  public static func naturalTransformation<T: NaturalTransformation>(
    _ transform: T, of name: String? = nil
  ) -> Suite where T.Source: Functor & Checkable, T.Target: Functor & Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let (fa, gb) = (T.Source.domain(of: a), T.Target.domain(of: b))
    let fs = a.functions(to: b)
    return Suite(
      "NaturalTransformation", of: name ?? "\(T.self)",
      [
        Law("naturality", "t(map(fa, f)) == map(t(fa), f)") { trial in
          let x = trial.any("fa", fa)
          let f = trial.any("f", fs)
          return trial.equal(
            transform(T.Source.map(x, f.run)), T.Target.map(transform(x), f.run), gb)
        }
      ])
  }
}
