import Pairings

/// The transformers over the identity beside the plain pairs, and the moves that spaces
/// have by themselves beside those with a name.
enum TransformerRows {
  static var rows: [Row] {
    [
      Row(
        "StateTStoreT<IdentityPairing>.move", "opaque", control: "StateStore", bar: .ratio(2),
        operation: {
          moving(
            StateTStoreT<Int, IdentityPairing>(IdentityPairing()), .state(step),
            StoreT(0, Identity({ $0 &* 2 })))
        },
        by: { moving(StateStore<Int>(), step, Store(0) { $0 &* 2 }) }),
      Row(
        "WriterTTracedT<IdentityPairing>.move", "opaque", control: "WriterTraced",
        bar: .ratio(2),
        operation: {
          moving(
            WriterTTracedT<Sum<Int>, IdentityPairing>(IdentityPairing()),
            WriterT(Identity((7, Sum(3)))), TracedT(Identity({ $0.value &* 2 })))
        },
        by: {
          moving(
            WriterTraced<Sum<Int>>(), Writer(log: Sum(3), value: 7), Traced { $0.value &* 2 })
        }),
      Row(
        "ReaderTEnvT<IdentityPairing>.move", "opaque", control: "ReaderEnv", bar: .ratio(2),
        operation: {
          moving(
            ReaderTEnvT<Int, IdentityPairing>(IdentityPairing()),
            ReaderT { Identity($0 &+ 1) }, EnvT(environment: 5, Identity(9)))
        },
        by: {
          moving(ReaderEnv<Int>(), Reader { $0 &+ 1 }, Env(environment: 5, value: 9))
        }),
      Row(
        "CoPairing<StoreOf<Int>>.move", "opaque", control: "StateStore",
        operation: { moving(CoPairing(), Co(StateStore<Int>(), step), Store(0) { $0 &* 2 }) },
        by: { moving(StateStore<Int>(), step, Store(0) { $0 &* 2 }) }),
    ]
  }

  private static var step: State<Int, Int> {
    State {
      $0 &+= 1
      return $0
    }
  }
}
