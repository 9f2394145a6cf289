import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("NaryDayPairing")
struct NaryDayPairingTests {
  typealias Desk = NaryDay<StateStore<Int>, WriterTraced<[String]>, PullerZipper, String>
  typealias Moves = NaryDayMoveOf<StateStore<Int>, WriterTraced<[String]>, PullerZipper>

  let desk = NaryDay.joining(
    Movable(Store(2) { $0 * 10 }, by: StateStore()),
    Movable(Traced<[String], Int>(offset: .empty) { $0.count }, by: WriterTraced()),
    Movable(Zipper(["a", "b"]), by: PullerZipper())
  ) { count, written, letter in "\(count) \(written) \(letter)" }

  @Test("one part moves while the others stay")
  func parts() {
    #expect(desk.extract() == "20 0 a")
    #expect(desk.moved(by: .part(\.0, .modify { $0 + 1 })).extract() == "30 0 a")
    #expect(desk.moved(by: .part(\.1, .tell(["x"]))).extract() == "20 1 a")
    #expect(desk.moved(by: .part(\.2, .forward)).extract() == "20 0 b")
  }

  @Test("a move has a value, which later steps of other parts may use")
  func values() {
    let move: Kind<Moves, Int> = Moves.flatMap(.part(\.2, .cursor)) { cursor in
      .part(
        \.0,
        State {
          $0 += cursor.count
          return $0
        })
    }
    #expect(NaryDayPairing().pair(move, desk) { "\($0): \($1)" } == "4: 40 0 a")
  }

  @Test("extend computes each value from its place")
  func extend() {
    let twice = desk.extend { $0.moved(by: .part(\.0, .modify { $0 * 2 })).extract() }
    #expect(twice.extract() == "40 0 a")
    #expect(twice.moved(by: .part(\.0, .set(3))).extract() == "60 0 a")
    #expect(desk.duplicate().extract().extract() == desk.extract())
    #expect(desk.map(\.count).extract() == 6)
  }

  @Test("a move leaves shared references unchanged and reuses unshared ones")
  func sharing() {
    let pairing = NaryDayPairing<StateStore<Int>, WriterTraced<[String]>, PullerZipper>()
    var space: Kind<NaryDayOf<StateStore<Int>, WriterTraced<[String]>, PullerZipper>, String> =
      desk.map { $0 }
    let before = ObjectIdentifier(space)
    pairing.move(.part(\.2, .forward), &space)
    #expect(ObjectIdentifier(space) == before)
    let shared = space
    pairing.move(.part(\.2, .backward), &space)
    #expect((shared.extract(), space.extract()) == ("20 0 b", "20 0 a"))
  }

  @Test("a combined pairing can be a part, and so can a pairing with data")
  func nested() {
    typealias Tabs = SumPairing<StateStore<Int>, StateStore<Int>>
    let tabs = SumSpace(Store(1) { "one \($0)" }, Store(2) { "two \($0)" })
    let both = NaryDay.joining(
      Movable(tabs, by: Tabs(StateStore(), StateStore())),
      Movable(Env(environment: "net", value: 5), by: ReaderEnv())
    ) { "\($0), \($1)" }
    #expect(both.moved(by: .part(\.0, .toggle())).extract() == "two 2, 5")
    let alone = NaryDay.joining(Movable(Store(1) { $0 }, by: StateStore())) { $0 }
    #expect(alone.moved(by: .part(\.self, .set(9))).extract() == 9)
  }

  @Test("an explorer commits moves of its parts")
  func explored() {
    let explorer = Explorer(
      Component(
        NaryDayPairing<StateStore<Int>, WriterTraced<[String]>, PullerZipper>(),
        desk.map { text in UI { _ in text } }))
    explorer.send(.part(\.2, .forward))
    explorer.commit(.part(\.0, .set(7)))
    #expect(explorer.view == "70 0 b")
  }
}
