public import Pairings
import PairingsTheory

extension Suite {
  /// The laws of the residual pairing of programs with a space that a residual pairing of an
  /// instruction with the space generates.
  public static func freeInteraction<Layers: ResidualFunctorPairing, P: ResidualPairing>(
    _ p: P, layers: Layers, of name: String? = nil
  ) -> Suite
  where
    P.Moves == FreeOf<Layers.Left>, P.Space == Layers.Right, P.Eff == Layers.Eff,
    Layers.Left: Checkable, Layers.Right: Checkable, Layers.Eff: Checkable
  {
    let a = Three.domain
    let ma = P.Moves.domain(of: a)
    let (instructions, wb) = (Layers.Left.domain(of: ma), P.Space.domain(of: Four.domain))
    let both = P.Eff.domain(of: a.zip(wb))
    return Suite(
      "FreeInteraction", of: name ?? title(of: P.self),
      [
        Law("run a value", "interact(pure(a), w) == pure((a, w))") { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.interact(.pure(value), w)) { ($0.value, $0.space) },
            P.Eff.pure((value, w)), both)
        },
        Law(
          "run a layer",
          "interact(wrap(layer), w) == flatMap(layers.interact(layer, duplicate(w)) { ($0, $1) }) { m, w in interact(m, w) }"
        ) { trial in
          let layer = Layers.Left.map(trial.any("layer", instructions)) { $0 }
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.interact(Free.wrap(layer), w)) { ($0.value, $0.space) },
            P.Eff.flatMap(layers.interact(layer, P.Space.duplicate(w)) { ($0, $1) }) { rest, w in
              P.Eff.map(p.interact(rest, w)) { ($0.value, $0.space) }
            }, both)
        },
      ])
  }
}
