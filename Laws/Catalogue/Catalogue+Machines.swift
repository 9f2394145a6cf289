import PairingsLaws
import Pairings
import PairingsTheory

extension Suite {
  /// The laws of machines that take inputs, of programs of instructions, and of the types that are
  /// isomorphic to them.
  static var machines: [Suite] { actionMoore + freeCofree }

  private static var actionMoore: [Suite] {
    [
      monad(ActionOf<Three>.self),
      stackSafety(ActionOf<Three>.self),
      comonad(MooreOf<Bool>.self),
      pairing(ActionMoore<Three>()), explorer(ActionMoore<Three>()),
      isomorphism(ActionToWriter<Three>(), WriterToAction<Three>()),
      monadMorphism(ActionToWriter<Three>()), monadMorphism(WriterToAction<Three>()),
      isomorphism(MooreToTraced<Three>(), TracedToMoore<Three>()),
      comonadMorphism(MooreToTraced<Three>()), comonadMorphism(TracedToMoore<Three>()),
      agreement(
        ActionMoore<Three>(), WriterTraced<[Three]>(), spaces: MooreToTraced(),
        moves: ActionToWriter()),
    ]
  }

  /// The laws of streams, and of programs that send or read: a functor that pairs with itself, and
  /// both sides of one that does not.
  private static var freeCofree: [Suite] {
    typealias Sends = EnvOf<Bool>
    typealias Takes = ReaderOf<Bool>
    return [
      monad(FreeOf<Sends>.self),
      monad(FreeOf<Takes>.self).thinned(toOneIn: 4), monad(FreeOf<IdentityOf>.self),
      free(EnvToAction<Bool>()), free(IdentityTransformation<Takes>()),
      stackSafety(FreeOf<Sends>.self),
      comonad(CofreeOf<Takes>.self).thinned(toOneIn: 4),
      comonad(CofreeOf<Sends>.self), comonad(CofreeOf<IdentityOf>.self),
      cofree(Takes.self), cofree(Sends.self), cofree(IdentityOf.self),
      pairing(FreeCofree(ReaderEnv<Bool>().flipped), of: "FreeCofree<Env>"),
      pairing(FreeCofree(ReaderEnv<Bool>()), of: "FreeCofree<Reader>"),
      pairing(FreeCofree(IdentityPairing()), of: "FreeCofree<Identity>"),
      explorer(FreeCofree(ReaderEnv<Bool>().flipped), of: "FreeCofree<Env>"),
      isomorphism(ActionToFree<Bool>(), FreeToAction<Bool>()),
      monadMorphism(ActionToFree<Bool>()), monadMorphism(FreeToAction<Bool>()),
      isomorphism(MooreToCofree<Bool>(), CofreeToMoore<Bool>()),
      comonadMorphism(MooreToCofree<Bool>()), comonadMorphism(CofreeToMoore<Bool>()),
      agreement(
        ActionMoore<Bool>(), FreeCofree(ReaderEnv<Bool>().flipped), spaces: MooreToCofree(),
        moves: ActionToFree(), of: "ActionMoore to FreeCofree<Env>"),
    ]
  }
}

// MARK: - Types with another name

private struct TracedToMoore<Input>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<TracedOf<[Input]>, Value>
  ) -> Kind<MooreOf<Input>, Value> { Moore(kind) }
}

/// The program of an action.
struct ActionToFree<Input>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<ActionOf<Input>, Value>
  ) -> Kind<FreeOf<EnvOf<Input>>, Value> { Free(kind) }
}

private struct FreeToAction<Input>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<FreeOf<EnvOf<Input>>, Value>
  ) -> Kind<ActionOf<Input>, Value> { Action(kind) }
}

private struct MooreToCofree<Input>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<MooreOf<Input>, Value>
  ) -> Kind<CofreeOf<ReaderOf<Input>>, Value> { Cofree(kind) }
}

private struct CofreeToMoore<Input>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<CofreeOf<ReaderOf<Input>>, Value>
  ) -> Kind<MooreOf<Input>, Value> { Moore(kind) }
}
