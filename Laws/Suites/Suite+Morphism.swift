public import Pairings

extension Suite {
  /// The laws of two functors that are the same: two transformations, each the way
  /// back of the other.
  @inlinable
  public static func isomorphism<T: NaturalTransformation, U: NaturalTransformation>(
    _ there: T, _ back: U, of name: String? = nil
  ) -> Suite
  where
    T.Source: Functor & Checkable, T.Target: Functor & Checkable, U.Source == T.Target,
    U.Target == T.Source
  {
    let a = Three.domain
    let (fa, ga) = (T.Source.domain(of: a), T.Target.domain(of: a))
    return Suite(
      "Isomorphism", of: name ?? "\(T.self)",
      parents: [naturalTransformation(there, of: name), naturalTransformation(back)],
      [
        Law("there and back", "back(there(fa)) == fa") { trial in
          let x = trial.any("fa", fa)
          return trial.equal(back(there(x)), x, fa)
        },
        Law("back and there", "there(back(ga)) == ga") { trial in
          let x = trial.any("ga", ga)
          return trial.equal(there(back(x)), x, ga)
        },
      ])
  }

  /// The laws of a transformation of monads.
  @inlinable
  public static func monadMorphism<T: NaturalTransformation>(
    _ t: T, of name: String? = nil
  ) -> Suite where T.Source: Monad & Checkable, T.Target: Monad & Checkable {
    typealias M = T.Source
    typealias N = T.Target
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let (na, nb) = (N.domain(of: a), N.domain(of: b))
    return Suite(
      "MonadMorphism", of: name ?? "\(T.self)", parents: [naturalTransformation(t, of: name)],
      [
        Law("pure", "t(pure(a)) == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(t(M.pure(value)), N.pure(value), na)
        },
        Law("flatMap", "t(flatMap(m, f)) == flatMap(t(m)) { t(f($0)) }") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", a.functions(to: mb))
          return trial.equal(
            t(M.flatMap(m, f.run)), N.flatMap(t(m)) { t(f($0)) }, nb)
        },
      ])
  }

  /// The laws of a transformation of comonads.
  @inlinable
  public static func comonadMorphism<T: NaturalTransformation>(
    _ t: T, of name: String? = nil
  ) -> Suite where T.Source: Comonad & Checkable, T.Target: Comonad & Checkable {
    typealias W = T.Source
    typealias V = T.Target
    let (a, b) = (Three.domain, Four.domain)
    let (wa, va, vb) = (W.domain(of: a), V.domain(of: a), V.domain(of: b))
    return Suite(
      "ComonadMorphism", of: name ?? "\(T.self)", parents: [naturalTransformation(t, of: name)],
      [
        Law("extract", "extract(t(w)) == extract(w)") { trial in
          let w = trial.any("w", wa)
          return trial.equal(V.extract(t(w)), W.extract(w), a)
        },
        Law("extend", "extend(t(w), f) == t(extend(w) { f(t($0)) })") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", va.functions(to: b))
          return trial.equal(V.extend(t(w), f.run), t(W.extend(w) { f(t($0)) }), vb)
        },
      ])
  }

  /// The law of two transformations that carry one pairing to another.
  @inlinable
  public static func pairingMorphism<
    P: FunctorPairing, Q: FunctorPairing, T: NaturalTransformation, U: NaturalTransformation
  >(
    _ p: P, _ q: Q, _ t: T, _ u: U, of name: String? = nil
  ) -> Suite
  where
    T.Source == P.Left, T.Target == Q.Left, U.Source == P.Right, U.Target == Q.Right,
    P.Left: Checkable, P.Right: Checkable
  {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (la, rb) = (P.Left.domain(of: a), P.Right.domain(of: b))
    return Suite(
      "PairingMorphism", of: name ?? "\(title(of: P.self)) to \(title(of: Q.self))",
      [
        Law("the same meet", "p.pair(l, r, f) == q.pair(t(l), u(r), f)") { trial in
          let l = trial.any("l", la)
          let r = trial.any("r", rb)
          let f = trial.any("f", a.and(b).functions(to: c))
          return trial.equal(
            p.pair(l, r) { f(($0, $1)) }, q.pair(t(l), u(r)) { f(($0, $1)) }, c)
        }
      ])
  }
}
