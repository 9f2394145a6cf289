// swift-format-ignore-file
import PropertyTesting

/// The discovered laws of mapping, of lists.
func discovered(
  domain0: Domain<Swift.Array<Swift.Int>>,
  domain1: Domain<Swift.Int>,
  domain2: Domain<(Swift.Int) -> Swift.Int>,
  `repeat`: @escaping (Swift.Array<Swift.Int>, @escaping (Swift.Int) -> Swift.Int) -> Swift.Array<Swift.Int>,
  `defer`: @escaping (Swift.Array<Swift.Int>) -> Swift.Array<Swift.Int>,
  operation: Swift.Array<Swift.Int>,
  id: @escaping (Swift.Int) -> Swift.Int,
  f: @escaping (Swift.Int) -> (Swift.Int) -> Swift.Int,
  condition: @escaping (Swift.Array<Swift.Int>) -> Bool
) -> Suite {
  Suite(
    "Discovery", of: "mapping,\nof lists",
    [
      Law("identity", "repeat(trial) { $0 } == trial") { trial in
        let trial2 = trial.any("trial", domain0)
        return trial.equal(`repeat`(trial2) { $0 }, trial2, domain0)
      },
      Law("homomorphism", "defer([]) == []") { trial in
        return trial.equal(`defer`(operation), operation, domain0)
      },
      Law("id(x) == x", "id(x) == x") { trial in
        let x = trial.any("x", domain1)
        return trial.equal(id(x), x, domain1)
      },
      Law("right unit", "repeat(trial, id) == trial") { trial in
        let trial2 = trial.any("trial", domain0)
        return trial.equal(`repeat`(trial2, id), trial2, domain0)
      },
      Law("left zero", "repeat([], f) == []") { trial in
        let f2 = trial.any("f", domain2)
        return trial.equal(`repeat`(operation, f2), operation, domain0)
      },
      Law("involution", "defer(defer(trial)) == trial") { trial in
        let trial2 = trial.any("trial", domain0)
        return trial.equal(`defer`(`defer`(trial2)), trial2, domain0)
      },
      Law("f(f(x))(x) == f(x)(f(x))", "f(f(x))(x) == f(x)(f(x))") { trial in
        let f2 = trial.any("f", domain2)
        let x = trial.any("x", domain1)
        return trial.equal(f(f2(x))(x), f(x)(f2(x)), domain1)
      },
      Law("naturality", "defer(repeat(trial, f)) == repeat(defer(trial), f)") { trial in
        let trial2 = trial.any("trial", domain0)
        let f2 = trial.any("f", domain2)
        return trial.equal(`defer`(`repeat`(trial2, f2)), `repeat`(`defer`(trial2), f2), domain0)
      },
      Law("≤ 1(trial) ? defer(trial) == trial", "≤ 1(trial) ? defer(trial) == trial") { trial in
        let trial2 = trial.any("trial", domain0.uncovered)
        if !condition(trial2) { trial.choices.reject() }
        return trial.equal(`defer`(trial2), trial2, domain0)
      },
    ])
}
