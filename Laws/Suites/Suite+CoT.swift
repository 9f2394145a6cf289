public import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of the transformation of a residual pairing's moves to those that its space has by
  /// itself: a monad morphism with equal outcomes, and the only one.
  public static func coT<P: ResidualPairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: NamedDual, P.Eff: Checkable {
    typealias Own = CoTOf<P.Space, P.Eff>
    let (a, b) = (Three.domain, Four.domain)
    let (ma, wb) = (P.Moves.domain(of: a), P.Space.domain(of: b))
    return Suite(
      "CoT", of: name ?? title(of: P.self), parents: [monadMorphism(p.toCoT, of: name)],
      [
        Law(
          "toCoT interact", "CoTPairing().interact(CoT(p, m), w, f) == p.interact(m, w, f)",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let w = trial.any("w", wb)
          let f = trial.any("f", a.zip(b).functions(to: Five.domain))
          return trial.equal(
            CoTPairing().interact(CoT(p, m), w) { f(($0, $1)) },
            p.interact(m, w) { f(($0, $1)) }, P.Eff.domain(of: Five.domain))
        },
        Law(
          "universal", "CoTPairing().hoisted(left: t).toCoT(m) == t(m) /* t is toCoT */", .derived
        ) {
          trial in
          let m = trial.any("m", ma)
          let hoisted = CoTPairing<P.Space, P.Eff>().hoisted(left: p.toCoT)
          return trial.equal(hoisted.toCoT(m), p.toCoT(m), Own.domain(of: a))
        },
      ])
  }

  /// The law of a custom move with effects, which is independent of the values of a space and returns
  /// one of `values`.
  public static func action<Move: CoTMove>(
    _ move: Move, returning values: Domain<Move.Value>, of name: String? = nil
  ) -> Suite where Move.Space: Checkable, Move.Eff: Checkable {
    let spaces = Move.Space.domain(of: Three.domain)
    let outcomes = Move.Eff.domain(of: values.zip(Four.domain))
    return Suite(
      "CoTMove", of: name ?? "\(Move.self)",
      [
        Law(
          "naturality", "map(move(w)) { ($0.value, g($0.future)) } == move(map(w, g))"
        ) { trial in
          let w = trial.any("w", spaces)
          let g = trial.any("g", Three.domain.functions(to: Four.domain))
          return trial.equal(
            Move.Eff.map(move(w)) { ($0.value, g($0.future)) },
            Move.Eff.map(move(Move.Space.map(w, g.run))) { ($0.value, $0.future) }, outcomes)
        }
      ])
  }
}
