import Foundation
import PairingsLaws
import Synchronization
import TestSupport
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

  var bound: Law {
    Law("bound", "x < 1000") { trial in trial.any("x", Int.domain) < 1_000 }
  }

  @Test("a flaky law fails")
  func flaky() {
    var calls = 0
    let law = Law("flaky", "") { trial in
      calls += 1
      return trial.any("x", Int.domain) < 1_000 || calls % 2 == 0
    }
    let text = reason(law)
    expect(text.contains("fails and then holds") || text == "healthy")
    expect(!runner.check(law).isPassed)
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
    expectEqual(exhaustive.labels, ["first": 1, "later": 3])
    expect(
      exhaustive.text.hasSuffix("\n  75 % later\n  25 % first\n  25 % the first (at least 20 %)"))
    let random = Runner(seed: 1, cases: 1_000, enumerated: 0).check(labelled)
    expectEqual(random.labels.values.reduce(0, +), 1_000)
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
    expect(complains(never) && complains(never.filter { _ in true }))
    expect(complains(never.map({ !$0 }, back: { !$0 })))
    expect(complains(never.zip(.void)) && complains(Domain.void.zip(never)))
  }

  @Test("all cases of a function are all functions")
  func allFunctions() {
    var seen: Set<[Three]> = []
    let threes = Three.domain.functions(to: Three.domain)
    let all = Law("all", "") { trial in
      seen.insert(Three.allCases.map(trial.any("f", threes).run))
      return true
    }
    let report = runner.check(all)
    expect(report.isExhaustive && report.cases == 27 && seen.count == 27)
  }

  @Test(
    "a share of the cases is covered, for any number of cases and with discarded ones",
    arguments: [1, 37, 45, 54, 200, 500, 600, 750, 1_000, 1_500, 2_500, 10_000])
  func shares(cases: Int) {
    let long = cases < 200 ? [] : [Cover<[Int]>("eight", percent: 15) { $0.count >= 8 }]
    let lists = Domain(Generator.integer(in: 0...9).array(count: 0...32), covers: long) {
      $1.record("\($0)")
    }
    let law = Law("covered", "") { trial in
      let list = trial.any("list", lists)
      if trial.choices.draw(3) == 0 { trial.choices.reject() }
      trial.cover(list.count < 33, "all", percent: 100)
      if cases >= 1_000 { trial.cover(trial.choices.size > 52, "large", percent: 46) }
      return true
    }
    for seed in 1...5 as ClosedRange<UInt64> {
      expectPassed(Runner(seed: seed, cases: cases, enumerated: 0).check(law))
    }
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

  @Test("the share of a condition is one of the cases that reach it")
  func shareOfSome() {
    let law = Law("of half of them", "") { trial in
      let number = trial.any("n", Int.domain)
      for _ in 0..<2 where number % 2 == 0 { trial.cover(true, "even", percent: 90) }
      return true
    }
    expect(runner.check(law).text.hasSuffix("\n  100 % even (at least 90 %)"))
  }

  @Test("a case behind rejected ones, whose number is beyond that of all cases, is replayed")
  func beyond() throws {
    let law = Law("seldom", "") { trial in
      let number = trial.any("n", Domain(described: .integer(in: 0...999)))
      if !number.isMultiple(of: 3) { trial.choices.reject() }
      return true
    }
    let last = Mutex<Address?>(nil)
    var runner = Runner(seed: 3, enumerated: 0)
    runner.announce = { address in last.withLock { $0 = address } }
    expect(runner.check(law).isPassed)
    let address = try #require(last.withLock { $0 })
    if case .random(_, let number, let count) = address { expect(number >= count) }
    expect(Address("\(address)") == address && runner.replay(law, address)?.isPassed == true)
  }
}
