import Pairings
import PairingsTheory
import TestSupport
import Testing

@Suite("Residual runs, on a stack of 512 KB")
struct RunnerStackTests {
  static let count = many(100_000, inDebug: 10_000)

  struct Adding<Eff: Monad>: NaturalTransformation {
    func callAsFunction<Value>(_ number: Kind<EnvOf<Int>, Value>) -> StateT<Int, Eff, Value> {
      .stateM { .pure((number.value, $0 + number.environment)) }
    }
  }

  static var left: Free<EnvOf<Int>, Int> {
    let one = { (n: Int) in Free<EnvOf<Int>, Int>.lift(Env(environment: 1, value: n + 1)) }
    return (0..<count).reduce(.pure(0)) { program, _ in program.flatMap(one) }
  }

  static func right(_ n: Int) -> Free<EnvOf<Int>, Int> {
    n == count
      ? .pure(n)
      : Free<EnvOf<Int>, Int>.lift(Env(environment: 1, value: n)).flatMap { right($0 + 1) }
  }

  /// Runs both programs by a runner and by layers.
  static func places<Eff: Running>(_ effect: Eff.Type) throws -> [Int] {
    let numbers = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in Reader.asks { n + $0 } }
    let layers = ReaderEnv<Int>().flipped.hoisted(effects: PureTransformation<Eff>())
    return try [left, right(0)].flatMap { program in
      try [
        Eff.run(StatefulRunner(Adding<Eff>()).interact(program, Store(0) { $0 }) { $0 + $1 }),
        Eff.run(FreeInteraction(Tails(layers)).interact(program, numbers) { $0 + $1 }),
      ]
    }
  }

  @Test("many instructions under Identity and IO, nested to the left and to the right")
  func instructions() async {
    let places = await onSmallStack {
      (try? Self.places(IdentityOf.self) + Self.places(IOOf<Never>.self)) ?? []
    }
    #expect(places == Array(repeating: 2 * Self.count, count: 8))
  }
}
