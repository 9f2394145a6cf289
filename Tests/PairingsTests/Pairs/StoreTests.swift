import Pairings
import Testing

@Suite("Store")
struct StoreTests {
  @Test("experiment peeks at every option, in any functor")
  func experiment() {
    let squares = Store(3) { $0 * $0 }
    #expect(squares.peeks { $0 + 1 } == 16)
    #expect(squares.experiment { [$0 - 1, $0, $0 + 1] } == [4, 9, 16])
    #expect(squares.experiment { Identity($0 + 1) }.value == 16)
    #expect(
      squares.experiment { Writer(log: ["at \($0)"], value: $0 * 2) }
        == Writer(log: ["at 3"], value: 36))
  }

  @Test("duplicate holds the store as seen from every position; compose runs inside out")
  func duplicate() {
    let squares = Store(3) { $0 * $0 }
    #expect(squares.duplicate().peek(5).extract() == 25)
    let slope = { (w: Store<Int, Int>) in w.peeks { $0 + 1 } - w.extract() }
    #expect(squares.extend(slope).extract() == 7)
  }
}
