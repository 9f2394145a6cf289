import Pairings
import PairingsArchitectures
import TestSupport
import Testing

/// Actions that reducers and observers dispatch while a store performs an action of its own.
@Suite("Dispatch from within a store")
struct FluxNestingTests {
  enum Action: Equatable { case load, loaded, saved }

  typealias Hub<Eff: Launching> = Flux.Dispatcher<Eff, Action>

  /// Registers a page, whose reducer and observer dispatch, and a log behind or before it. Returns the
  /// page, and what observers see of both.
  private func stores<Eff: Launching>(
    _ hub: Hub<Eff>, _ load: Kind<Eff, Void>, on launcher: Eff.Launcher, logFirst: Bool
  ) throws -> (page: Flux.Store<Eff, Int, Action>, seen: () -> [String], [ObservationToken]) {
    let page = Flux.Store<Eff, Int, Action>(
      "page", 0,
      .update { count, action in
        switch action {
        case .load: return .run(load) { .loaded }
        case .loaded:
          count += 1
          hub.dispatch(.saved)
          return .none
        case .saved: return .unchanged
        }
      }, on: launcher)
    let log = Flux.Store<Eff, Int, Action>(
      "log", 0, Reducer { lines, action in if action == .saved { lines += 1 } }, on: launcher)
    for isLog in [logFirst, !logFirst] {
      if isLog {
        try hub.register(log, for: .identity)
      } else {
        try hub.register(page, for: .identity)
      }
    }
    var seen: [String] = []
    let tokens = [
      page.observe { snapshot in
        if snapshot.view == 1 { hub.dispatch(.saved) }
        seen.append("page \(snapshot.view)")
      },
      page.observe { seen.append("again \($0.view)") },
      log.observe { seen.append("log \($0.view), page \(page.state)") },
    ]
    return (page, { seen }, tokens)
  }

  private let order = ["page 1", "again 1", "log 1, page 1", "log 2, page 1"]

  @Test(
    "an action waits until the observers of the store have been called, from an answer",
    arguments: [false, true])
  func answer(logFirst: Bool) throws {
    let stage = Stage<Never>()
    let hub = Hub<RehearsalOf<Never>>()
    let (_, seen, tokens) = try stores(hub, .step("load") {}, on: stage, logFirst: logFirst)
    hub.dispatch(.load)
    try stage.perform("load")
    expectEqual(seen().filter { $0 != "log 0, page 0" && $0 != "page 0" && $0 != "again 0" }, order)
    withExtendedLifetime(tokens) {}
  }

  @Test("an action waits until the observers of the store have been called, from a view")
  func view() throws {
    let hub = Hub<IOOf<Never>>()
    let (page, seen, tokens) = try stores(hub, .pure(()), on: (), logFirst: true)
    var tap: (() -> Void)?
    let shown = page.observe(
      shown: .store(0, on: .empty) { _, send in { send(.loaded) } }
    ) { tap = $0 }
    hub.dispatch(.load)
    tap?()
    expect(seen().contains("page 2") && page.state == 2)
    withExtendedLifetime(tokens) { shown.cancel() }
  }

  @Test("any number of actions that wait for one begin after it", arguments: 0..<3)
  func many(way: Int) throws {
    let stage = Stage<Never>()
    let hub = Flux.Dispatcher<RehearsalOf<Never>, Bool>(limit: 10)
    let store = Flux.Store<RehearsalOf<Never>, Int, Bool>(
      "store", 0,
      .update { count, isLoad in
        guard !isLoad else { return .run(Rehearsal<Never, Void>.step("load") {}) }
        count += 1
        return .none
      }, on: stage)
    try hub.register(store, for: .identity)
    var all = [hub.dispatch(true, mode: way == 0 ? .serial : .main)]
    for _ in 0..<5_000 {
      let last = all[all.count - 1]
      all.append(
        way == 2
          ? hub.dispatch(false, after: [last])
          : hub.dispatch(false, mode: way == 0 ? .serial : .main))
    }
    try stage.perform("load")
    expect(store.state == 5_000 && all.allSatisfy { $0.outcome == .success })
    expect(hub.lastReport == nil && store.explorer.lastReport == nil)
  }
}
