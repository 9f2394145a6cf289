import Pairings
import PairingsAtlas
import Testing

/// Faults of loading pages, each found with a shortest schedule.
@Suite("Broken loading pages")
struct BrokenLoadingTests {
  typealias System = HistoryVariable<
    Schedules<Offline, StateStore<Loading.Page>, Loading.Input, Loading.Page>, Cancelled
  >
  typealias View = System.View

  /// The page that was shown at a cancellation, until the next request.
  struct Cancelled: Hashable {
    var isOn = false
    var shown: String?
  }

  static func model(_ fault: Loading.Fault?, isForgetful: Bool = false) -> System {
    Schedules(
      Loading.component(fault),
      inputs: { schedule in
        let cancel: [Loading.Input] = schedule.view.isLoading ? [.cancel] : []
        guard schedule.waiting.count < (isForgetful ? 1 : 2) else { return cancel }
        return [.open("a"), .open("b")] + cancel
      },
      failures: { _ in [Offline()] }, isForgetful: isForgetful
    )
    .withHistory(Cancelled()) { memory, before, action, _ in
      switch action {
      case .input(.cancel): memory = Cancelled(isOn: true, shown: before.view.shown)
      case .input(.open): memory = Cancelled()
      default: break
      }
    }
  }

  static var settled: Proposition<View> {
    Proposition<View>("what is wanted is shown when nothing waits") { seen in
      let page = seen.view.view
      return !seen.view.isQuiet || page.wanted == nil || page.didFail || page.shown == page.wanted
    }
  }
  static var waits: Proposition<View> {
    Proposition<View>("something waits while it loads") { seen in
      !seen.view.view.isLoading || !seen.view.isQuiet
    }
  }
  static var gone: Proposition<View> {
    Proposition<View>("what was cancelled does not come") { seen in
      !seen.history.isOn || seen.view.view.shown == seen.history.shown
    }
  }
  static var honest: Proposition<View> {
    Proposition<View>("a page that is shown has not failed") { seen in
      let page = seen.view.view
      return !page.didFail || page.shown == nil
    }
  }

  static var rules: [Proposition<View>] { [settled, waits, gone, honest] }

  static let faults: [(Loading.Fault, rule: String, [String])] = [
    (.staleAnswer, settled.name, [#"open("a")"#, #"open("b")"#, "a comes", "b fails: Offline()"]),
    (.cancelIgnored, gone.name, [#"open("a")"#, "cancel", "a comes"]),
    (.lostFailure, waits.name, [#"open("a")"#, "a fails: Offline()"]),
    (.lateFailure, honest.name, [#"open("a")"#, #"open("a")"#, "a comes", "a fails: Offline()"]),
  ]

  @Test("a fault is found, with a shortest schedule", arguments: faults)
  func found(fault: Loading.Fault, rule: String, schedule: [String]) throws {
    let proposition = try #require(Self.rules.first { $0.name == rule })
    let model = Self.model(fault)
    let result = Atlas(model).check(.always(proposition)).results[0]
    let path = try #require(result.path)
    #expect(path.steps.count == schedule.count)
    #expect(path.actions.map { "\($0)" } == schedule)
    #expect(bruteForce(model, proposition, upTo: schedule.count) == schedule.count)
  }

  @Test("a page that retries for ever is found, with the state in which it stays")
  func endless() throws {
    let loading = Proposition<View>("it loads") { $0.view.view.isLoading }
    func result(_ fault: Loading.Fault?) -> PropertyResult<
      ScheduleEvent<Loading.Input, Offline>, View
    > {
      Atlas(Self.model(fault, isForgetful: true)) { action in
        if case .stage(.fail) = action { true } else { false }
      }.check(.leadsTo(loading, !loading), within: .states(3_000)).results[0]
    }
    let path = try #require(result(.endlessRetry).path)
    #expect(path.actions.map { "\($0)" } == [#"open("a")"#])
    #expect(path.cycle == 1)
    #expect(result(nil).verdict != .fails, "\(String(describing: result(nil).path))")
  }

  @Test("the correct page satisfies its properties in every order")
  func right() {
    let result = Atlas(Self.model(nil)).check(Self.rules.map { .always($0) }, within: .depth(6))
    #expect(result.isGood, "\(result)")
    #expect(result.states > 100)
  }
}
