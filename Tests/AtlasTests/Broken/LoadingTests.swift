import Pairings
import PairingsAtlas
import Testing

/// Broken pages that load, each found with the shortest schedule that breaks it.
@Suite("Broken loading pages")
struct BrokenLoadingTests {
  typealias Region = Remembering<
    Schedules<Offline, StateStore<Loading.Page>, Loading.Input, Loading.Screen>, Cancelled
  >
  typealias View = Region.View

  /// What was shown when somebody cancelled, until a page is asked for.
  struct Cancelled: Hashable {
    var isOn = false
    var shown: String?
  }

  static func area(_ fault: Loading.Fault?, isForgetful: Bool = false) -> Region {
    Schedules(
      Loading.component(fault),
      inputs: { scene in
        let screen = scene.view
        let cancel: [Loading.Input] = screen.canCancel ? [.cancel] : []
        guard scene.waiting.count < (isForgetful ? 1 : 2) else { return cancel }
        let canSubmit = screen.page.orders < 2 && screen.canSubmit
        return [.open("a"), .open("b")] + cancel + (canSubmit ? [.submit] : [])
      },
      failures: { $0 == "order" ? [] : [Offline()] }, isForgetful: isForgetful
    )
    .remembering(Cancelled()) { memory, before, step, _ in
      switch step {
      case .input(.cancel): memory = Cancelled(isOn: true, shown: before.view.page.shown)
      case .input(.open): memory = Cancelled()
      default: break
      }
    }
  }

  static var settled: Claim<View> {
    Claim<View>("what is wanted is shown when nothing waits") { seen in
      let page = seen.view.view.page
      return !seen.view.isQuiet || page.wanted == nil || page.didFail || page.shown == page.wanted
    }
  }
  static var waits: Claim<View> {
    Claim<View>("something waits while it loads") { seen in
      !seen.view.view.page.isLoading || !seen.view.isQuiet
    }
  }
  static var rests: Claim<View> {
    Claim<View>("it rests with what is wanted") { seen in
      let page = seen.view.view.page
      return page.isLoading || page.wanted == nil || page.didFail || page.shown == page.wanted
    }
  }
  static var once: Claim<View> {
    Claim<View>("one order at a time") { seen in
      seen.view.waiting.count { $0 == "order" } < 2
    }
  }
  static var gone: Claim<View> {
    Claim<View>("what was cancelled does not come") { seen in
      !seen.memory.isOn || seen.view.view.page.shown == seen.memory.shown
    }
  }
  static var honest: Claim<View> {
    Claim<View>("a page that is shown has not failed") { seen in
      let page = seen.view.view.page
      return !page.didFail || page.shown == nil
    }
  }

  static var rules: [Claim<View>] { [settled, waits, rests, once, gone, honest] }

  static let faults: [(Loading.Fault, rule: String, [String])] = [
    (.staleAnswer, settled.name, [#"open("a")"#, #"open("b")"#, "a comes", "b fails: Offline()"]),
    (.doubleSubmit, once.name, ["submit", "submit"]),
    (.cancelIgnored, gone.name, [#"open("a")"#, "cancel", "a comes"]),
    (.lostFailure, waits.name, [#"open("a")"#, "a fails: Offline()"]),
    (.lateFailure, honest.name, [#"open("a")"#, #"open("a")"#, "a comes", "a fails: Offline()"]),
    (.earlyRest, rests.name, [#"open("a")"#, #"open("b")"#, "a comes"]),
    (.lateAnswer, gone.name, [#"open("a")"#, "cancel", "a comes"]),
  ]

  @Test("a fault is found, with a shortest schedule", arguments: faults)
  func found(fault: Loading.Fault, rule: String, schedule: [String]) throws {
    let claim = try #require(Self.rules.first { $0.name == rule })
    let area = Self.area(fault)
    let answer = Atlas(area).ask(.always(claim)).answers[0]
    let path = try #require(answer.path)
    #expect(path.arrivals.count == schedule.count)
    #expect(path.steps.map { "\($0)" } == schedule)
    #expect(bruteForce(area, claim, upTo: schedule.count) == schedule.count)
  }

  @Test("a page that tries again for ever is found with the circle that it walks in")
  func endless() throws {
    let loading = Claim<View>("it loads") { $0.view.view.page.isLoading }
    func answer(_ fault: Loading.Fault?) -> Answer<Happening<Loading.Input, Offline>, View> {
      Atlas(Self.area(fault, isForgetful: true)) { step in
        if case .stage(.fail) = step { true } else { false }
      }.ask(.leadsTo(loading, !loading), within: .places(3_000)).answers[0]
    }
    let path = try #require(answer(.endlessRetry).path)
    #expect(path.steps.map { "\($0)" } == [#"open("a")"#, "a fails: Offline()"])
    #expect(path.circle == 1)
    #expect(answer(nil).verdict != .fails, "\(String(describing: answer(nil).path))")
  }

  @Test("the page that is not broken keeps its rules in every order")
  func right() {
    let survey = Atlas(Self.area(nil)).ask(Self.rules.map { .always($0) }, within: .depth(6))
    #expect(survey.isGood, "\(survey)")
    #expect(survey.places > 500)
  }
}
