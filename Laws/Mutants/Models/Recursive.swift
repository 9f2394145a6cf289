import Pairings

/// A monad of a model, which iterates by recursion, enough for a few turns.
protocol RecursiveMonad: Monad {}

extension RecursiveMonad {
  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }
}
