import Foundation
import PairingsLaws
import Synchronization
import Testing

@Suite("Runner")
struct RunnerTests {
  let runner = Runner(seed: 1)

  func reason(_ law: Law) -> String {
    if case .unhealthy(let reason) = runner.check(law).outcome { reason } else { "healthy" }
  }

  func failure(_ law: Law, _ runner: Runner = Runner(seed: 1)) throws -> Counterexample {
    guard case .failed(let failure) = runner.check(law).outcome else { throw Missing() }
    return failure
  }

  struct Missing: Error {}

  /// Fails for functions that are not constant.
  var constancy: Law {
    Law("constancy", "f(a) == f(b)") { trial in
      let f = trial.any("f", Three.domain.functions(to: Five.domain))
      let a = trial.any("a", Three.domain)
      let b = trial.any("b", Three.domain)
      return trial.equal(f(a), f(b), Five.domain)
    }
  }

  var bound: Law {
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

  @Test("a report reads the law, the equation, the inputs, the difference and a replay line")
  func text() throws {
    let report = runner.check(constancy)
    let choices = try failure(constancy).choices
    for line in [
      "✗ constancy does not hold", "f(a) == f(b)", "where f = {.a0 → .c1, _ → .c0}",
      ".c1 ≠ .c0",
      "replay: @Test(.replay(\"constancy\", \"\(choices)\"))",
    ] {
      #expect(report.text.contains(line))
    }
  }

  @Test("a random case runs alone, by its number")
  func number() throws {
    let random = Runner(seed: 5, enumerated: 0)
    let first = try failure(bound, random)
    guard case .random(let number) = first.origin else { throw Missing() }
    let address = Address.random(seed: 5, number: number, of: random.cases)
    #expect(Address("\(address)") == address)
    let report = try #require(runner.replay(bound, address))
    guard case .failed(let second) = report.outcome else { throw Missing() }
    #expect(first.inputs.map(\.value) == ["1000"])
    #expect(second.evaluations == 0 && (Int(second.inputs[0].value) ?? 0) >= 1_000)
  }

  @Test("a flaky law fails")
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

  @Test("labels and covers count every case, also where all cases are tried")
  func coverage() {
    let labelled = Law("labelled", "") { trial in
      let a = trial.any("a", Four.domain)
      trial.label(a == .b0 ? "first" : "later")
      trial.cover(a == .b0, "the first", percent: 20)
      return true
    }
    let exhaustive = runner.check(labelled)
    #expect(exhaustive.labels == ["first": 1, "later": 3])
    #expect(
      exhaustive.text.hasSuffix("\n  75 % later\n  25 % first\n  25 % the first (at least 20 %)"))
    let random = Runner(seed: 1, cases: 1_000, enumerated: 0).check(labelled)
    #expect(random.labels.values.reduce(0, +) == 1_000)
  }

  @Test("a missed coverage is reported, exactly or statistically", arguments: [0, 500])
  func missed(enumerated: Int) {
    let law = Law("third", "") { trial in
      let a = trial.any("a", Three.domain)
      trial.label("a case")
      trial.cover(a == .a0, "the first", percent: 90)
      return true
    }
    let report = Runner(seed: 1, enumerated: enumerated).check(law)
    #expect(report.text.contains("'the first' in ") && report.text.contains("\n  100 % a case\n"))
    #expect(!report.isPassed)
  }

  @Test("the covers of a domain are those of domains made of it, also where all cases are tried")
  func madeCovers() {
    let never = Domain<Bool>(elements: [false, true], covers: [Cover("rare", percent: 90) { $0 }]) {
      $1.record($0 ? 1 : 0, "\($0)")
    }
    func complains<Value>(_ domain: Domain<Value>) -> Bool {
      [0, 500].allSatisfy {
        !Runner(seed: 1, enumerated: $0).check(Law.forAll("all", domain) { _ in true }).isPassed
      }
    }
    #expect(complains(never) && complains(never.filter { _ in true }))
    #expect(complains(never.map({ !$0 }, back: { !$0 })))
    #expect(complains(never.zip(.void)) && complains(Domain.void.zip(never)))
  }

  @Test("all cases of a function are all functions")
  func allFunctions() {
    let bools = Bool.domain.functions(to: Bool.domain)
    let law = Law("none is the identity", "") { trial in
      let f = trial.any("f", bools)
      return trial.expect(f(false) || !f(true), "f is the identity")
    }
    #expect(!runner.check(law).isPassed)
    var seen: Set<[Three]> = []
    let threes = Three.domain.functions(to: Three.domain)
    let all = Law("all", "") { trial in
      seen.insert(Three.allCases.map(trial.any("f", threes).run))
      return true
    }
    #expect(runner.check(all).cases == 27 && seen.count == 27)
  }

  @Test(
    "a condition that a share of all cases meets is covered, for any number of cases",
    arguments: [200, 1_000, 1_500, 10_000])
  func shareOfAll(cases: Int) {
    let lists = Generator<Int>.integer(in: 0...9).array(count: 0...32)
    let long = Domain(lists, covers: [Cover("has 8 or more", percent: 15) { $0.count >= 8 }]) {
      for (index, number) in $0.enumerated() {
        $1.record(UInt64(index * 10 + number), "\(number)")
      }
    }
    let law = Law("covered", "") { trial in
      let list = trial.any("list", long)
      trial.cover(list.count >= 8, "eight", percent: 15)
      return true
    }
    expectPassed(Runner(seed: 1, cases: cases, enumerated: 0).check(law))
  }

  @Test(
    "a share is one of whole enumerations, also with discarded cases",
    arguments: 1...10 as ClosedRange<UInt64>
  )
  func shareOfSweeps(seed: UInt64) {
    let law = Law("large in half of them", "") { trial in
      _ = trial.any("n", Int.domain)
      if trial.choices.draw(3) == 0 { trial.choices.reject() }
      trial.cover(trial.choices.size > 52, "large", percent: 46)
      return true
    }
    expectPassed(Runner(seed: seed, cases: 1_000, enumerated: 0).check(law))
    expectPassed(Runner(seed: seed, cases: 1_500, enumerated: 0).check(law))
  }

  @Test("a case of a size is made again by its number")
  func sizes() throws {
    let numbers = Domain(described: Generator<Int> { Int($0.draw(3)) + $0.size })
    for (number, sizes) in [(0, 5...8), (500, 52...55)] {
      let law = Law("size", "n is another") { trial in !sizes.contains(trial.any("n", numbers)) }
      let address = Address.random(seed: 7, number: number, of: 1_000)
      for cases in [10, 1_000] {
        let report = Runner(cases: cases).replay(law, address)
        guard case .failed = report?.outcome else { throw Missing() }
      }
    }
  }

  @Test("a condition that every case meets is covered, for any number of cases")
  func whole() {
    let law = Law("all", "") { trial in
      let n = trial.any("n", Int.domain)
      trial.cover(n < .max || n == .max, "all", percent: 100)
      return true
    }
    for count in [1, 37, 45, 54, 500, 600, 750, 2_500, 8_000] {
      expectPassed(Runner(seed: 1, cases: count, enumerated: 0).check(law))
    }
  }

  @Test("the share of a condition is one of the cases that reach it")
  func shareOfSome() {
    let law = Law("of half of them", "") { trial in
      let number = trial.any("n", Int.domain)
      for _ in 0..<2 where number % 2 == 0 { trial.cover(true, "even", percent: 90) }
      return true
    }
    #expect(runner.check(law).text.hasSuffix("\n  100 % even (at least 90 %)"))
  }
}
