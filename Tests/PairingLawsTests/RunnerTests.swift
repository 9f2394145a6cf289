import PairingLaws
import Testing

@Suite("Runner")
struct RunnerTests {
  let runner = Runner(seed: 1)

  private func reason(_ law: Law) -> String {
    if case .unhealthy(let reason) = runner.check(law).outcome { reason } else { "healthy" }
  }

  private func failure(_ law: Law, _ runner: Runner = Runner(seed: 1)) throws -> Counterexample {
    guard case .failed(let failure) = runner.check(law).outcome else { throw Missing() }
    return failure
  }

  private struct Missing: Error {}

  /// Fails for functions that are not constant.
  private var constancy: Law {
    Law("constancy", "f(a) == f(b)") { trial in
      let f = trial.any("f", Three.domain.functions(to: Five.domain))
      let a = trial.any("a", Three.domain)
      let b = trial.any("b", Three.domain)
      return trial.equal(f(a), f(b), Five.domain)
    }
  }

  private var bound: Law {
    Law("bound", "x < 1000") { trial in trial.any("x", Int.domain) < 1_000 }
  }

  @Test("a law of few cases is proved by all of them")
  func exhaustive() {
    let law = Law("excluded middle", "a == b || a != b") { trial in
      let a = trial.any("a", Three.domain)
      let b = trial.any("b", Four.domain)
      return a.rawValue == b.rawValue || a.rawValue != b.rawValue
    }
    let report = runner.check(law)
    #expect(report.isExhaustive)
    #expect(report.cases == 12)
  }

  @Test("a counterexample is the simplest, with functions as tables and both sides")
  func counterexample() throws {
    let failure = try failure(constancy)
    let values = Dictionary(uniqueKeysWithValues: failure.inputs.map { ($0.name, $0.value) })
    #expect(values == ["f": "{a0 → c1, _ → c0}", "a": "a0", "b": "a1"])
    #expect((failure.left, failure.right) == ("c1", "c0"))
    #expect(failure.difference == "c1 ≠ c0")
  }

  @Test("a report reads the law, the equation, the inputs, the sides and a replay line")
  func text() throws {
    let report = runner.check(constancy)
    let choices = try failure(constancy).choices
    for line in [
      "✗ //constancy does not hold", "f(a) == f(b)", "where f = {a0 → c1, _ → c0}",
      "left   c1", "right  c0", "c1 ≠ c0",
      "replay: laws replay --law '//constancy' --choices \(choices)",
    ] {
      #expect(report.text.contains(line))
    }
  }

  @Test("choices that are pasted back make the same case", arguments: [1, 2, 3] as [UInt64])
  func replay(seed: UInt64) throws {
    for law in [constancy, bound] {
      let first = try failure(law, Runner(seed: seed))
      let report = try #require(Runner(seed: 99).replay(law, choices: first.choices))
      guard case .failed(let second) = report.outcome else { throw Missing() }
      #expect(second.inputs == first.inputs)
      #expect(second.choices == first.choices)
    }
    #expect(runner.replay(bound, choices: "not choices!") == nil)
  }

  @Test("a random case runs alone, by its number")
  func number() throws {
    let random = Runner(seed: 5, enumerated: 0)
    let first = try failure(bound, random)
    let report = random.replay(bound, number: try #require(first.number))
    guard case .failed(let second) = report.outcome else { throw Missing() }
    #expect(second.inputs == first.inputs)
    #expect(second.inputs.map(\.value) == ["1000"])
  }

  @Test("a saved failure is tried first")
  func saved() throws {
    let choices = try failure(bound, Runner(seed: 5, enumerated: 0)).choices
    let report = Runner(seed: 5, cases: 1, enumerated: 0).check(bound, saved: [choices])
    #expect(!report.isPassed)
  }

  @Test("a law that says nothing fails")
  func health() {
    let discarding = Law("discards", "false ==> true") { trial in
      trial.choices.reject()
      return true
    }
    #expect(reason(discarding).contains("do not meet its conditions"))
    let impossible = Int.domain.filter { _ in false }
    #expect(
      reason(Law("filters", "") { trial in trial.any("x", impossible) == 0 })
        .contains("do not meet its conditions"))
    let endless = Law("endless", "") { trial in
      for _ in 0..<10_000 { _ = trial.choices.draw(1) }
      return true
    }
    #expect(reason(endless) == "a case makes more than 8192 choices")
    let vacuous = Law("vacuous", "") { trial in
      let x = trial.any("x", Int.domain)
      trial.cover(x == 123_456, "meets the condition", percent: 20)
      return true
    }
    #expect(reason(vacuous) == "'meets the condition' in 0 % of the cases, not in 20 %")
  }

  @Test("a law that changes its mind is no law")
  func flaky() {
    var calls = 0
    let law = Law("flaky", "") { trial in
      calls += 1
      return trial.any("x", Int.domain) < 1_000 || calls % 2 == 0
    }
    let text = reason(law)
    #expect(text.contains("fails and then holds") || text == "healthy")
    #expect(!runner.check(law).isPassed)
  }

  @Test("a function's value follows from its input and not from the order of the calls")
  func functions() {
    let law = Law("order", "f(a), f(b) == f(b), f(a)") { trial in
      let generator = Int.domain.functions(to: Int.domain)
      let f = trial.any("f", generator)
      let a = trial.any("a", Int.domain)
      let b = trial.any("b", Int.domain)
      let first = [f(a), f(b)]
      return [f(b), f(a)] == first.reversed()
    }
    expectPassed(runner.check(law))
  }

  private func expectPassed(_ report: Report) { #expect(report.isPassed, "\(report.text)") }

  @Test("neither the order of the laws nor their number changes a case")
  func addresses() throws {
    let alone = try failure(bound, Runner(seed: 8, enumerated: 0))
    _ = Runner(seed: 8).check(constancy)
    #expect(try failure(bound, Runner(seed: 8, enumerated: 0)).number == alone.number)
  }
}
