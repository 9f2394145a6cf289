public import Pairings

extension Suite {
  /// The laws of the sum of two spaces, one of which is shown. Each move has the same effect on its
  /// side as on that side alone, and leaves the other side in its position.
  public static func sum<First: PlainPairing, Second: PlainPairing>(
    _ pairing: SumPairing<First, Second>, of name: String? = nil
  ) -> Suite {
    Suite(
      "Sum", of: name ?? title(of: SumPairing<First, Second>.self),
      sides(of: pairing) + showing(with: pairing))
  }

  private static func sides<First: PlainPairing, Second: PlainPairing>(
    of p: SumPairing<First, Second>
  ) -> [Law] {
    typealias Move = SumMove<First, Second, Three>
    typealias Space = SumSpaceOf<First.Space, Second.Space>
    let (a, sides) = (Three.domain, Side.domain)
    let (w1, w2) = (First.Space.domain(of: a), Second.Space.domain(of: a))
    let (m1, m2) = (First.Moves.domain(of: a), Second.Moves.domain(of: a))
    let sums = Space.domain(of: a)
    return [
      Law("first", "moved(sum(w, v, shown: s), by: first(m)) == sum(moved(w, by: m), v, shown: s)")
      { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m1))
        return trial.equal(
          p.moved(SumSpace(w, v, shown: s), by: Move.first(m)),
          SumSpace(First().future(of: w, by: m), v, shown: s), sums)
      },
      Law(
        "second", "moved(sum(w, v, shown: s), by: second(m)) == sum(w, moved(v, by: m), shown: s)"
      ) { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m2))
        return trial.equal(
          p.moved(SumSpace(w, v, shown: s), by: Move.second(m)),
          SumSpace(w, Second().future(of: v, by: m), shown: s), sums)
      },
      Law(
        "value of first",
        "pair(first(m), sum(w, v, shown: s)) { a, _ in a } == pair(m, w) { a, _ in a }"
      ) { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m1))
        return trial.equal(
          p.pair(Move.first(m), SumSpace(w, v, shown: s)) { a, _ in a },
          First().pair(m, w) { a, _ in a }, a)
      },
      Law(
        "value of second",
        "pair(second(m), sum(w, v, shown: s)) { a, _ in a } == pair(m, v) { a, _ in a }"
      ) { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, m) = (trial.any("s", sides), trial.any("m", m2))
        return trial.equal(
          p.pair(Move.second(m), SumSpace(w, v, shown: s)) { a, _ in a },
          Second().pair(m, v) { a, _ in a }, a)
      },
    ]
  }

  private static func showing<First: PlainPairing, Second: PlainPairing>(
    with p: SumPairing<First, Second>
  ) -> [Law] {
    typealias M = SumPairing<First, Second>.Moves
    typealias Show = SumMove<First, Second, Void>
    typealias Space = SumSpaceOf<First.Space, Second.Space>
    let shown = SumMove<First, Second, Side>.shown()
    let (a, sides) = (Three.domain, Side.domain)
    let (w1, w2) = (First.Space.domain(of: a), Second.Space.domain(of: a))
    let sums = Space.domain(of: a)
    return [
      Law("extract", "extract(sum(w, v, shown: s)) == (s == .first ? extract(w) : extract(v))") {
        trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let s = trial.any("s", sides)
        return trial.equal(
          Space.extract(SumSpace(w, v, shown: s)),
          s == .first ? First.Space.extract(w) : Second.Space.extract(v), a)
      },
      Law("show", "moved(sum(w, v, shown: s), by: show(t)) == sum(w, v, shown: t)") { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let (s, t) = (trial.any("s", sides), trial.any("t", sides))
        return trial.equal(
          p.moved(SumSpace(w, v, shown: s), by: Show.show(t)), SumSpace(w, v, shown: t), sums)
      },
      Law("shown", "pair(shown, sum(w, v, shown: s)) { a, _ in a } == s") { trial in
        let (w, v) = (trial.any("w", w1), trial.any("v", w2))
        let s = trial.any("s", sides)
        return trial.equal(
          p.pair(shown, SumSpace(w, v, shown: s)) { a, _ in a }, s, sides)
      },
      Law("shown changes nothing", "then(shown, m) == m") { trial in
        let m = trial.any("m", M.domain(of: a))
        return trial.equal(M.flatMap(shown) { _ in m }, m, M.domain(of: a))
      },
      Law("toggle", "toggle == flatMap(shown) { show($0.toggled) }", .coherence) { trial in
        let m = trial.any("m", M.domain(of: a))
        return trial.equal(
          M.flatMap(Show.toggle()) { _ in m },
          M.flatMap(M.flatMap(shown) { Show.show($0.toggled) }) { _ in m }, M.domain(of: a)
        )
      },
    ]
  }
}
