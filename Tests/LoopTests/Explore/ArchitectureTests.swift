import Pairings
import Testing

/// The parts of an architecture, each of which can be exchanged.
@Suite("Architectures")
struct ArchitectureTests {
  @Test func `BA10: get, set, modify and other operations, in place and without a copy`() {
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

  /// Three architectures for one requirement: a count of presses.
  @Test func `BA32: another effect, another monad, another space: another architecture`() {
    func press<Eff: Launching, Pair: Pairing>(
      _ component: Component<IdentityOf, Pair, Kind<Pair.Moves, Void>, Int>,
      _ moves: [Kind<Pair.Moves, Void>], on launcher: Eff.Launcher, _: Eff.Type
    ) -> [Int] {
      let explorer = Explorer(component.under(Eff.self), on: launcher)
      var shown = [explorer.view]
      for move in moves {
        explorer.send(move)
        shown.append(explorer.view)
      }
      return shown
    }
    func architectures<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher) -> [[Int]] {
      [
        press(
          Component(StateStore(), Store(0) { count in UI { _ in count } }),
          [.modify { $0 + 2 }, .modify { $0 * 2 }], on: launcher, Eff.self),
        press(
          Component(
            WriterTraced<[Int]>(),
            Traced(offset: .empty) { log in UI { _ in log.reduce(0, +) } }),
          [.tell([2]), .tell([2])], on: launcher, Eff.self),
        press(
          Component(
            ReaderEnv<Int>(),
            Env(environment: 4, value: 0).extend { env in UI { _ in env.environment } }),
          [Reader<Int, Int>.ask.map { _ in }], on: launcher, Eff.self),
      ]
    }
    let expected = [[0, 2, 4], [0, 2, 4], [4, 4]]
    #expect(architectures(IdentityOf.self, on: ()) == expected)
    #expect(architectures(IOOf<any Error>.self, on: ()) == expected)
    #expect(architectures(RehearsalOf<Never>.self, on: Stage()) == expected)
  }
}
