import Pairings
import Testing

@Suite("Lens")
struct LensTests {
  struct Person: Equatable {
    var name = "Ada"
    var scores = Array(0..<100_000)
  }

  struct Office: Equatable {
    var boss = Person()
    var isOpen = true
  }

  struct Refused: Error, Equatable {}

  @Test("BA18: nine lenses deep, 800 KB are not copied", arguments: [true, false])
  func BA18_nineDeep(hasKeyPaths: Bool) {
    func inner<Inner>() -> Lens<Level<Inner>, Inner> {
      hasKeyPaths ? Lens(\.inner) : Lens(get: { $0.inner }, modify: { $1(&$0.inner) })
    }
    func three<Inner>() -> Lens<Level<Level<Level<Inner>>>, Inner> {
      inner().appending(inner()).appending(inner())
    }
    func levels<Inner>(_ inner: Inner) -> Level<Level<Level<Inner>>> {
      Level(inner: Level(inner: Level(inner: inner)))
    }
    let nine = three().appending(three().appending(three() as Lens<_, [Int]>))
    var state = levels(levels(levels(Array(repeating: 0, count: 100_000))))
    let before = nine.modify(&state) { address(of: &$0) }
    for index in 0..<100 { nine.modify(&state) { $0[index] += 1 } }
    #expect(nine.modify(&state) { address(of: &$0) } == before)
    #expect(nine.get(state).reduce(0, +) == 100)
  }

  @Test("BA18: a change that throws has a typed error, and its writes stay")
  func BA18_typedError() {
    let name = Lens(\Office.boss).appending(\.name)
    var office = Office()
    let error = #expect(throws: Refused.self) {
      try name.modify(&office) { name throws(Refused) in
        name = "Eve"
        throw Refused()
      }
    }
    #expect(error == Refused())
    #expect(office.boss.name == "Eve")
  }

  @Test("key paths through observed, computed and class properties, and tuples")
  func keyPaths() {
    final class Shared { var number = 0 }
    struct Observed {
      var changes = 0
      var number = 0 { didSet { changes += 1 } }
      var negative: Int {
        get { -number }
        set { number = -newValue }
      }
      var pair = (first: 1, second: "a")
      let shared = Shared()
    }
    var observed = Observed()
    Lens(\Observed.number).set(&observed, 3)
    #expect(observed.changes == 1)
    Lens(\Observed.self).appending(\.negative).modify(&observed) { $0 -= 1 }
    #expect(observed.number == 4)
    #expect(observed.changes == 2)
    Lens(\Observed.pair).appending(\.second).modify(&observed) { $0 += "b" }
    #expect(observed.pair == (1, "ab"))
    Lens(\Observed.shared.number).affine.set(&observed, 5)
    #expect(observed.shared.number == 5)
    let second = Lens(\[Observed].[1]).appending(\.pair).appending(\.first)
    var both = [observed, observed]
    second.set(&both, 9)
    #expect(both.map(\.pair.first) == [1, 9])
  }

  struct Level<Inner> {
    var number = 0
    var inner: Inner
  }
}

/// Returns the address of the elements of an array.
func address(of numbers: inout [Int]) -> UnsafePointer<Int>? {
  numbers.withUnsafeBufferPointer(\.baseAddress)
}
