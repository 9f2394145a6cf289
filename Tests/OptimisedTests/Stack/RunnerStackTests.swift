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

  @Test("moves of CoT under IO, nested to the left and to the right, run and freed")
  func ownMoves() async {
    typealias Step = CoT<StoreOf<Int>, IOOf<Never>, Void>
    @Sendable func place(_ move: Step) -> Int {
      CoTPairing().interact(move, Store(0) { $0 }) { $1 }.run()
    }
    let places = await onSmallStack {
      let step = Step.moving(StateStore<Int>(), .modify { $0 + 1 })
      let left = (1..<Self.count).reduce(step) { move, _ in move.then(step) }
      let right = (1..<Self.count).reduce(step) { move, _ in step.then(move) }
      let loops = (1..<Self.count).reduce(step) { move, _ in
        .iterate(0) { _ in move.map { .done($0) } }
      }
      return withExtendedLifetime(loops) { [place(left), place(right)] }
    }
    #expect(places == [Self.count, Self.count])
  }
}
