import Pairings
import PairingsTesting
import Synchronization
import TestSupport
import Testing

struct Offline: Error, Hashable {}

enum ScreenState: Equatable {
  case empty, loading, loaded(String), failed

  var text: String {
    switch self {
    case .empty: "empty"
    case .loading: "loading"
    case .loaded(let data): data
    case .failed: "failed"
    }
  }
}

enum ScreenInput: Equatable {
  case fetchData
}

/// A source of data, with the place of its work.
struct Network<Eff: Failing & Shifting> where Eff.Failure == Offline {
  let place: Eff.Workplace
  let load: () -> Kind<Eff, String>
}

typealias ScreenDispatcher<Eff: Failing & Shifting> = Dispatcher<
  Eff, StateOf<ScreenState>, ScreenInput
> where Eff.Failure == Offline

typealias ScreenEffect<Eff: Monad> = Kind<Eff, Kind<StateOf<ScreenState>, Void>>

func showLoading<Eff>() -> ScreenEffect<Eff> { .pure(.set(.loading)) }

func showLoadedData<Eff: Failing & Shifting>(_ network: Network<Eff>) -> ScreenEffect<Eff> {
  Do { Eff.shift(to: network.place) }
    .bind { _ in network.load() }
    .yield { _, data in State.set(.loaded(data)) }
    .handle { _ in .pure(.set(.failed)) }
}

func screenDispatcher<Eff>(_ network: Network<Eff>) -> ScreenDispatcher<Eff> {
  .workflow { input in
    switch input {
    case .fetchData: [showLoading(), showLoadedData(network)]
    }
  }
}

func screen<Eff>(
  _ network: Network<Eff>
) -> Component<Eff, StateStore<ScreenState>, ScreenInput, Controls<ScreenInput>> {
  .store(.empty, on: screenDispatcher(network)) { state, tap in
    Controls(text: state.text, tap: tap)
  }
}

extension Network where Eff == RehearsalOf<Offline> {
  /// Loads when the test says so.
  static var rehearsed: Network { Network(place: "background") { .step("load") { "data" } } }
}

/// The view of a worked example: a text, and the receiver of taps.
struct Controls<Input> {
  let text: String
  let tap: Send<Input>
}

@Suite("Worked example: screen")
struct ScreenTests {
  /// BA13: the work after a shift runs in its place, and the refreshes do not.
  @Test func loads() throws {
    try rehearse(screen(.rehearsed), showing: \.text) { test in
      test.send(.fetchData)  // An input,
      test.expect("loading")  // the next committed view,
      try test.perform("load", at: "background")  // the step that waits, and where,
      test.expect("data")
    }
  }

  /// The article's test that asserts too little; it fails.
  @Suite(.disabled("it fails, as the article shows"))
  struct Forgetful {
    @Test func forgets() throws {
      try rehearse(screen(.rehearsed), showing: \.text) { test in
        test.send(.fetchData)
        try test.fail("load", with: Offline())
        test.send(.fetchData)
        test.expect("loading")
      }
    }

    static let line = #line - 10
  }

  @Test("the unasserted rest of a test is reported as in the article, at its line")
  func forgets() throws {
    let told = Mutex<[String]>([])
    try withKnownIssue {
      try Forgetful().forgets()
    } matching: { issue in
      guard let place = issue.sourceLocation, let finding = issue.error else { return false }
      told.withLock {
        $0.append("\(place.fileName):\(place.line - Forgetful.line): \(finding)")
      }
      return true
    }
    let texts = Page.article("TestYourInterface").blocks().map(\.lines)
    expect(texts.contains(told.withLock { $0 }), "\(told.withLock { $0 })")
  }
}
