import PairingLaws
import Pairings
import TestSupport
import Testing

@Suite("Dispatcher")
@MainActor
struct DispatcherTests {
  enum Input: CaseIterable {
    case add, double
  }

  typealias Counting<Eff: Monad> = Dispatcher<Eff, StateOf<Int>, Int, Input>
  typealias Move = Kind<StateOf<Int>, Void>

  /// What an input does: `add` adds what the environment says, `double` doubles.
  static func counting<Eff: Monad>(_: Eff.Type) -> Counting<Eff> {
    .effectful { input in
      switch input {
      case .add: .asks { step in State.modify { $0 + step } }
      case .double: .pure(State.modify { $0 * 2 })
      }
    }
  }

  /// Folds an input's moves over a state, as a test does that needs no loop.
  static func run<Environment, I>(
    _ dispatcher: Dispatcher<IdentityOf, StateOf<Int>, Environment, I>, _ input: I,
    in environment: Environment, from position: Int
  ) -> Int {
    dispatcher.workflow(for: input, in: environment).reduce(position) {
      $1.value.exec($0)
    }
  }

  @Test func `BA1: a dispatcher is a value; asking what an input means runs nothing`() throws {
    var trace: [String] = []
    let dispatcher = Counting<IOOf<Never>>.effectful { _ in
      ReaderT.accessM { environment in
        IO.work {
          trace.append("runs in \(environment)")
          return State { $0 += 1 }
        }
      }
    }
    let workflow = dispatcher.workflow(for: .add, in: 7)
    #expect(workflow.count == 1 && trace == [])
    let explorer = Explorer(counter(IOOf<Never>.self))
    explorer.run(dispatcher.dispatch(.add, to: explorer.handler, environment: 8))
    #expect(trace == ["runs in 8"] && explorer.version == 1)
  }

  @Test func `BA1: moves of any monad, here a log`() {
    let walks = Dispatcher<IdentityOf, WriterOf<[Int]>, Void, Int>.pure { .tell([$0]) }
    let component = Component(
      WriterTraced<[Int]>(),
      Traced(offset: .empty) { log in UI<IdentityOf, WriterOf<[Int]>, [Int]> { _ in log } })
    let explorer = Explorer(component)
    for steps in [1, 2] { explorer.run(walks.dispatch(steps, to: explorer.handler)) }
    #expect(explorer.view == [1, 2])
  }

  @Test func `BA2: environment, state and input; the alias fixes the effect, Void needs nothing`()
    throws
  {
    let named: StateDispatcher<Int, Int, Input> = Self.counting(IOOf<any Error>.self)
    let explorer = Explorer(counter(IOOf<any Error>.self))
    try explorer.run(named.dispatch(.add, to: explorer.handler, environment: 5))
    let free: StateDispatcher<Void, Int, Input> = .pure { _ in .modify { $0 * 3 } }
    try explorer.run(free.dispatch(.add, to: explorer.handler))
    #expect(explorer.view.label == "15")
  }

  @Test func `BA3: an input is a list of effects that read an environment and yield a move`() {
    let actions: [Kind<ReaderTOf<Int, IdentityOf>, Move>] =
      Self.counting(IdentityOf.self).on(.add)
    #expect(actions.map { $0.provide(4).value.exec(1) } == [5])
  }

  @Test func `BA4: n actions make n commits and n refreshes, each before the next one starts`()
    throws
  {
    let explorer = Explorer(counter(RehearsalOf<Never>.self))
    let stage = Stage<Never>()
    let screen = Screen(explorer)
    let dispatcher = Dispatcher<RehearsalOf<Never>, StateOf<Int>, Void, Input>.workflow { _ in
      [1, 10, 100].map { n in
        .lift(.step("add \(n)") { State.modify { $0 + n } })
      }
    }
    explorer.run(dispatcher.dispatch(.add, to: explorer.handler), on: stage)
    for (n, label) in [(1, "1: 1"), (10, "2: 11"), (100, "3: 111")] {
      #expect(stage.cues.map(\.name) == ["add \(n)"])
      try stage.perform("add \(n)")
      #expect(screen.shown.last == label)
    }
    explorer.send(
      workflow: dispatcher.workflow(for: .add, in: ()), refresh: .coalesce, on: stage)
    stage.performAll()
    #expect(screen.shown == ["1: 1", "2: 11", "3: 111", "6: 222"])
  }

  @Test(arguments: 0..<20)
  func `BA4: two inputs at once, in any order of their steps, lose nothing`(seed: UInt64) {
    let explorer = Explorer(counter(RehearsalOf<Never>.self))
    let stage = Stage<Never>()
    let dispatcher = Dispatcher<RehearsalOf<Never>, StateOf<Int>, Void, Input>.workflow { _ in
      (1...3).map { n in .lift(.step("\(n)") { State.modify { $0 + 1 } }) }
    }
    for input in [Input.add, .double] {
      explorer.run(dispatcher.dispatch(input, to: explorer.handler), on: stage)
    }
    var generator = RandomStream(seed: seed)
    stage.performAll(using: &generator)
    #expect(explorer.view.label == "6" && explorer.version == 6)
    for steps in [stage.history.map(\.name)] {
      #expect(steps.sorted() == ["1", "1", "2", "2", "3", "3"])
    }
  }

  @Test func `BA4: an error in the second of three actions is seen by the caller`() async {
    struct Refused: Error, Equatable {}
    let explorer = Explorer(counter(AsyncOf<Refused>.self))
    let dispatcher = Dispatcher<AsyncOf<Refused>, StateOf<Int>, Void, Input>.workflow { _ in
      [
        .pure(State.set(1)), .lift(AsyncOf.sleep(for: .zero).then(.raise(Refused()))),
        .pure(State.set(3)),
      ]
    }
    let request = explorer.run(dispatcher.dispatch(.add, to: explorer.handler))
    #expect(await request.finished() == .failure(Refused()))
    #expect(explorer.view.label == "1")
  }

  @Test func `BA5: a pure action is committed before sending returns, without a change of threads`()
  {
    let explorer = Explorer(counter(AsyncOf<Never>.self))
    let dispatcher = Counting<AsyncOf<Never>>.pure { _ in .modify { $0 + 1 } }
    let request = explorer.run(
      dispatcher.dispatch(.add, to: explorer.handler, environment: 0))
    #expect(request.outcome == .success && explorer.view.label == "1")
  }

  @Test(arguments: Input.allCases, 0..<4)
  func `BA5, BA6, BA7: pure is a special effectful, effectful a special workflow`(
    input: Input, position: Int
  ) {
    let move = { (input: Input) -> Move in
      input == .add ? .modify { $0 + 3 } : .modify { $0 * 2 }
    }
    let pure = Counting<IdentityOf>.pure(move)
    let effectful = Counting<IdentityOf>.effectful { .pure(move($0)) }
    let workflow = Counting<IdentityOf>.workflow { [.pure(move($0))] }
    for dispatcher in [pure, effectful, workflow] {
      #expect(dispatcher.on(input).count == 1)
      #expect(
        Self.run(dispatcher, input, in: 0, from: position) == move(input).exec(position))
    }
  }

  @Test func `BA14, BA15: combining keeps the order and is associative; empty changes nothing`() {
    let add = Counting<IdentityOf>.pure { _ in .modify { $0 + 1 } }
    let double = Counting<IdentityOf>.pure { _ in .modify { $0 * 2 } }
    let square = Counting<IdentityOf>.pure { _ in .modify { $0 * $0 } }
    func run(_ dispatcher: Counting<IdentityOf>) -> Int {
      Self.run(dispatcher, .add, in: 0, from: 3)
    }
    #expect(run(add.combined(with: double)) == 8)
    #expect(run(double.combined(with: add)) == 7)
    #expect(
      run(add.combined(with: double).combined(with: square))
        == run(add.combined(with: double.combined(with: square))))
    #expect(run(.concat([.empty, add, .empty, double])) == 8)
    #expect(Counting<IdentityOf>.empty.on(.add).isEmpty)
  }

  @Test func `moves with no effect between them are one commit, over combined and widened parts`() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    let screen = Screen(explorer)
    let add = Dispatcher<IOOf<Never>, StateOf<Int>, Void, Int>.pure { n in .modify { $0 + n } }
    let read = Dispatcher<IOOf<Never>, StateOf<Int>, Void, Int>.effectful { n in
      .lift(.work { State.modify { $0 * n } })
    }
    func run(_ dispatcher: Dispatcher<IOOf<Never>, StateOf<Int>, Void, Int>) {
      explorer.run(dispatcher.dispatch(2, to: explorer.handler))
    }
    run(add.combined(with: add).combined(with: add.widen(state: Lens<Int, Int>.identity)))
    #expect(screen.shown == ["1: 6"])
    run(add.combined(with: add.contramap { $0 }).combined(with: read).combined(with: add))
    #expect(screen.shown == ["1: 6", "2: 10", "3: 20", "4: 22"])
  }

  @Test func `an input that means nothing to a part makes no commit`() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    let parent = Counting<IOOf<Never>>.pure { input in
      switch input {
      case .add: .modify { $0 + 1 }
      case .double: nil
      }
    }
    explorer.run(parent.dispatch(.double, to: explorer.handler, environment: 0))
    #expect(explorer.version == 0)
    let child = Counting<IOOf<Never>>.pure { _ in .modify { $0 + 10 } }
    let both = parent.combined(with: child)
    explorer.run(both.dispatch(.double, to: explorer.handler, environment: 0))
    #expect(explorer.version == 1 && explorer.view.label == "10")
    explorer.run(both.dispatch(.add, to: explorer.handler, environment: 0))
    #expect(explorer.version == 2 && explorer.view.label == "21")
  }
}
