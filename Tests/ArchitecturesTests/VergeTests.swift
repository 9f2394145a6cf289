import PairingsArchitectures
import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
import Testing

@Suite("Verge")
struct VergeTests {
  /// The example of the reference, whole: two services with what each needs, on one store.
  struct LoggedInService: Verge.Service {
    let dispatcher: AppDispatcher<AppState.LoggedIn>
    let client: Client

    func fetch() {
      client.fetch { items in dispatcher.detached(from: \.db).commit { $0.items = items } }
    }

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
      #expect(held?.state.loggedIn.myInfo.name == "Ada")
    }
    #expect(held == nil && client == nil)
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
        store.whenShown { seen.append("all shown") }
      }
    }
    let second = out.observe { seen.append("second \($0.current.attempts)") }
    out.commit { $0.attempts = 1 }
    #expect(
      seen == [
        "first -1 → 0", "second 0", "first 0 → 1", "will be 2, is 1", "second 1", "first 1 → 2",
        "second 2", "all shown",
      ])
    for token in [first, second] { token.cancel() }
  }

  @Test func `VG11: detached from the root`() {
    let store = AppStore(AppState())
    let db = store.dispatcher(\.loggedIn).detached(by: \.myInfo).detached(from: \.db)
    db.commit { $0.items[1] = "milk" }
    #expect(store.state.db.items == [1: "milk"])
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
      var token = ""
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

  /// A client that keeps its callbacks until the test calls them.
  final class Client {
    private(set) var asked: [([Int: String]) -> Void] = []
    func fetch(_ done: @escaping ([Int: String]) -> Void) { asked.append(done) }
  }

  struct Wrong: Error, Equatable {}
}
