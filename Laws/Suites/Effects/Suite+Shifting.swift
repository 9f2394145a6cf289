public import Pairings

extension Suite {
  /// The laws of shifting work to a place.
  public static func shifting<M: Shifting & Checkable>(
    _: M.Type, places: Domain<M.Workplace>, of name: String? = nil
  ) -> Suite {
    let ma = M.domain(of: Three.domain)
    return Suite(
      "Shifting", of: name ?? title(of: M.self),
      [
        Law(
          "the last shift counts",
          "then(then(shift(to: p), shift(to: q)), m) == then(shift(to: q), m)"
        ) { trial in
          let (p, q) = (trial.any("p", places), trial.any("q", places))
          let m = trial.any("m", ma)
          return trial.equal(
            M.then(M.then(M.shift(to: p), M.shift(to: q)), m), M.then(M.shift(to: q), m), ma)
        },
        Law("pure has no place", "then(shift(to: p), pure(a)) == pure(a)") { trial in
          let p = trial.any("p", places)
          let value = trial.any("a", Three.domain)
          return trial.equal(M.then(M.shift(to: p), M.pure(value)), M.pure(value), ma)
        },
      ])
  }

  /// The laws of shifting work to a place if the work may fail.
  public static func shiftingOnFailure<M: Shifting & Failing & Checkable>(
    _: M.Type, places: Domain<M.Workplace>, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    let (ma, failures) = (M.domain(of: Three.domain), M.Failure.domain)
    return Suite(
      "ShiftingOnFailure", of: name ?? title(of: M.self),
      [
        Law(
          "a failure keeps the place",
          "then(handle(then(shift(to: p), raise(e))) { _ in pure(()) }, m) == then(shift(to: p), m)"
        ) { trial in
          let p = trial.any("p", places)
          let e = trial.any("e", failures)
          let m = trial.any("m", ma)
          return trial.equal(
            M.then(M.handle(M.then(M.shift(to: p), M.raise(e))) { _ in M.pure(()) }, m),
            M.then(M.shift(to: p), m), ma)
        }
      ])
  }

  /// The laws of shifting work to a place in concurrent branches.
  public static func shiftingBranches<M: Shifting & Concurrent & Checkable>(
    _: M.Type, places: Domain<M.Workplace>, of name: String? = nil
  ) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let pairs = M.domain(of: a.zip(b))
    return Suite(
      "ShiftingBranches", of: name ?? title(of: M.self),
      [
        Law(
          "branches inherit the place",
          "then(shift(to: p), both(m, n)) == both(then(shift(to: p), m), then(shift(to: p), n))"
        ) { trial in
          let p = trial.any("p", places)
          let (m, n) = (trial.any("m", ma), trial.any("n", mb))
          return trial.equal(
            M.then(M.shift(to: p), M.both(m, n)),
            M.both(M.then(M.shift(to: p), m), M.then(M.shift(to: p), n)), pairs)
        },
        Law("branches keep their places", "then(both(shift(to: p), shift(to: q)), m) == m") {
          trial in
          let (p, q) = (trial.any("p", places), trial.any("q", places))
          let m = trial.any("m", ma)
          return trial.equal(M.then(M.both(M.shift(to: p), M.shift(to: q)), m), m, ma)
        },
        Law("racers keep their places", "then(race(shift(to: p), shift(to: q)), m) == m") {
          trial in
          let (p, q) = (trial.any("p", places), trial.any("q", places))
          let m = trial.any("m", ma)
          return trial.equal(M.then(M.race(M.shift(to: p), M.shift(to: q)), m), m, ma)
        },
        Law(
          "a shift commutes with both",
          "then(shift(to: p), then(both(pure(b), m), n))"
            + " == then(both(pure(b), then(shift(to: p), m)), then(shift(to: p), n))"
        ) { trial in
          let p = trial.any("p", places)
          let value = trial.any("b", b)
          let (m, n) = (trial.any("m", ma), trial.any("n", ma))
          return trial.equal(
            M.then(M.shift(to: p), M.then(M.both(M.pure(value), m), n)),
            M.then(
              M.both(M.pure(value), M.then(M.shift(to: p), m)), M.then(M.shift(to: p), n)), ma)
        },
      ])
  }
}
