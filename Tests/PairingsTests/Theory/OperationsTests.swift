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
    let rewritten = Writer.pass(two.map { (value: $0, rewrite: { (log: [Int]) in [0] + log }) })
    #expect(rewritten.log == [0, 1, 2])
    let sent = Action<Int, Void>.send(contentsOf: [1, 2]).map { "a" }
    #expect(sent.listen().value == ("a", [1, 2]) && sent.listen().inputs == [1, 2])
    #expect(sent.censor { $0.reversed() }.inputs == [2, 1])
    let traced = Traced(offset: [Int]()) { $0.reduce(1) { 10 * $0 + $1 } }
    #expect(traced.trace([2, 3]) == 123 && traced.traces { [$0, 4] } == 114)
  }

  @Test("those of an environment over an effect, and of a failure")
  func transformers() {
    struct Refused: Error, Equatable { let code: Int }
    typealias Reads<Value> = ReaderT<Int, StateOf<Int>, Value>
    typealias Fails<Value> = ExceptT<Refused, StateOf<Int>, Value>
    let step = Reads<Int>.accessM { number in
      State { place in
        place += number
        return place * number
      }
    }
    #expect(step.provide(2).run(1) == (6, 3))
    #expect(step.local { $0 + 1 }.provide(2).run(1) == (12, 4))
    #expect(Reads<Int>.accessM { step.provide($0) }.provide(2).run(1) == (6, 3))
    let twice = step.flatMap { value in Reads<Int>.accessM { e in .inspect { $0 + e + value } } }
    #expect(twice.provide(2).run(1) == (11, 3) && Reads<Int>.pure(7).provide(2).run(1) == (7, 1))
    #expect(Reads<Int>.lift(.get).provide(2).run(5) == (5, 5))
    #expect(Reads<Int>.ask.provide(2).run(5) == (2, 5))
    let raised = Fails<Int>.raise(Refused(code: 4))
    #expect(raised.run().run(3) == (.failure(Refused(code: 4)), 3))
    #expect(Fails<Int>.lift(.get).run().run(3) == (.success(3), 3))
    let handled = raised.handle { failure in .lift(.inspect { $0 + failure.code }) }
    #expect(handled.run().run(3) == (.success(7), 3))
    #expect(Fails<Int>.pure(1).handle { _ in raised }.run().run(3) == (.success(1), 3))
    let mapped = raised.mapFailure { Refused(code: $0.code + 1) }
    #expect(mapped.run().run(3) == (.failure(Refused(code: 5)), 3))
  }

  @Test("those of a machine and of its inputs")
  func machines() {
    let sent = Action<Int, Void>.forEach([1, 2]) { .send($0) }
    #expect(sent.inputs == [1, 2] && Action<Int, Void>.send(contentsOf: [1, 2]).inputs == [1, 2])
    let machine = Moore<Int, Int>(0, step: { $0 = 10 * $0 + $1 }, output: { $0 })
    #expect([1, 2].reduce(machine) { $0.feed($1) }.extract() == 12)
    #expect(machine.feed([1, 2]).extract() == 12 && machine.run([1, 2]) == 12)
    #expect(machine.extend { $0.run([3]) }.run([1, 2]) == 123)
    #expect(machine.moved(by: .send(4)).extract() == 4)
    let reducer = Reducer<Int, Int> { $0 = 10 * $0 + $1 }
    #expect(Moore(0, reducer) { $0 + 1 }.run([1, 2]) == 13)
  }

  @Test("a transformer has the environment of its base")
  func liftedEnvironment() {
    let places = StoreT(1, Env(environment: "en", value: { (n: Int) in n * 2 }))
    #expect(places.environment == "en" && places.asks(\.count) == 2)
    #expect(places.extend { $0.position }.environment == "en")
    let logs = TracedT(offset: "a", Env(environment: 3, value: { (log: String) in log }))
    #expect(logs.environment == 3 && logs.extend { $0.trace("b") }.environment == 3)
  }

  @Test("those of a store")
  func stores() {
    let squares = Store(3) { $0 * $0 }
    #expect(squares.peeks { $0 + 1 } == 16 && squares.experiment { [$0 - 1, $0 + 1] } == [4, 16])
    #expect(squares.experiment { Identity($0 + 2) }.extract() == 25)
  }
}
