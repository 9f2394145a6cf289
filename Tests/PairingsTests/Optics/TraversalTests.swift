import PairingsLaws
import Pairings
import Testing

@Suite("Traversal")
struct TraversalTests {
  struct Item: Equatable {
    var price: Int
    var note: String?
  }

  struct Refused: Error, Equatable {}

  private let prices = Traversal<[Item], Item>.each.appending(\.price)

  @Test("an error ends the changes, and keeps those before it")
  func failure() {
    var items = (1...4).map { Item(price: $0) }
    var calls = 0
    #expect(throws: Refused()) {
      try prices.modify(&items) { price throws(Refused) in
        calls += 1
        if price == 3 { throw Refused() }
        price = 0
      }
    }
    #expect(items.map(\.price) == [0, 0, 3, 4] && calls == 3)
  }

  @Test("parts change in place")
  func inPlace() {
    let every = Traversal<[[Int]], [Int]>.each
    var rows = [Array(repeating: 0, count: 100)]
    let before = rows[0].withUnsafeBufferPointer { $0.baseAddress }
    every.appending(.each).modify(&rows) { $0 += 1 }
    #expect(rows[0].withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}
