// swift-format-ignore-file
import PropertyTesting

/// The discovered laws of mapping.
func discovered(
  domain0: Domain<Swift.Array<Swift.Int>>,
  domain2: Domain<(Swift.Int) -> Swift.Int>,
  map: @escaping (Swift.Array<Swift.Int>, @escaping (Swift.Int) -> Swift.Int) -> Swift.Array<Swift.Int>,
  `repeat`: @escaping (Swift.Array<Swift.Int>) -> Swift.Array<Swift.Int>,
  operation: Swift.Array<Swift.Int>,
  isEmpty: @escaping (Swift.Array<Swift.Int>) -> Bool
) -> Suite {
  Suite(
    "Discovery", of: "mapping",
    [
      Law(
        "identity",
        "map(xs) { $0 } == xs"
      ) { trial in
        let xs = trial.any("xs", domain0)
        return trial.equal(
          map(xs) { $0 },
          xs, domain0)
      },
      Law(
        "homomorphism",
        "repeat([]) == []"
      ) { trial in
        return trial.equal(
          `repeat`(operation),
          operation, domain0)
      },
      Law(
        "left zero",
        "map([], f) == []"
      ) { trial in
        let f = trial.any("f", domain2)
        return trial.equal(
          map(operation, f),
          operation, domain0)
      },
      Law(
        "naturality",
        "repeat(map(xs, f)) == map(repeat(xs), f)"
      ) { trial in
        let xs = trial.any("xs", domain0)
        let f = trial.any("f", domain2)
        return trial.equal(
          `repeat`(map(xs, f)),
          map(`repeat`(xs), f), domain0)
      },
      Law(
        "isEmpty(xs) ? [] == xs",
        "isEmpty(xs) ? [] == xs"
      ) { trial in
        let xs = trial.any("xs", domain0)
        if !isEmpty(xs) { trial.choices.reject() }
        return trial.equal(
          operation,
          xs, domain0)
      },
    ])
}
