public import Pairings

extension CompatibleComposite: CheckableContainer
where Law.First: CheckableContainer, Law.Second: CheckableContainer {
  /// The domain of the shapes of both containers.
  public static var shapes: Domain<Shape> { Law.First.shapes }

  /// The domain of a position of each container.
  public static var positions: Domain<Position> { Law.First.positions.zip(Law.Second.positions) }
}

extension Suite {
  /// The laws of a distributive law of two directed containers.
  public static func distributiveLaw<D: DistributiveLaw>(
    _: D.Type, of name: String? = nil
  ) -> Suite where D.First: CheckableContainer, D.Second: CheckableContainer {
    typealias C = D.First
    typealias E = D.Second
    let (shapes, firsts, seconds) = (C.shapes, C.positions, E.positions)
    let (both, bool) = (firsts.zip(seconds), Bool.domain)
    func path(_ trial: inout Trial) -> (s: C.Shape, q: E.Position, p: C.Position) {
      let s = trial.any("s", shapes)
      let q = E.enabled(trial.any("q", seconds), at: s)
      return (s, q, C.enabled(trial.any("p", firsts), at: E.shifted(s, along: q)))
    }
    func exchanged(_ q: E.Position, _ p: C.Position) -> (C.Position, E.Position) {
      let (first, second) = D.exchange(q, p)
      return (first, second)
    }
    return Suite(
      "DistributiveLaw", of: name ?? "\(D.self)",
      [
        Law("exchanged first is enabled", "isEnabled(exchange(q, p).first, at: s) == true") {
          trial in
          let (s, q, p) = path(&trial)
          return trial.equal(C.isEnabled(D.exchange(q, p).first, at: s), true, bool)
        },
        Law(
          "exchanged second is enabled",
          "isEnabled(exchange(q, p).second, at: shifted(s, along: exchange(q, p).first)) == true"
        ) { trial in
          let (s, q, p) = path(&trial)
          let (first, second) = D.exchange(q, p)
          return trial.equal(
            E.isEnabled(second, at: C.shifted(s, along: C.enabled(first, at: s))), true, bool)
        },
        Law(
          "exchange arrives",
          "shifted(shifted(s, along: q), along: p) == shifted(shifted(s, along: exchange(q, p).first), along: exchange(q, p).second)"
        ) { trial in
          let (s, q, p) = path(&trial)
          let (first, second) = D.exchange(q, p)
          let there = C.shifted(s, along: C.enabled(first, at: s))
          return trial.equal(
            C.shifted(E.shifted(s, along: q), along: p),
            E.shifted(there, along: E.enabled(second, at: there)), shapes)
        },
        Law("exchange with the first root", "exchange(q, root) == (root, q)") { trial in
          let s = trial.any("s", shapes)
          let q = E.enabled(trial.any("q", seconds), at: s)
          let there = E.shifted(s, along: q)
          return trial.equal(exchanged(q, C.root(at: there)), (C.root(at: s), q), both)
        },
        Law("exchange with the second root", "exchange(root, p) == (p, root)") { trial in
          let s = trial.any("s", shapes)
          let p = C.enabled(trial.any("p", firsts), at: s)
          return trial.equal(
            exchanged(E.root(at: s), p), (p, E.root(at: C.shifted(s, along: p))), both)
        },
        Law(
          "exchange with p.r",
          "exchange(q, p.r) == { /* (p′, q′) = exchange(q, p), (r′, q″) = exchange(q′, r) */ (p′.r′, q″) }"
        ) { trial in
          let (s, q, p) = path(&trial)
          let there = C.shifted(E.shifted(s, along: q), along: p)
          let r = C.enabled(trial.any("r", firsts), at: there)
          let once = D.exchange(q, p)
          let twice = D.exchange(once.second, r)
          return trial.equal(
            exchanged(q, C.appended(r, to: p)),
            (C.appended(twice.first, to: once.first), twice.second), both)
        },
        Law(
          "exchange q.r",
          "exchange(q.r, p) == { /* (p′, r′) = exchange(r, p), (p″, q′) = exchange(q, p′) */ (p″, q′.r′) }"
        ) { trial in
          let s = trial.any("s", shapes)
          let q = E.enabled(trial.any("q", seconds), at: s)
          let r = E.enabled(trial.any("r", seconds), at: E.shifted(s, along: q))
          let there = E.shifted(E.shifted(s, along: q), along: r)
          let p = C.enabled(trial.any("p", firsts), at: there)
          let once = D.exchange(r, p)
          let twice = D.exchange(q, once.first)
          return trial.equal(
            exchanged(E.appended(r, to: q), p),
            (twice.first, E.appended(once.second, to: twice.second)), both)
        },
      ])
  }
}
