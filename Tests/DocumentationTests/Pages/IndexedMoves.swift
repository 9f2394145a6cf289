import Pairings
import PairingsLaws
import PairingsTheory
import PropertyTestingSwiftTesting
import Testing

@Suite("IndexedMoves.md")
struct IndexedMovesPage {
  struct Shut {}
  struct Open { var since: Int }

  enum Door { case shut(Shut), open(Open) }

  enum Ask<Rest> {}
  enum Answer<Rest> {}
  enum End {}

  struct Session<Rest> { var lines: [String] = [] }

  func ask<Rest>(_ line: String) -> IndexedState<Session<Ask<Rest>>, Session<Rest>, Void> {
    IndexedState { ((), Session(lines: $0.lines + [line])) }
  }

  func answer<Rest>() -> IndexedState<Session<Answer<Rest>>, Session<Rest>, String> {
    IndexedState { ("Ada", Session(lines: $0.lines + ["Ada"])) }
  }

  @Test("the code of the page prints the output on the page")
  func printed() {
    expectPrinted(as: "Docs/Pairings.docc/IndexedMoves.md") {
      let open = IndexedState<Shut, Open, Void> { _ in ((), Open(since: 9)) }
      let close = IndexedState<Open, Shut, Int> { door in (door.since, Shut()) }
      let visit = open.then(close)  // from Shut to Shut
      print(visit.then(visit).run(Shut()).value)  // 9

      typealias Greeting = Ask<Answer<End>>
      let greeting: IndexedState<Session<Greeting>, Session<End>, String> =
        ask("Your name?").then(answer())
      print(greeting.run(Session()).position.lines)  // ["Your name?", "Ada"]

      let hall = IndexedStore<Shut, Open, String>(Shut()) { door in "open since \(door.since)" }
      print(IndexedStateStore().pair(open, hall) { _, seen in seen })  // open since 9

      let opened = open.embedded(from: .case(Door.shut), to: .case(Door.open))
      let door = Store(Door.shut(Shut())) { $0 }
      print(opened.pair(with: door) { value, _ in value != nil })  // true
      print(opened.then(opened).pair(with: door) { value, _ in value != nil })  // false
    }
  }

  @Test("the suites that the page names")
  func suites() {
    expectLaws(.indexedMonad(IndexedStateOf.self))
    expectLaws(.indexedComonad(IndexedStoreOf.self))
    expectLaws(.indexedPairing(IndexedStateStore()))
    expectLaws(.pairing(AtIndex<IndexedStateStore, Three>(IndexedStateStore())))
  }
}
