public import Pairings

extension Suite {
  /// The laws of the day of two spaces: each move has the same effect on its side as on that side
  /// alone, and leaves the other side in its position.
  public static func day<First: PlainPairing, Second: PlainPairing>(
    _ pairing: DayPairing<First, Second>, of name: String? = nil
  ) -> Suite {
    Suite(
      "Day", of: name ?? title(of: DayPairing<First, Second>.self),
      sides(of: pairing) + monoidal(pairing))
  }

  /// The laws that days are a symmetric monoidal product of spaces, up to isomorphism. Days of days
  /// are compared at all places of their parts.
  private static func monoidal<First: PlainPairing, Second: PlainPairing>(
    _: DayPairing<First, Second>
  ) -> [Law] {
    typealias W = First.Space
    typealias V = Second.Space
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (ws, vs) = (W.domain(of: a), V.domain(of: b))
    let (fs, gs) = (a.zip(b).functions(to: c), a.zip(b).zip(Bool.domain).functions(to: c))
    return [
      Law("unit", "day(Identity(a), v, f).places() == Identity(v.map { f(a, $0) }) /* and right */")
      {
        trial in
        let (value, v, f) = (trial.any("a", a), trial.any("v", vs), trial.any("f", fs))
        let expected = V.map(v) { f((value, $0)) }
        return trial.equal(
          Day(Identity(value), v) { f(($0, $1)) }.places().value, expected, V.domain(of: c))
          && trial.equal(
            Day(v, Identity(value)) { f(($1, $0)) }.swapped().places().value, expected,
            V.domain(of: c))
      },
      Law("symmetry", "day(w, v, f).swapped() == day(v, w) { f($1, $0) }") { trial in
        let (w, v, f) = (trial.any("w", ws), trial.any("v", vs), trial.any("f", fs))
        return trial.equal(
          Day(w, v) { f(($0, $1)) }.swapped(), Day(v, w) { f(($1, $0)) },
          DayOf<V, W>.domain(of: c))
      },
      Law(
        "associativity",
        "day(day(w, v), u).places().places() == day(w, day(v, u)).places() /* twice */"
      ) {
        trial in
        let (w, v, f) = (trial.any("w", ws), trial.any("v", vs), trial.any("f", gs))
        let u = trial.any("u", StoreOf<Three>.domain(of: Bool.domain))
        let left = Day(Day(w, v) { ($0, $1) }, u) { f(($0, $1)) }
        let right = Day(w, Day(v, u) { ($0, $1) }) { f((($0, $1.0), $1.1)) }
        return trial.equal(
          left.places().places(), W.map(right.places()) { $0.places() },
          W.domain(of: V.domain(of: StoreOf<Three>.domain(of: c))))
      },
    ]
  }

  private static func sides<First: PlainPairing, Second: PlainPairing>(
    of p: DayPairing<First, Second>
  ) -> [Law] {
    typealias Left = DayMove<First, Second, Three>
    typealias Right = DayMove<First, Second, Four>
    typealias M = DayPairing<First, Second>.Moves
    typealias Space = DayOf<First.Space, Second.Space>
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let (w1, w2) = (First.Space.domain(of: a), Second.Space.domain(of: b))
    let (m1, m2) = (First.Moves.domain(of: a), Second.Moves.domain(of: b))
    let (fs, days) = (a.zip(b).functions(to: c), Space.domain(of: c))
    return [
      Law("extract", "extract(day(w, v, f)) == f(extract(w), extract(v))") { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        return trial.equal(
          Space.extract(Day(w, v) { f(($0, $1)) }),
          f((First.Space.extract(w), Second.Space.extract(v))), c)
      },
      Law("first", "moved(day(w, v, f), by: first(m)) == day(moved(w, by: m), v, f)") { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m1)
        return trial.equal(
          p.moved(Day(w, v) { f(($0, $1)) }, by: Left.first(m)),
          Day(First().future(of: w, by: m), v) { f(($0, $1)) }, days)
      },
      Law("second", "moved(day(w, v, f), by: second(m)) == day(w, moved(v, by: m), f)") { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m2)
        return trial.equal(
          p.moved(Day(w, v) { f(($0, $1)) }, by: Right.second(m)),
          Day(w, Second().future(of: v, by: m)) { f(($0, $1)) }, days)
      },
      Law(
        "value of first", "pair(first(m), day(w, v, f)) { a, _ in a } == pair(m, w) { a, _ in a }"
      ) { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m1)
        return trial.equal(
          p.pair(Left.first(m), Day(w, v) { f(($0, $1)) }) { a, _ in a },
          First().pair(m, w) { a, _ in a }, a)
      },
      Law(
        "value of second", "pair(second(m), day(w, v, f)) { b, _ in b } == pair(m, v) { b, _ in b }"
      ) { trial in
        let (w, v, f) = (trial.any("w", w1), trial.any("v", w2), trial.any("f", fs))
        let m = trial.any("m", m2)
        return trial.equal(
          p.pair(Right.second(m), Day(w, v) { f(($0, $1)) }) { b, _ in b },
          Second().pair(m, v) { b, _ in b }, b)
      },
      Law(
        "both", "both(m, n, f) == flatMap(first(m)) { a in map(second(n)) { f(a, $0) } }",
        .coherence
      ) { trial in
        let (m, n, f) = (trial.any("m", m1), trial.any("n", m2), trial.any("f", fs))
        return trial.equal(
          DayMove<First, Second, Five>.both(m, n) { f(($0, $1)) },
          M.flatMap(Left.first(m)) { a in M.map(Right.second(n)) { f((a, $0)) } }, M.domain(of: c))
      },
    ]
  }
}
