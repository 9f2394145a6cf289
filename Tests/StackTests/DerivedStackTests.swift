import Pairings
import TestSupport
import Testing

@Suite("Derived pairs, on a stack of 512 KB")
struct DerivedStackTests {
  private static var tick: State<Int, Int> {
    State {
      $0 += 1
      return $0
    }
  }

  @Test("a million lifted effects of a codensity monad nest to the left and to the right")
  func codensity() async {
    let counts = await onSmallStack {
      typealias Ticks = Codensity<StateOf<Int>, Int>
      let count = million
      var left = Ticks.lift(Self.tick)
      for _ in 1..<count { left = left.flatMap { _ in .lift(Self.tick) } }
      func right(_ n: Int) -> Ticks {
        n == count ? .pure(n) : Ticks.lift(Self.tick).flatMap { _ in right(n + 1) }
      }
      return [left.lower().eval(0), right(0).lower().eval(0)]
    }
    #expect(counts == [million, million])
  }

  @Test("a million instructions of a comodel")
  func comodel() async {
    struct Counting: Comodel {
      func answer<Value>(_ instruction: Env<Int, Value>, _ state: inout Int) -> Value {
        state += instruction.environment
        return instruction.value
      }
    }
    let count = await onSmallStack {
      var left = Free<EnvOf<Int>, Void>.pure(())
      for _ in 0..<million { left = left.flatMap { .lift(Env(environment: 1, value: ())) } }
      return ComodelPairing(Counting()).pair(left, Store(0) { $0 }) { $1 }
    }
    #expect(count == million)
  }

  @Test("a million turns of the monad of an adjunction")
  func iteration() async {
    let count = await onSmallStack {
      typealias Moves = Compose<ReaderOf<Int>, EnvOf<Int>, Int>
      let loop = Moves.iterate(0) { turn in
        Compose(
          Reader.asks {
            Env(environment: $0 + 1, value: turn + 1 == million ? .done($0 + 1) : .next(turn + 1))
          })
      }
      return loop.composed().run(0).environment
    }
    #expect(count == million)
  }
}
