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

  @Test("all parts are read and changed, in order")
  func example() {
    var items = [Item(price: 2), Item(price: 3)]
    prices.modify(&items) { $0 *= 10 }
    #expect(prices.parts(items) == [20, 30])
    prices.set(&items, 7)
    #expect(items == [Item(price: 7), Item(price: 7)])
    var none: [Item] = []
    prices.modify(&none) { _ in Issue.record("There is no part.") }
    #expect(none.isEmpty && prices.parts(none) == [])
  }

  @Test("a traversal is appended to each kind of optics, and each kind to a traversal")
  func composition() {
    struct Shop: Equatable { var shelves: [[Item]] }
    let notes = Lens(\Shop.shelves).appending(Traversal.each).appending(.each).appending(\.note)
      .appending(.some)
    var shop = Shop(shelves: [
      [Item(price: 1, note: "a"), Item(price: 2)], [Item(price: 3, note: "b")],
    ])
    #expect(notes.parts(shop) == ["a", "b"])
    notes.modify(&shop) { $0 += "!" }
    #expect(shop.shelves.joined().map(\.note) == ["a!", nil, "b!"])
    let tags = Traversal<[[String: Int]], [String: Int]>.each.appending(.value(forKey: "x"))
    #expect(tags.parts([["x": 1], ["y": 2], ["x": 3]]) == [1, 3])
    let here = Prism<[Int]?, [Int]>.some.appending(.each)
    #expect(here.parts(nil) == [] && here.parts([1, 2]) == [1, 2])
    var scores = ["a": 1, "b": 2]
    Traversal<[String: Int], Int>.values().modify(&scores) { $0 += 1 }
    #expect(scores == ["a": 2, "b": 3])
  }

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

  @Test("an effect runs for each part, in order, and its failure leaves the whole")
  func traverse() throws {
    let items = [Item(price: 2), Item(price: 3)]
    var order: [Int] = []
    let doubled = prices.traverse(items, in: IOOf<Refused>.self) { price in
      IO.work { () throws(Refused) in
        order.append(price)
        return price * 2
      }
    }
    #expect(try doubled.run().map(\.price) == [4, 6] && order == [2, 3])
    let refused = prices.traverse(items, in: IOOf<Refused>.self) { price in
      price == 3 ? .raise(Refused()) : .pure(0)
    }
    #expect(throws: Refused()) { try refused.run() }
  }

  @Test("parts change in place")
  func inPlace() {
    let every = Traversal<[[Int]], [Int]>.each
    var rows = [Array(repeating: 0, count: 100)]
    let before = rows[0].withUnsafeBufferPointer { $0.baseAddress }
    every.appending(.each).modify(&rows) { $0 += 1 }
    #expect(rows[0].withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test("a traversal of elements that meet a condition is unlawful, as the laws say")
  func unlawful() {
    let small = Traversal<[Int], Int>(
      parts: { $0.filter { $0 < 2 } },
      modify: { whole, change in
        for index in whole.indices where whole[index] < 2 { change(&whole[index]) }
      })
    let digits = Domain<Int>(described: .integer(in: 0...4))
    let reports = Runner(seed: 1).check(.traversal(small, digits.array(), digits))
    #expect(reports.contains { $0.name == "fusion" && !$0.isPassed })
  }
}
