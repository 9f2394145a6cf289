public import PairingsCore

extension Suite {
  /// The laws of a monad morphism.
  public static func monadMorphism<T: NaturalTransformation>(
    _ t: T, of name: String? = nil
  ) -> Suite
  where T.Source: Monad & Checkable, T.Target: Monad & Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (T.Source.domain(of: a), T.Source.domain(of: b))
    let (na, nb) = (T.Target.domain(of: a), T.Target.domain(of: b))
    return Suite(
      "MonadMorphism", of: name ?? title(of: T.self),
      [
        Law("pure", "t(pure(a)) == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(t(T.Source.pure(value)), T.Target.pure(value), na)
        },
        Law("flatMap", "t(flatMap(m, k)) == flatMap(t(m)) { t(k($0)) }") { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: mb))
          return trial.equal(
            t(T.Source.flatMap(m, k.run)), T.Target.flatMap(t(m)) { t(k($0)) }, nb)
        },
      ])
  }

  /// The laws of a comonad morphism.
  public static func comonadMorphism<T: NaturalTransformation>(
    _ t: T, of name: String? = nil
  ) -> Suite
  where T.Source: Comonad & Checkable, T.Target: Comonad & Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let (wa, vb) = (T.Source.domain(of: a), T.Target.domain(of: b))
    let fs = T.Target.domain(of: a).functions(to: b)
    return Suite(
      "ComonadMorphism", of: name ?? title(of: T.self),
      [
        Law("extract", "extract(t(w)) == extract(w)") { trial in
          let w = trial.any("w", wa)
          return trial.equal(T.Target.extract(t(w)), T.Source.extract(w), a)
        },
        Law("extend", "t(extend(w) { f(t($0)) }) == extend(t(w), f)") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", fs)
          return trial.equal(
            t(T.Source.extend(w) { f(t($0)) }), T.Target.extend(t(w), f.run), vb)
        },
      ])
  }

  /// The conditions for lifting a component from a pair into another one: paired values stay the
  /// same, and the moves follow a monad morphism.
  ///
  /// Agreement alone guarantees that one move shows the same in both pairs. For two moves, and any
  /// number of them, the monad morphism is necessary: two moves are one, made of both. The
  /// transformation of spaces needs no further law; that `extract` agrees follows by *unit*.
  ///
  ///     expectLaws(.agreement(
  ///       StateStore<Three>(), ActionMoore<Three>(), spaces: …, moves: …))
  public static func agreement<
    P: Pairing, Q: Pairing, Spaces: NaturalTransformation, Moves: NaturalTransformation
  >(
    _ p: P, _ q: Q, spaces: Spaces, moves: Moves, of name: String? = nil
  ) -> Suite
  where
    P.Moves: Checkable, P.Space: Checkable, Q.Moves: Checkable, Spaces.Source == P.Space,
    Spaces.Target == Q.Space, Moves.Source == P.Moves, Moves.Target == Q.Moves
  {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, wb) = (P.Moves.domain(of: a), P.Space.domain(of: b))
    let fs = a.zip(b).functions(to: c)
    return Suite(
      "Agreement", of: name ?? "\(title(of: P.self)) in \(title(of: Q.self))",
      parents: [monadMorphism(moves)],
      [
        Law("agreement", "q.pair(moves(m), spaces(w), f) == p.pair(m, w, f)") { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let f = trial.any("f", fs)
          return trial.equal(
            q.pair(moves(m), spaces(w)) { f(($0, $1)) }, p.pair(m, w) { f(($0, $1)) }, c)
        }
      ])
  }
}
