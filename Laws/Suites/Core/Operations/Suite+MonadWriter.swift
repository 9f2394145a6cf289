public import PairingsCore

extension Suite {
  /// The laws of ``Pairings/MonadWriter``: `tell` writes to a log, `listen` reads the one of a step, and
  /// `pass` rewrites it.
  public static func writer<M: MonadWriter & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Log: LawValue {
    typealias Passing = (value: Three, rewrite: (M.Log) -> M.Log)
    let (logs, a, b) = (M.Log.domain, Three.domain, Four.domain)
    let (mv, ma) = (M.domain(of: .void), M.domain(of: a))
    let heardUnits = M.domain(of: Domain.void.heard(logs))
    let (heardA, heardB) = (M.domain(of: a.heard(logs)), M.domain(of: b.heard(logs)))
    let rewrites = logs.functions(to: logs)
    let choices = a.zip(logs).functions(to: logs)
    return Suite(
      "MonadWriter", of: name ?? title(of: M.self),
      [
        Law("tell nothing", "tell(.empty) == pure(())") { trial in
          trial.equal(M.tell(.empty), M.pure(()), mv)
        },
        Law("tell twice", "then(tell(a), tell(b)) == tell(a.combined(with: b))") { trial in
          let first = trial.any("a", logs)
          let second = trial.any("b", logs)
          return trial.equal(
            M.then(M.tell(first), M.tell(second)),
            M.tell(first.combined(with: second)), mv)
        },
        Law("listen pure", "listen(pure(a)) == pure((a, .empty))") { trial in
          let value = trial.any("a", a)
          return trial.equal(M.listen(M.pure(value)), M.pure((value, M.Log.empty)), heardA)
        },
        Law("listen tell", "listen(tell(w)) == map(tell(w)) { ($0, w) }") { trial in
          let w = trial.any("w", logs)
          return trial.equal(
            M.listen(M.tell(w)), M.map(M.tell(w)) { ($0, w) }, heardUnits)
        },
        Law("listen changes nothing", "map(listen(m)) { $0.value } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.map(M.listen(m)) { $0.value }, m, ma)
        },
        Law(
          "listen flatMap",
          """
          listen(flatMap(m, k)) == flatMap(listen(m)) { a, v in \
          map(listen(k(a))) { ($0, v.combined(with: $1)) } }
          """
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: M.domain(of: b)))
          let parts = M.flatMap(M.listen(m)) { first in
            M.map(M.listen(k(first.value))) { second in
              (value: second.value, log: first.log.combined(with: second.log))
            }
          }
          return trial.equal(M.listen(M.flatMap(m, k.run)), parts, heardB)
        },
        Law("pass tell", "pass(map(tell(w)) { (a, f) }) == map(tell(f(w))) { a }") { trial in
          let (w, value) = (trial.any("w", logs), trial.any("a", a))
          let f = trial.any("f", rewrites)
          let step = M.map(M.tell(w)) { (value, f.run) as Passing }
          return trial.equal(M.pass(step), M.map(M.tell(f(w))) { value }, ma)
        },
        Law("pass identity", "pass(map(m) { ($0, { $0 }) }) == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.pass(M.map(m) { ($0, { $0 }) as Passing }), m, ma)
        },
        Law(
          "pass twice",
          "pass(pass(map(m) { (($0, g($0)), f($0)) })) == pass(map(m) { ($0, f($0), then g($0)) })"
        ) { trial in
          let m = trial.any("m", ma)
          let (f, g) = (trial.any("f", choices), trial.any("g", choices))
          let nested = M.map(m) { value -> (value: Passing, rewrite: (M.Log) -> M.Log) in
            ((value, { g((value, $0)) }), { f((value, $0)) })
          }
          let once = M.map(m) { value in (value, { g((value, f((value, $0)))) }) as Passing }
          return trial.equal(M.pass(M.pass(nested)), M.pass(once), ma)
        },
        Law(
          "listen pass",
          "listen(pass(map(m) { ($0, f($0)) })) == pass(map(listen(m)) { ((a, f(a)(w)), f(a)) })"
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", choices)
          let passed = M.pass(M.map(m) { value in (value, { f((value, $0)) }) as Passing })
          let heard = M.pass(
            M.map(M.listen(m)) { heard in
              let value = heard.value
              return (
                value: (value: value, log: f((value, heard.log))), rewrite: { f((value, $0)) }
              )
            })
          return trial.equal(M.listen(passed), heard, heardA)
        },
      ])
  }
}

extension Domain {
  /// Returns a domain of these values, each with a log beside it.
  @inlinable
  func heard<Log>(_ logs: Domain<Log>) -> Domain<(value: Value, log: Log)> {
    zip(logs).map({ (value: $0.0, log: $0.1) }, back: { ($0.value, $0.log) })
  }
}
