import Pairings

/// The rows of the transformers over the identity, beside the plain pairs, and of the moves of
/// spaces themselves, beside the named ones.
enum TransformerRows {
  static var rows: [Row] {
    [
      Row(
        "StateTStoreT<IdentityPairing>.move", "opaque", control: "StateStore", bar: .ratio(2),
        operation: onPositions, by: { moving(StateStore<Int>(), step, store) }),
      .aged("StateTStoreT<IdentityPairing>", allocations: 1, onPositions),
      Row(
        "WriterTTracedT<IdentityPairing>.move", "opaque", control: "WriterTraced",
        bar: .ratio(2), allocations: 0, operation: onLogs,
        by: {
          moving(
            WriterTraced<Sum<Int>>(), Writer(log: Sum(3), value: 7),
            Traced(offset: .empty) { $0.value &* 2 })
        }),
      .aged("WriterTTracedT<IdentityPairing>", onLogs),
      Row(
        "ReaderTEnvT<IdentityPairing>.move", "opaque", control: "ReaderEnv", bar: .ratio(2),
        operation: inPlaces,
        by: { moving(ReaderEnv<Int>(), Reader.asks { $0 &+ 1 }, Env(environment: 5, value: 9)) }),
      .aged("ReaderTEnvT<IdentityPairing>", allocations: 1, inPlaces),
      Row(
        "CoPairing<StoreOf<Int>>.move", "opaque", control: "StateStore", bar: .ratio(3),
        operation: byItself, by: { moving(StateStore<Int>(), step, store) }),
      .aged("CoPairing<StoreOf<Int>>", allocations: 1, byItself),
    ]
  }

  private static func onPositions() -> Row.Workload {
    moving(
      StateTStoreT<Int, IdentityPairing>(IdentityPairing()), .state(step),
      StoreT(0, Identity({ $0 &* 2 })))
  }

  private static func onLogs() -> Row.Workload {
    moving(
      WriterTTracedT<Sum<Int>, IdentityPairing>(IdentityPairing()),
      WriterT(Identity((7, Sum(3)))), TracedT(Identity({ $0.value &* 2 })))
  }

  private static func inPlaces() -> Row.Workload {
    moving(
      ReaderTEnvT<Int, IdentityPairing>(IdentityPairing()), ReaderT.accessM { Identity($0 &+ 1) },
      EnvT(environment: 5, Identity(9)))
  }

  private static func byItself() -> Row.Workload {
    moving(CoPairing(), Co(StateStore<Int>(), step), store)
  }

  private static var store: Store<Int, Int> { Store(0) { $0 &* 2 } }

  private static var step: State<Int, Int> {
    State {
      $0 &+= 1
      return $0
    }
  }
}
