public import Pairings

extension Suite {
  /// The laws of effects that start now and end later. `launcher` creates a launcher for every
  /// launch.
  public static func launching<M: Launching & Checkable>(
    _: M.Type, launcher: @escaping () -> M.Launcher, of name: String? = nil
  ) -> Suite { launchingAll(M.self, launcher: launcher, of: name) }

  private static func launchingAll<M: Launching & Checkable>(
    _: M.Type, launcher: @escaping () -> M.Launcher, of name: String?
  ) -> Suite {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    func ends<Value>(
      _ effect: Kind<M, Value>, cancelled times: Int = 0
    ) -> [Outcome<Value, M.Failure>] { Suite.ends(of: effect, on: launcher(), cancelled: times) }
    let nothing = Observation.fingerprint { Trace.of {}.observe(&$0) }
    func did(_ trace: Trace) -> Bool { Observation.fingerprint { trace.observe(&$0) } != nothing }
    func isEnd(_ ends: [Outcome<Three, M.Failure>], _ value: Three) -> Bool {
      guard ends.count == 1, case .success(value) = ends[0] else { return false }
      return true
    }
    return Suite(
      "Launching", of: name ?? title(of: M.self),
      [
        Law("pure ends at once", "launch(pure(a)) /* ends at once, with */ .success(a)") {
          trial in
          let value = trial.any("a", a)
          let ends = ends(M.pure(value))
          return trial.expect(isEnd(ends, value), "it ended with \(ends)")
        },
        Law(
          "an ended effect cannot be cancelled",
          "launch(pure(a))() /* ends once, with */ .success(a)"
        ) { trial in
          let value = trial.any("a", a)
          let ends = ends(M.pure(value), cancelled: 2)
          return trial.expect(isEnd(ends, value), "it ended with \(ends)")
        },
        Law("an effect ends at most once", "launch(m) /* ends at most once, cancelled or not */") {
          trial in
          let m = trial.any("m", ma)
          let counts = (0...2).map { ends(m, cancelled: $0).count }
          return trial.expect(counts.allSatisfy { $0 <= 1 }, "it ended \(counts) times")
        },
        Law(
          "effects without waits end at once",
          "launch(flatMap(m, f)) /* ends at once if */ launch(m) /* and */ launch(f(a)) /* do */"
        ) { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: mb))
          let first = ends(m)
          guard case .success(let value)? = first.first, !ends(f(value)).isEmpty else {
            return true
          }
          let ends = ends(M.flatMap(m, f.run))
          return trial.expect(ends.count == 1, "it ended \(ends.count) times")
        },
        Law("prepare starts nothing", "prepare(m, on: l) /* does nothing */") { trial in
          let m = trial.any("m", ma)
          let launcher = launcher()
          var count = 0
          let trace = Trace.of { _ = M.prepare(m, on: launcher) { _ in count += 1 } }
          return trial.expect(count == 0 && !did(trace), "it does something, or ends")
        },
        Law(
          "a cancelled effect does not start",
          "prepare(m, on: l) /* cancelled, then started: does nothing and ends as cancelled */"
        ) { trial in
          let m = trial.any("m", ma)
          let launcher = launcher()
          var ends: [Outcome<Three, M.Failure>] = []
          let trace = Trace.of {
            let launch = M.prepare(m, on: launcher) { ends.append($0) }
            launch.cancel()
            launch.start()
          }
          guard ends.count == 1, case .cancelled = ends[0] else {
            return trial.expect(false, "it ended with \(ends)")
          }
          return trial.expect(!did(trace), "it does something")
        },
      ])
  }

  /// The laws of effects that may fail, and start now and end later.
  public static func launching<M: Launching & Failing & Checkable>(
    _: M.Type, launcher: @escaping () -> M.Launcher, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    let failures = M.Failure.domain
    let suite: Suite = launchingAll(M.self, launcher: launcher, of: name)
    guard M.Failure.self != Never.self else { return suite }
    return Suite(
      suite.name, of: suite.subject,
      suite.laws + [
        Law("raise ends at once", "launch(raise(e)) /* ends at once, with */ .failure(e)") {
          trial in
          let e = trial.any("e", failures)
          let ends = ends(of: M.raise(e) as Kind<M, Three>, on: launcher())
          guard ends.count == 1, case .failure(let failure) = ends[0] else {
            return trial.expect(false, "it ended with \(ends)")
          }
          return trial.equal(failure, e, failures)
        }
      ])
  }

  /// The law that a launched effect which waits can be cancelled. The launcher lets effects wait.
  public static func cancellingLaunches<M: Launching & Concurrent & Checkable>(
    _: M.Type, launcher: @escaping () -> M.Launcher, of name: String? = nil
  ) -> Suite {
    Suite(
      "CancellingLaunches", of: name ?? title(of: M.self),
      [
        Law(
          "an effect that waits is cancelled", "launch(then(m, never()))() /* ends as cancelled */"
        ) { trial in
          let m = trial.any("m", M.domain(of: Three.domain))
          let effect: Kind<M, Three> = M.then(m, M.never())
          guard ends(of: effect, on: launcher()).isEmpty else { return true }
          let ends = ends(of: effect, on: launcher(), cancelled: 1)
          guard ends.count == 1, case .cancelled = ends[0] else {
            return trial.expect(false, "it ended with \(ends)")
          }
          return true
        }
      ])
  }

  /// Returns the ends of an effect that is launched, and then cancelled some times.
  private static func ends<M: Launching, Value>(
    of effect: Kind<M, Value>, on launcher: M.Launcher, cancelled times: Int = 0
  ) -> [Outcome<Value, M.Failure>] {
    var ends: [Outcome<Value, M.Failure>] = []
    _ = Trace.of {
      let cancel = M.launch(effect, on: launcher) { ends.append($0) }
      for _ in 0..<times { cancel() }
    }
    return withExtendedLifetime(launcher) { ends }
  }
}
