import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("DayPairing")
struct DayPairingTests {
  typealias Desk = DayPairing<StateStore<Int>, PullerZipper>

  let pairing = Desk(StateStore(), PullerZipper())
  let desk = Day(Store(2) { $0 * 10 }, Zipper(["a", "b"])) { "\($0) \($1)" }

  @Test("laws")
  func laws() {
    let runner = Runner(seed: 1, cases: 20)
    expectLaws(.comonad(DayOf<StoreOf<Bool>, EnvOf<Bool>>.self), runner: runner)
    expectLaws(.monad(DayMoveOf<StateStore<Three>, StateStore<Bool>>.self), runner: runner)
    expectLaws(.pairing(DayPairing<StateStore<Three>, PullerZipper>()), runner: runner)
    expectLaws(.day(DefaultDayOperations<PullerZipper, ReaderEnv<Bool>>()), runner: runner)
  }

  @Test("one side moves while the other stays; both move")
  func sides() {
    #expect(desk.extract() == "20 a")
    #expect(pairing.moved(desk, by: .first(.modify { $0 + 1 })).extract() == "30 a")
    #expect(pairing.moved(desk, by: .second(.forward)).extract() == "20 b")
    let both = pairing.moved(desk, by: .both(.set(5), .forward))
    #expect(both.extract() == "50 b")
    #expect(desk.swapped().extract() == "20 a")
  }

  @Test("a move has a value, which later steps may use")
  func values() {
    let move: DayMove<StateStore<Int>, PullerZipper, Int> =
      DayMove.first(State { $0 }).flatMap { n in
        .second(
          Puller {
            $0.step(by: 1)
            return $0.index + n
          })
      }
    #expect(pairing.pair(move, desk) { "\($0) \($1)" } == "3 20 b")
    let sum = DayMove<StateStore<Int>, PullerZipper, Int>.both(State { $0 }, .cursor) {
      $0 + $1.count
    }
    #expect(pairing.pair(sum, desk) { a, _ in a } == 4)
  }

  @Test("values of every size and kind are hidden and come back")
  func hidden() {
    #expect(Day(Identity(()), Identity([1, 2])) { "\($0)\($1)" }.extract() == "()[1, 2]")
    #expect(Day(Identity((1, 2, 3)), Identity("é")) { "\($0)\($1)" }.extract() == "(1, 2, 3)é")
    #expect(Day(Identity(UInt8(7)), Identity(Optional("x"))) { ($0, $1) }.extract() == (7, "x"))
    #expect(Day(Identity(1.5), Identity(desk)) { "\($0) \($1.extract())" }.extract() == "1.5 20 a")
  }

  @Test("a move leaves shared references unchanged and reuses unshared ones")
  func sharing() {
    var space: Kind<Desk.Space, String> = desk.map { $0 }
    let before = ObjectIdentifier(space)
    pairing.move(.second(.forward), &space)
    #expect(ObjectIdentifier(space) == before)
    let shared = space
    pairing.move(.second(.backward), &space)
    #expect((shared.extract(), space.extract()) == ("20 b", "20 a"))
  }

  @Test("a move that reads the space it moves, or brings the place of another, traps")
  func overlappingAccess() async {
    await #expect(processExitsWith: .failure) {
      var space: Kind<Desk.Space, String> = Day(Store(2) { $0 }, Zipper(["a"])) { "\($0) \($1)" }
      weak let observer = space
      let move: Kind<Desk.Moves, Void> = .first(.modify { $0 + (observer?.extract().count ?? 0) })
      Desk(StateStore(), PullerZipper()).move(move, &space)
    }
    await #expect(processExitsWith: .failure) {
      var stolen: DayOf<IdentityOf, IdentityOf>.Place?
      let steal = Kind<StealOf, Void> { stolen = $0 }
      let swap = Kind<StealOf, Void> { $0 = stolen ?? $0 }
      _ = StealDay().moved(Day(Identity("a"), Identity("b")) { $0 + $1 }, by: steal)
      _ = StealDay().moved(Day(Identity(1), Identity(2)) { $0 + $1 }, by: swap).extract()
    }
  }
}

/// Moves on the place of a day, which may bring the place of another one.
private enum StealOf: ProgramConstructor {
  typealias Context = DayOf<IdentityOf, IdentityOf>.Place
}

private struct StealDay: ProgramStorePairing {
  typealias Moves = StealOf
  typealias Space = DayOf<IdentityOf, IdentityOf>
}
