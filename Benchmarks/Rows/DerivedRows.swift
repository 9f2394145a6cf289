import PairingsBenchmarks
import Pairings
import PairingsTheory

/// The rows of moves of derived pairs beside hand-written ones.
enum DerivedRows {
  static var rows: [BenchmarkRow] {
    [
      // A regression: 16 retains were enough.
      BenchmarkRow(
        "ComodelPairing<Adding>.move", "opaque", control: "StateStore", allocations: 8,
        instructions: 5_400, retains: 17,
        operation: {
          PairOperation.move.workload(
            ComodelPairing(Adding()), Free.lift(Env(environment: 1, value: 1)), store)
        }, by: byHand),
      BenchmarkRow(
        "ProductCoproduct<StateStore, WriterTraced>.move", "opaque", control: "StateStore",
        allocations: 0, instructions: 240, retains: 2,
        operation: {
          PairOperation.move.workload(
            ProductCoproduct(StateStore<Int>(), WriterTraced<Sum<Int>>()),
            FunctorProduct(step, Writer(log: Sum(3), value: 7)), Coproduct(.left(store)))
        }, by: byHand),
    ]
  }

  private struct Adding: Comodel {
    func answer<Value>(_ instruction: Env<Int, Value>, _ state: inout Int) -> Value {
      state &+= instruction.environment
      return instruction.value
    }
  }

  private static func byHand() -> BenchmarkRow.Workload {
    PairOperation.move.workload(StateStore<Int>(), step, store)
  }

  private static var store: Store<Int, Int> { Store(0) { $0 &* 2 } }

  private static var step: State<Int, Int> {
    State {
      $0 &+= 1
      return $0
    }
  }
}
