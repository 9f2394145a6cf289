import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of morphisms of interaction laws, and of components that implement others.
  static var implementations: [Suite] {
    let part = PairingMorphism(focus: Both<Three, Bool>.lens)
    let whole = PairingMorphism(focus: Lens(\Both<Both<Three, Bool>, Bool>.first))
    let plain = Component<IdentityOf, StateStore<Three>, Three, Three>.store(
      .a0, on: .moves { next in .modify { $0 == next ? .a0 : next } }
    ) { place, _ in place }
    let implemented = plain.implemented(
      along: part,
      in: Store(Both(.a0, true)) { place in UI { _ in place.first } })
    return [
      pairingMorphism(part, of: "Lens"),
      pairingMorphism(part.then(whole), of: "Lens.then"),
      simulation(implemented, of: plain, inputs: Three.domain, named: "Lens"),
    ]
  }
}
