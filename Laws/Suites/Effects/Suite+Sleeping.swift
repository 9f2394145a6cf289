public import Pairings

extension Suite {
  /// The laws of sleeping.
  public static func sleeping<M: Sleeping & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite {
    let (ma, unit) = (M.domain(of: Three.domain), M.domain(of: .void))
    let durations = Domain.halfSeconds(through: 3)
    return Suite(
      "Sleeping", of: name ?? title(of: M.self),
      [
        Law("sleep for zero", "then(sleep(for: .zero), m) == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.then(M.sleep(for: .zero), m), m, ma)
        },
        Law("time adds up", "then(sleep(for: a), sleep(for: b)) == sleep(for: a + b)") { trial in
          let (a, b) = (trial.any("a", durations), trial.any("b", durations))
          return trial.equal(
            M.then(M.sleep(for: a), M.sleep(for: b)), M.sleep(for: a + b), unit)
        },
      ])
  }

  /// The law of concurrent sleeps.
  public static func time<M: Sleeping & Concurrent & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite {
    let durations = Domain.halfSeconds(through: 3)
    let (sides, pairs) = (
      M.domain(of: .sides(.void, .void)), M.domain(of: Domain<Void>.void.zip(.void))
    )
    return Suite(
      "Time", of: name ?? title(of: M.self),
      [
        Law(
          "the shorter sleep wins",
          "race(sleep(for: a), sleep(for: b)) == a <= b ? map(sleep(for: a)) { .left($0) } : …"
        ) { trial in
          let (a, b) = (trial.any("a", durations), trial.any("b", durations))
          return trial.equal(
            M.race(M.sleep(for: a), M.sleep(for: b)),
            a <= b
              ? M.map(M.sleep(for: a)) { .left($0) } : M.map(M.sleep(for: b)) { .right($0) },
            sides)
        },
        Law(
          "both take the longer sleep",
          "both(sleep(for: a), sleep(for: b)) == replace(sleep(for: max(a, b)), with: ((), ()))"
        ) { trial in
          let (a, b) = (trial.any("a", durations), trial.any("b", durations))
          return trial.equal(
            M.both(M.sleep(for: a), M.sleep(for: b)),
            M.replace(M.sleep(for: max(a, b)), with: ((), ())), pairs)
        },
      ])
  }

  /// The laws of retrying.
  public static func retrying<M: Failing & Sleeping & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    let ma = M.domain(of: Three.domain)
    let failures = M.Failure.domain
    let delays = Domain.halfSeconds(through: 2).array(count: 0...3)
    func schedule(_ delays: [Duration]) -> Schedule {
      Schedule { $0 <= delays.count ? delays[$0 - 1] : nil }
    }
    return Suite(
      "Retrying", of: name ?? title(of: M.self),
      [
        Law(
          "retry", "retry(m, s) == handle(m) { /* sleep for s.delay(1), retry(m, rest of s) */ }",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let delays = trial.any("s", delays)
          let unfolded = delays.reversed().reduce(m) { rest, delay in
            M.handle(m) { _ in M.then(M.sleep(for: delay), rest) }
          }
          return trial.equal(M.retry(m, schedule(delays)), unfolded, ma)
        },
        Law(
          "the last failure remains",
          "retry(then(m, raise(e)), s) == /* then(m, sleep(for: $0)) for s, then */"
            + " then(m, raise(e)) /* m cannot fail */", .derived
        ) { trial in
          let e = trial.any("e", failures)
          let m = trial.any("m", Domain.unfailing(M.self, of: Three.domain))
          let delays = trial.any("s", delays)
          let last = M.then(m, M.raise(e)) as Kind<M, Three>
          let tried = delays.reversed().reduce(last) { rest, delay in
            M.then(m, M.then(M.sleep(for: delay), rest))
          }
          return trial.equal(M.retry(M.then(m, M.raise(e)), schedule(delays)), tried, ma)
        },
      ])
  }
}

extension Domain where Value == Duration {
  /// Returns a domain of halves of seconds from zero.
  static func halfSeconds(through last: Int) -> Domain {
    let all = (0...2 * last).map { Duration.milliseconds(500 * $0) }
    return Domain(elements: all) { duration, seen in
      seen.record(duration.milliseconds, "\(duration)")
    }
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: UInt64 {
    UInt64(components.seconds) * 1_000 + UInt64(components.attoseconds / 1_000_000_000_000_000)
  }
}
