public import PairingsCore

extension Suite {
  /// The laws of two inverse functions.
  public static func isomorphism<A, B>(
    _ name: String, _ left: Domain<A>, _ right: Domain<B>, to: @escaping (A) -> B,
    from: @escaping (B) -> A
  ) -> Suite {
    Suite(
      "Isomorphism", of: name,
      retraction(name, left, to: to, from: from).laws + [
        Law("to after from", "to(from(b)) == b") { trial in
          let b = trial.any("b", right)
          return trial.equal(to(from(b)), b, right)
        }
      ])
  }

  /// The law of a function with a left inverse.
  public static func retraction<A, B>(
    _ name: String, _ domain: Domain<A>, to: @escaping (A) -> B, from: @escaping (B) -> A
  ) -> Suite {
    Suite(
      "Retraction", of: name,
      [
        Law("from after to", "from(to(a)) == a") { trial in
          let a = trial.any("a", domain)
          return trial.equal(from(to(a)), a, domain)
        }
      ])
  }

  /// The laws of two isomorphic functors: two transformations, each the inverse of the other.
  public static func isomorphism<T: NaturalTransformation, U: NaturalTransformation>(
    _ to: T, _ from: U, of name: String? = nil
  ) -> Suite
  where
    T.Source: Functor & Checkable, T.Target: Functor & Checkable, U.Source == T.Target,
    U.Target == T.Source
  {
    let (a, name) = (Three.domain, name ?? "\(T.self)")
    let values = isomorphism(
      name, T.Source.domain(of: a), T.Target.domain(of: a), to: { to($0) }, from: { from($0) })
    return Suite(
      "Isomorphism", of: name,
      parents: [naturalTransformation(to, of: name), naturalTransformation(from)], values.laws)
  }
}
