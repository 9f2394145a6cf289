// swift-format-ignore-file
import PropertyTesting

/// The discovered laws of mapping.
func discovered(
  domain0: Domain<Swift.Array<Swift.Int>>,
  domain2: Domain<(Swift.Int) -> Swift.Int>,
  map: @escaping (Swift.Array<Swift.Int>, @escaping (Swift.Int) -> Swift.Int) -> Swift.Array<Swift.Int>,
  operation: Swift.Array<Swift.Int>
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
        "left zero",
        "map([], f) == []"
      ) { trial in
        let f = trial.any("f", domain2)
        return trial.equal(
          map(operation, f),
          operation, domain0)
      },
      Law(
        "composition",
        "map(map(xs, f), g) == map(xs) { g(f($0)) }"
      ) { trial in
        let xs = trial.any("xs", domain0)
        let f = trial.any("f", domain2)
        let g = trial.any("g", domain2)
        return trial.equal(
          map(map(xs, f), g),
          map(xs) { g(f($0)) }, domain0)
      },
    ])
}
