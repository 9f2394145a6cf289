public import PairingsCore

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

  /// The law of a transformer whose layer is a position: an effect of the base does not touch it.
  public static func stateTransformer<M: MonadTransformer & MonadState & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Base: Checkable, M.Position: LawValue {
    let (positions, a, b) = (M.Position.domain, Three.domain, Four.domain)
    let (base, steps) = (M.Base.domain(of: a), positions.functions(to: b.zip(positions)))
    return Suite(
      "StateTransformer", of: name ?? title(of: M.self),
      [
        Law(
          "lift keeps the position", "zip(state(f), lift(b)) == zip(lift(b), state(f)) /* turned */"
        ) {
          trial in
          let (effect, f) = (trial.any("b", base), trial.any("f", steps))
          let step = M.state { (position: inout M.Position) -> Four in
            let (value, end) = f(position)
            position = end
            return value
          }
          let lifted = M.lift(effect)
          return trial.equal(
            M.zip(step, lifted) { ($1, $0) }, M.zip(lifted, step) { ($0, $1) },
            M.domain(of: a.zip(b)))
        }
      ])
  }

  /// The law of a transformer whose layer is an environment: an effect of the base does not read it.
  public static func readerTransformer<M: MonadTransformer & MonadReader & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Base: Checkable, M.Environment: LawValue {
    let (environments, a) = (M.Environment.domain, Three.domain)
    let (base, functions) = (M.Base.domain(of: a), environments.functions(to: environments))
    return Suite(
      "ReaderTransformer", of: name ?? title(of: M.self),
      [
        Law("lift reads nothing", "local(lift(b), f) == lift(b)") { trial in
          let (effect, f) = (trial.any("b", base), trial.any("f", functions))
          return trial.equal(M.local(M.lift(effect), f.run), M.lift(effect), M.domain(of: a))
        }
      ])
  }

  /// The law of a transformer whose layer is a log: an effect of the base does not write to it.
  public static func writerTransformer<M: MonadTransformer & MonadWriter & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Base: Checkable, M.Log: LawValue {
    let a = Three.domain
    let base = M.Base.domain(of: a)
    return Suite(
      "WriterTransformer", of: name ?? title(of: M.self),
      [
        Law("lift writes nothing", "listen(lift(b)) == map(lift(b)) { ($0, .empty) }") { trial in
          let lifted = M.lift(trial.any("b", base))
          return trial.equal(
            M.listen(lifted), M.map(lifted) { ($0, M.Log.empty) },
            M.domain(of: a.heard(M.Log.domain)))
        }
      ])
  }
}
