import PairingsArchitectures
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
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

  @Test func `VG13: an optional part is changed if it exists`() {
    let store = AppStore(AppState())
    let draft = store.dispatcher.detached(byOptional: \.draft)
    var shown: [String?] = []
    let token = draft.observe { shown.append($0.current?.name) }
    let nothing: Void? = draft.commit { $0.name = "lost" }
    #expect(nothing == nil && store.explorer.version == 0)
    store.dispatcher.commit { $0.draft = AppState.MyInfo() }
    draft.commit { $0.name = "Ada" }
    draft.detached(by: Lens(\.visits)).commit { $0 = 2 }
    #expect(draft.state == AppState.MyInfo(name: "Ada", visits: 2))
    store.dispatcher.commit { $0.draft = nil }
    #expect(shown == [nil, "", "Ada", "Ada", nil])
    token.cancel()
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

  @Test func `VG14: middleware changes what a commit makes, within that commit`() {
    let store = Verge.Store(
      0, effect: IdentityOf.self, activity: Never.self,
      middleware: [{ state, _ in state = min(state, 10) }, { state, _ in state *= 2 }])
    var shown: [Int] = []
    let token = store.dispatcher.observe { shown.append($0.current) }
    store.dispatcher.commit { $0 = 100 }
    #expect(shown == [0, 20] && store.explorer.version == 1)
    token.cancel()
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

  @Test("an observer of a freed store is not called, and a derived value keeps no store")
  func gone() {
    var store: AppStore? = AppStore(AppState())
    weak let weakStore = store
    var seen = 0
    var timeline: Timeline<IOOf<Never>, StateStore<AppStore.Moment>, AppStore.Event, Void>?
    timeline = store.map { Timeline($0.explorer) }
    let token = store?.dispatcher(\.db).derived(from: \.items) { $0.count }.observe { _ in seen += 1
    }
    store?.dispatcher.commit { $0.db.items[1] = "milk" }
    store = nil
    #expect(weakStore == nil && seen == 2)
    timeline?.undo()
    timeline = nil
    token?.cancel()
  }

  @Test("each activity is observed once, and not again by an undo")
  func activities() {
    let store = Verge.Store(0, effect: IdentityOf.self, activity: Int.self)
    let timeline = Timeline(store.explorer)
    var seen: [Int] = []
    let token = store.observeActivities { seen.append($0) }
    store.send(1)
    store.send(2)
    store.whenShown { seen.append(-1) }
    timeline.undo()
    timeline.redo()
    #expect(seen == [1, 2, -1])
    token.cancel()
  }

  @Test("a commit is data: it writes its part into other states, once its store is gone")
  func commitsAsData() {
    var commits: [Verge.Commit<AppState>] = []
    do {
      let store = AppStore(AppState())
      let token = store.explorer.observeChanges { _, change, _ in
        if case .commit(let commit)? = change.input { commits.append(commit) }
      }
      store.dispatcher(\.loggedIn.myInfo).commit { $0.name = "Ada" }
      store.dispatcher(\.loggedOut).commit { $0.attempts = 3 }
      store.dispatcher.commit { $0.draft = .init(name: "draft", visits: 0) }
      store.dispatcher.detached(byOptional: \.draft).commit { $0.visits = 7 }
      token.cancel()
    }
    #expect(commits.count == 4)
    var other = AppState()
    other.loggedIn.token = "t"
    for commit in commits.dropLast().reversed() { commit.change(&other) }
    #expect(other.loggedIn.myInfo.name == "Ada")
    commits.last?.change(&other)
    #expect(other.draft?.visits == 7 && other.draft?.name == "draft")
    var none = AppState()
    commits.last?.change(&none)
    #expect(none == AppState())
  }
}
