import Pairings
import PairingsCatalogue
import TestSupport
import Testing

/// Operations that no instance can override.
@Suite("Derived operations")
struct DerivedOperationTests {
  private struct Refused: Error, Equatable {}

  @Test("an effect is tried again as often as it says")
  func failures() throws {
    var events: [Int] = []
    func work(failing count: Int) -> IO<Refused, Int> {
      .work { () throws(Refused) in
        events.append(events.count)
        guard events.count > count else { throw Refused() }
        return events.count
      }
    }
    #expect(throws: Refused()) { try work(failing: 3).retry(times: 2).run() }
    expectEqual(events.count, 3)
    try expectEqual(work(failing: 3).retry(times: 1).run(), 4)
  }

  @Test("a focused step reads and changes the part, and does nothing without one")
  func focus() {
    let next = State<Int, Int> { number in
      number += 1
      return number - 1
    }
    for start in [1, nil] {
      let (value, whole) = next.focus(Prism<Int?, Int>.some.affine).run(start)
      expect(value == start && whole == start.map { $0 + 1 })
    }
    let lens = Lens<(number: Int, text: String), Int>(\.number)
    expectEqual(Store((number: 1, text: "a")) { $0.number * 3 }.focus(lens).peek(5), 15)
  }

  /// Traverses a range in order, for any monad.
  func collect<M: Monad>(_: M.Type, _ count: Int, _ step: @escaping (Int) -> Kind<M, Int>)
    -> Kind<M, [Int]>
  {
    M.traverse(0..<count, step)
  }

  @Test("traverse keeps the order for every length up to 40", arguments: 0...40)
  func order(count: Int) {
    let writer = collect(WriterOf<[Int]>.self, count) { Writer(log: [$0], value: -$0) }
    expectEqual(writer, Writer(log: Array(0..<count), value: (0..<count).map { -$0 }))
    let state = collect(StateOf<[Int]>.self, count) { n in
      State { log in
        log.append(n)
        return -n
      }
    }
    expect(state.run([]) == ((0..<count).map { -$0 }, Array(0..<count)))
  }

  @Test("a step may continue from the same values more than once")
  func persistence() {
    let signs = collect(ManyOf.self, 3) { Many([$0 + 1, -$0 - 1]) }
    expectEqual(
      signs.elements,
      [
        [1, 2, 3], [1, 2, -3], [1, -2, 3], [1, -2, -3],
        [-1, 2, 3], [-1, 2, -3], [-1, -2, 3], [-1, -2, -3],
      ])
  }
}
