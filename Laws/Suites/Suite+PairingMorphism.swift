public import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of a morphism of interaction laws: a monad morphism of moves, a comonad morphism of
  /// spaces the other way, and equal outcomes.
  ///
  ///     expectLaws(.pairingMorphism(PairingMorphism(focus: lens)))
  public static func pairingMorphism<P: ResidualPairing, Q: ResidualPairing, Moves, Spaces>(
    _ morphism: PairingMorphism<P, Q, Moves, Spaces>, of name: String? = nil
  ) -> Suite
  where
    P.Moves: Checkable, P.Space: Checkable, Q.Moves: Checkable, Q.Space: Checkable,
    P.Eff: Checkable, Q.Eff == P.Eff
  {
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ma, vb) = (P.Moves.domain(of: a), Q.Space.domain(of: b))
    let (ec, ew) = (P.Eff.domain(of: c), P.Eff.domain(of: P.Space.domain(of: b)))
    let fs = a.zip(b).functions(to: c)
    let (source, target) = (morphism.source, morphism.target)
    let (moves, spaces) = (morphism.moves, morphism.spaces)
    return Suite(
      "PairingMorphism", of: name ?? "\(title(of: P.self)) in \(title(of: Q.self))",
      parents: [monadMorphism(moves), comonadMorphism(spaces)],
      [
        Law("morphism", "target.interact(moves(m), v, f) == source.interact(m, spaces(v), f)") {
          trial in
          let m = trial.any("m", ma)
          let v = trial.any("v", vb)
          let f = trial.any("f", fs)
          return trial.equal(
            target.interact(moves(m), v) { f(($0, $1)) },
            source.interact(m, spaces(v)) { f(($0, $1)) }, ec)
        },
        Law(
          "simulation",
          "map(target.future(of: v, by: moves(m)), spaces) == source.future(of: spaces(v), by: m)",
          .derived
        ) { trial in
          let m = trial.any("m", ma)
          let v = trial.any("v", vb)
          return trial.equal(
            P.Eff.map(target.future(of: v, by: moves(m))) { spaces($0) },
            source.future(of: spaces(v), by: m), ew)
        },
      ])
  }

  /// The law of a component that implements another: after the same inputs, both show the same.
  ///
  ///     expectLaws(.simulation(indexed, of: plain, inputs: commands))
  ///
  /// The law tries lists of inputs, and a failure has a shortest one. A search of all states is
  /// `simulates(_:along:inputs:within:)` of `PairingsAtlas`.
  public static func simulation<Eff: Running, P: Pairing, Q: Pairing, Input, View: Equatable>(
    _ implementation: Component<Eff, P, Input, View>,
    of specification: Component<Eff, Q, Input, View>, inputs: Domain<Input>,
    named name: String? = nil
  ) -> Suite {
    Suite(
      "Simulation", of: name ?? "\(title(of: Q.self)) by \(title(of: P.self))",
      [
        Law("views", "after inputs: implementation.view == specification.view") { trial in
          let list = trial.any("inputs", inputs.array())
          let (own, other) = (Explorer(implementation), Explorer(specification))
          for input in list {
            own.send(input)
            other.send(input)
          }
          let (view, expected) = (own.view, other.view)
          return trial.expect(view == expected, "the views are \(view) and \(expected)")
        }
      ])
  }
}
