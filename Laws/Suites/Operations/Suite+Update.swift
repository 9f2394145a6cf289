import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of ``PairingsTheory/Update``, which reads a shape and follows its positions: an enabled move arrives, and any
  /// other one is refused.
  public static func update<C: CheckableContainer>(
    _: UpdateOf<C>.Type, of name: String? = nil
  ) -> Suite {
    typealias M = UpdateOf<C>
    let (shapes, positions, a) = (C.shapes, C.positions, Three.domain)
    let (followed, bool) = (positions.zip(Bool.domain), Bool.domain)
    func follow(_ position: C.Position) -> Update<C, Bool> { .follow(position) }
    let shape = Update<C, C.Shape>.inspect { $0 }
    return Suite(
      "Update", of: name ?? title(of: M.self),
      [
        Law("inspect stays", "inspect(f).run(s) == (root(at: s), f(s))") { trial in
          let s = trial.any("s", shapes)
          let f = trial.any("f", shapes.functions(to: a))
          return trial.equal(
            Update<C, Three>.inspect(f.run).run(s), (C.root(at: s), f(s)), positions.zip(a))
        },
        Law("an enabled move arrives", "if isEnabled(p, at: s): follow(p).run(s) == (p, true)") {
          trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          return trial.equal(follow(p).run(s), (p, true), followed)
        },
        Law(
          "a refused move stays",
          "if !isEnabled(r, at: s): follow(r).zip(inspect { $0 }).run(s) == (root(at: s), (false, s))"
        ) { trial in
          let s = trial.any("s", shapes)
          let r = trial.any("r", positions)
          trial.classify(!C.isEnabled(r, at: s), "refused")
          guard !C.isEnabled(r, at: s) else { return true }
          let step = M.zip(follow(r), shape) { ($0, $1) }
          return trial.equal(
            step.run(s), (C.root(at: s), (false, s)), positions.zip(bool.zip(shapes)))
        },
        Law(
          "follow shifts",
          "follow(p).then(inspect { $0 }).run(s).value == shifted(s, along: p)"
        ) { trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          let step = M.then(follow(p), shape)
          return trial.equal(step.run(s).value, C.shifted(s, along: p), shapes)
        },
        Law(
          "follow appends",
          "follow(p).then(follow(q)).run(s).position == appended(q, to: p)"
        ) { trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", positions), at: s)
          let q = C.enabled(trial.any("q", positions), at: C.shifted(s, along: p))
          let step = M.then(follow(p), follow(q))
          return trial.equal(step.run(s).position, C.appended(q, to: p), positions)
        },
      ])
  }
}
