import Pairings
import Testing

@Suite("Sequences of a monad")
struct SequencesTests {
  /// Traverses a range in order, for any monad.
  func collect<M: Monad>(_: M.Type, _ count: Int, _ step: @escaping (Int) -> Kind<M, Int>)
    -> Kind<M, [Int]>
  {
    M.traverse(0..<count, step)
  }

  @Test("traverse keeps the order for every length up to 40", arguments: 0...40)
  func order(count: Int) {
    let writer = collect(WriterOf<[Int]>.self, count) { Writer(log: [$0], value: -$0) }
    #expect(writer == Writer(log: Array(0..<count), value: (0..<count).map { -$0 }))
    let state = collect(StateOf<[Int]>.self, count) { n in
      State { log in
        log.append(n)
        return -n
      }
    }
    #expect(state.run([]) == ((0..<count).map { -$0 }, Array(0..<count)))
  }

  @Test("a step may continue from the same values more than once")
  func persistence() {
    let signs = collect(ListOf.self, 3) { List([$0 + 1, -$0 - 1]) }
    #expect(
      signs.elements == [
        [1, 2, 3], [1, 2, -3], [1, -2, 3], [1, -2, -3],
        [-1, 2, 3], [-1, 2, -3], [-1, -2, 3], [-1, -2, -3],
      ])
  }
}
