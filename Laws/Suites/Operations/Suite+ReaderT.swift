public import Pairings

extension Suite {
  /// The laws of ``Pairings/ReaderT``: its steps are functions of an environment to steps of the base.
  public static func readerT<Environment: LawValue, Base: Monad & Checkable>(
    _: ReaderTOf<Environment, Base>.Type, of name: String? = nil
  ) -> Suite {
    typealias M = ReaderTOf<Environment, Base>
    let (environments, a, b) = (Environment.domain, Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let (base, others) = (Base.domain(of: a), Base.domain(of: b))
    return Suite(
      "ReaderT", of: name ?? title(of: M.self),
      [
        Law("access", "accessM(f).provide(e) == f(e)") { trial in
          let f = trial.any("f", environments.functions(to: base))
          let e = trial.any("e", environments)
          return trial.equal(ReaderT.accessM(f.run).provide(e), f(e), base)
        },
        Law("provide and access", "accessM { m.provide($0) } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(ReaderT.accessM { m.provide($0) }, m, ma)
        },
        Law("provide pure", "pure(a).provide(e) == pure(a)") { trial in
          let value = trial.any("a", a)
          let e = trial.any("e", environments)
          return trial.equal(M.pure(value).provide(e), Base.pure(value), base)
        },
        Law(
          "provide flatMap",
          "flatMap(m, k).provide(e) == flatMap(m.provide(e)) { k($0).provide(e) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: mb))
          let e = trial.any("e", environments)
          return trial.equal(
            M.flatMap(m, k.run).provide(e),
            Base.flatMap(m.provide(e)) { k($0).provide(e) }, others)
        },
        Law("provide lift", "lift(b).provide(e) == b") { trial in
          let effect = trial.any("b", base)
          let e = trial.any("e", environments)
          return trial.equal(M.lift(effect).provide(e), effect, base)
        },
        Law("provide ask", "ask.provide(e) == pure(e)") { trial in
          let e = trial.any("e", environments)
          return trial.equal(
            ReaderT.ask.provide(e), Base.pure(e), Base.domain(of: environments))
        },
        Law("provide local", "m.local(f).provide(e) == m.provide(f(e))") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", environments.functions(to: environments))
          let e = trial.any("e", environments)
          return trial.equal(
            m.local(f.run).provide(e), m.provide(f(e)), base)
        },
      ])
  }
}
