public import Pairings

extension Suite {
  /// The laws of two functors that are the same: two transformations, each the way
  /// back of the other.
  @inlinable
  public static func isomorphism<T: NaturalTransformation, U: NaturalTransformation>(
    _ to: T, _ from: U, of name: String? = nil
  ) -> Suite
  where
    T.Source: Functor & Checkable, T.Target: Functor & Checkable, U.Source == T.Target,
    U.Target == T.Source
  {
    let a = Three.domain
    let (fa, ga) = (T.Source.domain(of: a), T.Target.domain(of: a))
    return Suite(
      "Isomorphism", of: name ?? "\(T.self)",
      parents: [naturalTransformation(to, of: name), naturalTransformation(from)],
      [
        Law("there and back", "from(to(a)) == a") { trial in
          let x = trial.any("a", fa)
          return trial.equal(from(to(x)), x, fa)
        },
        Law("back and there", "to(from(b)) == b") { trial in
          let x = trial.any("b", ga)
          return trial.equal(to(from(x)), x, ga)
        },
      ])
  }
}
