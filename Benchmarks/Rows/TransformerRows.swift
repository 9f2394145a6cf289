import PairingsBenchmarks
import Pairings
import PairingsTheory

/// The rows of the transformers over the identity, beside the plain pairs, and of the moves of
/// spaces themselves, beside the named ones.
enum TransformerRows {
  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "StateTStoreT<IdentityPairing>.move", "opaque", control: "StateStore", bar: .ratio(2),
        allocations: 1, instructions: 640, retains: 1, operation: onPositions, by: state),
      .aged("StateTStoreT<IdentityPairing>", allocations: 1, onPositions),
      BenchmarkRow(
        "WriterTTracedT<IdentityPairing>.move", "opaque", control: "WriterTraced",
        bar: .ratio(2), allocations: 0, instructions: 54, retains: 0, operation: onLogs,
        by: {
          PairOperation.move.workload(
            WriterTraced<Sum<Int>>(), Writer(log: Sum(3), value: 7),
            Traced(offset: .empty) { $0.value &* 2 })
        }),
      .aged("WriterTTracedT<IdentityPairing>", allocations: 0, onLogs),
      BenchmarkRow(
        "ReaderTEnvT<IdentityPairing>.move", "opaque", control: "ReaderEnv", bar: .ratio(2),
        allocations: 1, instructions: 530, retains: 0, operation: inPlaces, by: reader),
      .aged("ReaderTEnvT<IdentityPairing>", allocations: 1, inPlaces),
      BenchmarkRow(
        "CoPairing<StoreOf<Int>>.move", "opaque", control: "StateStore", bar: .ratio(3),
        allocations: 1, instructions: 1_900, retains: 1, operation: byItself, by: state),
      .aged("CoPairing<StoreOf<Int>>", allocations: 1, byItself),
    ]
  }

  /// The control of a move of positions.
  private static func state() -> BenchmarkRow.Workload {
    PairOperation.move.workload(StateStore<Int>(), step, store)
  }

  /// The control of a move that reads an environment.
  private static func reader() -> BenchmarkRow.Workload {
    PairOperation.move.workload(
      ReaderEnv<Int>(), Reader.asks { $0 &+ 1 }, Env(environment: 5, value: 9))
  }

  private static func onPositions() -> BenchmarkRow.Workload {
    PairOperation.move.workload(
      StateTStoreT<Int, IdentityPairing>(IdentityPairing()), .state(step),
      StoreT(0, Identity({ $0 &* 2 })))
  }

  private static func onLogs() -> BenchmarkRow.Workload {
    PairOperation.move.workload(
      WriterTTracedT<Sum<Int>, IdentityPairing>(IdentityPairing()),
      WriterT(Identity((7, Sum(3)))), TracedT(Identity({ $0.value &* 2 })))
  }

  private static func inPlaces() -> BenchmarkRow.Workload {
    PairOperation.move.workload(
      ReaderTEnvT<Int, IdentityPairing>(IdentityPairing()), ReaderT.accessM { Identity($0 &+ 1) },
      EnvT(environment: 5, Identity(9)))
  }

  private static func byItself() -> BenchmarkRow.Workload {
    PairOperation.move.workload(CoPairing(), Co(StateStore<Int>(), step), store)
  }

  private static var store: Store<Int, Int> { Store(0) { $0 &* 2 } }

  private static var step: State<Int, Int> {
    State {
      $0 &+= 1
      return $0
    }
  }
}
