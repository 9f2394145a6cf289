import Pairings

extension Suite {
  /// The laws of the day of two spaces: each move has the same effect on its side as on that side
  /// alone, and leaves the other side in its position.
  public static func day<V: DayOperations>(_ ops: V, of name: String? = nil) -> Suite {
    Suite(
      "Day", of: name ?? title(of: V.Whole.self),
      sides(of: ops) + together(with: ops))
  }

  private static func sides<V: DayOperations>(of ops: V) -> [Law] {
    let (a, b, c, p) = (Three.domain, Four.domain, Five.domain, ops.whole)
    let (w1, w2) = (V.First.Space.domain(of: a), V.Second.Space.domain(of: b))
    let (m1, m2) = (V.First.Moves.domain(of: a), V.Second.Moves.domain(of: b))
    let (fs, days) = (a.zip(b).functions(to: c), V.Whole.Space.domain(of: c))
    return [
      Law("extract", "extract(day(w, v, f)) == f(extract(w), extract(v))") { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        return trial.equal(
          V.Whole.Space.extract(ops.day(w, v) { f(($0, $1)) }),
          f((V.First.Space.extract(w), V.Second.Space.extract(v))), c)
      },
      Law("first", "moved(day(w, v, f), by: first(m)) == day(moved(w, by: m), v, f)") { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m1)
        return trial.equal(
          p.moved(ops.day(w, v) { f(($0, $1)) }, by: ops.first(m)),
          ops.day(V.First().future(of: w, by: m), v) { f(($0, $1)) }, days)
      },
      Law("second", "moved(day(w, v, f), by: second(m)) == day(w, moved(v, by: m), f)") { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m2)
        return trial.equal(
          p.moved(ops.day(w, v) { f(($0, $1)) }, by: ops.second(m)),
          ops.day(w, V.Second().future(of: v, by: m)) { f(($0, $1)) }, days)
      },
      Law(
        "value of first", "pair(first(m), day(w, v, f)) { a, _ in a } == pair(m, w) { a, _ in a }"
      ) { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m1)
        return trial.equal(
          p.pair(ops.first(m), ops.day(w, v) { f(($0, $1)) }) { a, _ in a },
          V.First().pair(m, w) { a, _ in a }, a)
      },
      Law(
        "value of second", "pair(second(m), day(w, v, f)) { b, _ in b } == pair(m, v) { b, _ in b }"
      ) { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m2)
        return trial.equal(
          p.pair(ops.second(m), ops.day(w, v) { f(($0, $1)) }) { b, _ in b },
          V.Second().pair(m, v) { b, _ in b }, b)
      },
    ]
  }

  private static func together<V: DayOperations>(with ops: V) -> [Law] {
    typealias M = V.Whole.Moves
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (m1, m2) = (V.First.Moves.domain(of: a), V.Second.Moves.domain(of: b))
    let joined = M.domain(of: c)
    let fs = a.zip(b).functions(to: c)
    return [
      Law(
        "both", "both(m, n, f) == flatMap(first(m)) { a in map(second(n)) { f(a, $0) } }",
        .coherence
      ) { trial in
        let (m, n, f) = (trial.any("m", m1), trial.any("n", m2), trial.any("f", fs))
        return trial.equal(
          ops.both(m, n) { f(($0, $1)) },
          M.flatMap(ops.first(m)) { a in M.map(ops.second(n)) { f((a, $0)) } }, joined)
      },
      Law("first pure", "first(pure(a)) == pure(a)", .derived) { trial in
        let value = trial.any("a", a)
        return trial.equal(
          ops.first(V.First.Moves.pure(value)), M.pure(value), M.domain(of: a))
      },
      flatMapOfFirst { (m: Kind<V.First.Moves, Three>) in ops.first(m) },
      Law(
        "sides commute",
        "zip(first(m), second(n), f) == zip(second(n), first(m)) { f($1, $0) }",
        .derived
      ) { trial in
        let (m, n, f) = (trial.any("m", m1), trial.any("n", m2), trial.any("f", fs))
        return trial.equal(
          M.zip(ops.first(m), ops.second(n)) { f(($0, $1)) },
          M.zip(ops.second(n), ops.first(m)) { f(($1, $0)) }, joined)
      },
    ]
  }

  /// The law that a sequence of moves of the left side is a sequence of moves of both sides.
  static func flatMapOfFirst<Part: Monad & Checkable, Whole: Monad & Checkable>(
    _ first: @escaping (Kind<Part, Three>) -> Kind<Whole, Three>
  ) -> Law {
    let (a, moves) = (Three.domain, Part.domain(of: Three.domain))
    return Law(
      "flatMap of first", "first(flatMap(m, k)) == flatMap(first(m)) { first(k($0)) }", .derived
    ) { trial in
      let m = trial.any("m", moves)
      let k = trial.any("k", a.functions(to: moves))
      return trial.equal(
        first(Part.flatMap(m, k.run)), Whole.flatMap(first(m)) { first(k($0)) },
        Whole.domain(of: a))
    }
  }
}
