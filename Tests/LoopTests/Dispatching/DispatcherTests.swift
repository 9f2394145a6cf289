import PairingsLaws
import Pairings
import TestSupport
import Testing

@Suite("Dispatcher")
@MainActor
struct DispatcherTests {
  enum Input: CaseIterable {
    case add, double
  }

  typealias Counting<Eff: Monad> = Dispatcher<Eff, StateOf<Int>, Input>
  typealias Move = Kind<StateOf<Int>, Void>

  /// Returns a dispatcher under which `add` adds the environment, and `double` doubles.
  static func counting<Eff: Monad>(_: Eff.Type, in environment: Kind<Eff, Int>) -> Counting<Eff> {
    .effects { input in
      switch input {
      case .add: .move(Eff.map(environment) { step in .modify { $0 + step } })
      case .double: .move(.pure(.modify { $0 * 2 }))
      }
    }
  }

  /// Creates an explorer of a number that begins at a position.
  static func explorer<Eff: Launching, Input>(
    _ dispatcher: Dispatcher<Eff, StateOf<Int>, Input>, on launcher: Eff.Launcher,
    from position: Int = 0
  ) -> Explorer<Eff, StateStore<Int>, Input, Buttons> {
    Explorer(
      .store(position, on: dispatcher) { number, _ in Buttons(label: "\(number)") { _ in } },
      on: launcher)
  }

  @Test func `BA1: a dispatcher is a value; the meaning of an input is read without a run`() {
    var trace: [String] = []
    let dispatcher = Counting<IOOf<Never>>.effects { _ in
      .move(
        IO.work {
          trace.append("runs")
          return State { $0 += 1 }
        })
    }
    let going = dispatcher.on(.add)
    #expect(going.map { !$0.eval(0).isEmpty } == true && trace == [])
    let explorer = Self.explorer(dispatcher, on: ())
    #expect(explorer.component.moved(by: .add)?.effects.isEmpty == false && trace == [])
    explorer.send(.add)
    #expect(trace == ["runs"] && explorer.version == 1)
  }

  @Test func `BA1: moves of any monad, here a log`() {
    let explorer = Explorer(
      Component(
        WriterTraced<[Int]>(), Traced(offset: .empty) { log in UI { _ in log } },
        on: Dispatcher<IdentityOf, WriterOf<[Int]>, Int>.moves { .tell([$0]) }))
    for steps in [1, 2] { explorer.send(steps) }
    #expect(explorer.view == [1, 2])
  }

  @Test func `BA2: environment, state and input: the environment is an argument of the maker`() {
    typealias Failing = IOOf<any Error>
    let named: Counting<Failing> = Self.counting(Failing.self, in: IO.work { 5 })
    let explorer = Self.explorer(named, on: ())
    explorer.send(.add)
    let free = Counting<IdentityOf>.moves { _ in .modify { $0 * 3 } }
    let other = Self.explorer(free.under(Failing.self), on: (), from: explorer.position)
    other.send(.add)
    #expect(other.view.label == "15")
  }

  @Test func `BA3: an input is a list of effects that read an environment and yield a move`() {
    typealias Reading = ReaderTOf<Int, IOOf<Never>>
    let actions: [Kind<Reading, Move>] = [
      .asks { n in .modify { $0 + n } }, .asks { n in .modify { $0 * n } },
    ]
    let explorer = Self.explorer(
      Counting<Reading>.workflow { _ in actions }, on: Provided(4), from: 1)
    let screen = Screen(explorer)
    explorer.send(.add)
    #expect(screen.shown == ["1: 5", "2: 20"])
  }

  @Test func `BA4: n actions make n commits and n refreshes, each before the next one starts`()
    throws
  {
    typealias Effect = RehearsalOf<Never>
    func adding(_: Input) -> [Kind<Effect, Move>] {
      [1, 10, 100].map { n in .step("add \(n)") { .modify { $0 + n } } }
    }
    let stage = Stage<Never>()
    let explorer = Self.explorer(
      Counting<Effect>.workflow { adding($0) }.widen(input: .left()).combined(
        with: Counting<Effect>.workflow(refresh: .coalesce) { adding($0) }.widen(input: .right())),
      on: stage)
    let screen = Screen(explorer)
    explorer.send(.left(.add))
    for (n, label) in [(1, "1: 1"), (10, "2: 11"), (100, "3: 111")] {
      #expect(stage.waiting == ["add \(n)"])
      try stage.perform("add \(n)")
      #expect(screen.shown.last == label)
    }
    explorer.send(.right(.add))
    stage.performAll()
    #expect(screen.shown == ["1: 1", "2: 11", "3: 111", "6: 222"])
  }

  @Test(arguments: 0..<20)
  func `BA4: two inputs at once, in any order of their steps, lose nothing`(seed: UInt64) {
    let stage = Stage<Never>()
    let explorer = Self.explorer(
      Counting<RehearsalOf<Never>>.workflow { _ in
        (1...3).map { n in .step("\(n)") { .modify { $0 + 1 } } }
      }, on: stage)
    for input in [Input.add, .double] { explorer.send(input) }
    var generator = RandomStream(seed: seed)
    stage.performAll(using: &generator)
    #expect(explorer.view.label == "6" && explorer.version == 6)
    for steps in [stage.history.map(\.name)] {
      #expect(steps.sorted() == ["1", "1", "2", "2", "3", "3"])
    }
  }

  @Test func `BA4: an error in the second of three actions is seen by the caller`() async {
    struct Refused: Error, Equatable {}
    let explorer = Self.explorer(
      Counting<AsyncOf<Refused>>.workflow { _ in
        [
          .pure(.set(1)), AsyncOf.sleep(for: .zero).then(.raise(Refused())), .pure(.set(3)),
        ]
      }, on: Isolation())
    #expect(await explorer.send(.add).finished() == .failure(Refused()))
    #expect(explorer.view.label == "1")
  }

  @Test func `BA5: a pure action is committed before sending returns, without a change of threads`()
  {
    let explorer = Self.explorer(
      Counting<IdentityOf>.moves { _ in .modify { $0 + 1 } }.under(AsyncOf<Never>.self),
      on: Isolation())
    #expect(explorer.send(.add).outcome == .success && explorer.view.label == "1")
  }

  @Test func `BA7, BA14, BA15: a monoid of moves, steps, effects and workflows; one commit each`() {
    expectCatalogued("Dispatcher")
  }
}
