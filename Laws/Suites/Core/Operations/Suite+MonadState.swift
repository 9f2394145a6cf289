public import PairingsCore

extension Suite {
  /// The laws of ``Pairings/MonadState``: `state` is a morphism of monads from the functions that
  /// change a position and return a value.
  public static func state<M: MonadState & Checkable>(
    _: M.Type, of name: String? = nil
  ) -> Suite where M.Position: LawValue {
    let (positions, a, b) = (M.Position.domain, Three.domain, Four.domain)
    let steps = positions.functions(to: a.zip(positions))
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    func state<Value>(_ step: Function<M.Position, (Value, M.Position)>) -> Kind<M, Value> {
      M.state { position in
        let (value, end) = step(position)
        position = end
        return value
      }
    }
    return Suite(
      "MonadState", of: name ?? title(of: M.self),
      [
        Law("state pure", "state { _ in a } == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(M.state { _ in value }, M.pure(value), ma)
        },
        Law("state flatMap", "state { k(f(&$0))(&$0) } == flatMap(state(f)) { state(k($0)) }") {
          trial in
          let f = trial.any("f", steps)
          let k = trial.any("k", a.zip(positions).functions(to: b.zip(positions)))
          let both: Kind<M, Four> = M.state { position in
            let (value, middle) = f(position)
            let (result, end) = k((value, middle))
            position = end
            return result
          }
          let parts = M.flatMap(state(f)) { value in
            M.state { position in
              let (result, end) = k((value, position))
              position = end
              return result
            }
          }
          return trial.equal(both, parts, mb)
        },
        Law(
          "state coherence", "state(f) == flatMap(get) { p in then(set(f(p).1), pure(f(p).0)) }",
          .derived
        ) { trial in
          let f = trial.any("f", steps)
          let get: Kind<M, M.Position> = .get
          let parts = M.flatMap(get) { p in M.then(.set(f(p).1), M.pure(f(p).0)) }
          return trial.equal(state(f), parts, ma)
        },
      ])
  }
}
