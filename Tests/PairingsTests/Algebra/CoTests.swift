import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

@Suite("Co")
struct CoTests {
  @Test func `BA33: every comonad has a monad of moves; named ones are the same, both ways`() {
    expectLaws(
      .isomorphism(
        "State and Co Store", StateOf<Three>.domain(of: Three.domain),
        CoOf<StoreOf<Three>>.domain(of: Three.domain),
        to: { $0.co }, from: { State($0) }))
  }

  /// A move of a space that has no named monad: to the right neighbour, as far as it goes.
  struct Right: CoMove {
    typealias Space = StoreOf<Int>

    func callAsFunction<Result>(_ space: Kind<StoreOf<Int>, (Bool) -> Result>) -> Result {
      let place = space.position
      return place < 9 ? space.peek(place + 1)(true) : space.extract()(false)
    }
  }

  @Test("a user's own CoMove moves a component, step by step")
  func action() {
    expectLaws(.action(Right(), returning: Bool.domain))
    let component = Component(
      CoPairing<StoreOf<Int>>(), Store(7) { place in UI { _ in "at \(place)" } })
    let explorer = Explorer(component)
    var shown: [String] = []
    let token = explorer.observe { shown.append($0.view) }
    for _ in 0..<3 { explorer.send(CoOf.void(Co.choosing(Right()))) }
    #expect(shown == ["at 8", "at 9", "at 9"])
    let twice = Co.choosing(Right()).run(Store(8) { place in { moved in "\(moved) at \(place)" } })
    #expect(twice == "true at 9")
    token.cancel()
  }

  @Test("100 000 binds to either side run and are freed on 512 KB")
  func deep() async {
    let count = 100_000
    let ends = await onSmallStack { () -> [Int] in
      typealias Moves = CoOf<StoreOf<Int>>
      let step: Kind<Moves, Int> = State<Int, Int> { place in
        place += 1
        return place
      }.co
      var left = step
      for _ in 1..<count { left = Moves.flatMap(left) { _ in step } }
      func down(_ n: Int) -> Kind<Moves, Int> {
        n == 1 ? step : Moves.flatMap(step) { _ in down(n - 1) }
      }
      return [left, down(count)].map { CoPairing().pair($0, Store(0) { $0 }) { max($0, $1) } }
    }
    #expect(ends == [count, count])
  }
}
