import Pairings
import TestSupport
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
    expectEqual(observed.changes, 1)
    Lens(\Observed.self).appending(\.negative).modify(&observed) { $0 -= 1 }
    expectEqual(observed.number, 4)
    expectEqual(observed.changes, 2)
    Lens(\Observed.pair).appending(\.second).modify(&observed) { $0 += "b" }
    expect(observed.pair == (1, "ab"))
    Lens(\Observed.shared.number).affine.set(&observed, 5)
    expectEqual(observed.shared.number, 5)
    let second = Lens(\[Observed].[1]).appending(\.pair).appending(\.first)
    var both = [observed, observed]
    second.set(&both, 9)
    expectEqual(both.map(\.pair.first), [1, 9])
    let some = Prism<Int?, Int>(preview: { $0 }, review: { $0 })
    var (hit, miss): (Int?, Int?) = (1, nil)
    expect(some.set(&hit, 2) && hit == 2 && !some.set(&miss, 2) && miss == nil)
  }
}
