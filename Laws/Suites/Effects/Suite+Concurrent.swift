public import Pairings

extension Suite {
  /// The laws of concurrency.
  public static func concurrent<M: Concurrent & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, mb, mc) = (M.domain(of: a), M.domain(of: b), M.domain(of: c))
    let failures = M.Failure.domain
    let pairs = M.domain(of: a.zip(b))
    let sides = M.domain(of: .sides(a, b))
    let done = Domain.unfailing(M.self, of: .void)
    // The finalizer runs beside its parent, and so does not cancel it.
    func aside(_ finalizer: Kind<M, Void>) -> Kind<M, Void> {
      M.map(M.both(M.pure(()), M.shielded(finalizer))) { _ in }
    }
    return Suite(
      "Concurrent", of: name ?? title(of: M.self),
      [
        Law("both with a value, left", "both(pure(a), m) == map(m) { (a, $0) }") { trial in
          let value = trial.any("a", a)
          let m = trial.any("m", mb)
          return trial.equal(M.both(M.pure(value), m), M.map(m) { (value, $0) }, pairs)
        },
        Law("both with a value, right", "both(m, pure(b)) == map(m) { ($0, b) }") { trial in
          let value = trial.any("b", b)
          let m = trial.any("m", ma)
          return trial.equal(M.both(m, M.pure(value)), M.map(m) { ($0, value) }, pairs)
        },
        Law(
          "both returns both values",
          "map(both(replace(m, with: a), replace(n, with: b)), f)"
            + " == replace(both(m, n), with: f(a, b))"
        ) { trial in
          let (m, n) = (trial.any("m", mc), trial.any("n", mc))
          let pair = trial.any("(a, b)", a.zip(b))
          let f = trial.any("f", a.zip(b).functions(to: c))
          return trial.equal(
            M.map(M.both(M.replace(m, with: pair.0), M.replace(n, with: pair.1)), f.run),
            M.replace(M.both(m, n), with: f(pair)), mc)
        },
        Law(
          "a failure ends both", "both(never(), then(m, raise(e))) == then(m, raise(e))"
        ) { trial in
          let m = trial.any("m", ma)
          let e = trial.any("e", failures)
          return trial.equal(
            M.both(M.never(), M.then(m, M.raise(e))), M.then(m, M.raise(e)), pairs)
        },
        Law("a failure of the first ends both", "both(raise(e), never()) == raise(e)") { trial in
          let e = trial.any("e", failures)
          return trial.equal(M.both(M.raise(e), M.never()), M.raise(e), pairs)
        },
        Law(
          "a left value of the first ends both", "join(pure(.left(a)), never()) == pure(.left(a))"
        ) { trial in
          let left = Either<Three, Four>.left(trial.any("a", a))
          let joined: Kind<M, Either<Three, (Four, Five)>> = M.join(M.pure(left), M.never())
          return trial.equal(
            M.map(joined) { Self.left($0) }, M.pure(Self.left(left)), M.domain(of: a.optional))
        },
        Law(
          "a left value ends both",
          "join(never(), replace(m, with: .left(a))) == replace(m, with: .left(a))"
        ) { trial in
          let value = trial.any("a", a)
          let m = trial.any("m", mc)
          let left = M.replace(m, with: Either<Three, Four>.left(value))
          let joined: Kind<M, Either<Three, (Five, Four)>> = M.join(M.never(), left)
          return trial.equal(
            M.map(joined) { Self.left($0) }, M.map(left) { Self.left($0) }, M.domain(of: a.optional)
          )
        },
        Law("the first failure remains", "both(raise(d), raise(e)) == raise(d)") { trial in
          let (d, e) = (trial.any("d", failures), trial.any("e", failures))
          return trial.equal(M.both(M.raise(d), M.raise(e)), M.raise(d), pairs)
        },
        Law(
          "a failure releases the sibling first",
          "both(guarantee(never(), n), then(m, raise(e)))"
            + " == guarantee(both(pure(a), then(m, raise(e))), n)"
        ) { trial in
          let value = trial.any("a", a)
          let m = trial.any("m", ma)
          let n = trial.any("n", M.domain(of: .void))
          let e = trial.any("e", failures)
          return trial.equal(
            M.both(M.guarantee(M.never(), n), M.then(m, M.raise(e))),
            M.guarantee(M.both(M.pure(value), M.then(m, M.raise(e))), aside(n)), pairs)
        },
        Law("race of values", "race(pure(a), pure(b)) == pure(.left(a))") { trial in
          let pair = trial.any("(a, b)", a.zip(b))
          return trial.equal(
            M.race(M.pure(pair.0), M.pure(pair.1)), M.pure(.left(pair.0)), sides)
        },
        Law("race with never, left", "race(m, never()) == map(m) { .left($0) }") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.race(m, M.never()), M.map(m) { .left($0) }, sides)
        },
        Law("race with never, right", "race(never(), m) == map(m) { .right($0) }") { trial in
          let m = trial.any("m", mb)
          return trial.equal(M.race(M.never(), m), M.map(m) { .right($0) }, sides)
        },
        Law(
          "a cancelled effect loses the race", "race(then(cancel(), m), n) == map(n) { .right($0) }"
        ) { trial in
          let (m, n) = (trial.any("m", ma), trial.any("n", mb))
          return trial.equal(
            M.race(M.then(M.cancel(), m), n), M.map(n) { .right($0) }, sides)
        },
        Law(
          "a second effect that is cancelled loses the race",
          "race(n, then(cancel(), m)) == map(n) { .left($0) }"
        ) { trial in
          let (n, m) = (trial.any("n", ma), trial.any("m", mb))
          return trial.equal(M.race(n, M.then(M.cancel(), m)), M.map(n) { .left($0) }, sides)
        },
        Law(
          "the loser is released first",
          "race(guarantee(never(), n), m)"
            + " == guarantee(race(never(), m), both(pure(()), shielded(n))) /* n cannot fail */"
        ) { trial in
          let m = trial.any("m", mb)
          let n = trial.any("n", done)
          return trial.equal(
            M.race(M.guarantee(M.never(), n), m), M.guarantee(M.race(M.never(), m), aside(n)),
            sides)
        },
      ])
  }
}

extension Suite {
  private static func left<Left, Right>(_ side: Either<Left, Right>) -> Left? {
    if case .left(let value) = side { value } else { nil }
  }
}

extension Domain {
  /// Returns a domain of values of one side or the other.
  static func sides<Left, Right>(_ left: Domain<Left>, _ right: Domain<Right>) -> Domain
  where Value == Either<Left, Right> {
    Domain { choices in
      choices.draw(1) == 0 ? .left(left.draw(&choices)) : .right(right.draw(&choices))
    } observe: { side, seen in
      switch side {
      case .left(let value):
        seen.count(0)
        seen.group("left") { left.observe(value, &$0) }
      case .right(let value):
        seen.count(1)
        seen.group("right") { right.observe(value, &$0) }
      }
    }
  }
}
