import Pairings
import Testing

@Suite("Affine")
struct AffineTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var numbers: [Int]
  }

  struct Model: Equatable {
    var items = [Item(id: 1, numbers: []), Item(id: 2, numbers: [])]
    var scores = ["bob": [1]]
    var selected: Item?
  }

  @Test("an element is found by its identity and changed in place")
  func element() {
    let numbers = Lens(\Model.items).appending(.element(id: 2)).appending(\.numbers)
    var model = Model()
    #expect(numbers.set(&model, Array(0..<1_000)))
    let before = address(of: &model.items[1].numbers)
    numbers.modify(&model) { $0[0] = 9 }
    #expect(address(of: &model.items[1].numbers) == before)
    #expect(numbers.preview(model)?[0] == 9)
    #expect(model.items[0].numbers == [])
  }

  @Test("a value is found by its key and changed in place; a key that is missing stays so")
  func value() {
    let bob = Lens(\Model.scores).appending(.value(forKey: "bob"))
    var model = Model()
    bob.set(&model, Array(0..<1_000))
    let before = bob.modify(&model) { address(of: &$0) }
    bob.modify(&model) { $0[0] = 9 }
    #expect(bob.modify(&model) { address(of: &$0) } == before)
    #expect(model.scores["bob"]?[0] == 9)
    #expect(!Lens(\Model.scores).appending(.value(forKey: "eve")).set(&model, []))
    #expect(model.scores.count == 1)
  }
}
