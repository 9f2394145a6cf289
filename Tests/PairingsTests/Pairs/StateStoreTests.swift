import Pairings
import Testing

@Suite("StateStore")
struct StateStoreTests {
  @Test("the methods of State and Store agree with the pairing")
  func methods() {
    let counter = Store(0) { "count: \($0)" }
    let next = State<Int, Int> { n in
      n += 1
      return n * 10
    }
    #expect(next.pair(with: counter) { "\($0) \($1)" } == "10 count: 1")
    #expect(counter.pair(with: next) { "\($0) \($1)" } == "count: 1 10")
    #expect(next.map { n in { "\(n): \($0)" } }.zap(counter) == "10: count: 1")
    #expect(next.select(from: counter.duplicate()).extract() == "count: 1")
    #expect(counter.moved(by: next).extract() == "count: 1")
    #expect(counter.extract() == "count: 0")
  }

  @Test("move reuses a store that nothing else refers to")
  func reuse() {
    var store = Store(0) { $0 }
    let before = ObjectIdentifier(store)
    State.modify { $0 + 1 }.move(&store)
    #expect(ObjectIdentifier(store) == before)
    #expect(store.extract() == 1)
  }

  @Test("move leaves every other reference to the store as it was")
  func sharing() {
    let original = Store(0) { $0 }
    var moved = original
    State.modify { $0 + 1 }.move(&moved)
    #expect(original.position == 0)
    #expect(moved.position == 1)
  }

  @Test("move changes an array of the position in place")
  func inPlace() {
    var store = Store(Array(0..<1_000)) { $0.count }
    let address = { (store: Store<[Int], Int>) in
      store.position.withUnsafeBufferPointer { $0.baseAddress }
    }
    let before = address(store)
    State.modify(inPlace: { $0[7] = 0 }).move(&store)
    #expect(address(store) == before)
  }

  @Test("a move that reads the store it moves, through a weak reference, traps")
  func overlappingAccess() async {
    await #expect(processExitsWith: .failure) {
      var store = Store([0]) { $0 }
      weak let observer = store
      State.modify(inPlace: { position in
        position.append(observer?.position.count ?? 0)
      }).move(&store)
    }
  }
}
