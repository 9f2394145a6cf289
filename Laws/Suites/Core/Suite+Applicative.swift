public import PairingsCore

extension Suite {
  /// The laws of an applicative functor, including those of a functor.
  public static func applicative<F: Applicative & Checkable>(
    _: F.Type, of name: String? = nil
  ) -> Suite {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (fa, fb, fc) = (F.domain(of: a), F.domain(of: b), F.domain(of: c))
    let (fs, gs) = (a.closures(to: b), b.closures(to: c))
    let (ffs, fgs) = (F.domain(of: fs), F.domain(of: gs))
    let combinations = a.zip(b).functions(to: c)
    return Suite(
      "Applicative", of: name ?? title(of: F.self), parents: [functor(F.self, of: name)],
      [
        Law("identity", "apply(pure { $0 }, v) == v") { trial in
          let v = trial.any("v", fa)
          let identity = F.pure { (value: Three) in value }
          return trial.equal(F.apply(identity, v), v, fa)
        },
        Law(
          "composition", "apply(apply(apply(pure(compose), u), v), w) == apply(u, apply(v, w))"
        ) { trial in
          let u = trial.any("u", fgs)
          let v = trial.any("v", ffs)
          let w = trial.any("w", fa)
          let compose = { (g: @escaping (Four) -> Five) in
            { (f: @escaping (Three) -> Four) in { (value: Three) in g(f(value)) } }
          }
          return trial.equal(
            F.apply(F.apply(F.apply(F.pure(compose), u), v), w), F.apply(u, F.apply(v, w)), fc)
        },
        Law("homomorphism", "apply(pure(f), pure(a)) == pure(f(a))", .derived) { trial in
          let f = trial.any("f", fs)
          let value = trial.any("a", a)
          return trial.equal(F.apply(F.pure(f), F.pure(value)), F.pure(f(value)), fb)
        },
        Law("interchange", "apply(u, pure(a)) == apply(pure { $0(a) }, u)") { trial in
          let u = trial.any("u", ffs)
          let value = trial.any("a", a)
          return trial.equal(
            F.apply(u, F.pure(value)), F.apply(F.pure { (f: (Three) -> Four) in f(value) }, u), fb)
        },
        Law("map coherence", "map(v, f) == apply(pure(f), v)", .coherence) { trial in
          let v = trial.any("v", fa)
          let f = trial.any("f", fs)
          return trial.equal(F.map(v, f), F.apply(F.pure(f), v), fb)
        },
        Law(
          "zip coherence", "zip(v, w, with: f) == apply(map(v) { a in { f(a, $0) } }, w)",
          .coherence
        ) { trial in
          let v = trial.any("v", fa)
          let w = trial.any("w", fb)
          let f = trial.any("f", combinations)
          let curried = F.map(v) { first in { (second: Four) in f((first, second)) } }
          return trial.equal(F.zip(v, w) { f(($0, $1)) }, F.apply(curried, w), fc)
        },
        Law("computed coherence", "computed { a } == pure(a)", .coherence) { trial in
          let value = trial.any("a", a)
          return trial.equal(F.computed { value }, F.pure(value), fa)
        },
      ])
  }
}
