import Pairings

extension Suite {
  /// Machines that take inputs, programs of instructions, and what they are the same
  /// as.
  static var machines: [Suite] { actionMoore + freeCofree }

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

  /// Streams, programs that send and programs that read: a functor that pairs with
  /// itself, and both sides of one that does not.
  private static var freeCofree: [Suite] {
    typealias Sends = EnvOf<Three>
    typealias Takes = ReaderOf<Three>
    return [
      monad(FreeOf<Sends>.self), kleisli(FreeOf<Sends>.self), doNotation(FreeOf<Sends>.self),
      monad(FreeOf<Takes>.self), monad(FreeOf<IdentityOf>.self),
      free(EnvToAction<Three>()), free(IdentityTransformation<Takes>()),
      stackSafety(FreeOf<Sends>.self),
      comonad(CofreeOf<Takes>.self), coKleisli(CofreeOf<Takes>.self),
      comonad(CofreeOf<Sends>.self), comonad(CofreeOf<IdentityOf>.self),
      cofree(Takes.self), cofree(Sends.self), cofree(IdentityOf.self),
      pairing(FreeCofree(ReaderEnv<Three>().flipped), of: "FreeCofree<Env>"),
      pairing(FreeCofree(ReaderEnv<Three>()), of: "FreeCofree<Reader>"),
      pairing(FreeCofree(IdentityPairing()), of: "FreeCofree<Identity>"),
      explorer(FreeCofree(ReaderEnv<Three>().flipped), of: "FreeCofree<Env>"),
      isomorphism(ActionToFree<Three>(), FreeToAction<Three>()),
      monadMorphism(ActionToFree<Three>()), monadMorphism(FreeToAction<Three>()),
      isomorphism(MooreToCofree<Three>(), CofreeToMoore<Three>()),
      comonadMorphism(MooreToCofree<Three>()), comonadMorphism(CofreeToMoore<Three>()),
      pairingMorphism(
        ActionMoore<Three>(), FreeCofree(ReaderEnv<Three>().flipped), ActionToFree(),
        MooreToCofree(), of: "ActionMoore to FreeCofree<Env>"),
    ]
  }
}
