import PairingsDifferences

// There is one function for each number of values, and no parameter pack. The type checker gives up
// on arithmetic of two variables in a closure whose parameters are a pack.

extension Law {
  /// Returns the law that a condition holds for all values of a type with a domain.
  ///
  ///     expectLaw(.forAll("a list reversed twice is itself", [Int].self) { list in
  ///       list.reversed().reversed() == list
  ///     })
  ///
  /// In a counterexample, the values are called `x`, `y` and `z`, in order. A condition that throws
  /// does not hold. The closure returns the condition instead of using `#expect`, which would
  /// record an issue for each case and shrink none.
  public static func forAll<A: LawValue>(
    _ name: String, _: A.Type, holds: @escaping (A) throws -> Bool
  ) -> Law {
    forAll(name, A.domain, holds: holds)
  }

  /// Returns the law that a condition holds for all pairs of values; see
  /// ``forAll(_:_:holds:)-(_,A.Type,_)``.
  public static func forAll<A: LawValue, B: LawValue>(
    _ name: String, _: A.Type, _: B.Type, holds: @escaping (A, B) throws -> Bool
  ) -> Law {
    forAll(name, A.domain, B.domain, holds: holds)
  }

  /// Returns the law that a condition holds for all triples of values; see
  /// ``forAll(_:_:holds:)-(_,A.Type,_)``.
  public static func forAll<A: LawValue, B: LawValue, C: LawValue>(
    _ name: String, _: A.Type, _: B.Type, _: C.Type, holds: @escaping (A, B, C) throws -> Bool
  ) -> Law {
    forAll(name, A.domain, B.domain, C.domain, holds: holds)
  }

  /// Returns the law that a condition holds for all values of a domain.
  ///
  ///     .forAll("a total is a sum", Domain(described: Invoice.generator)) { invoice in
  ///       invoice.total == invoice.lines.reduce(0) { $0 + $1.price }
  ///     }
  public static func forAll<A>(
    _ name: String, _ values: Domain<A>, holds: @escaping (A) throws -> Bool
  ) -> Law {
    Law(name, "for all \(A.self): \(name)") { trial in
      trial.meets(try holds(trial.any("x", values)))
    }
  }

  /// Returns the law that a condition holds for all pairs of values of two domains.
  public static func forAll<A, B>(
    _ name: String, _ first: Domain<A>, _ second: Domain<B>,
    holds: @escaping (A, B) throws -> Bool
  ) -> Law {
    Law(name, "for all \(A.self) and \(B.self): \(name)") { trial in
      let x = trial.any("x", first)
      return trial.meets(try holds(x, trial.any("y", second)))
    }
  }

  /// Returns the law that a condition holds for all triples of values of three domains.
  public static func forAll<A, B, C>(
    _ name: String, _ first: Domain<A>, _ second: Domain<B>, _ third: Domain<C>,
    holds: @escaping (A, B, C) throws -> Bool
  ) -> Law {
    Law(name, "for all \(A.self), \(B.self) and \(C.self): \(name)") { trial in
      let (x, y) = (trial.any("x", first), trial.any("y", second))
      return trial.meets(try holds(x, y, trial.any("z", third)))
    }
  }
}

// MARK: - Equations

extension Law {
  /// Returns the law that two functions of a type with a domain have equal results. A
  /// counterexample shows the differences of the results.
  ///
  ///     .equal("sorting twice", [Int].self, of: { $0.sorted().sorted() }, and: { $0.sorted() })
  public static func equal<A: LawValue, Result: Equatable>(
    _ name: String, _: A.Type, of left: @escaping (A) throws -> Result,
    and right: @escaping (A) throws -> Result
  ) -> Law {
    equal(name, A.domain, of: left, and: right)
  }

  /// Returns the law that two functions of two values have equal results.
  public static func equal<A: LawValue, B: LawValue, Result: Equatable>(
    _ name: String, _: A.Type, _: B.Type, of left: @escaping (A, B) throws -> Result,
    and right: @escaping (A, B) throws -> Result
  ) -> Law {
    equal(name, A.domain, B.domain, of: left, and: right)
  }

  /// Returns the law that two functions of the values of a domain have equal results.
  public static func equal<A, Result: Equatable>(
    _ name: String, _ values: Domain<A>, of left: @escaping (A) throws -> Result,
    and right: @escaping (A) throws -> Result
  ) -> Law {
    Law(name, "for all \(A.self): \(name)") { trial in
      let x = trial.any("x", values)
      return try trial.agree(left(x), right(x))
    }
  }

  /// Returns the law that two functions of the values of two domains have equal results.
  public static func equal<A, B, Result: Equatable>(
    _ name: String, _ first: Domain<A>, _ second: Domain<B>,
    of left: @escaping (A, B) throws -> Result, and right: @escaping (A, B) throws -> Result
  ) -> Law {
    Law(name, "for all \(A.self) and \(B.self): \(name)") { trial in
      let (x, y) = (trial.any("x", first), trial.any("y", second))
      return try trial.agree(left(x, y), right(x, y))
    }
  }
}

extension Trial {
  /// Returns a condition. The counterexample says that it is false.
  fileprivate func meets(_ condition: Bool) -> Bool {
    expect(condition, "the condition is false")
  }

  /// Compares two values by `==`. The counterexample has their differences, with their paths.
  fileprivate func agree<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    expect(left == right, "\(ValueDifferences(of: left, and: right))")
  }
}
