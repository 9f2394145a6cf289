import Pairings
import PairingsTheory
import TestSupport
import Testing

// The contract of a pair beside its laws, which the catalogue checks: names, storage and memory.

/// Expects that the methods of moves and spaces, which name no pairing, agree with the pairing.
func expectMethods<P: Pairing>(
  of pairing: P, _ move: Kind<P.Moves, Int>, _ space: Kind<P.Space, String>,
  lead to: (value: Int, view: String),
  sourceLocation: SourceLocation = #_sourceLocation
)
where
  P.Moves: PairedMonad, P.Moves.Pair == P, P.Space: PairedComonad, P.Space.Pair == P
{
  let both = "\(to.value), \(to.view)"
  var moved = space
  let seen = [
    pairing.pair(move, space) { "\($0), \($1)" },
    move.pair(with: space) { "\($0), \($1)" }, space.pair(with: move) { "\($1), \($0)" },
    move.map { n in { "\(n), \($0)" } }.zap(space),
    "\(to.value), \(move.select(from: space.duplicate()).extract())",
    "\(to.value), \(space.moved(by: move).extract())", "\(move.move(&moved)), \(moved.extract())",
  ]
  #expect(seen == Array(repeating: both, count: 7), sourceLocation: sourceLocation)
}

/// Expects that a move reuses a space that nothing else refers to, and leaves a shared one.
func expectReuse<P: Pairing, Value: Equatable>(
  by pairing: P, _ move: Kind<P.Moves, some Any>, _ start: Kind<P.Space, Value>, shows value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = P.Space.extract(start)
  var space = P.Space.map(start) { $0 }
  let storage = ObjectIdentifier(space)
  pairing.move(move, &space)
  #expect(ObjectIdentifier(space) == storage, sourceLocation: sourceLocation)
  var shared = start
  pairing.move(move, &shared)
  #expect(
    [P.Space.extract(space), P.Space.extract(shared), P.Space.extract(start)]
      == [value, value, before], sourceLocation: sourceLocation)
}

/// Expects that moves change a large position in place. The space shows the address of its elements.
func expectInPlace<P: Pairing>(
  by pairing: P, _ move: Kind<P.Moves, Void>, _ start: Kind<P.Space, UnsafeRawPointer?>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var space = P.Space.map(start) { $0 }
  pairing.move(move, &space)  // From here on the two are apart.
  let before = P.Space.extract(space)
  for _ in 0..<3 { pairing.move(move, &space) }
  #expect(P.Space.extract(space) == before, sourceLocation: sourceLocation)
  #expect(P.Space.extract(space) != P.Space.extract(start), sourceLocation: sourceLocation)
}

/// Makes a million moves, and traps if they leave memory behind.
func checkMemory<P: Pairing>(
  of pairing: P, _ move: Kind<P.Moves, Void>, _ space: consuming Kind<P.Space, Int>
) {
  var space = space
  for _ in 0..<1_000 { pairing.move(move, &space) }
  let before = residentBytes()
  for _ in 1_000..<million { pairing.move(move, &space) }
  let bytes = residentBytes() - before
  precondition(
    P.Space.extract(space) >= 0 && bytes < 1 << 20, "\(P.self) left \(bytes) bytes behind")
}

@Suite("Pairs")
struct PairContractTests {
  private let day = DayPairing(StateStore<Int>(), NavigationZipper())
  private let letters = Zipper(["a", "b", "c"])

  private let next = State<Int, Int> { n in
    n += 1
    return n * 10
  }

  private let forward = Navigation<Int> { cursor in
    cursor.step(by: 1)
    return cursor.index
  }

  @Test("BA26: the methods of moves and spaces agree with the pairing, which shows the new place")
  func methods() {
    expectMethods(of: IdentityPairing(), Identity(7), Identity("still"), lead: (7, "still"))
    expectMethods(of: StateStore(), next, Store(0) { "at \($0)" }, lead: (10, "at 1"))
    expectMethods(
      of: WriterTraced(), Writer(log: "ab", value: 7), Traced(offset: .empty) { "[\($0)]" },
      lead: (7, "[ab]"))
    expectMethods(
      of: ReaderEnv(), Reader.asks { $0 + 1 }, Env(environment: 6, value: "net"), lead: (7, "net"))
    expectMethods(
      of: ActionMoore(), Action(inputs: ["a", "b"], value: 7),
      Moore<String, String>("", step: { $0 += $1 }, output: { "[\($0)]" }), lead: (7, "[ab]"))
    expectMethods(of: NavigationZipper(), forward, letters, lead: (1, "b"))
    expectMethods(
      of: UpdateCoupdate(), Update<Counting, Int> { state in (Sum(5), state) },
      Coupdate(37) { "\($0.shape), after \($0.position.value)" }, lead: (37, "42, after 5"))
  }

  @Test("a move reuses a space that nothing else refers to, and leaves a shared one as it was")
  func reuse() {
    expectReuse(by: StateStore(), next, Store(0) { $0 }, shows: 1)
    expectReuse(by: WriterTraced(), .tell([1]), Traced(offset: [7]) { $0 }, shows: [7, 1])
    expectReuse(
      by: ActionMoore(), .send(1), Moore([7], step: { $0.append($1) }, output: { $0 }),
      shows: [7, 1])
    expectReuse(by: NavigationZipper(), forward, letters, shows: "b")
    expectReuse(
      by: UpdateCoupdate<Counting>(), .tell(Sum(5)), Coupdate(37) { $0.shape }, shows: 42)
    expectReuse(
      by: day, .both(.set(5), .forward), Day(Store(2) { $0 }, letters) { "\($0) \($1)" },
      shows: "5 b")
    expectReuse(
      by: SumPairing(StateStore<Int>(), NavigationZipper()), .toggle(),
      SumSpace(Store(1) { "\($0)" }, letters), shows: "a")
    expectReuse(
      by: StateTStoreT(NavigationZipper()),
      StateT<Int, NavigationOf, String>.stateM { position in
        Navigation { cursor in
          cursor.step(by: position)
          return ("was \(position)", position * 10)
        }
      }, StoreT(2, ZipperOf.map(letters) { letter in { "\($0) \(letter)" } }), shows: "20 c")
    expectReuse(
      by: WriterTTracedT(NavigationZipper()),
      WriterT<[String], NavigationOf, Int>(
        NavigationOf.map(.forward) { (value: 7, log: ["x", "y"]) }),
      TracedT(ZipperOf.map(letters) { letter in { "\($0.joined()) \(letter)" } }), shows: "xy b")
    expectReuse(
      by: ReaderTEnvT(NavigationZipper()),
      ReaderT<Int, NavigationOf, Void>.accessM { distance in .step(by: distance) },
      EnvT(environment: 2, letters), shows: "c")
  }

  @Test("moves change a large position in place")
  func inPlace() {
    expectInPlace(
      by: StateStore(), .modify(inPlace: { $0[7] = 0 }),
      Store(Array(0..<1_000)) { $0.withUnsafeBytes(\.baseAddress) })
    expectInPlace(
      by: StateStore(), UpdateToState<Listing>()(Update<Listing, Void>.tell(Sum(1))),
      Store(Array(0..<1_000)) { $0.withUnsafeBytes(\.baseAddress) })
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
    #expect(calls == 0)
    #expect(store.extract() == million && traced.extract() == million)
    #expect(calls == 2)
  }

  @Test("a million moves keep memory flat")
  func memory() async {
    // In a separate process, in which no other test uses memory.
    await #expect(processExitsWith: .success) {
      checkMemory(of: StateStore(), .modify { $0 + 1 }, Store(0) { $0 })
      checkMemory(of: WriterTraced(), .tell(Sum(1)), Traced(offset: .empty) { $0.value })
      checkMemory(of: ReaderEnv(), .asks { _ in }, Env(environment: 1, value: 2))
      checkMemory(of: IdentityPairing(), Identity(()), Identity(3))
      let machine = Moore<Int, Int>(0, step: { $0 += $1 }, output: { $0 })
      checkMemory(of: ActionMoore(), .send(1), machine)
      precondition(machine.run(repeatElement(1, count: million)) == million)
      let next = Free<IdentityOf, Void>.lift(Identity(()))
      let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
      checkMemory(of: FreeCofree(IdentityPairing()), next.then(next), naturals.map { $0 + 1 })
    }
  }
}

private enum Counting: MonoidAction {
  static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
}

private enum Listing: MonoidAction {
  static func apply(_ patch: Sum<Int>, to state: inout [Int]) { state[patch.value] += 1 }
}
