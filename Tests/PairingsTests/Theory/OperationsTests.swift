import Pairings
import PairingsTheory
import TestSupport
import Testing

/// The functions that the library derives from the requirements of a class, and no law of the class has.
@Suite("Derived operations")
struct OperationsTests {
  @Test("those of a state, as a program and over another monad")
  func states() {
    typealias Logged<Value> = WriterT<String, StateOf<Int>, Value>
    expect(State<Int, Int>.inspect { $0 + 1 }.run(3) == (4, 3))
    expectEqual(Logged<Int>.inspect { $0 + 1 }.run().run(3).0.value, 4)
    expect(State<Int, Void>.set(5).run(3).1 == 5 && Logged<Void>.set(5).run().run(3).1 == 5)
    let doubling: [State<Int, Void>] = [.modify { $0 * 2 }, .modify(inPlace: { $0 *= 2 })]
    let logged: [Logged<Void>] = [.modify { $0 * 2 }, .modify(inPlace: { $0 *= 2 })]
    expect(doubling.map { $0.run(3).1 } == [6, 6] && logged.map { $0.run().run(3).1 } == [6, 6])
  }

  @Test("those of an environment, of moves and of spaces")
  func environments() {
    expect(Reader<Int, Int>.asks { $0 + 1 }.run(3) == 4)
    let env = Env(environment: 3, value: "a")
    expect(env.asks { $0 + 1 } == 4 && env.value == "a")
    let local = env.local { $0 * 2 }.local { $0 + 1 }
    expect(local.environment == 7 && local.extract() == "a")
    let places = StoreT(1, Env(environment: "en", value: { (n: Int) in n * 2 }))
    expect(places.asks(\.count) == 2 && places.extend { $0.position }.environment == "en")
    let logs = TracedT(offset: "a", Env(environment: 3, value: { (log: String) in log }))
    expect(logs.environment == 3 && logs.extend { $0.trace("b") }.environment == 3)
  }

  @Test("those of a log and of inputs, of moves and of spaces")
  func logs() {
    let two = Writer<[Int], Void>.tell([1]).then(.tell([2])).map { "a" }
    expectEqual(two.censor { $0.reversed() }.log, [2, 1])
    let sent = Action<Int, Void>.send(contentsOf: [1, 2]).map { "a" }
    expectEqual(sent.censor { $0.reversed() }.inputs, [2, 1])
    let traced = Traced(offset: [Int]()) { $0.reduce(1) { 10 * $0 + $1 } }
    expect(traced.trace([2, 3]) == 123 && traced.traces { [$0, 4] } == 114)
    let machine = Moore<Int, Int>(0, step: { $0 = 10 * $0 + $1 }, output: { $0 })
    expect(
      machine.feed([1, 2]).extract() == 12 && machine.extend { $0.run([3]) }.run([1, 2]) == 123)
    expectEqual(Moore(0, Reducer<Int, Int> { $0 = 10 * $0 + $1 }) { $0 + 1 }.run([1, 2]), 13)
  }

  @Test("those of a failure and of a store")
  func others() {
    struct Refused: Error, Equatable { let code: Int }
    let raised = ExceptT<Refused, StateOf<Int>, Int>.raise(Refused(code: 4))
    let mapped = raised.mapFailure { Refused(code: $0.code + 1) }
    expect(mapped.run().run(3) == (.failure(Refused(code: 5)), 3))
    let squares = Store(3) { $0 * $0 }
    expect(squares.peeks { $0 + 1 } == 16 && squares.experiment { [$0 - 1, $0 + 1] } == [4, 16])
    expectEqual(squares.experiment { Identity($0 + 2) }.extract(), 25)
  }

  enum Appending: MonoidAction {
    static func apply(_ patch: [Int], to state: inout [Int]) { state += patch }
  }

  @Test("a patch that is rewritten acts on the state that the step found")
  func censored() {
    let step = Update<Appending, Int> { state in ([state.count], state.count) }
    let doubled = step.replicate(2).censor { $0 + $0 }.listen()
    let (patch, (value, log)) = doubled.run([7])
    expect(patch == [1, 2, 1, 2] && value == [1, 2] && log == patch)
    var place = UpdatePlace<Appending>([7])
    _ = doubled.run(&place)
    expectEqual(place.shape, [7, 1, 2, 1, 2])
  }
}
