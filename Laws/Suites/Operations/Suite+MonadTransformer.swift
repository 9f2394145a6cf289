public import Pairings

extension Suite {
  /// The laws of ``Pairings/MonadTransformer``: `lift` is a morphism of monads from the base.
  public static func monadTransformer<M: MonadTransformer & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Base: Checkable {
    typealias Base = M.Base
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let (base, others) = (Base.domain(of: a), Base.domain(of: b))
    return Suite(
      "MonadTransformer", of: name ?? title(of: M.self),
      [
        Law("lift pure", "lift(pure(a)) == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(M.lift(Base.pure(value)), M.pure(value), ma)
        },
        Law("lift flatMap", "lift(flatMap(b, k)) == flatMap(lift(b)) { lift(k($0)) }") { trial in
          let effect = trial.any("b", base)
          let k = trial.any("k", a.functions(to: others))
          return trial.equal(
            M.lift(Base.flatMap(effect, k.run)),
            M.flatMap(M.lift(effect)) { M.lift(k($0)) }, mb)
        },
      ])
  }
}
