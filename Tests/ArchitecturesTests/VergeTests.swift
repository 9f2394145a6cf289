import PairingArchitectures
import PairingLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
import Testing

/// A state as the reference has it: entities, and who is logged in or not.
private struct AppState: Equatable {
  struct Database: Equatable {
    var items: [Int: String] = [:]
  }

  struct MyInfo: Equatable {
    var name = ""
    var visits = 0
  }

  struct LoggedIn: Equatable {
    var myInfo = MyInfo()
    var token = ""
  }

  struct LoggedOut: Equatable {
    var attempts = 0
  }

  var db = Database()
  var loggedIn = LoggedIn()
  var loggedOut = LoggedOut()
  var draft: MyInfo?
}

private typealias AppStore = Verge.Store<IOOf<Never>, AppState, Never>
private typealias AppDispatcher<Scope: Equatable> = Verge.Dispatcher<
  IOOf<Never>, AppState, Never, Scope
>

/// A client that keeps its callbacks until the test calls them.
private final class Client {
  private(set) var asked: [([Int: String]) -> Void] = []
  func fetch(_ done: @escaping ([Int: String]) -> Void) { asked.append(done) }
}

private struct Wrong: Error, Equatable {}

@Suite("Verge")
struct VergeTests {
  /// The example of the reference, whole: two services with what each needs, on one store.
  private struct LoggedInService: Verge.Service {
    let dispatcher: AppDispatcher<AppState.LoggedIn>
    let client: Client

    func fetch() {
      client.fetch { items in dispatcher.detached(from: \.db).commit { $0.items = items } }
    }

    func rename(_ name: String) { dispatcher.detached(by: \.myInfo).commit { $0.name = name } }
  }

  private struct LoggedOutService: Verge.Service {
    let dispatcher: AppDispatcher<AppState.LoggedOut>

    func attempt() { commit { $0.attempts += 1 } }
  }

  @Test func `VG1: a dispatcher changes the state of a store from outside`() {
    let store = AppStore(AppState())
    let dispatcher = store.dispatcher
    dispatcher.commit { $0.loggedOut.attempts = 3 }
    #expect(store.state.loggedOut.attempts == 3)
    #expect(dispatcher.rootState == store.state)
  }

  @Test func `VG2: a dispatcher keeps its store alive and has no state, and no store keeps one`() {
    weak var held: AppStore?
    weak var client: Client?
    do {
      let service: LoggedInService
      do {
        let store = AppStore(AppState())
        held = store
        service = LoggedInService(dispatcher: store.dispatcher(\.loggedIn), client: Client())
        client = service.client
      }
      service.rename("Ada")
      #expect(held?.state.loggedIn.myInfo.name == "Ada")
    }
    #expect(held == nil && client == nil)
  }

  @Test func `VG3: what a service needs stands beside its dispatcher`() {
    let store = AppStore(AppState())
    let service = LoggedInService(dispatcher: store.dispatcher(\.loggedIn), client: Client())
    service.fetch()
    #expect(store.state.db.items.isEmpty)
    service.client.asked[0]([1: "milk"])
    #expect(store.state.db.items == [1: "milk"])
  }

  @Test func `VG4: a commit returns a value, is atomic, tells of changes alone, says where it is`()
    throws
  {
    let store = AppStore(AppState())
    var shown: [Int] = []
    let token = store.dispatcher.observe { shown.append($0.current.loggedOut.attempts) }
    var traces: [String] = []
    let commits = store.observeCommits { trace, _, _ in traces.append("\(trace)") }
    let old = store.dispatcher.commit("attempt") { state in
      defer { state.loggedOut.attempts += 1 }
      return state.loggedOut.attempts
    }
    let line = #line - 4
    #expect(old == 0 && shown == [0, 1])
    #expect(throws: Wrong.self) {
      try store.dispatcher.commit { state throws(Wrong) in
        state.loggedOut.attempts = 100
        throw Wrong()
      }
    }
    store.dispatcher.commit { $0.loggedOut.attempts += 0 }
    #expect(store.state.loggedOut.attempts == 1 && shown == [0, 1])
    #expect(traces == ["attempt ArchitecturesTests/VergeTests.swift:\(line)"])
    #expect(store.explorer.version == 1)
    for token in [token, commits] { token.cancel() }
  }

  @Test func `VG5: a commit of an observer is shown after the present one, to all in order`() {
    let store = AppStore(AppState())
    var seen: [String] = []
    let out = store.dispatcher(\.loggedOut)
    let first = out.observe { changes in
      seen.append("first \(changes.previous?.attempts ?? -1) → \(changes.current.attempts)")
      if changes.current.attempts == 1 {
        let expected = out.commit { state in
          state.attempts += 1
          return state.attempts
        }
        seen.append("will be \(expected), is \(out.state.attempts)")
      }
    }
    let second = out.observe { seen.append("second \($0.current.attempts)") }
    out.commit { $0.attempts = 1 }
    #expect(
      seen == [
        "first -1 → 0", "second 0", "first 0 → 1", "will be 2, is 1", "second 1", "first 1 → 2",
        "second 2",
      ])
    for token in [first, second] { token.cancel() }
  }

  @Test func `VG6: that a commit returned and that observers ran are two things`() {
    let store = AppStore(AppState())
    var seen: [String] = []
    let token = store.dispatcher(\.loggedOut).observe { changes in
      seen.append("shown \(changes.current.attempts)")
      guard changes.current.attempts == 1 else { return }
      store.dispatcher.commit { $0.loggedOut.attempts = 2 }
      seen.append("returned")
      store.whenShown { seen.append("all shown") }
    }
    store.dispatcher.commit { $0.loggedOut.attempts = 1 }
    #expect(seen == ["shown 0", "shown 1", "returned", "shown 2", "all shown"])
    token.cancel()
  }

  @Test func `VG7: services come and go with what they need, and the state stays`() {
    let store = AppStore(AppState())
    var loggedOut: LoggedOutService? = LoggedOutService(dispatcher: store.dispatcher(\.loggedOut))
    loggedOut?.attempt()
    loggedOut = nil
    var loggedIn: LoggedInService? = LoggedInService(
      dispatcher: store.dispatcher(\.loggedIn), client: Client())
    weak let client = loggedIn?.client
    loggedIn?.rename("Ada")
    let before = store.explorer.version
    loggedIn = nil
    #expect(client == nil && store.explorer.version == before)
    #expect(store.state.loggedOut.attempts == 1 && store.state.loggedIn.myInfo.name == "Ada")
  }

  @Test func `VG8 VG9: a scoped dispatcher changes its part, in one step of the whole`() {
    let store = AppStore(AppState())
    var roots: [AppState] = []
    let token = store.dispatcher.observe { roots.append($0.current) }
    let service = LoggedInService(dispatcher: store.dispatcher(\.loggedIn), client: Client())
    service.commit { loggedIn in
      loggedIn.token = "t"
      loggedIn.myInfo.name = "Ada"
    }
    #expect(roots.map(\.loggedIn.token) == ["", "t"])
    #expect(roots.map(\.loggedIn.myInfo.name) == ["", "Ada"])
    #expect(service.state.token == "t")
    token.cancel()
  }

  @Test func `VG10: detached deeper, by key paths and lenses, with no cast`() {
    let store = AppStore(AppState())
    let visits = store.dispatcher(\.loggedIn).detached(by: \.myInfo).detached(by: \.visits)
    visits.commit { $0 += 7 }
    #expect(store.state.loggedIn.myInfo.visits == 7 && visits.state == 7)
  }

  @Test func `VG11: detached from the root`() {
    let store = AppStore(AppState())
    let db = store.dispatcher(\.loggedIn).detached(by: \.myInfo).detached(from: \.db)
    db.commit { $0.items[1] = "milk" }
    #expect(store.state.db.items == [1: "milk"])
    expectLaws(Self.detaching)
  }

  /// The law of detaching, on states of three times three values.
  private static var detaching: Suite {
    struct Pair: Equatable {
      var x = Three.a0
      var y = Three.a0
    }
    struct Both: Equatable {
      var left = Pair()
      var right = Pair()
    }
    let pairs = Three.domain.and(Three.domain).map {
      Pair(x: $0.0, y: $0.1)
    } back: {
      ($0.x, $0.y)
    }
    let wholes = pairs.and(pairs).map {
      Both(left: $0.0, right: $0.1)
    } back: {
      ($0.left, $0.right)
    }
    let outer = [Lens(\Both.left), Lens(\Both.right)]
    let inner = [Lens(\Pair.x), Lens(\Pair.y)]
    let choices = Domain(elements: [0, 1]) { $0.observe(&$1) }
    return Suite(
      "Detaching", of: "Verge.Dispatcher",
      [
        Law("detached", "detached(from: l).detached(by: k) == detached(from: l.appending(k))") {
          trial in
          let whole = trial.any("whole", wholes)
          let l = outer[trial.any("l", choices)]
          let k = inner[trial.any("k", choices)]
          let f = trial.any("f", Three.domain.functions(to: Three.domain))
          let stores = (0..<2).map { _ in
            Verge.Store(whole, effect: IdentityOf.self, activity: Never.self)
          }
          let other = stores[0].dispatcher(\.right)
          other.detached(from: l).detached(by: k).commit { $0 = f($0) }
          stores[1].dispatcher(\.left).detached(from: l.appending(k)).commit { $0 = f($0) }
          return trial.equal(stores[0].state, stores[1].state, wholes)
            && trial.equal(
              stores[0].explorer.version, stores[1].explorer.version, Int.domain)
        }
      ])
  }

  @Test func `VG12: a part is read, and observed when it changes and only then`() {
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

  @Test func `VG13: a part that may be missing is changed if it is there`() {
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

  @Test("an observer of a store that is gone is not called, and a derived one keeps none")
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

  @Test("what happens in a transaction is told, each of it, and not again by going back")
  func activities() {
    let store = Verge.Store(0, effect: IdentityOf.self, activity: Int.self)
    let timeline = Timeline(store.explorer)
    var seen: [Int] = []
    let token = store.observeActivities { seen.append($0) }
    transaction(store.explorer) {
      store.send(1)
      store.send(2)
      store.whenShown { seen.append(-1) }
    }
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

  @Test("what is committed from a mutation, which must not, waits its turn")
  func commitFromMiddleware() {
    var store: Verge.Store<IdentityOf, Int, Never>?
    store = Verge.Store(
      0, effect: IdentityOf.self, activity: Never.self,
      middleware: [
        { state, _ in
          if state == 1 { store?.explorer.whenReady { store?.dispatcher.commit { $0 += 10 } } }
        }
      ])
    store?.dispatcher.commit { $0 = 1 }
    #expect(store?.state == 11)
    store = nil
  }
}
