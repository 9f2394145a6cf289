public import Pairings

extension Suite {
  /// The laws of cancellation, and of effects that are shielded from cancellation.
  public static func cancelling<M: Cancelling & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let (nothing, failures) = (Domain<Void>.void, M.Failure.domain)
    let unit = M.domain(of: nothing)
    let calm = Domain.unfailing(M.self, of: a)
    return Suite(
      "Cancelling", of: name ?? title(of: M.self),
      [
        Law("cancel is a left zero", "flatMap(cancel(), f) == cancel()") { trial in
          let f = trial.any("f", nothing.functions(to: unit))
          return trial.equal(M.flatMap(M.cancel(), f.run), M.cancel(), unit)
        },
        Law("handle ignores a cancellation", "handle(cancel(), h) == cancel()") { trial in
          let h = trial.any("h", failures.functions(to: unit))
          return trial.equal(M.handle(M.cancel(), h.run), M.cancel(), unit)
        },
        Law(
          "a shield defers a cancellation",
          "shielded(then(cancel(), m)) == then(shielded(m), then(cancel(), m)) /* m cannot fail */"
        ) { trial in
          let m = trial.any("m", calm)
          return trial.equal(
            M.shielded(M.then(M.cancel(), m)), M.then(M.shielded(m), M.then(M.cancel(), m)), ma)
        },
        Law(
          "a deferred cancellation is a left zero",
          "flatMap(shielded(cancel()), f) == cancel()"
        ) { trial in
          let f = trial.any("f", nothing.functions(to: unit))
          return trial.equal(M.flatMap(M.shielded(M.cancel()), f.run), M.cancel(), unit)
        },
        Law("shielded is idempotent", "shielded(shielded(m)) == shielded(m)") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.shielded(M.shielded(m)), M.shielded(m), ma)
        },
        Law(
          "an inner shield changes nothing",
          "shielded(flatMap(shielded(m), f)) == shielded(flatMap(m, f))"
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: mb))
          return trial.equal(
            M.shielded(M.flatMap(M.shielded(m), f.run)), M.shielded(M.flatMap(m, f.run)), mb)
        },
        Law(
          "shielded pure", "flatMap(shielded(pure(a)), f) == f(a)"
        ) { trial in
          let value = trial.any("a", a)
          let f = trial.any("f", a.functions(to: mb))
          return trial.equal(M.flatMap(M.shielded(M.pure(value)), f.run), f(value), mb)
        },
        Law(
          "a shielded effect runs to its end",
          "shielded(m) /* is not left before its end; m cannot fail */"
        ) { trial in
          let m = trial.any("m", calm)
          let holding = Holding()
          let effect = M.shielded(
            M.flatMap(M.pure(())) { M.map(holding.acquire(m), holding.release) })
          _ = ma.word(effect)
          return trial.expect(holding.isInOrder, "begun and ended: \(holding.text)")
        },
      ])
  }
}
