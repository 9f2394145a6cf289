import Pairings
import Testing

@Suite("What is a pairing")
@MainActor
struct WhatIsAPairingTests {
  @Test("the code of the page prints the output on the page")
  func printed() {
    expectPrinted(as: "Docs/Pairings.docc/WhatIsAPairing.md") {
      let squares = Store(3) { $0 * $0 }  // a space: 3, and what is seen everywhere
      let forward = State<Int, String> { place in  // a move: goes on, and says so
        place += 1
        return "one step"
      }
      print(StateStore().pair(forward, squares) { "\($0), \($1)" })  // one step, 16

      var space = squares
      print(StateStore().move(forward, &space))  // one step
      print(space.extract())  // 16
      print(squares.extract())  // 9

      print(far(StateStore(), .modify { $0 + 1 }, squares))  // 25
      print(far(WriterTraced(), .tell("ab"), Traced(offset: "") { "<\($0)>" }))  // <abab>
      print(far(NavigationZipper(), .forward, Zipper(["Mon", "Tue", "Wed"])))  // Wed
    }
  }

  func far<P: Pairing, View>(
    _ pairing: P, _ move: Kind<P.Moves, Void>, _ space: Kind<P.Space, View>
  ) -> View {
    pairing.moved(space, by: move.then(move)).extract()
  }
}
