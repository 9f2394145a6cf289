import PairingsArchitectures
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("Verge")
struct VergeTests {
  /// A service of the reference, with what it needs.
  struct LoggedInService: Verge.Service {
    let dispatcher: AppDispatcher<AppState.LoggedIn>
    let client: Client

    func rename(_ name: String) { dispatcher.detached(by: \.myInfo).commit { $0.name = name } }
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
      expectEqual(held?.state.loggedIn.myInfo.name, "Ada")
    }
    expect(held == nil && client == nil)
  }

  @Test("a commit that returns a value waits for its part, as one without a value does")
  func laterPart() {
    struct Whole: Equatable {
      var number = 0
      var child: Int?
    }
    let store = Verge.Store<IOOf<Never>, Whole, Never>(Whole())
    let child = store.dispatcher.detached(byOptional: \.child)
    let token = store.dispatcher(\.number).observe { change in
      guard change.previous != nil else { return }
      store.dispatcher.commit { $0.child = 0 }
      let value = child.commit { number in
        number += 10
        return number
      }
      expectEqual(value, nil)
    }
    store.dispatcher(\.number).commit { $0 = 1 }
    token.cancel()
    expectEqual(store.state.child, 10)
  }

  @Test func `VG4: a commit returns a value, is atomic, notifies only of changes, has a source`()
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
    expect(old == 0 && shown == [0, 1])
    #expect(throws: Wrong.self) {
      try store.dispatcher.commit { state throws(Wrong) in
        state.loggedOut.attempts = 100
        throw Wrong()
      }
    }
    store.dispatcher.commit { $0.loggedOut.attempts += 0 }
    expect(store.state.loggedOut.attempts == 1 && shown == [0, 1])
    expectEqual(traces, ["attempt ArchitecturesTests/VergeTests.swift:\(line)"])
    expectEqual(store.explorer.version, 1)
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
        store.whenShown { seen.append("all shown") }
      }
    }
    let second = out.observe { seen.append("second \($0.current.attempts)") }
    out.commit { $0.attempts = 1 }
    expectEqual(
      seen,
      [
        "first -1 → 0", "second 0", "first 0 → 1", "will be 2, is 1", "second 1", "first 1 → 2",
        "second 2", "all shown",
      ])
    for token in [first, second] { token.cancel() }
  }

  @Test func `VG11: detached from the root`() {
    let store = AppStore(AppState())
    let db = store.dispatcher(\.loggedIn).detached(by: \.myInfo).detached(from: \.db)
    db.commit { $0.items[1] = "milk" }
    expectEqual(store.state.db.items, [1: "milk"])
    expectLaws(Self.detaching)
  }

  struct Two<Part: Equatable>: Equatable {
    var x: Part
    var y: Part

    static func domain(of parts: Domain<Part>) -> Domain<Two> {
      parts.zip(parts).map({ Two(x: $0, y: $1) }, back: { ($0.x, $0.y) })
    }
  }

  /// The law of detaching, on states of three times three values.
  static var detaching: Suite {
    let wholes = Two.domain(of: Two.domain(of: Three.domain))
    let law = Law("detached", "detached(from: l).detached(by: k) == detached(from: l.appending(k))")
    {
      trial in
      let (whole, isFirst) = (trial.any("whole", wholes), trial.any("is first", Bool.domain))
      let (l, k) = (Lens(\Two<Two<Three>>.x), isFirst ? Lens(\Two<Three>.x) : Lens(\.y))
      let f = trial.any("f", Three.domain.functions(to: Three.domain))
      let stores = (0..<2).map { _ in
        Verge.Store(whole, effect: IdentityOf.self, activity: Never.self)
      }
      stores[0].dispatcher(\.y).detached(from: l).detached(by: k).commit { $0 = f($0) }
      stores[1].dispatcher(\.x).detached(from: l.appending(k)).commit { $0 = f($0) }
      return trial.equal(stores[0].state, stores[1].state, wholes)
        && trial.equal(stores[0].explorer.version, stores[1].explorer.version, Int.domain)
    }
    return Suite("Detaching", of: "Verge.Dispatcher", [law])
  }

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
    expect(shown == ["", "", "Ada"] && names == ["", "Ada"])
    expectEqual(info.rootState.loggedOut.attempts, 1)
    token.cancel()
    info.commit { $0.name = "Bob" }
    expectEqual(shown.count, 3)
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
    expectEqual(seen, ["0", "1", "one", "two", "two", "2"])
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
    expect(made == 1 && count.value == 0 && made == 1)
    store.dispatcher.commit { $0.db.items[1] = "milk" }
    store.dispatcher.commit { $0.db.items[1] = "tea" }
    expect(made == 3 && shown == [0, 1])
    expectEqual(count.map { $0 + 1 }.value, 2)
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
    expect(!isDebug || message.contains("A derived value reads itself"))
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
      expectEqual(first.outcome, .cancelled)
      stage.performAll()
      expect(second.outcome == .success && store.state == 2)
      weak let dropped = store
      dispatcher.task(.step("late") {}, key: "late")
      expect(stage.cues.count == 1 && dropped != nil)
    }
    expect(stage.cues.isEmpty)
  }
}

// MARK: - Types of the tests

extension VergeTests {
  /// A state as the reference has it: entities, and who is logged in or not.
  struct AppState: Equatable {
    struct Database: Equatable {
      var items: [Int: String] = [:]
    }

    struct MyInfo: Equatable {
      var name = ""
      var visits = 0
    }

    struct LoggedIn: Equatable {
      var myInfo = MyInfo()
    }

    struct LoggedOut: Equatable {
      var attempts = 0
    }

    var db = Database()
    var loggedIn = LoggedIn()
    var loggedOut = LoggedOut()
  }

  typealias AppStore = Verge.Store<IOOf<Never>, AppState, Never>
  typealias AppDispatcher<Scope: Equatable> = Verge.Dispatcher<
    IOOf<Never>, AppState, Never, Scope
  >

  /// A client that a service needs besides its store.
  final class Client {}

  struct Wrong: Error, Equatable {}
}
