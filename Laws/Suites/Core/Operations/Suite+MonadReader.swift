public import PairingsCore

extension Suite {
  /// The laws of ``Pairings/MonadReader``: `reader` is a morphism of monads from the functions of an
  /// environment, and `local` one to the same monad.
  public static func reader<M: MonadReader & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Environment: LawValue {
    let (environments, a, b) = (M.Environment.domain, Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let readings = environments.functions(to: a)
    let functions = environments.functions(to: environments)
    return Suite(
      "MonadReader", of: name ?? title(of: M.self),
      [
        Law("reader pure", "reader { _ in a } == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(M.reader { _ in value }, M.pure(value), ma)
        },
        Law("reader flatMap", "reader { k(f($0))($0) } == flatMap(reader(f)) { reader(k($0)) }") {
          trial in
          let f = trial.any("f", readings)
          let k = trial.any("k", a.zip(environments).functions(to: b))
          return trial.equal(
            M.reader { k((f($0), $0)) },
            M.flatMap(M.reader(f.run)) { value in M.reader { k((value, $0)) } }, mb)
        },
        Law("local reader", "local(reader(r), f) == reader { r(f($0)) }") { trial in
          let r = trial.any("r", readings)
          let f = trial.any("f", functions)
          return trial.equal(M.local(M.reader(r.run), f.run), M.reader { r(f($0)) }, ma)
        },
        Law("local identity", "local(m) { $0 } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.local(m) { $0 }, m, ma)
        },
        Law("local composition", "local(local(m, f), g) == local(m) { f(g($0)) }") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", functions)
          let g = trial.any("g", functions)
          return trial.equal(
            M.local(M.local(m, f.run), g.run), M.local(m) { f(g($0)) }, ma)
        },
        Law("local pure", "local(pure(a), f) == pure(a)", .derived) { trial in
          let value = trial.any("a", a)
          let f = trial.any("f", functions)
          return trial.equal(M.local(M.pure(value), f.run), M.pure(value), ma)
        },
        Law(
          "local flatMap", "local(flatMap(m, k), f) == flatMap(local(m, f)) { local(k($0), f) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: mb))
          let f = trial.any("f", functions)
          return trial.equal(
            M.local(M.flatMap(m, k.run), f.run),
            M.flatMap(M.local(m, f.run)) { M.local(k($0), f.run) }, mb)
        },
      ])
  }
}
