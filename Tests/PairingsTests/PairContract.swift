import Pairings
import PairingsTheory
import TestSupport
import Testing

/// The contract of a pair beside its laws, which the catalogue checks: names, storage and memory.
struct PairContract {
  /// Makes the move in a space that nothing else refers to, and in a shared one. Returns true if the
  /// first is the same object as before, and the views of both and of the space before.
  let reuse: () -> (isReused: Bool, views: [String])

  /// Makes a million moves, and returns the bytes that they leave behind.
  let memory: () -> Int

  let (before, after): (String, String)

  init<P: Pairing>(
    _ pairing: P, _ move: Kind<P.Moves, Int>, _ start: Kind<P.Space, String>,
    leadsTo after: String
  ) {
    (before, self.after) = (P.Space.extract(start), after)
    reuse = {
      var (space, shared) = (P.Space.map(start) { $0 }, start)
      let storage = ObjectIdentifier(space)
      pairing.move(move, &space)
      pairing.move(move, &shared)
      return (ObjectIdentifier(space) == storage, [space, shared, start].map(P.Space.extract))
    }
    memory = {
      var space = P.Space.map(start) { $0 }
      for _ in 0..<1_000 { pairing.move(move, &space) }
      let bytes = residentBytes()
      for _ in 1_000..<million { pairing.move(move, &space) }
      return residentBytes() - bytes
    }
  }
}

/// The pairs of the library, each with a move and a space.
enum LibraryPair: CaseIterable {
  case identity, reader, state, writer, action, navigation, update, free
  case day, sum, stateT, writerT, readerT

  private static var letters: Zipper<String> { Zipper(["a", "b", "c"]) }

  private static var naturals: Cofree<IdentityOf, String> {
    .unfold(0, head: { "\($0)" }) { Identity($0 + 1) }
  }

  var contract: PairContract {
    let letters = Self.letters
    switch self {
    case .identity:
      return PairContract(IdentityPairing(), Identity(7), Identity("a"), leadsTo: "a")
    case .reader:
      let env = Env(environment: 6, value: "net")
      return PairContract(ReaderEnv(), Reader.asks { $0 + 1 }, env, leadsTo: "net")
    case .state:
      let next = State<Int, Int> { n in
        n += 1
        return 7
      }
      return PairContract(StateStore(), next, Store(0) { "at \($0)" }, leadsTo: "at 1")
    case .writer:
      let log = Traced(offset: .empty) { (log: Sum<Int>) in "\(log.value)" }
      return PairContract(
        WriterTraced(), Writer(log: Sum(5), value: 7), log, leadsTo: "5")
    case .action:
      let machine = Moore<Int, String>(1, step: { $0 += $1 }, output: { "\($0)" })
      return PairContract(
        ActionMoore(), Action(inputs: [2, 4], value: 7), machine, leadsTo: "7")
    case .navigation:
      let forward = Navigation.forward.map { 7 }
      return PairContract(NavigationZipper(), forward, letters, leadsTo: "b")
    case .update:
      let step = Update<Counting, Int> { state in (Sum(5), state) }
      let space = Coupdate<Counting, String>(37) { "\($0.shape), after \($0.position.value)" }
      return PairContract(UpdateCoupdate(), step, space, leadsTo: "42, after 5")
    case .free:
      let twice = Free<IdentityOf, Void>.lift(Identity(())).replicate(2).map { _ in 7 }
      return PairContract(
        FreeCofree(IdentityPairing()), twice, Self.naturals, leadsTo: "2")
    case .day:
      let pairing = DayPairing(StateStore<Int>(), NavigationZipper())
      let move = DayMove<StateStore<Int>, NavigationZipper, Void>.both(.set(5), .forward)
      let space = Day(Store(2) { $0 }, letters) { "\($0) \($1)" }
      return PairContract(pairing, move.map { _ in 7 }, space, leadsTo: "5 b")
    case .sum:
      let pairing = SumPairing(StateStore<Int>(), NavigationZipper())
      let move = SumMove<StateStore<Int>, NavigationZipper, Void>.toggle().map { 7 }
      return PairContract(
        pairing, move, SumSpace(Store(1) { "\($0)" }, letters), leadsTo: "a")
    case .stateT:
      let step = StateT<Int, NavigationOf, Int>.stateM { n in
        Navigation { cursor in
          cursor.step(by: n)
          return (n, 20)
        }
      }
      let space = StoreT(2, ZipperOf.map(letters) { letter in { "\($0) \(letter)" } })
      return PairContract(StateTStoreT(NavigationZipper()), step, space, leadsTo: "20 c")
    case .writerT:
      let step = WriterT<Sum<Int>, NavigationOf, Int>(
        NavigationOf.map(.forward) { (value: 7, log: Sum(2)) })
      let space = TracedT(
        ZipperOf.map(letters) { letter in { (log: Sum<Int>) in "\(log.value) \(letter)" } })
      return PairContract(WriterTTracedT(NavigationZipper()), step, space, leadsTo: "2 b")
    case .readerT:
      let step = ReaderT<Int, NavigationOf, Void>.accessM { distance in .step(by: distance) }
      return PairContract(
        ReaderTEnvT(NavigationZipper()), step.map { 7 }, EnvT(environment: 2, letters),
        leadsTo: "c")
    }
  }
}

@Suite("The contract of a pair")
struct PairContractTests {
  @Test("BA26: the methods of moves and of spaces agree")
  func methods() {
    let space = Store(0) { "at \($0)" }
    var moved = space
    let move = State<Int, Int> { n in
      n += 1
      return 7
    }
    let results = [
      StateStore().pair(move, space) { "\($0), \($1)" }, move.pair(with: space) { "\($0), \($1)" },
      space.pair(with: move) { "\($1), \($0)" }, move.map { n in { "\(n), \($0)" } }.zap(space),
      "7, \(move.select(from: space.duplicate()).extract())",
      "7, \(space.moved(by: move).extract())", "\(move.move(&moved)), \(moved.extract())",
    ]
    expectEqual(Set(results), ["7, at 1"])
  }

  @Test("BA26: a move reuses a space that nothing else has", arguments: LibraryPair.allCases)
  func holds(pair: LibraryPair) {
    let contract = pair.contract
    let (isReused, views) = contract.reuse()
    expectEqual(isReused, (pair != .free))  // A stream is another one after a step.
    expectEqual(views, [contract.after, contract.after, contract.before])
  }

  @Test("a million moves of a pair keep memory flat")
  func memory() async {
    // In a separate process, in which no other test uses memory.
    await #expect(processExitsWith: .success) {
      for pair in LibraryPair.allCases {
        let bytes = pair.contract.memory()
        precondition(bytes < 1 << 20, "\(pair) left \(bytes) bytes behind")
      }
      let machine = Moore<Int, Int>(0, step: { $0 += $1 }, output: { $0 })
      precondition(machine.run(repeatElement(1, count: million)) == million)
    }
  }

  /// Moves a large position, of which the space shows the address.
  private func expectInPlace<P: Pairing>(
    by pairing: P, _ move: Kind<P.Moves, Void>, _ start: Kind<P.Space, UnsafeRawPointer?>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var space = P.Space.map(start) { $0 }
    pairing.move(move, &space)  // From here on the two are apart.
    let before = P.Space.extract(space)
    for _ in 0..<3 { pairing.move(move, &space) }
    expectEqual(P.Space.extract(space), before, sourceLocation: sourceLocation)
    expect(before != P.Space.extract(start), sourceLocation: sourceLocation)
  }

  @Test("moves change a large position in place")
  func inPlace() {
    let store = Store(Array(0..<1_000)) { $0.withUnsafeBytes(\.baseAddress) }
    expectInPlace(by: StateStore(), .modify(inPlace: { $0[7] = 0 }), store)
    expectInPlace(
      by: StateStore(), UpdateToState<Listing>()(Update<Listing, Void>.tell(Sum(1))), store)
    expectInPlace(
      by: ActionMoore(), .send(contentsOf: [7, 8, 9]),
      Moore(
        Array(0..<1_000), step: { $0[$1] = 0 }, output: { $0.withUnsafeBytes(\.baseAddress) }))
  }

  @Test("a value takes one call of the space after a million moves")
  func calls() {
    var calls = 0
    var store = Store(0) { (position: Int) in
      calls += 1
      return position
    }
    var traced = Traced(offset: .empty) { (log: Sum<Int>) in
      calls += 1
      return log.value
    }
    let (increment, one) = (State<Int, Void>.modify { $0 + 1 }, Writer.tell(Sum(1)))
    for _ in 0..<million {
      increment.move(&store)
      one.move(&traced)
    }
    expectEqual(calls, 0)
    expect(store.extract() == million && traced.extract() == million && calls == 2)
  }
}

private enum Counting: MonoidAction {
  static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
}

private enum Listing: MonoidAction {
  static func apply(_ patch: Sum<Int>, to state: inout [Int]) { state[patch.value] += 1 }
}
