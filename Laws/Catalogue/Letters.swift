import PairingsLaws
import Pairings
import PairingsTheory

/// The effect of a letter: none, an act, or a failure.
private func effect(of letter: Three) -> IO<Mishap, Void> {
  switch letter {
  case .a0: .pure(())
  case .a1: .work { Trace.record(.a1) }
  case .a2: .raise(.e2)
  }
}

/// The layers that answer letters, each with its effect.
struct LetterLayers: ResidualFunctorPairing {
  func interact<First, Second, Result>(
    _ left: Kind<EnvOf<Three>, First>, _ right: Kind<ReaderOf<Three>, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<IOOf<Mishap>, Result> {
    effect(of: left.environment).map { combine(left.value, right.run(left.environment)) }
  }
}

/// The cooperations that answer letters. The order of letters is significant.
struct Letters: NaturalTransformation {
  func callAsFunction<Value>(
    _ letter: Kind<EnvOf<Three>, Value>
  ) -> Kind<StateTOf<Three, IOOf<Mishap>>, Value> {
    .stateM { place in
      effect(of: place == .a2 ? .a1 : letter.environment).map {
        (letter.value, letter.environment == .a0 ? place.next : letter.environment)
      }
    }
  }
}

/// The layers of stores that answer letters by ``Letters``.
struct LettersOnStores: InstructionPairing {
  func interact<First, Second, Result>(
    _ left: Kind<EnvOf<Three>, First>, _ right: Kind<StoreOf<Three>, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<IOOf<Mishap>, Result> {
    StateTStore().interact(Letters()(left), right, combine)
  }
}
