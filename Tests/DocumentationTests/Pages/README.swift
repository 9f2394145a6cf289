import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("README.md")
@MainActor
struct README {
  enum Input: Equatable { case add(Int), reset }  // Equatable for the case without a payload

  /// A source of numbers.
  struct Server: Sendable { let summand: Int }

  @Test("dispatchers that are combined and widened")
  func dispatched() async {
    let server = Server(summand: 40)
    let adder: Dispatcher<AsyncOf<Never>, StateOf<Int>, Int> = .effects { number in
      .move(Async.concurrent { server.summand }.map { n in .modify { $0 + n + number } })
    }
    let reset = Dispatcher.moves { (_: Void) in State.set(0) }.under(AsyncOf<Never>.self)
    let app = reset.widen(input: .case(Input.reset))
      .combined(with: adder.widen(input: .case(Input.add)))
    let explorer = Explorer(.store(0, on: app) { count, _ in count })  // on the main actor
    let request = explorer.send(.add(2))
    let end = await request.finished()  // .success, .failure or .cancelled
    #expect(end == .success && explorer.view == 42)
  }

  func twice<P: Pairing, V>(_ pairing: P, _ m: Kind<P.Moves, Void>, _ w: Kind<P.Space, V>) -> V {
    pairing.moved(pairing.moved(w, by: m), by: m).extract()
  }

  @Test("one architecture for every pair")
  func architecture() {
    expectPrinted(as: "README.md") {
      print(twice(StateStore(), .modify { $0 + 1 }, Store(0) { "\($0)" }))  // 2
      print(twice(WriterTraced(), .tell("ab"), Traced(offset: "") { $0 }))  // abab
    }
  }

  typealias MyPairing = StateStore<Three>

  @Test func lawful() { expectLaws(.pairing(MyPairing())) }
}
