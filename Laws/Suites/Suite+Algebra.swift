public import Pairings

extension Suite {
  /// The laws of the way from a pairing's moves to those that its space has by itself.
  @inlinable
  public static func co<P: Pairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: NamedDual {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, mb) = (P.Moves.domain(of: a), P.Moves.domain(of: b))
    let (ca, cb) = (CoOf<P.Space>.domain(of: a), CoOf<P.Space>.domain(of: b))
    let wb = P.Space.domain(of: b)
    return Suite(
      "Co", of: name ?? title(of: P.self),
      [
        Law("toCo pure", "Co(p, pure(a)) == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(Co(p, P.Moves.pure(value)), CoOf<P.Space>.pure(value), ca)
        },
        Law("toCo flatMap", "Co(p, flatMap(m, k)) == flatMap(Co(p, m)) { Co(p, k($0)) }") {
          trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: mb))
          return trial.equal(
            Co(p, P.Moves.flatMap(m, k.run)),
            CoOf<P.Space>.flatMap(Co(p, m)) { Co(p, k($0)) }, cb)
        },
        Law("toCo pair", "CoPairing().pair(Co(p, m), w, f) == p.pair(m, w, f)") { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let f = trial.any("f", a.and(b).functions(to: c))
          return trial.equal(
            CoPairing().pair(Co(p, m), w) { f(($0, $1)) }, p.pair(m, w) { f(($0, $1)) }, c)
        },
      ])
  }

  /// The laws of two ways that undo each other.
  @inlinable
  public static func isomorphism<A, B>(
    _ name: String, _ left: Domain<A>, _ right: Domain<B>, to: @escaping (A) -> B,
    from: @escaping (B) -> A
  ) -> Suite {
    Suite(
      "Isomorphism", of: name,
      [
        Law("there and back", "from(to(a)) == a") { trial in
          let a = trial.any("a", left)
          return trial.equal(from(to(a)), a, left)
        },
        Law("back and there", "to(from(b)) == b") { trial in
          let b = trial.any("b", right)
          return trial.equal(to(from(b)), b, right)
        },
      ])
  }
}
