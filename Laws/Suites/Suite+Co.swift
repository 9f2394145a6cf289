public import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of the morphism from a pairing's moves to the moves that its space has by itself.
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
          let f = trial.any("f", a.zip(b).functions(to: c))
          return trial.equal(
            CoPairing().pair(Co(p, m), w) { f(($0, $1)) }, p.pair(m, w) { f(($0, $1)) }, c)
        },
      ])
  }

  /// The laws of hoisting moves of a space to those of another one, along a transformation.
  public static func hoisting<T: NaturalTransformation>(_ t: T, of name: String? = nil) -> Suite
  where T.Source: NamedDual, T.Target: NamedDual {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ca, cb) = (CoOf<T.Target>.domain(of: a), CoOf<T.Target>.domain(of: b))
    let (ha, hb) = (CoOf<T.Source>.domain(of: a), CoOf<T.Source>.domain(of: b))
    let vb = T.Source.domain(of: b)
    return Suite(
      "Hoisting", of: name ?? title(of: T.self),
      [
        Law("hoist pair", "CoPairing().pair(m.hoisted(t), v, f) == CoPairing().pair(m, t(v), f)") {
          trial in
          let m = trial.any("m", ca)
          let v = trial.any("v", vb)
          let f = trial.any("f", a.zip(b).functions(to: c))
          return trial.equal(
            CoPairing().pair(m.hoisted(t), v) { f(($0, $1)) },
            CoPairing().pair(m, t(v)) { f(($0, $1)) }, c)
        },
        Law("hoist pure", "pure(a).hoisted(t) == pure(a)") { trial in
          let value = trial.any("a", a)
          let pure = CoOf<T.Target>.pure(value)
          return trial.equal(pure.hoisted(t), CoOf<T.Source>.pure(value), ha)
        },
        Law(
          "hoist flatMap",
          "flatMap(m, k).hoisted(t) == flatMap(m.hoisted(t)) { k($0).hoisted(t) }"
        ) { trial in
          let m = trial.any("m", ca)
          let k = trial.any("k", a.functions(to: cb))
          return trial.equal(
            CoOf<T.Target>.flatMap(m, k.run).hoisted(t),
            CoOf<T.Source>.flatMap(m.hoisted(t)) { k($0).hoisted(t) }, hb)
        },
      ])
  }

  /// The laws of a custom action, which is independent of the values of a space and returns one of
  /// `values`.
  public static func action<A: CoMove>(
    _ action: A, returning values: Domain<A.Value>, of name: String? = nil
  ) -> Suite where A.Space: Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let spaces = A.Space.domain(of: a)
    return Suite(
      "CoMove", of: name ?? "\(A.self)",
      [
        Law(
          "naturality", "g(action(w)) == action(map(w) { f in { g(f($0)) } })"
        ) { trial in
          let w = trial.any("w", spaces)
          let f = trial.any("f", a.zip(values).functions(to: b))
          let g = trial.any("g", b.functions(to: a))
          return trial.equal(
            g(action(A.Space.map(w) { value in { f((value, $0)) } })),
            action(A.Space.map(w) { value in { g(f((value, $0))) } }), a)
        },
        Law(
          "move coherence", "var v = w; move(&v); v == action(extend(w) { v in { _ in v } })",
          .coherence
        ) { trial in
          let w = trial.any("w", spaces)
          let there = action(A.Space.extend(w) { future in { _ in future } })
          var here = w
          _ = action.move(&here)
          return trial.equal(here, there, spaces)
        },
        Law(
          "move returns the value", "move(&w) == action(map(w) { _ in { $0 } })", .coherence
        ) { trial in
          let w = trial.any("w", spaces)
          var moved = w
          return trial.equal(action.move(&moved), action(A.Space.map(w) { _ in { $0 } }), values)
        },
      ])
  }
}
