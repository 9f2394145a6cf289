import Pairings

extension Suite {
  /// The laws of the sum of two spaces, one of which is shown. Each move has the same effect on its
  /// side as on that side alone, and leaves the other side in its position.
  public static func sum<V: SumOperations>(_ ops: V, of name: String? = nil) -> Suite {
    Suite(
      "Sum", of: name ?? title(of: V.Whole.self),
      sides(of: ops) + showing(with: ops) + derived(from: ops))
  }

  private static func sides<V: SumOperations>(of ops: V) -> [Law] {
    let (a, sides, p) = (Three.domain, Side.domain, ops.whole)
    let (w1, w2) = (V.First.Space.domain(of: a), V.Second.Space.domain(of: a))
    let (m1, m2) = (V.First.Moves.domain(of: a), V.Second.Moves.domain(of: a))
    let sums = V.Whole.Space.domain(of: a)
    return [
      Law("first", "moved(sum(w, v, shown: s), by: first(m)) == sum(moved(w, by: m), v, shown: s)")
      { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m1))
        return trial.equal(
          p.moved(ops.sum(w, v, shown: s), by: ops.first(m)),
          ops.sum(V.First().future(of: w, by: m), v, shown: s), sums)
      },
      Law(
        "second", "moved(sum(w, v, shown: s), by: second(m)) == sum(w, moved(v, by: m), shown: s)"
      ) { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m2))
        return trial.equal(
          p.moved(ops.sum(w, v, shown: s), by: ops.second(m)),
          ops.sum(w, V.Second().future(of: v, by: m), shown: s), sums)
      },
      Law(
        "value of first",
        "pair(first(m), sum(w, v, shown: s)) { a, _ in a } == pair(m, w) { a, _ in a }"
      ) { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m1))
        return trial.equal(
          p.pair(ops.first(m), ops.sum(w, v, shown: s)) { a, _ in a },
          V.First().pair(m, w) { a, _ in a }, a)
      },
      Law(
        "value of second",
        "pair(second(m), sum(w, v, shown: s)) { a, _ in a } == pair(m, v) { a, _ in a }"
      ) { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m2))
        return trial.equal(
          p.pair(ops.second(m), ops.sum(w, v, shown: s)) { a, _ in a },
          V.Second().pair(m, v) { a, _ in a }, a)
      },
    ]
  }

  private static func showing<V: SumOperations>(with ops: V) -> [Law] {
    typealias M = V.Whole.Moves
    let (a, sides, p) = (Three.domain, Side.domain, ops.whole)
    let (w1, w2) = (V.First.Space.domain(of: a), V.Second.Space.domain(of: a))
    let sums = V.Whole.Space.domain(of: a)
    return [
      Law("extract", "extract(sum(w, v, shown: s)) == (s == .first ? extract(w) : extract(v))") {
        trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let s = trial.any("s", sides)
        return trial.equal(
          V.Whole.Space.extract(ops.sum(w, v, shown: s)),
          s == .first ? V.First.Space.extract(w) : V.Second.Space.extract(v), a)
      },
      Law("show", "moved(sum(w, v, shown: s), by: show(t)) == sum(w, v, shown: t)") { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, t) = (trial.any("s", sides), trial.any("t", sides))
        return trial.equal(
          p.moved(ops.sum(w, v, shown: s), by: ops.show(t)), ops.sum(w, v, shown: t), sums)
      },
      Law("shown", "pair(shown, sum(w, v, shown: s)) { a, _ in a } == s") { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let s = trial.any("s", sides)
        return trial.equal(
          p.pair(ops.shown(), ops.sum(w, v, shown: s)) { a, _ in a }, s, sides)
      },
      Law("shown changes nothing", "then(shown, m) == m") { trial in
        let m = trial.any("m", M.domain(of: a))
        return trial.equal(M.flatMap(ops.shown()) { _ in m }, m, M.domain(of: a))
      },
      Law("toggle", "toggle == flatMap(shown) { show($0.toggled) }", .coherence) { trial in
        let m = trial.any("m", M.domain(of: a))
        return trial.equal(
          M.flatMap(ops.toggle()) { _ in m },
          M.flatMap(M.flatMap(ops.shown()) { ops.show($0.toggled) }) { _ in m }, M.domain(of: a)
        )
      },
    ]
  }

  private static func derived<V: SumOperations>(from ops: V) -> [Law] {
    typealias M = V.Whole.Moves
    let (a, sides, void) = (Three.domain, Side.domain, Domain<Void>.void)
    let (m1, m2) = (V.First.Moves.domain(of: a), V.Second.Moves.domain(of: a))
    let (moves, pairs) = (M.domain(of: a), M.domain(of: a.zip(a)))
    return [
      Law("toggle twice", "then(toggle, toggle, m) == m", .derived) { trial in
        let m = trial.any("m", moves)
        return trial.equal(
          M.flatMap(ops.toggle()) { _ in M.flatMap(ops.toggle()) { _ in m } }, m, moves)
      },
      Law("show then show", "then(show(s), show(t)) == show(t)", .derived) { trial in
        let (s, t) = (trial.any("s", sides), trial.any("t", sides))
        return trial.equal(
          M.flatMap(ops.show(s)) { _ in ops.show(t) }, ops.show(t), M.domain(of: void))
      },
      flatMapOfFirst { (m: Kind<V.First.Moves, Three>) in ops.first(m) },
      Law(
        "sides commute",
        "zip(first(m), second(n), f) == zip(second(n), first(m)) { f($1, $0) }", .derived
      ) {
        trial in
        let (m, n) = (trial.any("m", m1), trial.any("n", m2))
        return trial.equal(
          M.zip(ops.first(m), ops.second(n)) { ($0, $1) },
          M.zip(ops.second(n), ops.first(m)) { ($1, $0) }, pairs)
      },
    ]
  }
}
