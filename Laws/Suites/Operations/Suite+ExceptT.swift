public import Pairings

extension Suite {
  /// The laws of ``Pairings/ExceptT``: its operations as effects of the base.
  public static func exceptT<Failure: Error & LawValue, Base: Monad & Checkable>(
    _: ExceptTOf<Failure, Base>.Type, of name: String? = nil
  ) -> Suite {
    typealias Moves = ExceptTOf<Failure, Base>
    let (a, failures) = (Three.domain, Failure.domain)
    let (ma, base) = (Moves.domain(of: a), Base.domain(of: a))
    let results = Base.domain(of: .results(a, failures))
    return Suite(
      "ExceptT", of: name ?? title(of: Moves.self),
      [
        Law("run raise", "raise(e).run() == pure(.failure(e))") { trial in
          let e = trial.any("e", failures)
          let raised: ExceptT<Failure, Base, Three> = .raise(e)
          return trial.equal(raised.run(), Base.pure(.failure(e)), results)
        },
        Law("run lift", "lift(b).run() == b.map { .success($0) }") { trial in
          let b = trial.any("b", base)
          return trial.equal(Moves.lift(b).run(), Base.map(b) { .success($0) }, results)
        },
        Law(
          "run handle", "m.handle(h).run() == m.run().flatMap { /* a failure */ h($0).run() }"
        ) { trial in
          let m = trial.any("m", ma)
          let h = trial.any("h", failures.functions(to: ma))
          let handled = Base.flatMap(m.run()) { result in
            switch result {
            case .success: Base.pure(result)
            case .failure(let failure): h(failure).run()
            }
          }
          return trial.equal(m.handle(h.run).run(), handled, results)
        },
        Law("run map failure", "m.mapFailure(f).run() == m.run().map { $0.mapError(f) }") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", failures.functions(to: failures))
          return trial.equal(
            m.mapFailure(f.run).run(), Base.map(m.run()) { $0.mapError(f.run) }, results)
        },
      ])
  }
}
