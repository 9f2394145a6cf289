import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of moves and spaces between indices.
  static var indexed: [Suite] {
    typealias Steps = Ix<IndexedStateOf, Three, Three>
    typealias Stores = Ix<IndexedStoreOf, Three, Three>
    return [
      indexedMonad(IndexedStateOf.self), indexedComonad(IndexedStoreOf.self),
      indexedPairing(IndexedStateStore()),
      monad(Steps.self), comonad(Stores.self),
      pairing(AtIndex<IndexedStateStore, Three>(IndexedStateStore())),
      isomorphism(
        "IndexedState at one index and State", Steps.domain(of: Three.domain),
        StateOf<Three>.domain(of: Three.domain),
        to: { step in
          State { position in
            let (value, end) = step.run(position)
            position = end
            return value
          }
        }, from: { step in IndexedState { step.run($0) } }),
    ]
  }

  /// The laws of morphisms of directed containers, and of the interaction laws that they make.
  static var cofunctors: [Suite] {
    let (lens, lensOf) = (Both<Three, Bool>.lens, Cofunctor(Both<Three, Bool>.lens))
    let turned = Cofunctor<EndomapAction, EndomapAction>(get: { !$0 }) { patch, _ in
      Endomap.swap.combined(with: patch).combined(with: .swap)
    }
    let written = Cofunctor<Codiscrete<Three>, Paths<Stairs>>(get: { $0 }) { path, floor in
      Paths<Stairs>.shifted(floor, along: path)
    }
    let framed = lensOf.then(written)
    let turning = DeltaLens(turned) { patch, _ in
      Endomap.swap.combined(with: patch).combined(with: .swap)
    }
    return [
      cofunctor(lensOf, of: "Lens"), pairingMorphism(PairingMorphism(cofunctor: lensOf)),
      Suite.lens(Lens(lensOf), Both<Three, Bool>.domain, Three.domain, of: "Lens(cofunctor)"),
      cofunctor(turned), pairingMorphism(PairingMorphism(cofunctor: turned)),
      cofunctor(written), pairingMorphism(PairingMorphism(cofunctor: written)),
      cofunctor(framed), pairingMorphism(PairingMorphism(cofunctor: framed)),
      cofunctor(turned.then(turned), of: "then"),
      deltaLens(DeltaLens(Both<Three, Bool>.lens)), deltaLens(turning),
      deltaLens(turning.then(turning), of: "then of delta lenses"),
      pairingMorphism(
        PairingMorphism(focus: lens).then(PairingMorphism(focus: .identity)), of: "then"),
    ].map { $0.thinned(toOneIn: 2) }
  }
}
