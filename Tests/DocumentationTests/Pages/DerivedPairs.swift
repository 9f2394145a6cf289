import Pairings
import PairingsTheory
import Testing

@Suite("DerivedPairs.md")
struct DerivedPairsPage {
  struct Counting: Comodel {  // the instruction adds a number and is answered by nothing
    func answer<Value>(_ instruction: Env<Int, Value>, _ state: inout Int) -> Value {
      state += instruction.environment
      return instruction.value
    }
  }

  @Test("each construction makes a pair that moves")
  func derived() {
    expectPrinted(as: "Docs/Pairings.docc/DerivedPairs.md") {
      let add = Free<EnvOf<Int>, Void>.lift(Env(environment: 21, value: ()))
      print(ComodelPairing(Counting()).pair(add.then(add), Store(0) { $0 }) { $1 })  // 42

      let either = ProductCoproduct(StateStore<Int>(), WriterTraced<String>())
      let move = FunctorProduct(State<Int, Void>.modify { $0 + 1 }, Writer.tell("b"))
      print(either.moved(Coproduct(.left(Store(0) { "\($0)" })), by: move).extract())  // 1
      print(either.moved(Coproduct(.right(Traced(offset: "a") { $0 })), by: move).extract())  // ab
    }
  }
}
