public import Pairings

extension Suite {
  /// The laws of releasing a resource, for effects that cannot be cancelled.
  public static func bracketing<M: Bracketing & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    Suite("Bracketing", of: name ?? title(of: M.self), releases(M.self) { $0 })
  }

  /// The laws of releasing a resource, for effects that can be cancelled.
  ///
  /// In an equation about a use that is not cancelled, both sides are shielded from cancellation,
  /// because the observer of an effect may cancel it at any point.
  public static func bracketing<M: Cancelling & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Failure: LawValue {
    let all = ReleaseDomains(M.self)
    let (a, mb, calm, done) = (all.a, all.mb, all.calm, all.done)
    let (uses, releases, functions) = (all.uses, all.releases, all.functions)
    return Suite(
      "Bracketing", of: name ?? title(of: M.self),
      Self.releases(M.self) { M.shielded($0) } + [
        Law(
          "release after a cancellation",
          "bracket(pure(a), release: r, use: { then(cancel(), u($0)) })"
            + " == then(shielded(r(a, .cancelled)), then(cancel(), u(a))) /* r does not fail */"
        ) { trial in
          let value = trial.any("a", a)
          let u = trial.any("u", uses)
          let r = trial.any("r", releases)
          return trial.equal(
            M.bracket(
              M.pure(value), release: { r(($0, $1)) }, use: { M.then(M.cancel(), u($0)) }),
            M.then(M.shielded(r((value, .cancelled))), M.then(M.cancel(), u(value))), mb)
        },
        Law(
          "acquiring cannot be cancelled",
          "bracket(then(cancel(), m), release: { _, _ in pure(()) }, use: u)"
            + " == then(shielded(m), then(cancel(), u(a))) /* m does not fail */"
        ) { trial in
          let value = trial.any("a", a)
          let m = trial.any("m", calm)
          let u = trial.any("u", uses)
          return trial.equal(
            M.bracket(M.then(M.cancel(), m), release: { _, _ in M.pure(()) }, use: u.run),
            M.then(M.shielded(m), M.then(M.cancel(), u(value))), mb)
        },
        Law(
          "releasing cannot be cancelled",
          "bracket(pure(a), release: { _, _ in then(cancel(), m) }, use: { pure(f($0)) })"
            + " == then(shielded(m), then(cancel(), pure(f(a)))) /* m does not fail */"
        ) { trial in
          let value = trial.any("a", a)
          let m = trial.any("m", done)
          let f = trial.any("f", functions)
          return trial.equal(
            M.bracket(
              M.pure(value), release: { _, _ in M.then(M.cancel(), m) }, use: { M.pure(f($0)) }),
            M.then(M.shielded(m), M.then(M.cancel(), M.pure(f(value)))), mb)
        },
      ])
  }

  /// The laws of releasing without a cancellation.
  static func releases<M: Bracketing & Checkable>(
    _: M.Type, _ shielded: @escaping (Kind<M, Four>) -> Kind<M, Four>
  ) -> [Law] where M.Failure: LawValue {
    let all = ReleaseDomains(M.self)
    let (a, ma, mb, calm) = (all.a, all.ma, all.mb, all.calm)
    let (failures, uses, releases) = (all.failures, all.uses, all.releases)
    let functions = all.functions
    func equal(
      _ left: Kind<M, Four>, _ right: Kind<M, Four>, _ trial: inout Trial
    ) -> Bool {
      trial.equal(shielded(left), shielded(right), mb)
    }
    return [
      Law(
        "release after a value",
        "bracket(pure(a), release: r, use: u) == flatMap(u(a)) { then(r(a, .success), pure($0)) }"
          + " /* shielded, u and r do not fail */"
      ) { trial in
        let value = trial.any("a", a)
        let u = trial.any("u", uses)
        let r = trial.any("r", releases)
        return equal(
          M.bracket(M.pure(value), release: { r(($0, $1)) }, use: u.run),
          M.flatMap(u(value)) { M.replace(r((value, .success)), with: $0) }, &trial)
      },
      Law(
        "release after a failure",
        "bracket(pure(a), release: r, use: { then(u($0), raise(e)) })"
          + " == then(u(a), then(r(a, .failure(e)), raise(e))) /* shielded, u, r do not fail */"
      ) { trial in
        let value = trial.any("a", a)
        let u = trial.any("u", uses)
        let r = trial.any("r", releases)
        let e = trial.any("e", failures)
        return equal(
          M.bracket(
            M.pure(value), release: { r(($0, $1)) }, use: { M.then(u($0), M.raise(e)) }),
          M.then(u(value), M.then(r((value, .failure(e))), M.raise(e))), &trial)
      },
      Law(
        "acquire",
        "bracket(m, release: { _, _ in pure(()) }, use: { pure(f($0)) }) == map(m, f)"
          + " /* shielded */"
      ) { trial in
        let m = trial.any("m", calm)
        let f = trial.any("f", functions)
        return equal(
          M.bracket(m, release: { _, _ in M.pure(()) }, use: { M.pure(f($0)) }),
          M.map(m, f.run), &trial)
      },
      Law(
        "a failed acquisition releases nothing",
        "bracket(then(m, raise(e)), release: r, use: u) == then(m, raise(e))"
          + " /* shielded */"
      ) { trial in
        let m = trial.any("m", ma)
        let e = trial.any("e", failures)
        let u = trial.any("u", uses)
        let r = trial.any("r", releases)
        return equal(
          M.bracket(
            M.then(m, M.raise(e) as Kind<M, Three>), release: { r(($0, $1)) }, use: u.run),
          M.then(m, M.raise(e)), &trial)
      },
      Law(
        "the use's failure prevails",
        "bracket(pure(a), release: { _, _ in raise(d) }, use: { _ in raise(e) }) == raise(e)"
      ) { trial in
        let value = trial.any("a", a)
        let (d, e) = (trial.any("d", failures), trial.any("e", failures))
        return equal(
          M.bracket(M.pure(value), release: { _, _ in M.raise(d) }, use: { _ in M.raise(e) }),
          M.raise(e), &trial)
      },
      Law(
        "the release's failure surfaces",
        "bracket(pure(a), release: { _, _ in raise(e) }, use: u) == then(u(a), raise(e))"
          + " /* shielded, u does not fail */"
      ) { trial in
        let value = trial.any("a", a)
        let u = trial.any("u", uses)
        let e = trial.any("e", failures)
        return equal(
          M.bracket(M.pure(value), release: { _, _ in M.raise(e) }, use: u.run),
          M.then(u(value), M.raise(e)), &trial)
      },
      Law(
        "the innermost release runs first",
        "bracket(pure(a), release: r) { bracket(pure($0), release: s, use: u) }"
          + " == flatMap(u(a)) { then(then(s(a), r(a)), pure($0)) } /* shielded, nothing fails */",
        .derived
      ) { trial in
        let value = trial.any("a", a)
        let u = trial.any("u", uses)
        let r = trial.any("r", releases)
        let s = trial.any("s", releases)
        return equal(
          M.bracket(M.pure(value), release: { r(($0, $1)) }) {
            M.bracket(M.pure($0), release: { s(($0, $1)) }, use: u.run)
          },
          M.flatMap(u(value)) {
            M.replace(
              M.then(s((value, .success)), r((value, .success))), with: $0)
          }, &trial)
      },
      Law(
        "a release runs exactly once",
        "bracket(m, release: r, use: u)"
          + " /* releases once what it acquired, before anything else is acquired */"
      ) { trial in
        let m = trial.any("m", ma)
        let u = trial.any("u", a.functions(to: mb))
        let r = trial.any("r", a.functions(to: M.domain(of: .void)))
        let holding = Holding()
        let effect = M.bracket(
          M.map(m, holding.acquire),
          release: { x, _ in M.flatMap(M.pure(x)) { r(holding.release($0)) } }, use: u.run)
        _ = mb.word(effect)
        return trial.expect(holding.isInOrder, "acquired and released: \(holding.text)")
      },
    ]
  }
}

/// The domains for the laws of releasing.
struct ReleaseDomains<M: Bracketing & Checkable> where M.Failure: LawValue {
  let a = Three.domain
  let ma = M.domain(of: Three.domain)
  let mb = M.domain(of: Four.domain)
  let failures = M.Failure.domain

  /// The effects that do not fail.
  let calm = Domain.unfailing(M.self, of: Three.domain)
  let done = Domain.unfailing(M.self, of: .void)

  /// The uses and releases that do not fail.
  let uses = Three.domain.functions(
    to: Domain.unfailing(M.self, of: Four.domain))
  let releases = Three.domain.zip(.endings(M.Failure.domain)).functions(
    to: Domain.unfailing(M.self, of: .void))

  let functions = Three.domain.functions(to: Four.domain)

  init(_: M.Type) {}
}

/// A log of acquisitions and releases, over any number of runs.
final class Holding {
  /// The events: a plus for each acquisition and a minus for each release.
  private(set) var text = ""

  /// True if each resource was released once, before the next was acquired.
  var isInOrder: Bool { text.replacing("+-", with: "").isEmpty }

  func acquire<Value>(_ value: Value) -> Value {
    text += "+"
    return value
  }

  func release<Value>(_ value: Value) -> Value {
    text += "-"
    return value
  }
}
