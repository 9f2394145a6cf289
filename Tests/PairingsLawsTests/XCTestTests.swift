import PairingsLaws
import PropertyTestingXCTest
import TestSupport
import Testing
import XCTest

#if os(Linux)
/// Laws in tests of XCTest. Failing tests run here, and their messages are checked.
@Suite("Laws in tests of XCTest", .serialized)
@MainActor
struct XCTestTests {
  /// An observer of the failures of a test.
  private final class Listener: NSObject, XCTestObservation {
    private(set) var messages: [String] = []

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      messages.append(description)
    }
  }

  /// Returns the messages of a test, one for each failure.
  private func messages(_ body: @escaping () -> Void) -> [String] {
    let listener = Listener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
    XCTestCase(name: "laws") { _ in body() }.run()
    return listener.messages
  }

  private let bound = Law("bound", "n < 100") { trial in trial.any("n", Int.domain) < 100 }
  private let waiting = Law.waiting("waits", "n == n", Int.domain) { trial in
    let n = trial.any("n", Int.domain)
    return { (n, n) }
  }

  @Test("a law that does not hold fails, and its report replays it")
  func replay() throws {
    func check(_ law: Law, _ replay: (law: String, address: String)? = nil) -> [String] {
      messages { assertLaw(law, replay: replay) }
    }
    let said = check(bound)
    let suite = messages { [bound] in assertLaws(Suite("Numbers", of: "mine", [bound])) }
    expect(said.count == 1 && suite.count == 1)
    let line = try #require(said[0].split(separator: "\n").last)
    expect(line.hasPrefix("  replay: (\"bound\", \""))
    let address = String(line.split(separator: "\"")[3])
    let again = check(bound, ("bound", address))
    expect(again.count == 1 && again[0].contains("\n  the case that was replayed\n"))
    let held = Law("bound", "") { trial in trial.any("n", Int.domain) < .max }
    let now = check(held, ("bound", address))
    expect(now.count == 1 && now[0].contains("holds in this case"))
  }

  @Test("a missing case, a missing law and an async law are reported")
  func mistakes() {
    let said = messages { [bound, waiting] in
      assertLaw(bound, replay: ("bound", "?"))
      assertLaw(bound, replay: ("bounds", "/1"))
      assertLaw(waiting)
      assertLaw(waiting, replay: ("waits", "/1"))
    }
    let expected = [
      "'?' stands for no case of a law.",
      "No law 'bounds' is checked here; the nearest of 1 is 'bound'.",
      "'waits' waits: check it by 'await' in an asynchronous test.",
      "'waits' waits: check it by 'await' in an asynchronous test.",
    ]
    expectEqual(said.count, expected.count)
    for (said, expected) in zip(said, expected) { expect(said.hasSuffix(expected)) }
  }

  @Test("an async law is checked by await")
  nonisolated func waits() async {
    await assertLaw(
      .waiting("waits", "n == n", Int.domain) { trial in
        let n = trial.any("n", Int.domain)
        return { (n, await Task { n }.value) }
      })
  }
}
#endif
