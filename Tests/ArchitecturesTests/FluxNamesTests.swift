import PairingsArchitectures
import Pairings
import TestSupport
import Testing

private struct Broken: Error, Equatable {}
private typealias Effect = RehearsalOf<Broken>
private typealias Store = Flux.Store<Effect, [Int], Int>

/// The names of stores: their uniqueness, the order in which stores wait for each other, and stores that
/// are taken out.
@Suite("Names of stores")
struct FluxNamesTests {
  private let stage = Stage<Broken>()
  private let hub = Flux.Dispatcher<Effect, Int>()

  /// Creates a store that keeps each action at once.
  private func keeper(_ name: String) -> Store {
    Store(name, [], Reducer { $0.append($1) }, on: stage)
  }

  /// Creates a store that keeps each action after a step with the store's name.
  private func loader(_ name: String) -> Store {
    Store(name, [], .effects { n in .move(.step(name) { .modify { $0 + [n] } }) }, on: stage)
  }

  @Test("a second store of a name is refused, and the first one keeps its place and its actions")
  func taken() throws {
    let (first, other, second) = (keeper("a"), keeper("b"), keeper("a"))
    let key = try hub.register(first, for: .identity)
    try hub.register(other, for: .identity, waitingFor: ["a"])
    #expect(throws: Flux.RegistrationError.nameTaken("a")) {
      try hub.register(second, for: .identity, waitingFor: ["b"])
    }
    expect(hub.names == ["a", "b"] && hub[key] === first)
    hub.dispatch(1)
    hub.dispatch(2, to: ["a"])
    expect(first.state == [1, 2] && other.state == [1] && second.state.isEmpty)
    expectEqual(
      "\(Flux.RegistrationError.nameTaken("a"))", "a store named 'a' is registered already")
  }

  @Test(
    "a store that waits for a failing store is cancelled, and so is each store that waits for it")
  func failing() throws {
    let stores = [loader("a"), loader("b"), loader("c"), loader("other")]
    for (store, names) in zip(stores, [[], ["a"], ["b"], []]) {
      try hub.register(store, for: .identity, waitingFor: names)
    }
    let failed = hub.dispatch(1)
    try stage.fail("a", with: Broken())
    expectEqual(stage.waiting, ["other"])
    stage.performAll()
    expect(failed.outcome == .failure(Broken()) && stores.map(\.state) == [[], [], [], [1]])
    let cancelled = hub.dispatch(2)
    try stage.cancel("a")
    stage.performAll()
    expect(cancelled.outcome == .cancelled && stores.map(\.state) == [[], [], [], [1, 2]])
  }

  @Test(
    "one after the other, a store begins however the one before it ended, unless it waits for it")
  func oneAfterTheOther() throws {
    let (last, waits) = (keeper("c"), keeper("d"))
    try hub.register(loader("a"), for: .identity)
    try hub.register(loader("b"), for: .identity)
    try hub.register(last, for: .identity)
    try hub.register(waits, for: .identity, waitingFor: ["a"])
    let task = hub.dispatch(1, mode: .sync)
    expectEqual(stage.waiting, ["a"])
    try stage.fail("a", with: Broken())
    expect(stage.waiting == ["b"] && task.isActive)
    try stage.perform("b")
    expect(last.state == [1] && waits.state == [])
    expectEqual(task.outcome, .failure(Broken()))
  }

  @Test("an action that is cancelled while it is handed on goes no further")
  func cancelled() throws {
    let (first, second) = (keeper("first"), keeper("second"))
    func only(_ number: Int) -> Prism<Int, Int> {
      Prism(preview: { $0 == number ? number : nil }, review: { $0 })
    }
    for store in [first, second] { try hub.register(store, for: only(5)) }
    try hub.register(loader("gate"), for: only(0))
    var task: Request<Broken>?
    let token = first.observe { _ in task?.cancel() }
    hub.dispatch(0, mode: .serial)
    task = hub.dispatch(5, mode: .serial)
    stage.performAll()
    expect(first.state == [5] && second.state == [])
    token.cancel()
  }

  @Test("a store that is taken out gets no action that has not begun")
  func unregistered() throws {
    let (first, second) = (loader("a"), keeper("b"))
    try hub.register(first, for: .identity)
    try hub.register(second, for: .identity, waitingFor: ["a"])
    hub.dispatch(1)
    expect(hub.unregister("b"))
    stage.performAll()
    expect(first.state == [1] && second.state == [])
  }
}
