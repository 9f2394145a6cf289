/// What one turn of an iteration decides: go on from a seed, or stop with a
/// result.
@frozen
public enum Iteration<Seed, Result> {
  /// Go on from this seed.
  case next(Seed)

  /// Stop with this result.
  case done(Result)
}

extension Iteration: Equatable where Seed: Equatable, Result: Equatable {}
extension Iteration: Sendable where Seed: Sendable, Result: Sendable {}
