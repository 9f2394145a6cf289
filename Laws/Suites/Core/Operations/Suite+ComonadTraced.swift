public import PairingsCore

extension Suite {
  /// The laws of ``Pairings/ComonadTraced``: a value for every log, where the earlier log stands on the
  /// left.
  public static func traced<W: ComonadTraced & Checkable>(
    _: W.Type, of name: String? = nil
  ) -> Suite where W.Log: LawValue {
    let (logs, a) = (W.Log.domain, Three.domain)
    let wa = W.domain(of: a)
    return Suite(
      "ComonadTraced", of: name ?? title(of: W.self),
      [
        Law("trace nothing", "w.trace(.empty) == w.extract()") { trial in
          let w = trial.any("w", wa)
          return trial.equal(w.trace(.empty), w.extract(), a)
        },
        Law("trace twice", "w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))") {
          trial in
          let w = trial.any("w", wa)
          let m = trial.any("m", logs)
          let n = trial.any("n", logs)
          return trial.equal(
            w.extend { $0.trace(n) }.trace(m), w.trace(m.combined(with: n)), a)
        },
        Law("trace of a map", "w.map(f).trace(m) == f(w.trace(m))") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", a.functions(to: Four.domain))
          let m = trial.any("m", logs)
          return trial.equal(w.map { f($0) }.trace(m), f(w.trace(m)), Four.domain)
        },
      ])
  }
}
