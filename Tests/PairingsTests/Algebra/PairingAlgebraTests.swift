import Pairings
import Testing

@Suite("Pairings made of others, after a dot")
struct PairingAlgebraTests {
  let counter = StateStore<Int>()

  @Test("day and sum")
  func joined() {
    let beside = Day(Store(2) { $0 * 10 }, Zipper(["a", "b"])) { "\($0) \($1)" }
    let day = counter.day(PullerZipper())
    #expect(day.moved(beside, by: .second(.forward)).extract() == "20 b")
    let behind = SumSpace(Store(2) { "\($0)" }, Zipper(["a", "b"]))
    let sum = counter.sum(PullerZipper())
    #expect(sum.moved(behind, by: .toggle()).extract() == "a")
  }

  @Test("product")
  func functors() {
    let choice = Coproduct<StateOf<Int>, PullerOf, Int>(.right(Puller.forward.map { 7 }))
    let both = FunctorProduct(Store(2) { "\($0)" }, Zipper(["a", "b"]))
    #expect(counter.product(PullerZipper()).pair(choice, both) { "\($0) \($1)" } == "7 b")
  }

  @Test("toCo turns a move into a move of Co")
  func toCo() {
    let move = counter.toCo(State.modify { $0 + 1 })
    #expect(move.pair(with: Store(20) { $0 * 2 }) { _, seen in seen } == 42)
  }
}
