import Pairings
import PairingsTheory
import TestSupport
import Testing

@Suite("Comodels, on a stack of 512 KB")
struct DerivedStackTests {
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
}
