import Foundation
import PairingLaws
import Synchronization
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
      "✗ constancy does not hold", "f(a) == f(b)", "where f = {a0 → c1, _ → c0}",
      "left   c1", "right  c0", "c1 ≠ c0",
      "replay: @Test(.replay(\"constancy\", \"\(choices)\"))",
    ] {
      #expect(report.text.contains(line))
    }
  }

  @Test("choices that are pasted back make the same case", arguments: [1, 2, 3] as [UInt64])
  func replay(seed: UInt64) throws {
    for law in [constancy, bound] {
      let first = try failure(law, Runner(seed: seed))
      let report = try #require(Runner(seed: 99).replay(law, .written(first.choices)))
      guard case .failed(let second) = report.outcome else { throw Missing() }
      #expect(second.inputs == first.inputs)
      #expect(second.choices == first.choices)
    }
    #expect(Address("not choices!") == nil)
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
    #expect(reason(vacuous) == "'meets the condition' in 0 of 1000 cases, not in 20 %")
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

  @Test("a cover that is missed is told, exactly or beyond chance", arguments: [0, 500])
  func missed(enumerated: Int) {
    let law = Law("third", "") { trial in
      let a = trial.any("a", Three.domain)
      trial.cover(a == .a0, "the first", percent: 90)
      return true
    }
    let report = Runner(seed: 1, enumerated: enumerated).check(law)
    #expect(report.text.contains("'the first' in "))
    #expect(!report.isPassed)
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
    "what a share of all cases meets is met, however many there are",
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
    "a share is one of whole sweeps, whatever is left out", arguments: 1...10 as ClosedRange<UInt64>
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
    let law = Law("size", "n >= 50") { trial in trial.any("n", numbers) >= 50 }
    let report = try #require(runner.replay(law, .random(seed: 7, number: 0, of: 1_000)))
    guard case .failed(let failure) = report.outcome else { throw Missing() }
    #expect((5...8).contains(Int(failure.inputs[0].value) ?? 0))
  }

  @Test("what every case meets is not missed, however many there are")
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

  @Test("a share is one of the cases that ask for it")
  func shareOfSome() {
    let law = Law("of half of them", "") { trial in
      let number = trial.any("n", Int.domain)
      for _ in 0..<2 where number % 2 == 0 { trial.cover(true, "even", percent: 90) }
      return true
    }
    #expect(runner.check(law).text.hasSuffix("\n  100 % even (at least 90 %)"))
  }

  @Test(
    "a law that waits ends where the task that checks it is cancelled, and has no failure of that",
    .timeLimit(.minutes(10)), arguments: [0, 1, 2])
  func cancelled(way: Int) async {
    let task = Task {
      let count = Atomic(0)
      let law = Law.waiting("never", "", Int.domain) { trial in
        let number = trial.any("n", Int.domain)
        return {
          switch way {
          case 0: try await Task.sleep(for: .seconds(1_000))
          // A failure was found, and is being shrunk.
          case 2 where count.add(1, ordering: .relaxed).newValue < 20: break
          default: while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
          }
          return (number, way == 2 && number > 100 ? 0 : number)
        }
      }
      let runner = Runner(seed: 3, cases: 50, enumerated: 0)
      return await Session.reportsElsewhere([law], runner: runner).map(\.text)
    }
    try? await Task.sleep(for: .milliseconds(200))
    task.cancel()
    let texts = await task.value
    #expect(texts.allSatisfy { $0.contains("was cancelled") }, "\(texts)")
  }

  @Test("where a share is missed the labels are told, too")
  func labelsOfMissed() {
    let law = Law("large", "") { trial in
      let list = trial.any("list", Int.domain.array())
      trial.label("of \(list.count)")
      trial.cover(list.count > 40, "very long", percent: 50)
      return true
    }
    let text = runner.check(law).text
    #expect(text.contains("'very long' in 0 of") && text.contains("% of 0\n"), "\(text)")
  }

  @Test("a law whose values show nothing of themselves is told")
  func unseen() {
    let blind = Domain(Generator<Int>.integer) { _, _ in }
    let law = Law("subtraction", "") { trial in
      let (a, b) = (trial.any("a", blind), trial.any("b", blind))
      return trial.equal(a &- b, b &- a, blind)
    }
    #expect(reason(law).contains("cannot be told apart"))
    let unit = Law("unit", "") { trial in
      let nothing: Void = trial.any("nothing", .void)
      return trial.equal(nothing, (), .void)
    }
    #expect(reason(unit) == "healthy")
    let own = Law("choices of its own", "") { trial in
      let nothing: Void = trial.any("nothing", .void)
      _ = trial.choices.draw(.max)
      return trial.equal(nothing, (), .void)
    }
    #expect(reason(own) == "healthy")
  }

  @Test("numbers of all widths, numbers with a point and characters are law values")
  func values() {
    func check<Value: LawValue & Equatable>(_ type: Value.Type, _ name: String) -> Report {
      Runner(seed: 1).check(
        Law(name, "x == x") { trial in
          let (x, y) = (trial.any("x", Value.domain), trial.any("y", Value.domain))
          return trial.equal(x, y) == (x == y) || "\(x)" == "\(y)"
        })
    }
    for report in [
      check(Int8.self, "Int8"), check(UInt64.self, "UInt64"), check(Int32.self, "Int32"),
      check(Double.self, "Double"), check(Character.self, "Character"),
    ] { expectPassed(report) }
    let zero = Law("zero", "") { trial in trial.equal(-0.0, 0.0) && trial.equal(Double.nan, -.nan) }
    #expect(runner.check(zero).isPassed)
  }

  @Test("so many cases are tried as were asked for, whatever is given up")
  func discards() {
    let law = Law("rare", "") { trial in
      if trial.choices.draw(9) != 0 { trial.choices.reject() }
      return trial.any("x", Int.domain) != 7_777_777
    }
    let report = Runner(seed: 1, cases: 300, enumerated: 0).check(law)
    #expect(report.cases == 300)
    #expect(report.discards > 1_000)
    #expect(Runner(seed: 1, cases: 5).check(bound).cases > 0)
  }

  @Test("a law that says no without a reason says so, and after how many cases")
  func no() {
    let report = runner.check(Law("no", "false") { trial in trial.any("x", Int.domain) == 0 })
    #expect(report.text.contains("\n  it says no, and not why: see Trial.expect(_:_:)\n"))
    #expect(report.cases == 2)
  }

  @Test("a difference is told of parts that belong together")
  func difference() throws {
    let domain = Three.domain.array().and(Three.domain)
    let law = Law("alone", "") { trial in trial.equal(([Three.a0], .a0), ([], .a0), domain) }
    #expect(try failure(law).difference == "at 0: a0 on the left alone")
  }

  @Test("a law that takes longer than it may is given up")
  func limit() {
    let law = Law("slow", "") { trial in trial.any("x", Int.domain) != 7_777_777 }
    let report = Runner(seed: 1, cases: .max, enumerated: 0, limit: .milliseconds(20)).check(law)
    #expect(report.text.contains("it was given up after"))
  }

  @Test("each case is announced before it is tried, by what makes it again")
  func announcements() throws {
    for enumerated in [500, 0] {
      let last = Mutex<Address?>(nil)
      var runner = Runner(seed: 3, enumerated: enumerated)
      runner.announce = { address in last.withLock { $0 = address } }
      var first: Address?
      let law = Law("seven", "x != 1000") { trial in
        let holds = trial.any("x", Int.domain) < 1_000
        if !holds, first == nil { first = last.withLock { $0 } }
        return holds
      }
      _ = runner.check(law)
      let address = try #require(first)
      #expect(Address("\(address)") == address)
      let again = try #require(Runner(enumerated: enumerated).replay(law, address))
      #expect(!again.isPassed)
    }
  }

  @Test("a case that takes longer than a case may fails the law")
  func caseLimit() {
    let law = Law("sleeps", "") { trial in
      if trial.any("x", Int.domain) > 1_000 { Thread.sleep(forTimeInterval: 0.05) }
      return true
    }
    let runner = Runner(seed: 1, enumerated: 0, caseLimit: .milliseconds(20))
    let text = runner.check(law).text
    #expect(text.contains("takes longer than a case may"))
    let address = text.split(separator: "\"").last { $0.hasPrefix("1/") }
      .flatMap { Address(String($0)) }
    let again = address.flatMap { runner.replay(law, $0) }
    #expect(again?.text.contains("takes longer than a case may") == true, "\(text)")
    // Earlier cases do not count.
    #expect(
      Runner(seed: 1, caseLimit: .milliseconds(20)).replay(law, .enumerated(400))?.isPassed == true)
    #expect(runner.replay(law, .enumerated(-1)) == nil)
    #expect(runner.replay(law, .random(seed: 1, number: -1, of: 10)) == nil)
  }

  @Test("a case that fails is a failure, however long it took")
  func slowFailure() throws {
    let law = Law("slow failure", "") { trial in
      guard trial.any("x", Int.domain) > 1_000 else { return true }
      Thread.sleep(forTimeInterval: 0.01)
      return false
    }
    for limits in [
      Runner(seed: 7, enumerated: 1, limit: .seconds(1), caseLimit: .milliseconds(5)),
      Runner(seed: 7, enumerated: 1, limit: .milliseconds(300)),
    ] {
      let start = ContinuousClock.now
      let failure = try failure(law, limits)
      #expect(failure.inputs.count == 1)
      #expect(start.duration(to: .now) < .seconds(20))
    }
  }

  @Test("limits hold where cases are enumerated")
  func limitOfEnumeration() {
    let law = Law("slow", "") { trial in
      _ = trial.any("x", Int.domain)
      Thread.sleep(forTimeInterval: 0.01)
      return true
    }
    let start = ContinuousClock.now
    #expect(!Runner(seed: 1, limit: .milliseconds(50)).check(law).isPassed)
    #expect(!Runner(seed: 1, caseLimit: .milliseconds(2)).check(law).isPassed)
    #expect(start.duration(to: .now) < .seconds(2))
  }

  @Test("the largest numbers are numbers like others")
  func extremes() throws {
    let law = Law("bound", "") { trial in trial.any("x", Int.domain) < 1_000 }
    let address = try #require(Address("7/9223372036854775807/1000"))
    _ = Runner().replay(law, address)
    var runner = Runner(seed: 1, enumerated: .max, limit: .seconds(20))
    runner.scanned = .max
    let failure = try failure(law, runner)
    #expect(failure.inputs.map(\.value) == ["1000"])
  }

  @Test("a case found by aiming is announced by what makes it again")
  func announcedAim() throws {
    let last = Mutex<Address?>(nil)
    var runner = Runner(seed: 3, enumerated: 0)
    runner.announce = { address in last.withLock { $0 = address } }
    var first: Address?
    let law = Law("aimed", "") { trial in
      let a = trial.any("a", Domain(described: .integer(in: 0...1_000_000_000)))
      trial.aim(at: Double(a), "big")
      if a >= 999_999_900, first == nil { first = last.withLock { $0 } }
      return a < 999_999_900
    }
    #expect(!runner.check(law).isPassed)
    let address = try #require(first)
    #expect(Runner().replay(law, address)?.isPassed == false)
  }

  @Test("a law that throws does not hold, and says what it threw")
  func throwing() throws {
    struct Odd: Error {}
    let law = Law("throws", "") { trial in
      if trial.any("x", Int.domain) > 9 { throw Odd() }
      return true
    }
    for runner in [Runner(seed: 1), Runner(seed: 1, enumerated: 0)] {
      let failure = try failure(law, runner)
      #expect(failure.difference == "it throws Odd()")
      #expect(failure.inputs.map(\.value) == ["10"])
    }
  }

  @Test("a law of functions that wait", .timeLimit(.minutes(10)))
  func waiting() throws {
    actor Server {
      let limit: Int
      init(limit: Int) { self.limit = limit }
      func doubled(_ x: Int) async throws -> Int {
        await Task.yield()
        if x > limit { throw CancellationError() }
        return x == 77 ? 0 : x &* 2
      }
    }
    func doubling(_ server: Server) -> Law {
      Law.waiting("doubling", "server.doubled(x) == x + x", Int.domain) { trial in
        let x = trial.any("x", Int.domain)
        return {
          async let doubled = server.doubled(x)
          try await Task.sleep(for: .microseconds(1))
          return (try await doubled, x &+ x)
        }
      }
    }
    let runner = Runner(seed: 1, cases: 300, enumerated: 160)
    let wrong = try failure(doubling(Server(limit: .max)), runner)
    #expect((wrong.left, wrong.right, wrong.inputs.map(\.value)) == ("0", "154", ["77"]))
    #expect(try failure(doubling(Server(limit: 50)), runner).difference.contains("Cancellation"))
  }

  @Test("what is aimed at is found where chance does not find it")
  func aiming() throws {
    func needle(isAimed: Bool) -> Law {
      Law("needle", "no two numbers of a sum above a hundred thousand are the same") { trial in
        let numbers = Domain(described: Generator<Int>.integer(in: 0...1_000_000))
        let (x, y) = (trial.any("x", numbers), trial.any("y", numbers))
        let z = trial.any("z", numbers)
        if isAimed { trial.aim(at: Double(min(x, y, z)), "the least") }
        return min(x, y, z) < 999_000
      }
    }
    var runner = Runner(seed: 2, cases: 2_000, enumerated: 0)
    #expect(runner.check(needle(isAimed: false)).isPassed)
    let failure = try failure(needle(isAimed: true), runner)
    #expect(failure.origin == .aimed("the least"))
    #expect(failure.inputs.map(\.value) == ["999000", "999000", "999000"])
    #expect(runner.check(needle(isAimed: true)).text.contains("with a large 'the least'"))
    runner.seed = 3
    #expect(!runner.check(needle(isAimed: true)).isPassed)
  }

  @Test("every case is told to whoever listens")
  func telling() {
    let lines = Mutex<[String]>([])
    var runner = Runner(seed: 1, cases: 400, enumerated: 0)
    runner.tell = { line in lines.withLock { $0.append(line) } }
    let law = Law("told", "") { trial in trial.any("x", Int.domain) >= .min }
    #expect(runner.check(law).cases == 400)
    #expect(lines.withLock { $0.count } == 401, "the simplest case comes first")
    #expect(lines.withLock { $0[0] }.hasPrefix("told holds: x = "))
  }

  private func expectPassed(_ report: Report) { #expect(report.isPassed, "\(report.text)") }

  @Test("neither the order of the laws nor their number changes a case")
  func addresses() throws {
    let alone = try failure(bound, Runner(seed: 8, enumerated: 0))
    _ = Runner(seed: 8).check(constancy)
    #expect(try failure(bound, Runner(seed: 8, enumerated: 0)).origin == alone.origin)
  }
}
