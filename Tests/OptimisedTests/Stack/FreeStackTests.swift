import Pairings
import PairingsTheory
import TestSupport
import Testing

@Suite("Free, on a stack of 512 KB")
struct FreeStackTests {
  typealias Program<Value> = Free<EnvOf<Int>, Value>

  @Test("a million binds nest to the left, to the right and built in full")
  func stack() async {
    let counts = await onSmallStack {
      let count = million
      var left = Program<Int>.pure(0)
      for _ in 0..<count {
        left = left.flatMap { .lift(Env(environment: 1, value: $0 + 1)) }
      }
      func right(_ n: Int) -> Program<Int> {
        n == count
          ? .pure(n) : Program.lift(Env(environment: 1, value: n)).flatMap { right($0 + 1) }
      }
      let one = Program<Void>.lift(Env(environment: 1, value: ()))
      var built = one
      for _ in 0..<count { built = one.flatMap { [built] in built } }
      let naturals = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in
        Reader.asks { n + $0 }
      }
      let pairing = FreeCofree(ReaderEnv<Int>().flipped)
      return [
        Action(left).value, pairing.pair(right(0), naturals) { $1 },
        pairing.pair(left, naturals) { $1 }, Action(built).inputs.count - 1,
      ]
    }
    #expect(counts == Array(repeating: million, count: 4))
  }

  @Test("resumed and bound in turns, in time and stack for each turn", .timeLimit(.minutes(60)))
  func turns() async {
    let count = await onSmallStack {
      let one = Program<Int>.lift(Env(environment: 1, value: 0))
      func next(_ n: Int) -> Program<Int> { .lift(Env(environment: 1, value: n + 1)) }
      var program = one
      for _ in 0..<million / 10 {
        program = program.flatMap(next).flatMap(next)
        guard case .right(let layer) = program.resume() else { return 0 }
        program = layer.extract()
      }
      return Action(program).value
    }
    #expect(count == million / 5)
  }

  @Test("a million rests of runs that hold each other are freed")
  func rests() async {
    let count = await onSmallStack {
      let one = Program<Int>.lift(Env(environment: 1, value: 7))
      var wrapped = one
      for _ in 0..<million {
        guard case .right(let layer) = wrapped.resume() else { return 0 }
        wrapped = .wrap(layer)
      }
      var held = one
      for _ in 0..<million {
        guard case .right(let layer) = one.flatMap({ [held] _ in held }).resume() else { return 0 }
        held = layer.extract()
      }
      let value = Action(wrapped).value
      wrapped = one
      held = one
      return value
    }
    #expect(count == 7)
  }
}
