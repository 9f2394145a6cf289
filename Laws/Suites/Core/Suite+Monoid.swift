public import PairingsCore

extension Suite {
  /// The laws of a semigroup.
  public static func semigroup<S: Semigroup>(
    _ values: Domain<S>, of subject: String = "\(S.self)"
  ) -> Suite {
    let lists = values.array()
    return Suite(
      "Semigroup", of: subject,
      [
        Law(
          "associativity",
          "a.combined(with: b).combined(with: c) == a.combined(with: b.combined(with: c))"
        ) { trial in
          let a = trial.any("a", values)
          let b = trial.any("b", values)
          let c = trial.any("c", values)
          return trial.equal(
            a.combined(with: b).combined(with: c), a.combined(with: b.combined(with: c)), values)
        },
        Law(
          "combineAll coherence", "combineAll(a, list) == list.reduce(a) { $0.combined(with: $1) }",
          .coherence
        ) { trial in
          let a = trial.any("a", values)
          let list = trial.any("list", lists)
          return trial.equal(
            S.combineAll(a, list), list.reduce(a) { $0.combined(with: $1) }, values)
        },
      ])
  }

  /// The laws of a semigroup whose values have a domain.
  public static func semigroup<S: Semigroup & LawValue>(_: S.Type) -> Suite {
    semigroup(S.domain)
  }

  /// The laws of a monoid whose values have a domain.
  public static func monoid<M: Monoid & LawValue>(_: M.Type) -> Suite { monoid(M.domain) }

  /// The laws of a monoid.
  public static func monoid<M: Monoid>(
    _ values: Domain<M>, of subject: String = "\(M.self)"
  ) -> Suite {
    let lists = values.array()
    return Suite(
      "Monoid", of: subject, parents: [semigroup(values, of: subject)],
      [
        Law("left identity", "empty.combined(with: a) == a") { trial in
          let a = trial.any("a", values)
          return trial.equal(M.empty.combined(with: a), a, values)
        },
        Law("right identity", "a.combined(with: empty) == a") { trial in
          let a = trial.any("a", values)
          return trial.equal(a.combined(with: M.empty), a, values)
        },
        Law(
          "concat coherence", "concat(list) == list.reduce(empty) { $0.combined(with: $1) }",
          .coherence
        ) { trial in
          let list = trial.any("list", lists)
          return trial.equal(
            M.concat(list), list.reduce(M.empty) { $0.combined(with: $1) }, values)
        },
      ])
  }

  /// The law of a semigroup in which the order of a pair does not matter.
  public static func commutative<S: Semigroup>(
    _ values: Domain<S>, of subject: String = "\(S.self)"
  ) -> Suite {
    Suite(
      "Commutative", of: subject,
      [
        Law("commutativity", "a.combined(with: b) == b.combined(with: a)") { trial in
          let a = trial.any("a", values)
          let b = trial.any("b", values)
          return trial.equal(a.combined(with: b), b.combined(with: a), values)
        }
      ])
  }

  /// The law of a semigroup in which a value combined with itself is the same value: a band.
  public static func idempotent<S: Semigroup>(
    _ values: Domain<S>, of subject: String = "\(S.self)"
  ) -> Suite {
    Suite(
      "Idempotent", of: subject,
      [
        Law("idempotence", "a.combined(with: a) == a") { trial in
          let a = trial.any("a", values)
          return trial.equal(a.combined(with: a), a, values)
        }
      ])
  }
}
