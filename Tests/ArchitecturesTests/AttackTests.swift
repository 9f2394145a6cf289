import PairingsArchitectures
import Pairings
import PairingsTimeline
import Testing

private struct Failed: Error {}
private typealias E = RehearsalOf<Never>

private final class Dies {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}

@Suite("Architectures under attack")
struct ArchitecturesAttackTests {
  private let stage = Stage<Never>()

  private func adder(_ name: String) -> Flux.Store<E, Int, Int> {
    Flux.Store(name, 0, Reducer { $0 += $1 }, on: stage)
  }

  private func loader(_ name: String) -> Flux.Store<E, Int, Int> {
    Flux.Store(
      name, 0, .effects { n in .move(.step(name) { .modify { $0 + n } }) }, on: stage)
  }

  // MARK: Verge

  @Test("a derived value that is freed may ask for the next one")
  func derived() {
    let store = Verge.Store(0, effect: IdentityOf.self, activity: Never.self)
    var asked = 0
    var ask: () -> Void = {}
    let derived = store.dispatcher.derived(from: { $0 }) { _ in Dies { ask() } }
    ask = {
      asked += 1
      if asked < 3 { _ = derived.value }
    }
    _ = derived.value
    store.dispatcher.commit { $0 = 1 }
    _ = derived.value
    #expect(asked == 1)
    ask = {}
  }

  @Test("in an observer, a mutation that throws never happens")
  func throwing() {
    let store = Verge.Store([0], effect: IdentityOf.self, activity: Never.self)
    let dispatcher = store.dispatcher
    var threw = false
    let token = dispatcher.observe { changes in
      guard changes.current == [1] else { return }
      dispatcher.commit { $0.append(2) }
      do {
        try dispatcher.commit { (all: inout [Int]) throws(Failed) in
          guard all.count == 2 else { throw Failed() }
          all.append(3)
        }
      } catch { threw = true }
    }
    dispatcher.commit { $0 = [1] }
    #expect(threw && store.state == [1, 2])
    token.cancel()
  }

  @Test("an observer may drop its store")
  func droppedByAnObserver() {
    var store: Verge.Store<E, Int, Never>? = Verge.Store(0, on: stage)
    var shown: [Int] = []
    let tokens = (0..<2).map { _ in
      store?.dispatcher.observe {
        shown.append($0.current)
        if $0.current == 2 { store = nil }
      }
    }
    store?.dispatcher.commit { $0 = 1 }
    store?.dispatcher.commit { $0 = 2 }
    #expect(store == nil && shown.prefix(5) == [0, 0, 1, 1, 2])
    for token in tokens { token?.cancel() }
  }

  // MARK: Dispatch

  @Test("an action that is cancelled while it is handed on goes no further")
  func cancelled() throws {
    let hub = Flux.Dispatcher<E, Int>()
    let (gate, first, second) = (loader("gate"), adder("first"), adder("second"))
    for store in [first, second] {
      try hub.register(store, for: Prism(preview: { $0 == 5 ? 5 : nil }, review: { $0 }))
    }
    try hub.register(gate, for: Prism(preview: { $0 == 0 ? 0 : nil }, review: { $0 }))
    var task: Request<Never>?
    let token = first.observe { _ in task?.cancel() }
    hub.dispatch(0, mode: .serial)
    task = hub.dispatch(5, mode: .serial)
    stage.performAll()
    #expect(first.state == 5 && second.state == 0)
    token.cancel()
  }

  @Test("a chain of actions above the limit is reported as a runaway")
  func chains() throws {
    for limit in [1_000, 10_000] {
      let (hub, store) = (Flux.Dispatcher<E, Int>(limit: limit), adder("a"))
      try hub.register(store, for: .identity)
      var count = 0
      func go() {
        count += 1
        if count <= 3_000 { hub.dispatch(1, mode: .serial, then: go) }
      }
      go()
      #expect((hub.lastReport == nil) == (limit == 10_000))
      #expect((store.state == 3_000) == (limit == 10_000))
    }
  }

  @Test("a store that is taken out gets no action that has not begun")
  func unregistered() throws {
    let (hub, first, second) = (Flux.Dispatcher<E, Int>(), loader("a"), adder("b"))
    try hub.register(first, for: .identity)
    try hub.register(second, for: .identity, waitingFor: ["a"])
    hub.dispatch(1)
    #expect(hub.unregister("b"))
    stage.performAll()
    #expect(first.state == 1 && second.state == 0)
  }

  @Test("a dispatcher that is dropped cancels, also where a store waits for another")
  func dropped() throws {
    var task: Request<Never>?
    do {
      let hub = Flux.Dispatcher<E, Int>()
      try hub.register(loader("a"), for: .identity)
      try hub.register(adder("b"), for: .identity, waitingFor: ["a"])
      task = hub.dispatch(1)
    }
    #expect(stage.cues.isEmpty)
    if case .cancelled? = task?.outcome {} else { Issue.record("It is gone.") }
  }
}
