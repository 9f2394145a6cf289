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

extension Suite {
  /// The laws of a delta lens, including those of its cofunctor.
  public static func deltaLens<Whole: CheckableContainer, Part: CheckableContainer>(
    _ lens: DeltaLens<Whole, Part>, of name: String? = nil
  ) -> Suite {
    let (bool, shapes, parts) = (Bool.domain, Part.shapes, Part.positions)
    let part = lens.cofunctor.get
    /// Draws a shape of the whole, a position of it, and the shape where that leads.
    func start(_ trial: inout Trial) -> (s: Whole.Shape, p: Whole.Position, t: Whole.Shape) {
      let s = trial.any("s", Whole.shapes)
      let p = Whole.enabled(trial.any("p", Whole.positions), at: s)
      return (s, p, Whole.shifted(s, along: p))
    }
    return Suite(
      "DeltaLens", of: name ?? title(of: DeltaLens<Whole, Part>.self),
      parents: [cofunctor(lens.cofunctor, of: name)],
      [
        Law("get is enabled", "isEnabled(get(p, at: s), at: get(s)) == true") { trial in
          let (s, p, _) = start(&trial)
          return trial.equal(Part.isEnabled(lens.get(p, at: s), at: part(s)), true, bool)
        },
        Law("get follows", "get(shifted(s, along: p)) == shifted(get(s), along: get(p, at: s))") {
          trial in
          let (s, p, t) = start(&trial)
          let read = Part.enabled(lens.get(p, at: s), at: part(s))
          return trial.equal(part(t), Part.shifted(part(s), along: read), shapes)
        },
        Law("get the root", "get(root(at: s), at: s) == root(at: get(s))") { trial in
          let s = trial.any("s", Whole.shapes)
          return trial.equal(lens.get(Whole.root(at: s), at: s), Part.root(at: part(s)), parts)
        },
        Law("get twice", "get(p.q, at: s) == get(p, at: s).get(q, at: shifted(s, along: p))") {
          trial in
          let (s, p, t) = start(&trial)
          let q = Whole.enabled(trial.any("q", Whole.positions), at: t)
          return trial.equal(
            lens.get(Whole.appended(q, to: p), at: s),
            Part.appended(lens.get(q, at: t), to: lens.get(p, at: s)), parts)
        },
        Law("put then get a move", "get(put(r, at: s), at: s) == r") { trial in
          let s = trial.any("s", Whole.shapes)
          let r = Part.enabled(trial.any("r", parts), at: part(s))
          return trial.equal(lens.get(lens.cofunctor.put(r, at: s), at: s), r, parts)
        },
      ])
  }
}
