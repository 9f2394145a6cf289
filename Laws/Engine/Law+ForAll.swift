extension Law {
  /// States a condition on all values of types that have a domain.
  ///
  ///     expectLaw(.forAll("a list reversed twice is itself", [Int].self) { list in
  ///       list.reversed().reversed() == list
  ///     })
  ///
  /// In a counterexample the values are called `x`, `y`, `z`, `u`, `v` and `w`, in order.
  public static func forAll<each Value: LawValue>(
    _ name: String, _ types: repeat (each Value).Type,
    holds: @escaping (repeat each Value) throws -> Bool
  ) -> Law {
    Law(name, Self.text(repeat each types)) { trial in
      var variables = Variables()
      let values = (repeat trial.any(variables.next(), (each Value).domain))
      return try holds(repeat each values)
    }
  }

  /// States that two functions have the same results; a counterexample tells both, and where they
  /// differ.
  ///
  ///     .equal("sorting twice", [Int].self, of: { $0.sorted().sorted() }, and: { $0.sorted() })
  ///
  /// The values are called as in ``forAll(_:_:holds:)``.
  public static func equal<each Value: LawValue, Result: LawValue>(
    _ name: String, _ types: repeat (each Value).Type,
    of left: @escaping (repeat each Value) throws -> Result,
    and right: @escaping (repeat each Value) throws -> Result
  ) -> Law {
    Law(name, Self.text(repeat each types)) { trial in
      var variables = Variables()
      let values = (repeat trial.any(variables.next(), (each Value).domain))
      return try trial.equal(left(repeat each values), right(repeat each values))
    }
  }

  /// Returns what a law ranges over, in words.
  private static func text<each Value>(_ types: repeat (each Value).Type) -> String {
    var variables = Variables()
    var parts: [String] = []
    for type in repeat each types { parts.append("\(variables.next()) of \(type)") }
    return "for all " + parts.joined(separator: ", ")
  }
}

/// The names of variables that have none.
private struct Variables {
  private static let names: [StaticString] = ["x", "y", "z", "u", "v", "w"]
  private var count = 0

  /// Returns the next name.
  mutating func next() -> StaticString {
    defer { count += 1 }
    return Self.names[min(count, Self.names.count - 1)]
  }
}
