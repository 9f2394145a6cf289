/// The result of one turn of an iteration: the next seed, or the final result.
@frozen
public enum Iteration<Seed, Result> {
  /// The seed of the next turn.
  case next(Seed)

  /// The final result.
  case done(Result)
}

extension Iteration: Equatable where Seed: Equatable, Result: Equatable {}
extension Iteration: Sendable where Seed: Sendable, Result: Sendable {}
