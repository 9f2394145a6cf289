import Pairings
public import PairingsTheory

extension Suite {
  /// The laws of a custom action, which is independent of the values of a space and returns one of
  /// `values`.
  public static func action<A: CoMove>(
    _ action: A, returning values: Domain<A.Value>, of name: String? = nil
  ) -> Suite where A.Space: Checkable {
    let (a, b) = (Three.domain, Four.domain)
    let spaces = A.Space.domain(of: a)
    return Suite(
      "CoMove", of: name ?? "\(A.self)",
      [
        Law(
          "naturality", "g(action(w)) == action(map(w) { f in { g(f($0)) } })"
        ) { trial in
          let w = trial.any("w", spaces)
          let f = trial.any("f", a.zip(values).functions(to: b))
          let g = trial.any("g", b.functions(to: a))
          return trial.equal(
            g(action(A.Space.map(w) { value in { f((value, $0)) } })),
            action(A.Space.map(w) { value in { g(f((value, $0))) } }), a)
        },
        Law(
          "move coherence", "var v = w; move(&v); v == action(extend(w) { v in { _ in v } })",
          .coherence
        ) { trial in
          let w = trial.any("w", spaces)
          let there = action(A.Space.extend(w) { future in { _ in future } })
          var here = w
          _ = action.move(&here)
          return trial.equal(here, there, spaces)
        },
        Law(
          "move returns the value", "move(&w) == action(map(w) { _ in { $0 } })", .coherence
        ) { trial in
          let w = trial.any("w", spaces)
          var moved = w
          return trial.equal(action.move(&moved), action(A.Space.map(w) { _ in { $0 } }), values)
        },
      ])
  }
}
