import PairingsArchitectures
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
import TestSupport
import Testing

/// Parts that are observed, activities and middleware.
extension VergeTests {
  @Test func `VG12: a part is read, and its observer is called only when it changes`() {
    let store = AppStore(AppState())
    let info = store.dispatcher(\.loggedIn).detached(by: \.myInfo)
    var shown: [String] = []
    var names: [String] = []
    let token = info.observe { changes in
      shown.append(changes.current.name)
      changes.ifChanged(\.name) { names.append($0) }
    }
    store.dispatcher.commit { $0.loggedOut.attempts += 1 }
    info.commit { $0.visits += 1 }
    info.commit { $0.name = "Ada" }
    #expect(shown == ["", "", "Ada"] && names == ["", "Ada"])
    #expect(info.rootState.loggedOut.attempts == 1)
    token.cancel()
    info.commit { $0.name = "Bob" }
    #expect(shown.count == 3)
  }

  @Test func `VG14: activities happen once, and in their order among the commits`() {
    let store = Verge.Store(0, effect: IdentityOf.self, activity: String.self)
    var seen: [String] = []
    let states = store.dispatcher.observe { change in
      seen.append("\(change.current)")
      if change.current == 1 { store.send("one") }
    }
    let activities = store.observeActivities { seen.append($0) }
    store.dispatcher.commit { $0 = 1 }
    store.send("two")
    store.send("two")
    store.dispatcher.commit { $0 = 2 }
    #expect(seen == ["0", "1", "one", "two", "two", "2"])
    for token in [states, activities] { token.cancel() }
  }

  @Test func `VG14: a derived value is made when its part changes and shown when it does`() {
    let store = AppStore(AppState())
    var made = 0
    let count = store.dispatcher(\.db).derived(from: \.items) { items in
      made += 1
      return items.count
    }
    var shown: [Int] = []
    let token = count.observe { shown.append($0) }
    store.dispatcher.commit { $0.loggedOut.attempts += 1 }
    #expect(made == 1 && count.value == 0 && made == 1)
    store.dispatcher.commit { $0.db.items[1] = "milk" }
    store.dispatcher.commit { $0.db.items[1] = "tea" }
    #expect(made == 3 && shown == [0, 1])
    #expect(count.map { $0 + 1 }.value == 2)
    token.cancel()
  }

  @Test func `VG14: a derived value that reads itself ends with a sentence`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = Verge.Store(0, effect: IdentityOf.self, activity: Never.self)
      var own: Verge.Derived<IdentityOf, Int, Never, Int, Int>?
      own = store.dispatcher.derived(from: { $0 }) { $0 + (own?.value ?? 0) }
      _ = own?.value
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!isDebug || message.contains("A derived value reads itself"))
  }

  @Test func `VG14: a task is replaced under its key, and cancelled with its store`() {
    let stage = Stage<Never>()
    do {
      let store = Verge.Store(0, effect: RehearsalOf<Never>.self, activity: Never.self, on: stage)
      let dispatcher = store.dispatcher
      func load(_ n: Int) -> Kind<RehearsalOf<Never>, Void> {
        .step("load \(n)") { dispatcher.commit { $0 = n } }
      }
      let first = dispatcher.task(load(1), key: "load")
      let second = dispatcher.task(load(2), key: "load")
      #expect(first.outcome == .cancelled)
      stage.performAll()
      #expect(second.outcome == .success && store.state == 2)
      weak let dropped = store
      dispatcher.task(.step("late") {}, key: "late")
      #expect(stage.cues.count == 1 && dropped != nil)
    }
    #expect(stage.cues.isEmpty)
  }
}
