import Pairings
import Testing

/// Checks the laws of a pairing on every move and every space.
func checkPairing<P: Pairing>(
  _ p: P, moves: [Kind<P.Moves, Int>], arrows: [(Int) -> Kind<P.Moves, Int>],
  spaces: [Kind<P.Space, Int>], looks: [(Kind<P.Space, Int>) -> Int],
  observe: (Kind<P.Space, Int>) -> some Equatable,
  at location: SourceLocation = #_sourceLocation
) {
  typealias M = P.Moves
  typealias W = P.Space
  func expectEqual(_ left: some Equatable, _ right: some Equatable, _ law: Comment) {
    #expect("\(left)" == "\(right)", law, sourceLocation: location)
  }
  let f = { (a: Int, b: Int) in a * 3 + b }
  for w in spaces {
    let before = observe(w)
    for a in three {
      expectEqual(p.pair(M.pure(a), w, f), f(a, W.extract(w)), "unit")
      expectEqual(observe(p.moved(w, by: M.pure(a))), before, "identity move")
    }
    for m in moves {
      let moved = p.moved(w, by: m)
      expectEqual(observe(w), before, "a shared space does not change")
      expectEqual(observe(p.select(m, W.duplicate(w))), observe(moved), "move coherence")
      expectEqual(W.extract(moved), p.pair(m, w) { _, b in b }, "arrival")
      expectEqual(
        p.zap(M.map(m) { a in { f(a, $0) } }, w), p.pair(m, w, f), "zap coherence")
      expectEqual(p.flipped.pair(w, m) { f($1, $0) }, p.pair(m, w, f), "flipped")
      expectEqual(p.flipped.flipped.pair(m, w, f), p.pair(m, w, f), "involution")
      for g in functions {
        expectEqual(
          p.pair(M.map(m, g), W.map(w) { g($0) + 1 }, f), p.pair(m, w) { f(g($0), g($1) + 1) },
          "naturality")
        expectEqual(p.pair(m, w) { g(f($0, $1) % 3) }, g(p.pair(m, w, f) % 3), "result")
      }
      for k in arrows {
        expectEqual(
          p.pair(M.flatMap(m, k), w, f),
          p.pair(m, W.duplicate(w)) { a, w in p.pair(k(a), w, f) }, "composition")
        expectEqual(
          observe(p.moved(w, by: M.flatMap(m) { _ in k(0) })),
          observe(p.moved(p.moved(w, by: m), by: k(0))), "move after move")
      }
      for look in looks {
        expectEqual(
          observe(W.extend(moved, look)), observe(p.moved(W.extend(w, look), by: m)),
          "move under extend")
      }
    }
  }
}
