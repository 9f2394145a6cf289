import Pairings
import Testing

@Suite("Transformers")
struct TransformerTests {
  typealias Positions = StateTStoreT<Int, PullerZipper>
  typealias Logs = WriterTTracedT<[String], PullerZipper>
  typealias Places = ReaderTEnvT<String, PullerZipper>

  let letters = Zipper(["a", "b", "c"])

  @Test("a move of a position moves the base as well")
  func positions() {
    let space = StoreT(2, ZipperOf.map(letters) { letter in { "\($0) \(letter)" } })
    let move = StateT<Int, PullerOf, String>.stateM { position in
      Puller { cursor in
        cursor.step(by: position)
        return ("was \(position)", position * 10)
      }
    }
    #expect(StoreTOf.extract(space) == "2 a")
    let seen = Positions(PullerZipper()).pair(move, space) { "\($0), \($1)" }
    #expect(seen == "was 2, 20 c")
    Self.checkSharing(Positions(PullerZipper()), move, space, sees: "20 c", after: "2 a")
  }

  @Test("a move that writes a log moves the base as well")
  func logs() {
    let space = TracedT<[String], ZipperOf, String>(
      ZipperOf.map(letters) { letter in { "\($0.joined()) \(letter)" } })
    let move = WriterT<[String], PullerOf, Int>(
      PullerOf.map(.forward) { (value: 7, log: ["x", "y"]) })
    #expect(Logs(PullerZipper()).pair(move, space) { "\($0): \($1)" } == "7: xy b")
    Self.checkSharing(Logs(PullerZipper()), move, space, sees: "xy b", after: " a")
  }

  @Test("a move that reads an environment moves the base by it")
  func places() {
    let space = EnvT(environment: "twice", letters)
    let move = ReaderT<String, PullerOf, Int>.accessM { environment in
      Puller { cursor in
        cursor.step(by: environment == "twice" ? 2 : 1)
        return cursor.index
      }
    }
    #expect(Places(PullerZipper()).pair(move, space) { "\($0): \($1)" } == "2: c")
    Self.checkSharing(Places(PullerZipper()), move, space, sees: "c", after: "a")
  }

  @Test("a move that reads the space it moves, through a weak reference, traps")
  func overlappingAccess() async {
    await #expect(processExitsWith: .failure) {
      var space: Kind<StoreTOf<Int, StoreOf<Int>>, Int> = StoreT(1, Store(2) { n in { $0 + n } })
      weak let observer = space
      let move = StateT<Int, StateOf<Int>, Void>.stateM { position in
        State { ((), position + (observer?.position ?? 0) + $0) }
      }
      StateTStoreT<Int, StateStore<Int>>(StateStore()).move(move, &space)
    }
    await #expect(processExitsWith: .failure) {
      var space: Kind<EnvTOf<Int, StoreOf<Int>>, Int> = EnvT(environment: 1, Store(2) { $0 })
      weak let observer = space
      let move = ReaderT<Int, StateOf<Int>, Void>.accessM { _ in
        State { $0 = observer?.lowered.position ?? 0 }
      }
      ReaderTEnvT<Int, StateStore<Int>>(StateStore()).move(move, &space)
    }
    await #expect(processExitsWith: .failure) {
      var space: Kind<TracedTOf<[Int], StoreOf<Int>>, Int> = TracedT(
        Store(2) { n in { $0.count + n } })
      weak let observer = space
      let move = WriterT<[Int], StateOf<Int>, Void>(
        State { _ in ((), observer?.offset ?? [1]) })
      WriterTTracedT<[Int], StateStore<Int>>(StateStore()).move(move, &space)
    }
  }

  @Test("a transformer has the environment of its base")
  func liftedEnvironment() {
    let places = StoreT(1, Env(environment: "en", value: { (n: Int) in n * 2 }))
    #expect(places.environment == "en" && places.asks(\.count) == 2)
    #expect(places.extend { $0.position }.environment == "en")
    let logs = TracedT(offset: "a", Env(environment: 3, value: { (log: String) in log }))
    #expect(logs.environment == 3 && logs.extend { $0.trace("b") }.environment == 3)
  }

  /// Checks that a move reuses a space that nothing else refers to and leaves others as
  /// they are.
  private static func checkSharing<P: Pairing, Value>(
    _ pairing: P, _ move: Kind<P.Moves, Value>, _ start: Kind<P.Space, String>,
    sees expected: String, after original: String
  ) {
    var space = P.Space.map(start) { $0 }
    let before = ObjectIdentifier(space)
    pairing.move(move, &space)
    #expect(ObjectIdentifier(space) == before)
    #expect(P.Space.extract(space) == expected)
    var shared = start
    pairing.move(move, &shared)
    #expect(P.Space.extract(shared) == expected)
    #expect(P.Space.extract(start) == original)
  }
}
