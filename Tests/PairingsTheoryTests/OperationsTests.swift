import Pairings
import PairingsTheory
import Testing

/// The functions that the library derives from the requirements of a class.
@Suite("Derived operations")
struct OperationsTests {
  @Test("those of a state, as a program and over another monad")
  func states() {
    typealias Logged = WriterT<String, StateOf<Int>, Void>
    #expect(State<Int, Int>.get.run(3) == (3, 3))
    #expect(State<Int, Int>.inspect { $0 + 1 }.run(3) == (4, 3))
    #expect(State<Int, Void>.set(5).run(3).1 == 5)
    #expect(State<Int, Void>.modify { $0 * 2 }.run(3).1 == 6)
    #expect(State<Int, Void>.modify(inPlace: { $0 *= 2 }).run(3).1 == 6)
    #expect(WriterT<String, StateOf<Int>, Int>.get.run().run(3).0.value == 3)
    #expect(WriterT<String, StateOf<Int>, Int>.inspect { $0 + 1 }.run().run(3).0.value == 4)
    #expect(Logged.set(5).run().run(3).1 == 5)
    #expect(Logged.modify { $0 * 2 }.run().run(3).1 == 6)
    #expect(Logged.modify(inPlace: { $0 *= 2 }).run().run(3).1 == 6)
  }

  @Test("those of an environment, of moves and of spaces")
  func environments() {
    #expect(Reader<Int, Int>.ask.run(3) == 3)
    #expect(Reader<Int, Int>.asks { $0 + 1 }.local { $0 * 2 }.run(3) == 7)
    let env = Env(environment: 3, value: "a")
    #expect(env.asks { $0 + 1 } == 4 && env.value == "a")
    let local = env.local { $0 * 2 }.local { $0 + 1 }
    #expect(local.environment == 7 && local.extract() == "a")
  }

  @Test("those of a log, of moves and of spaces")
  func logs() {
    let two = Writer<[Int], Void>.tell([1]).then(.tell([2])).map { "a" }
    #expect(two.listen().value == ("a", [1, 2]) && two.listen().log == [1, 2])
    #expect(two.censor { $0.reversed() }.log == [2, 1])
    let sent = Action<Int, Void>.send(contentsOf: [1, 2]).map { "a" }
    #expect(sent.listen().value == ("a", [1, 2]) && sent.listen().inputs == [1, 2])
    #expect(sent.censor { $0.reversed() }.inputs == [2, 1])
    let traced = Traced(offset: [Int]()) { $0.reduce(1) { 10 * $0 + $1 } }
    #expect(traced.trace([2, 3]) == 123 && traced.traces { [$0, 4] } == 114)
  }

  @Test("those of a store")
  func stores() {
    let squares = Store(3) { $0 * $0 }
    #expect(squares.peeks { $0 + 1 } == 16 && squares.experiment { [$0 - 1, $0 + 1] } == [4, 16])
    #expect(squares.experiment { Identity($0 + 2) }.extract() == 25)
  }
}
