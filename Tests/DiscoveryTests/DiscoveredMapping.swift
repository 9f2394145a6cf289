// swift-format-ignore-file
import PropertyTesting

/// The discovered laws of mapping.
func discovered(
  domain0: Domain<Swift.Array<Swift.Int>>,
  domain1: Domain<Swift.Int>,
  domain2: Domain<(Swift.Int) -> Swift.Int>,
  map: @escaping (Swift.Array<Swift.Int>, @escaping (Swift.Int) -> Swift.Int) -> Swift.Array<Swift.Int>,
  `defer`: @escaping (Swift.Array<Swift.Int>) -> Swift.Array<Swift.Int>,
  operation: Swift.Array<Swift.Int>,
  adding: @escaping (Swift.Int) -> (Swift.Int) -> Swift.Int,
  `is short`: @escaping (Swift.Array<Swift.Int>) -> Bool
) -> Suite {
  Suite(
    "Discovery", of: "mapping",
    [
      Law("identity", "map(x\'s) { $0 } == x\'s") { trial in
        let `x's` = trial.any("x\'s", domain0)
        return trial.equal(map(`x's`) { $0 }, `x's`, domain0)
      },
      Law("homomorphism", "defer([]) == []") { trial in
        return trial.equal(`defer`(operation), operation, domain0)
      },
      Law("left zero", "map([], f) == []") { trial in
        let f = trial.any("f", domain2)
        return trial.equal(map(operation, f), operation, domain0)
      },
      Law("involution", "defer(defer(x\'s)) == x\'s") { trial in
        let `x's` = trial.any("x\'s", domain0)
        return trial.equal(`defer`(`defer`(`x's`)), `x's`, domain0)
      },
      Law("adding(f(x))(x) == adding(x)(f(x))", "adding(f(x))(x) == adding(x)(f(x))") { trial in
        let f = trial.any("f", domain2)
        let x = trial.any("x", domain1)
        return trial.equal(adding(f(x))(x), adding(x)(f(x)), domain1)
      },
      Law("naturality", "defer(map(x\'s, f)) == map(defer(x\'s), f)") { trial in
        let `x's` = trial.any("x\'s", domain0)
        let f = trial.any("f", domain2)
        return trial.equal(`defer`(map(`x's`, f)), map(`defer`(`x's`), f), domain0)
      },
      Law("is short(x\'s) ? defer(x\'s) == x\'s", "is short(x\'s) ? defer(x\'s) == x\'s") { trial in
        let `x's` = trial.any("x\'s", domain0.uncovered)
        if !`is short`(`x's`) { trial.choices.reject() }
        return trial.equal(`defer`(`x's`), `x's`, domain0)
      },
    ])
}
