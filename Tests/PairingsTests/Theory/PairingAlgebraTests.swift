import Pairings
import PairingsTheory
import TestSupport
import Testing

@Suite("Pairings made of others, after a dot")
struct PairingAlgebraTests {
  let counter = StateStore<Int>()

  @Test("the sum of two pairs")
  func joined() {
    let behind = SumSpace(Store(2) { "\($0)" }, Zipper(["a", "b"]))
    let sum = counter.sum(NavigationZipper())
    expectEqual(sum.moved(behind, by: .toggle()).extract(), "a")
  }

  @Test("the product of two pairs")
  func product() {
    let either = counter.product(WriterTraced<String>())
    let move = FunctorProduct(State<Int, Void>.set(7), Writer.tell("b"))
    let text = Coproduct<StoreOf<Int>, TracedOf<String>, String>(.right(Traced(offset: "a") { $0 }))
    expectEqual(either.moved(text, by: move).extract(), "ab")
  }

  @Test("the coproduct of two pairings of functors")
  func functors() {
    let choice = Coproduct<StateOf<Int>, NavigationOf, Int>(.right(Navigation.forward.map { 7 }))
    let both = FunctorProduct(Store(2) { "\($0)" }, Zipper(["a", "b"]))
    expectEqual(counter.coproduct(NavigationZipper()).pair(choice, both) { "\($0) \($1)" }, "7 b")
  }

  @Test("toCo turns a move into a move of Co")
  func toCo() {
    let move = counter.toCo(State.modify { $0 + 1 })
    expectEqual(move.pair(with: Store(20) { $0 * 2 }) { _, seen in seen }, 42)
  }
}
