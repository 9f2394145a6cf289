import Pairings
import PairingsLaws
import TestSupport
import Testing

@testable import PropertyTesting

/// The promises of a passing report: all parts were compared, and all cases were tried.
@Suite("A law that holds")
struct SoundnessTests {
  private let runner = Runner(seed: 1)

  private func isUnhealthy(_ report: Report, _ reason: String) -> Bool {
    switch report.outcome {
    case .unhealthy(let message), .ended(let message, _): message.contains(reason)
    case .passed, .failed: false
    }
  }

  private func pause(_ time: Duration) {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {}
  }

  @Test("a generator that reads the size is tried at other sizes as well")
  func sizes() {
    let numbers = Domain(Generator<Int> { $0.size < 50 ? -1 : Int($0.draw(3)) }) { $0.observe(&$1) }
    let report = runner.check(.forAll("positive", numbers) { $0 >= 0 })
    #expect(!report.isPassed && !report.isExhaustive)
    let lists = runner.check(.forAll("short", [Bool].self) { $0.count < 100 })
    #expect(lists.isPassed)
  }

  @Test("the time limit of a case is that of single, saved and broken laws as well")
  func slowCases() throws {
    let limited = Runner(seed: 1, cases: 10, caseLimit: .milliseconds(1))
    let once = Law.once("once", "slow", .essential) {
      pause(.milliseconds(5))
      return true
    }
    #expect(isUnhealthy(limited.check(once), "longer than a case may"))
    let slow = Law.forAll("slow", Int.self) { number in
      if number == 1_000 { pause(.milliseconds(5)) }
      return number != 1_000
    }
    let failure = runner.check(Law.forAll("slow", Int.self) { $0 < 1_000 })
    guard case .failed(let counterexample) = failure.outcome else {
      Issue.record("no number is large")
      return
    }
    let repaired = Law.forAll("slow", Int.self) { number in
      if number == 1_000 { pause(.milliseconds(5)) }
      return true
    }
    let saved = limited.check(repaired, saved: [counterexample.choices])
    #expect(isUnhealthy(saved, "longer than a case may"))
    #expect(!limited.check(slow, saved: [counterexample.choices]).isPassed)
    let row = KillMatrix.Row(
      Mutant("slow", Suite("Slow", of: "Int", [once]), .survives), runner: limited)
    #expect(!row.unhealthy.isEmpty && !KillMatrix([row]).failures.isEmpty)
  }

  @Test(
    "a damaged case is no address",
    arguments: ["no choices!", "040G0080ZZZZ", "+7/1/9", "7/+1/9", "/+1", "/-1"])
  func damaged(text: String) { #expect(Address(text) == nil) }

  @Test("the number of an enumerated case stands for it in a run of fewer cases as well")
  func numbers() {
    let law = Law.forAll("not 13", Domain(described: .integer(in: 0...20))) { $0 != 13 }
    for cases in [5, 1_000] {
      let report = Runner(seed: 1, cases: cases).replay(law, .enumerated(13))
      #expect(report?.isPassed == false)
    }
  }

  @Test("a law may require thousands of shares")
  func shares() {
    let law = Law("shares", "") { trial in
      for number in 0..<5_000 { trial.cover(true, "\(number)", percent: 1) }
      return trial.any("x", Int.domain) < .max
    }
    #expect(Runner(seed: 1, cases: 20).check(law).covers.count == 5_000)
  }

  @Test("lists, tables and fields that have other names or nest in different ways differ")
  func nesting() {
    typealias Body = (inout Observation) -> Void
    let bodies: [Body] = [
      {
        $0.list {
          $0.list { $0.record(1, "1") }; $0.list { _ in }
        }
      },
      {
        $0.list {
          $0.list { _ in }; $0.list { $0.record(1, "1") }
        }
      },
      { $0.list { $0.list { $0.list { _ in } } } },
      { $0.group("left") { 1.observe(&$0) } }, { $0.group("right") { 1.observe(&$0) } },
      { $0.field("a") { 1.observe(&$0) } }, { $0.field("b") { 1.observe(&$0) } },
      { $0.entry("c") { 1.observe(&$0) } }, { $0.entry("d") { 1.observe(&$0) } },
      {
        $0.list {
          $0.list { _ in }; $0.list { _ in }
        }
      },
      {
        $0.group("n") {
          $0.group("n") { _ in }; $0.group("n") { _ in }
        }
      },
      { $0.group("n") { $0.group("n") { $0.group("n") { _ in } } } },
      { seen in
        seen.field("a") { _ in }
        seen.field("b") { $0.record(1, "1") }
      },
      { $0.field("a") { $0.field("b") { $0.record(1, "1") } } },
      {
        $0.table { $0.entry("a") { _ in } }; $0.table { _ in }
      },
      {
        $0.table { _ in }; $0.table { $0.entry("a") { _ in } }
      },
    ]
    #expect(Set(bodies.map { Observation.fingerprint($0) }).count == bodies.count)
  }
}
