import Pairings
import PairingsTesting
import Synchronization
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

  @Test("waiting effects may be released into the view while the test is freed")
  func released() throws {
    var released = 0
    let found = try Self.findings { test in
      let view = test.view
      test.send(
        .pure(1).bracket(
          release: { _, _ in
            released += 1
            return Effect.computed { view.tap(.pure(100)) }
          }, use: { _ in Self.step("left") }))
      withExtendedLifetime(view) {}
    }
    #expect(released == 1 && !found.isEmpty)
  }

  @Test func `BA35: a view that is not asserted`() throws {
    let found = try Self.findings { test in
      test.send(.pure(1))
      test.send(.pure(1))
      test.expect(2)
      test.send(.pure(1))
    }
    #expect(
      found == [
        "1: view 1 was shown and not asserted", "4: view 3 was shown and not asserted",
      ])
  }

  @Test func `BA35: another view, or none`() throws {
    let found = try Self.findings { test in
      test.send(.pure(1))
      test.expect(2)
      test.expect(3)
    }
    #expect(
      found == [
        "2: the view that was shown differs from the expected one: 1 ≠ 2",
        "3: no view was shown, expected was 3",
      ])
  }

  struct Row: Equatable { var title: String }

  @Test("another view shows the parts in which it differs, in one line", arguments: [100, 1_000])
  func differences(count: Int) {
    let rows = Array(repeating: Row(title: "a"), count: count)
    let renaming = Dispatcher<IdentityOf, StateOf<[Row]>, Int>.reduce { $0[$1].title = "b" }
    let screen = Component<RehearsalOf<Never>, StateStore<[Row]>, Int, [Row]>.store(
      rows, on: renaming.under()
    ) { rows, _ in rows }
    let found = Mutex<[String]>([])
    withKnownIssue {
      rehearse(screen) { test in
        test.send(count - 1)
        test.expect(rows)
      }
    } matching: { issue in
      found.withLock { $0.append(issue.error.map { "\($0)" } ?? "") }
      return true
    }
    let difference = #"[\#(count - 1)].title: "b" ≠ "a""#
    #expect(
      found.withLock { $0 } == [
        "the view that was shown differs from the expected one: \(difference)"
      ])
  }

  @Test func `BA35: a step that waits, and effects of an input that continue`() throws {
    let found = try Self.findings { test in
      test.send(Self.step("a").flatMap { _ in Self.step("b") })
      try test.perform("a")
    }
    #expect(found == ["2: step 'b' still waits", "1: what was sent still goes on"])
  }

  @Test func `BA35: a sleep that waits, and one that ended`() throws {
    let found = try Self.findings { test in
      test.send(Effect.sleep(for: .seconds(1)).then(.sleep(for: .seconds(2))).map { 1 })
      test.advance(by: .seconds(2))
    }
    #expect(
      found == [
        "2: 'slept 1.0 seconds' happened and was not asserted",
        "2: a sleep goes on until 3.0 seconds", "1: what was sent still goes on",
      ])
  }

  @Test func `BA35: a failure that the test does not assert, and a different failure`() throws {
    let found = try Self.findings { test in
      test.send(.raise(Refused()))
      test.expectFailure(Refused())
      test.expectFailure(Refused())
      test.send(.raise(Refused()))
      test.expectRunaway()
      test.send(.raise(Refused()))
    }
    #expect(
      found == [
        "3: no report was made, expected was failure Refused()",
        "5: report failed(LoopTests.RehearseTests.Refused()) was made, "
          + "expected was a runaway loop",
        "6: report failed(LoopTests.RehearseTests.Refused()) was not asserted",
      ])
  }

  @Test func `BA35: a step that is cancelled by another one`() throws {
    let race = Self.step("a").race(Self.step("b")).map { _ in 1 }
    let found = try Self.findings { test in
      test.send(race)
      try test.perform("b")
      test.expect(1)
      test.send(race)
      try test.perform("a")
      test.expectCancelled("b")
      test.expect(2)
    }
    #expect(found == ["2: 'cancelled a' happened and was not asserted"])
  }

  @Test func `BA35: a missing step ends the test at its line`() throws {
    var isReached = false
    let found = try Self.findings { test in
      test.send(Self.step("a"))
      try test.perform("b")
      isReached = true
    }
    #expect(found == ["2: expected was 'b'; the waiting steps are 'a'"])
    #expect(!isReached)
  }

  @Test func `BA35: a step that fails by itself, or that does not, or is done elsewhere`() throws {
    let refusing: Kind<Effect, Int> = .step("a") { () throws(Refused) in throw Refused() }
    let failed = try Self.findings { test in
      test.send(refusing)
      try test.perform("a")
    }
    #expect(failed == ["2: 'failed a' happened, expected was 'a'"])
    let performed = try Self.findings { test in
      test.send(Self.step("a"))
      try test.performFailing("a")
    }
    #expect(performed == ["2: 'a' happened, expected was 'failed a'"])
    let elsewhere = try Self.findings { test in
      test.send(Effect.shift(to: "attic").then(Self.step("a")))
      try test.perform("a", at: "cellar")
    }
    #expect(elsewhere == ["2: 'a at attic' happened, expected was 'a at cellar'"])
  }

  @Test func `BA35: events that are asserted in order are no issue`() throws {
    try rehearse(Self.adder(), showing: { Int($0.text) ?? -1 }) { test in
      let refusing: Kind<Effect, Int> = .step("refuse") { () throws(Refused) in throw Refused() }
      test.send(refusing.handle { _ in .pure(5) })
      try test.performFailing("refuse")
      test.expect(5)
      test.send(Effect.sleep(for: .seconds(3)).then(Self.step("late")))
      test.advance(by: .seconds(1))
      #expect(test.now == .seconds(1))
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
    rehearse(text) { test in #expect(test.view == "0") }
    #expect(throws: Other.self) { try rehearse(text) { _ in throw Other() } }
  }
}
