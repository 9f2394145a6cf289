import Pairings
import PairingsTheory
import Testing

/// A resource that a program uses, and its finalisation, beside the laws of `finalising`.
@Suite("using … run … finally …")
struct UsingTests {
  struct Refused: Error {}

  @Test("two runs of one effect use two spaces")
  func twice() throws {
    var ends: [String] = []
    let write = Free<EnvOf<Int>, Void>.lift(Env(environment: 1, value: ()))
    let layers = ReaderEnv<Int>().flipped.hoisted(effects: PureTransformation<IOOf<Refused>>())
    let counting = FreeInteraction(Tails(layers))
    let numbers = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in Reader.asks { n + $0 } }
    let use = counting.using(.pure(numbers), run: write.then(write)) { space, _ in
      .work { ends.append("\(space.extract())") }
    }
    try use.then(use).run()
    #expect(ends == ["2", "2"])
  }
}
