import Pairings
import Testing

/// What an architecture is made of can be exchanged, one part at a time.
@Suite("Architectures")
struct ArchitectureTests {
  @Test func `BA10: get, set, modify and their company, in place and without a copy`() {
    typealias Move = State<[Int], Void>
    #expect(State<[Int], [Int]>.get.eval([1]) == [1])
    #expect(Move.set([2]).exec([1]) == [2])
    #expect(Move.modify { $0 + [3] }.exec([1]) == [1, 3])
    var list = Array(0..<1000)
    let before = list.withUnsafeBufferPointer { $0.baseAddress }
    let steps = Move.modify(inPlace: { $0[0] = 7 }).then(Move.modify(inPlace: { $0[1] = 8 }))
    steps.run(&list)
    #expect(list[..<2] == [7, 8])
    #expect(list.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  /// Three architectures for one requirement: count what was pressed.
  @Test func `BA32: another effect, another monad, another space: another architecture`() throws {
    func press<Eff: Running, Pair: Pairing>(
      _ component: Component<Eff, Pair, Int>, _ moves: [Kind<Pair.Moves, Void>]
    ) throws(Eff.Failure) -> [Int] {
      let explorer = Explorer(component)
      var shown = [explorer.view]
      for move in moves {
        try explorer.send(Eff.pure(move))
        shown.append(explorer.view)
      }
      return shown
    }
    func architectures<Eff: Running>(_: Eff.Type) throws(Eff.Failure) -> [[Int]] {
      [
        try press(
          Component<Eff, StateStore<Int>, Int>(
            StateStore(), Store(0) { count in UI { _ in count } }),
          [.modify { $0 + 2 }, .modify { $0 * 2 }]),
        try press(
          Component<Eff, WriterTraced<[Int]>, Int>(
            WriterTraced(), Traced(offset: .empty) { log in UI { _ in log.reduce(0, +) } }),
          [.tell([2]), .tell([2])]),
        try press(
          Component<Eff, ReaderEnv<Int>, Int>(
            ReaderEnv(), Env(environment: 4, value: 0).extend { env in UI { _ in env.environment } }
          ),
          [Reader<Int, Int>.ask.map { _ in }]),
      ]
    }
    let expected = [[0, 2, 4], [0, 2, 4], [4, 4]]
    #expect(architectures(IdentityOf.self) == expected)
    #expect(try architectures(IOOf<any Error>.self) == expected)
  }
}
