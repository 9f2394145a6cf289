import Pairings

extension Suite {
  /// Machines that take inputs, programs of instructions, and what they are the same
  /// as.
  static var machines: [Suite] { actionMoore }

  private static var actionMoore: [Suite] {
    [
      monad(ActionOf<Three>.self), writer(ActionWords<Three>()), kleisli(ActionOf<Three>.self),
      doNotation(ActionOf<Three>.self), stackSafety(ActionOf<Three>.self),
      comonad(MooreOf<Three>.self), traced(MooreWords<Three>()), coKleisli(MooreOf<Three>.self),
      sending(Three.self),
      pairing(ActionMoore<Three>()), explorer(ActionMoore<Three>()),
      isomorphism(ActionToWriter<Three>(), WriterToAction<Three>()),
      monadMorphism(ActionToWriter<Three>()), monadMorphism(WriterToAction<Three>()),
      isomorphism(MooreToTraced<Three>(), TracedToMoore<Three>()),
      comonadMorphism(MooreToTraced<Three>()), comonadMorphism(TracedToMoore<Three>()),
      pairingMorphism(
        ActionMoore<Three>(), WriterTraced<[Three]>(), ActionToWriter(), MooreToTraced()),
    ]
  }
}
