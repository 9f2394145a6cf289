// swift-format-ignore-file
import PropertyTesting

/// The discovered laws of mapping.
func discovered(
  domain0: Domain<Swift.Array<Swift.Int>>,
  domain2: Domain<(Swift.Int) -> Swift.Int>,
  map: @escaping (Swift.Array<Swift.Int>, @escaping (Swift.Int) -> Swift.Int) -> Swift.Array<Swift.Int>,
  `defer`: @escaping (Swift.Array<Swift.Int>) -> Swift.Array<Swift.Int>,
  operation: Swift.Array<Swift.Int>,
  isShort: @escaping (Swift.Array<Swift.Int>) -> Bool
) -> Suite {
  Suite(
    "Discovery", of: "mapping",
    [
      Law("identity", "map(xs) { $0 } == xs") { trial in
        let xs = trial.any("xs", domain0)
        return trial.equal(map(xs) { $0 }, xs, domain0)
      },
      Law("homomorphism", "defer([]) == []") { trial in
        return trial.equal(`defer`(operation), operation, domain0)
      },
      Law("left zero", "map([], f) == []") { trial in
        let f = trial.any("f", domain2)
        return trial.equal(map(operation, f), operation, domain0)
      },
      Law("involution", "defer(defer(xs)) == xs") { trial in
        let xs = trial.any("xs", domain0)
        return trial.equal(`defer`(`defer`(xs)), xs, domain0)
      },
      Law("naturality", "defer(map(xs, f)) == map(defer(xs), f)") { trial in
        let xs = trial.any("xs", domain0)
        let f = trial.any("f", domain2)
        return trial.equal(`defer`(map(xs, f)), map(`defer`(xs), f), domain0)
      },
      Law("isShort(xs) ? defer(xs) == xs", "isShort(xs) ? defer(xs) == xs") { trial in
        let xs = trial.any("xs", domain0.uncovered)
        if !isShort(xs) { trial.choices.reject() }
        return trial.equal(`defer`(xs), xs, domain0)
      },
    ])
}
