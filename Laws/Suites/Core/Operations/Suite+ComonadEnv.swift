public import PairingsCore

extension Suite {
  /// The laws of ``Pairings/ComonadEnv``: every place has the environment of its space.
  public static func env<W: ComonadEnv & Checkable>(
    _: W.Type, of name: String? = nil
  ) -> Suite where W.Environment: LawValue {
    let (environments, a, b) = (W.Environment.domain, Three.domain, Four.domain)
    let wa = W.domain(of: a)
    return Suite(
      "ComonadEnv", of: name ?? title(of: W.self),
      [
        Law("extend keeps the environment", "w.extend(k).environment == w.environment") { trial in
          let w = trial.any("w", wa)
          let k = trial.any("k", wa.functions(to: b))
          return trial.equal(w.extend { k($0) }.environment, w.environment, environments)
        }
      ])
  }
}
