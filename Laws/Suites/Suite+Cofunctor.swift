import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of a morphism of directed containers.
  public static func cofunctor<Whole: CheckableContainer, Part: CheckableContainer>(
    _ cofunctor: Cofunctor<Whole, Part>, of name: String? = nil
  ) -> Suite {
    let (shapes, parts) = (Whole.shapes, Part.shapes)
    /// Draws a shape of the whole, and a position of its part.
    func start(_ trial: inout Trial) -> (s: Whole.Shape, p: Part.Position) {
      let s = trial.any("s", shapes)
      return (s, Part.enabled(trial.any("p", Part.positions), at: cofunctor.get(s)))
    }
    return Suite(
      "Cofunctor", of: name ?? title(of: Cofunctor<Whole, Part>.self),
      [
        Law("put is enabled", "isEnabled(put(p, at: s), at: s) == true") { trial in
          let (s, p) = start(&trial)
          return trial.equal(Whole.isEnabled(cofunctor.put(p, at: s), at: s), true, Bool.domain)
        },
        Law(
          "put then get", "get(shifted(s, along: put(p, at: s))) == shifted(get(s), along: p)"
        ) { trial in
          let (s, p) = start(&trial)
          let put = Whole.enabled(cofunctor.put(p, at: s), at: s)
          return trial.equal(
            cofunctor.get(Whole.shifted(s, along: put)),
            Part.shifted(cofunctor.get(s), along: p), parts)
        },
        Law("put the root", "put(root(at: get(s)), at: s) == root(at: s)") { trial in
          let s = trial.any("s", shapes)
          return trial.equal(
            cofunctor.put(Part.root(at: cofunctor.get(s)), at: s), Whole.root(at: s),
            Whole.positions)
        },
        Law(
          "put twice",
          "put(p.q, at: s) == put(p, at: s).put(q, at: shifted(s, along: put(p, at: s)))"
        ) { trial in
          let (s, p) = start(&trial)
          let put = Whole.enabled(cofunctor.put(p, at: s), at: s)
          let t = Whole.shifted(s, along: put)
          let next = trial.any("q", Part.positions)
          // A cofunctor that breaks another law leads elsewhere than its part.
          let q = Part.enabled(next, at: Part.shifted(cofunctor.get(s), along: p))
          guard Part.isEnabled(q, at: cofunctor.get(t)) else { return true }
          return trial.equal(
            cofunctor.put(Part.appended(q, to: p), at: s),
            Whole.appended(cofunctor.put(q, at: t), to: put), Whole.positions)
        },
      ])
  }
}
