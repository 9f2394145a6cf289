import Pairings
import PairingsTesting
import Synchronization
import TestSupport
import Testing

/// The remains of a rehearsal, each of which fails under its name and at its line.
@Suite("rehearse")
struct RehearseTests {
  struct Refused: Error, Equatable {}
  typealias Effect = RehearsalOf<Refused>
  typealias Input = Kind<Effect, Int>
  typealias Test = ComponentTest<Refused, StateStore<Int>, Input, Controls<Input>, Int>

  /// A number, to which the result of any effect can be added.
  static func adder() -> Component<Effect, StateStore<Int>, Input, Controls<Input>> {
    let adding = Dispatcher<Effect, StateOf<Int>, Input>.effects { effect in
      .move(effect.map { summand in .modify { $0 + summand } })
    }
    return .store(0, on: adding) { sum, tap in Controls(text: "\(sum)", tap: tap) }
  }

  /// Runs a rehearsal and returns the findings, with their lines counted from this call.
  static func findings(
    line: Int = #line, _ body: (Test) throws -> Void
  ) throws -> [String] {
    let found = Mutex<[String]>([])
    try withKnownIssue {
      try rehearse(adder(), showing: { Int($0.text) ?? -1 }, body)
    } matching: { issue in
      guard let finding = issue.error as? RehearsalFinding else { return false }
      found.withLock { $0.append("\((issue.sourceLocation?.line ?? 0) - line): \(finding)") }
      return true
    }
    return found.withLock { $0 }
  }

  static func step(_ name: String) -> Kind<Effect, Int> { .step(name) { 1 } }

  /// A rehearsal that leaves something, with its findings at their lines from here.
  struct Remains: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: Int
    let findings: [String]
    let body: @Sendable (Test) throws -> Void

    init(
      _ name: String, _ findings: String..., line: Int = #line,
      body: @escaping @Sendable (Test) throws -> Void
    ) {
      (testDescription, self.line, self.findings, self.body) = (name, line, findings, body)
    }
  }

  static let remains = [
    Remains(
      "a view that is not asserted", "4: view 1 was shown and not asserted",
      "7: view 3 was shown and not asserted"
    ) { test in
      test.send(.pure(1))
      test.send(.pure(1))
      test.expect(2)
      test.send(.pure(1))
    },
    Remains(
      "another view, or none",
      "6: the view that was shown differs from the expected one: 1 ≠ 2",
      "7: no view was shown, expected was 3"
    ) { test in
      test.send(.pure(1))
      test.expect(2)
      test.expect(3)
    },
    Remains(
      "a step that waits, and effects of an input that continue",
      "5: step 'b' still waits", "4: what was sent still goes on"
    ) { test in
      test.send(step("a").flatMap { _ in step("b") })
      try test.perform("a")
    },
    Remains(
      "effects that may continue are none, but a view is",
      "4: view 1 was shown and not asserted"
    ) { test in
      test.send(.pure(1))
      test.send(step("a"))
      test.skipUnfinished()
    },
    Remains(
      "a sleep that waits, and one that ended",
      "6: 'slept 1.0 seconds' happened and was not asserted",
      "6: a sleep goes on until 3.0 seconds", "5: what was sent still goes on"
    ) { test in
      test.send(Effect.sleep(for: .seconds(1)).then(.sleep(for: .seconds(2))).map { 1 })
      test.advance(by: .seconds(2))
    },
    Remains(
      "a failure that the test does not assert, and a different failure",
      "9: no report was made, expected was failure Refused()",
      "11: report failed(PairingsTests.RehearseTests.Refused()) was made, "
        + "expected was a runaway loop",
      "12: report failed(PairingsTests.RehearseTests.Refused()) was not asserted"
    ) { test in
      test.send(.raise(Refused()))
      test.expectFailure(Refused())
      test.expectFailure(Refused())
      test.send(.raise(Refused()))
      test.expectRunaway()
      test.send(.raise(Refused()))
    },
    Remains("a step that another one cancels", "3: 'cancelled a' happened and was not asserted") {
      let race = step("a").race(step("b")).map { _ in 1 }
      $0.send(race)
      try $0.perform("b")
      $0.expect(1)
      $0.send(race)
      try $0.perform("a")
      $0.expectCancelled("b")
      $0.expect(2)
    },
    Remains("a missing step ends the test", "2: expected was 'b'; the waiting steps are 'a'") {
      $0.send(step("a"))
      try $0.perform("b")
      Issue.record("The test goes on.")
    },
    Remains(
      "a sleep that has not ended",
      "7: expected was 'slept 0.3 seconds'; no step waits; the next sleep ends in 0.1 seconds",
      "8: expected was 'late'; no step waits; the next sleep ends in 0.1 seconds"
    ) { test in
      test.send(Effect.sleep(for: .milliseconds(300)).then(step("late")))
      test.advance(by: .milliseconds(200))
      test.expectSlept(for: .milliseconds(300))
      try test.perform("late")
    },
    Remains("a step that fails by itself", "2: 'failed a' happened, expected was 'a'") {
      $0.send(.step("a") { () throws(Refused) in throw Refused() })
      try $0.perform("a")
    },
    Remains("a step that does not fail", "2: 'a' happened, expected was 'failed a'") {
      $0.send(step("a"))
      try $0.performFailing("a")
    },
    Remains("a step elsewhere", "2: 'a at attic' happened, expected was 'a at cellar'") {
      $0.send(Effect.shift(to: "attic").then(step("a")))
      try $0.perform("a", at: "cellar")
    },
  ]

  @Test("BA35: what a test leaves is found, at its line", arguments: remains)
  func found(remains: Remains) throws {
    try expectEqual(Self.findings(line: remains.line, remains.body), remains.findings)
  }

  @Test func `BA35: events that are asserted in order are no issue`() throws {
    try rehearse(Self.adder(), showing: { Int($0.text) ?? -1 }) { test in
      let refusing: Kind<Effect, Int> = .step("refuse") { () throws(Refused) in throw Refused() }
      test.send(refusing.handle { _ in .pure(5) })
      try test.performFailing("refuse")
      test.expect(5)
      test.send(Effect.sleep(for: .seconds(3)).then(Self.step("late")))
      test.advance(by: .seconds(1))
      expectEqual(test.now, .seconds(1))
      test.advance(by: .seconds(2))
      test.expectSlept(for: .seconds(3))
      try test.perform("late")
      test.expect(6)
      test.send(Self.step("never")).cancel()
      test.expectCancelled("never")
    }
  }

  @Test
  func `BA35: views that can be compared need no projection; errors of the test reach it`() throws {
    struct Other: Error {}
    let text = Self.adder().map(\.text)
    rehearse(text) { test in expectEqual(test.view, "0") }
    #expect(throws: Other.self) { try rehearse(text) { _ in throw Other() } }
  }
}
