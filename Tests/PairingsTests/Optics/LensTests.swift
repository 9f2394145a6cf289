import Pairings
import Testing

@Suite("Lens")
struct LensTests {
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
    let some = Prism<Int?, Int>(preview: { $0 }, review: { $0 })
    var (hit, miss): (Int?, Int?) = (1, nil)
    #expect(some.set(&hit, 2) && hit == 2 && !some.set(&miss, 2) && miss == nil)
  }
}
