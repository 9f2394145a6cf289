public import Pairings

extension Suite {
  /// The laws of failure and recovery.
  public static func failing<M: Failing & Checkable>(_: M.Type, of name: String? = nil) -> Suite
  where M.Failure: LawValue {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb, failures) = (M.domain(of: a), M.domain(of: b), M.Failure.domain)
    let hs = failures.functions(to: ma)
    let surely = ma.filter { m in
      Observation.fingerprint { ma.observe(m, &$0) }
        == Observation.fingerprint { ma.observe(M.handle(m) { _ in M.pure(.a0) }, &$0) }
        && Observation.fingerprint { ma.observe(m, &$0) }
          == Observation.fingerprint { ma.observe(M.handle(m) { _ in M.pure(.a1) }, &$0) }
    }
    return Suite(
      "Failing", of: name ?? title(of: M.self),
      [
        Law("raise is a left zero", "flatMap(raise(e), f) == raise(e)") { trial in
          let e = trial.any("e", failures)
          let f = trial.any("f", a.functions(to: mb))
          return trial.equal(M.flatMap(M.raise(e), f.run), M.raise(e), mb)
        },
        Law("handle raise", "handle(raise(e), h) == h(e)") { trial in
          let e = trial.any("e", failures)
          let h = trial.any("h", hs)
          return trial.equal(M.handle(M.raise(e), h.run), h(e), ma)
        },
        Law("handle pure", "handle(pure(a), h) == pure(a)") { trial in
          let value = trial.any("a", a)
          let h = trial.any("h", hs)
          return trial.equal(M.handle(M.pure(value), h.run), M.pure(value), ma)
        },
        Law("handle with raise", "handle(m, raise) == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.handle(m) { M.raise($0) }, m, ma)
        },
        Law("associativity", "handle(handle(m, g), h) == handle(m) { handle(g($0), h) }") { trial in
          let m = trial.any("m", ma)
          let g = trial.any("g", hs)
          let h = trial.any("h", hs)
          return trial.equal(
            M.handle(M.handle(m, g.run), h.run), M.handle(m) { M.handle(g($0), h.run) }, ma)
        },
        Law(
          "handle keeps earlier effects",
          "handle(flatMap(m, k), h) == flatMap(m) { handle(k($0), h) } /* m cannot fail */"
        ) { trial in
          let m = trial.any("m", Domain(draw: surely.draw, observe: surely.observe))
          let k = trial.any("k", a.functions(to: ma))
          let h = trial.any("h", hs)
          return trial.equal(
            M.handle(M.flatMap(m, k.run), h.run), M.flatMap(m) { M.handle(k($0), h.run) }, ma)
        },
        Law("attempt and get", "flatMap(attempt(m)) { pure or raise } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(
            M.flatMap(M.attempt(m)) { result in
              switch result {
              case .success(let value): M.pure(value)
              case .failure(let failure): M.raise(failure)
              }
            }, m, ma)
        },
      ])
  }

  /// The laws of deferred effects.
  public static func deferring<M: Deferring & Checkable>(_: M.Type, of name: String? = nil) -> Suite
  {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let fs = a.functions(to: mb)
    func made(_ calls: Counter, _ body: () -> Void) -> Int {
      calls.count = 0
      body()
      return calls.count
    }
    return Suite(
      "Deferring", of: name ?? title(of: M.self),
      [
        Law("suspend", "suspend { m } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.suspend { m }, m, ma)
        },
        Law("suspend is lazy", "suspend(make) /* does not call make */") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", fs)
          let calls = Counter()
          let count = made(calls) {
            let put = M.suspend {
              calls.count += 1
              return m
            }
            _ = M.map(M.flatMap(put, f.run)) { $0 }
          }
          return trial.expect(count == 0, "make was called \(count) times, and nothing ran")
        },
        Law(
          "suspend makes once a run",
          "run(suspend(make)) /* calls make once, and anew on every run */"
        ) {
          trial in
          let m = trial.any("m", ma)
          let calls = Counter()
          func make() -> Kind<M, Three> {
            calls.count += 1
            return m
          }
          // An observer of an effect may run it several times: as often as `flatMap` calls.
          let runs = made(calls) { _ = ma.word(M.flatMap(M.pure(())) { make() }) }
          let put = M.suspend(make)
          let counts = [made(calls) { _ = ma.word(put) }, made(calls) { _ = ma.word(put) }]
          return trial.expect(
            counts == [runs, runs], "make was called \(counts) times in twice \(runs) runs")
        },
        Law(
          "computed computes once a run",
          "computed(compute) /* calls compute once, and anew on every run */"
        ) { trial in
          let value = trial.any("a", a)
          let calls = Counter()
          func compute() -> Three {
            calls.count += 1
            return value
          }
          let put = M.flatMap(M.pure(())) { M.pure(compute()) }
          var computed = put
          let early = made(calls) { computed = M.computed(compute) }
          let runs = made(calls) { _ = ma.word(put) }
          let counts = [
            made(calls) { _ = ma.word(computed) }, made(calls) { _ = ma.word(computed) },
          ]
          return trial.expect(
            early == 0 && counts == [runs, runs],
            "it was computed \(early) times before and \(counts) times in twice \(runs) runs")
        },
      ])
  }

  /// The laws of effects that run synchronously.
  public static func running<M: Running & Checkable>(_: M.Type, of name: String? = nil) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    func result<Value>(_ m: Kind<M, Value>) -> Result<Value, M.Failure> {
      do throws(M.Failure) { return .success(try M.run(m)) } catch { return .failure(error) }
    }
    return Suite(
      "Running", of: name ?? title(of: M.self),
      [
        Law("run pure", "run(pure(a)) == a") { trial in
          let value = trial.any("a", a)
          guard case .success(let result) = result(M.pure(value)) else {
            return trial.expect(false, "it fails")
          }
          return trial.equal(result, value, a)
        },
        Law("run flatMap", "run(flatMap(m, f)) == run(f(run(m)))") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: mb))
          func run(_ body: () -> Result<Four, M.Failure>) -> (inout Observation) -> Void {
            var outcome: Result<Four, M.Failure>?
            let trace = Trace.of { outcome = body() }
            return { seen in
              trace.observe(&seen)
              switch outcome {
              case .success(let value): b.observe(value, &seen)
              case .failure(let failure): seen.record(stableHash("\(failure)"), "\(failure)")
              case nil: break
              }
            }
          }
          return trial.equal(
            run { result(M.flatMap(m, f.run)) }, run { result(m).flatMap { result(f($0)) } })
        },
      ])
  }
}

/// A counter of calls.
final class Counter {
  var count = 0

  init() {}
}
