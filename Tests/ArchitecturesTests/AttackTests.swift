import PairingsArchitectures
import Pairings
import PairingsTimeline
import TestSupport
import Testing

private typealias E = RehearsalOf<Never>

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
}
