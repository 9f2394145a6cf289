import Pairings
import PairingsTesting
import Testing

struct Dependencies<Eff: Failing & Shifting> where Eff.Failure == Offline {
  let network: Network<Eff>
  let database: Database<Eff>
}

/// A database that counts visits.
struct Database<Eff: Monad> {
  let countVisit: () -> Kind<Eff, Int>
}

struct ParentState {
  var screen = ScreenState.empty
  var other = OtherState()

  var text: String { "\(screen.text), \(other.visits) visits, \(other.likes) likes" }
}

struct OtherState {
  var visits = 0
  var likes = 0
}

enum ParentInput {
  case screen(ScreenInput)
  case other(OtherInput)
}

enum OtherInput {
  case like
}

typealias ParentDispatcher<Eff: Failing & Shifting> = Dispatcher<
  Eff, StateOf<ParentState>, ParentInput
> where Eff.Failure == Offline

func parentDispatcher<Eff>(_ database: Database<Eff>) -> ParentDispatcher<Eff> {
  .effects { input in
    switch input {
    case .screen:
      .move(
        Eff.map(database.countVisit()) { visits in
          .modify(inPlace: { $0.other.visits = visits })
        })
    case .other(.like): .move(.pure(.modify(inPlace: { $0.other.likes += 1 })))
    }
  }
}

func appDispatcher<Eff>(_ dependencies: Dependencies<Eff>) -> ParentDispatcher<Eff> {
  let widenScreenDispatcher = screenDispatcher(dependencies.network).widen(
    state: Lens(\ParentState.screen), input: Prism.case(ParentInput.screen))
  return parentDispatcher(dependencies.database).combined(with: widenScreenDispatcher)
}

func parent<Eff>(
  _ dependencies: Dependencies<Eff>
) -> Component<Eff, StateStore<ParentState>, ParentInput, Controls<ParentInput>> {
  .store(ParentState(), on: appDispatcher(dependencies)) { state, tap in
    Controls(text: state.text, tap: tap)
  }
}

@Suite("Worked example: parent")
struct ParentTests {
  static func dependencies() -> Dependencies<RehearsalOf<Offline>> {
    Dependencies(network: .rehearsed, database: Database { .step("count") { 7 } })
  }

  @Test
  func `BA16, BA20, BA28: the parent's effects begin first, and the parts stay usable`() throws {
    try rehearse(parent(Self.dependencies()), showing: \.text) { test in
      test.send(.screen(.fetchData))
      test.expect("loading, 0 visits, 0 likes")
      #expect(test.waiting == ["count", "load"])
      try test.perform("count")
      test.expect("loading, 7 visits, 0 likes")
      test.send(.other(.like))
      test.expect("loading, 7 visits, 1 likes")
      try test.perform("load", at: "background")
      test.expect("data, 7 visits, 1 likes")
    }
  }

  @Test
  @MainActor
  func `BA28: the one loop runs the same program asynchronously`() async {
    let network = Network<AsyncOf<Offline>>(place: .standard) {
      Async.concurrent { () async throws(Offline) in "data" }
    }
    let database = Database<AsyncOf<Offline>> { Async.work { () throws(Offline) in 1 } }
    let explorer = Explorer(parent(Dependencies(network: network, database: database)))
    var shown: [String] = []
    let token = explorer.observe { shown.append($0.view.text) }
    let request = explorer.send(.screen(.fetchData))
    explorer.view.tap(.other(.like))
    _ = await request.finished()
    #expect(
      shown == [
        "empty, 1 visits, 0 likes", "loading, 1 visits, 0 likes", "loading, 1 visits, 1 likes",
        "data, 1 visits, 1 likes",
      ])
    token.cancel()
  }
}
