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

  @Test("names of groups, fields and entries are parts of a value")
  func names() {
    func word(_ body: (inout Observation) -> Void) -> UInt64 { Observation.fingerprint(body) }
    #expect(
      word { $0.group("left") { 1.observe(&$0) } } != word { $0.group("right") { 1.observe(&$0) } })
    #expect(word { $0.field("a") { 1.observe(&$0) } } != word { $0.field("b") { 1.observe(&$0) } })
    #expect(word { $0.entry("a") { 1.observe(&$0) } } != word { $0.entry("b") { 1.observe(&$0) } })
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

  @Test("an enumerated case with too many choices is no case")
  func tooLong() {
    let coins = Domain(
      Generator<Bool> { choices in
        for _ in 0..<Choices.limit { _ = choices.draw(0) }
        return choices.draw(1) == 1
      }
    ) { $0.observe(&$1) }
    let law = Law.forAll("heads", coins) { !$0 }
    let report = Runner(seed: 1, cases: 10, enumerated: 100_000).check(law)
    #expect(isUnhealthy(report, "makes more than 8192 choices"))
  }

  @Test("a rare case with too many choices is no case")
  func rarelyTooLong() {
    let numbers = Domain(
      Generator<Int> { choices in
        let isLong = choices.draw(99) == 77
        if isLong { for _ in 0...Choices.limit { _ = choices.draw(3) } }
        return isLong ? 1 : 0
      }
    ) { $0.observe(&$1) }
    let law = Law.forAll("small", numbers) { $0 < 2 }
    let report = Runner(seed: 3, cases: 5_000, enumerated: 0).check(law)
    #expect(isUnhealthy(report, "makes more than 8192 choices"))
  }

  @Test("a generator of integers of more than 64 bits ends with a sentence")
  func wide() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Generator<UInt128>.integer(in: 0...(1 << 64)) }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!isDebug || message.contains("at most 2⁶⁴ integers"))
    _ = Generator<Int128>.integer(in: -(1 << 63)...(1 << 63) - 1)
  }

  @Test("an affine whose part is never there is not checked")
  func neverThere() {
    let seventh = Affine<[Int], Int>(
      preview: { $0.count > 6 ? $0[6] : nil },
      modify: { list, change in
        guard list.count > 6 else { return }
        change(&list[6])
        list.removeLast()
      })
    let reports = Runner(seed: 1).check(.affine(seventh, Int.domain.array(), Int.domain))
    #expect(reports.count { isUnhealthy($0, "the part is there") } == 2)
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

  @Test("lists, tables and fields that nest in different ways differ")
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
