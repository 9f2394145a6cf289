import PairingsArchitectures
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTheory
import Testing

@Suite("Architectures side by side")
struct ComparisonTests {
  private typealias Effect = RehearsalOf<Never>

  @Test("one list in four styles shows the same views for all inputs")
  func fourStyles() {
    let actions = Domain<TodoAction>(
      Generator.oneOf([
        Generator<String>.string(of: "ab", count: 0...2).map { .add($0) },
        Generator<Int>.integer(in: 0...3).map { .toggle($0) },
      ])
    ) { action, seen in seen.record(0, "\(action)") }
    let texts = Domain(described: Generator<String>.string())
    expectLaw(
      Law("four styles", "each view of each style is that of the others") { trial in
        let list = trial.any("actions", actions.array(count: 0...8))
        let stage = Stage<Never>()
        let explorer = Explorer(stateStoreTodos())
        let elm = Elm.Runtime<Effect, Todos, TodoAction, String>(elmTodos(), on: stage)
        let hub = Flux.Dispatcher<Effect, TodoAction>()
        let flux: Flux.Store<Effect, Todos, TodoAction> = fluxTodos(on: stage)
        try hub.register(flux, for: .identity)
        let store = Verge.Store(Todos(), effect: Effect.self, activity: Never.self, on: stage)
        let service = TodoService(dispatcher: store.dispatcher)
        for action in list {
          explorer.send(action)
          elm.send(action)
          hub.dispatch(action)
          switch action {
          case .add(let title): service.add(title)
          case .toggle(let index): service.toggle(index)
          }
          for text in [elm.view, flux.state.text, store.state.text]
          where !trial.equal(explorer.view, text, texts) { return false }
        }
        return true
      })
  }

  @Test("each style is run in a few lines")
  @MainActor
  func run() async throws {
    let explorer = Explorer(stateStoreTodos())
    explorer.send(.add("milk"))
    print(explorer.view)  // [ ] milk
    #expect(explorer.view == "[ ] milk")

    let runtime = Elm.Runtime<AsyncOf<Never>, Todos, TodoAction, String>(
      elmTodos(), on: Isolation())
    runtime.send(.add("milk"))
    print(runtime.view)  // [ ] milk
    #expect(runtime.view == "[ ] milk")

    let hub = Flux.Dispatcher<AsyncOf<Never>, TodoAction>()
    let store: Flux.Store<AsyncOf<Never>, Todos, TodoAction> = fluxTodos(on: Isolation())
    try hub.register(store, for: .identity)
    let request = hub.dispatch(.add("milk"))
    _ = await request.finished()
    print(store.state.text)  // [ ] milk
    #expect(store.state.text == "[ ] milk")

    let list = Verge.Store(Todos())
    let service = TodoService(dispatcher: list.dispatcher)
    service.add("milk")
    print(list.state.text)  // [ ] milk
    #expect(list.state.text == "[ ] milk")
  }

  @Test("a subscription that the model opens and closes")
  func subscription() {
    struct Clock { var seconds = 0, isPaused = false }
    enum Message { case tick, pause }
    typealias Program<Effect: Launching & Sleeping> = Elm.Program<Effect, Clock, Message, Int>

    let clock = Program<RehearsalOf<Never>>(Clock()) { clock, message in
      switch message {
      case .tick: clock.seconds += 1
      case .pause: clock.isPaused.toggle()
      }
      return .none
    } subscriptions: { clock in
      clock.isPaused ? [] : [.every(.seconds(1), "clock") { .tick }]
    } view: { clock, _ in
      clock.seconds
    }
    let stage = Stage<Never>()
    let runtime = Elm.Runtime(clock, on: stage)
    stage.advance(by: .seconds(3))
    runtime.send(.pause)
    stage.advance(by: .seconds(60))
    #expect(runtime.view == 3)
  }

  @Test("a space of logs runs inside a store")
  func morphisms() {
    expectLaws(.comonadMorphism(TracedToStore<Endomap>()))
    expectLaws(.monadMorphism(WriterToState<Endomap>()))
    expectLaws(
      .agreement(
        WriterTraced<Endomap>(), StateStore<Endomap>(), spaces: TracedToStore(),
        moves: WriterToState()))
  }

  @Test("a machine as a component of a store: its position is the log of its inputs")
  func machineInAStore() {
    let inside = todosMachine().lift(
      to: StateStore<[TodoAction]>(), spaces: MooreToTraced().then(TracedToStore()),
      moves: ActionToWriter().then(WriterToState()))
    let explorer = Explorer(inside)
    explorer.send(.add("milk"))
    explorer.send(.toggle(0))
    #expect(explorer.view == "[x] milk")
    #expect(explorer.position == [.add("milk"), .toggle(0)])
    explorer.commit(.modify { $0.dropLast() })
    #expect(explorer.view == "[ ] milk", "what a machine cannot do: go back")
    print(explorer.view)  // [ ] milk
  }
}
