import PairingsLaws
import Synchronization
import TestSupport
import Testing

/// Cases with and without shown inputs, which are the same.
@Suite("The report of a case")
struct ShownTests {
  private let functions = Int.domain.functions(to: Int.domain)

  private func failure(_ law: Law, _ runner: Runner) throws -> Counterexample {
    let report = runner.check(law)
    guard case .failed(let failure) = report.outcome else { throw Healthy(text: report.text) }
    return failure
  }

  private struct Healthy: Error { let text: String }

  @Test("a description that calls a function does not change its results")
  func asking() throws {
    let law = Law("asks in its text", "") { [functions] trial in
      let f = trial.any("f", functions)
      let a = f(0)
      let first = trial.expect(a == 0, "f(0) = \(a), where f(3) = \(f(3))")
      let b = f(1)
      let second = trial.equal(
        { $0.record(b == 0 || b == a ? 0 : 1, "\(b) beside \(f(3))") },
        { $0.record(0, "0 beside \(f(4))") })
      return first || second || f(2) != 0
    }
    for seed in UInt64(0)..<20 {
      let failure = try failure(law, Runner(seed: seed))
      expectEqual(failure.inputs.map(\.value), ["{0 → 1, 1 → -1, _ → 0}"])
      expect(failure.difference.hasPrefix("f(0) = 1, where f(3) = "))
    }
  }

  private final class Lazily {
    let make: () -> Function<Int, Int>
    lazy var g = make()

    init(_ make: @escaping () -> Function<Int, Int>) { self.make = make }
  }

  @Test("a description that makes a function, or has no result, changes no case")
  func making() throws {
    let odd = Int.domain.functions(to: Int.domain.filter { $0 % 2 != 0 })
    let given = Law("given up", "") { trial in
      let f = trial.any("f", odd)
      let x = trial.any("x", Int.domain)
      return trial.expect(x < 3, "f(x) is \(f(x))")
    }
    let made = Law("made", "") { [functions] trial in
      let f = trial.any("f", Int.domain.functions(to: functions))
      let box = Lazily { f(1) }
      let holds = trial.expect(false, "g(3) is \(box.g(3))")
      _ = box.g(4)
      return holds
    }
    for seed in UInt64(0)..<10 {
      for enumerated in [0, 500] {
        let runner = Runner(seed: seed, cases: 3_000, enumerated: enumerated)
        try expectEqual(failure(given, runner).inputs.map(\.value), ["{}", "3"])
        try expect(failure(made, runner).difference.hasPrefix("g(3) is "))
      }
    }
  }

  @Test("a coverage condition changes no case")
  func covers() {
    let functions = Int.domain.functions(to: Int.domain.filter { $0 % 64 == 63 })
    let covered = Domain(
      covers: [Cover("c", percent: 1) { $0(3) > -5 }], draw: functions.draw,
      observe: functions.observe)
    let law = Law("covered", "") { trial in
      _ = trial.any("f", covered)
      let x = trial.any("x", Int.domain)
      return trial.expect(x % 1_009 != 500, "x")
    }
    for seed in 0..<UInt64(many(20, inDebug: 4)) {
      let report = Runner(seed: seed, cases: 4_000, enumerated: 0).check(law)
      expect(!report.text.contains("is not a function"), "\(report.text)")
    }
  }

  @Test("a law may make choices of its own, and a replay looks at values without a trace")
  func others() throws {
    let swapped = Law("swapped", "") { trial in
      let x = trial.any("x", Int.domain)
      trial.choices = Choices(seed: UInt64(bitPattern: Int64(x)), size: 50)
      let y = trial.any("y", Int.domain.filter { $0 % 64 == 63 })
      return trial.expect(y % 64 == 63, "y")
    }
    expect(!Runner(seed: 1).check(swapped).text.contains("is not a function"))
    let odd = Int.domain.functions(to: Int.domain.filter { $0 % 2 != 0 })
    let wrapped = Domain(draw: odd.draw) { f, seen in
      seen.record(UInt64(bitPattern: Int64(f(0))), "\(f(0))")
    }
    let law = Law("looked at", "") { trial in
      _ = trial.any("f", wrapped)
      let x = trial.any("x", Int.domain)
      return trial.expect(x < 3, "big")
    }
    let failure = try failure(law, Runner(seed: 7))
    let replay = try #require(Replay(law: "looked-at", address: failure.choices))
    let again = Session.reports([law], runner: Runner(seed: 7), replays: [replay])
    expectEqual(again.map(\.isPassed), [false])
  }

  @Test("a law distinguishes functions by their tables, also without a report")
  func labels() {
    let domain = Three.domain.functions(to: Bool.domain)
    let law = Law("labels", "") { trial in
      let f = trial.any("f", domain)
      _ = f(.a1)
      trial.label(domain.text(f))
      return true
    }
    let labels = Runner(seed: 7, cases: 200).check(law).labels
    expect(labels.keys.contains("{.a1 → true}"))
    expect(!labels.keys.contains { $0.contains("{ →") })
  }

  @Test("every reported case has its values")
  func told() throws {
    let law = Law("told", "f(x) == f(x + 1)") { [functions] trial in
      let f = trial.any("f", functions)
      let x = trial.any("x", Int.domain)
      return trial.equal(f(x), f(x &+ 1), Int.domain)
    }
    for seed in UInt64(0)..<3 {
      let lines = Mutex<[String]>([])
      var runner = Runner(seed: seed)
      let quiet = runner.check(law)
      runner.tell = { line in lines.withLock { $0.append(line) } }
      expectEqual(runner.check(law), quiet)
      _ = runner.replay(law, .enumerated(20))
      expect(lines.withLock { $0.count } > 20)
      expect(lines.withLock { $0[0] }.hasPrefix("told holds: f = "))
      expectEqual(lines.withLock { $0.filter { $0.contains("{ →") || $0.contains(",  →") } }, [])
    }
  }

  @Test("a function returns values of its domain, or the case is discarded")
  func filtered() {
    func law<Answer>(_ answers: Domain<Answer>, _ isRight: @escaping (Answer) -> Bool) -> Law {
      Law("answers", "") { trial in
        let f = trial.any("f", Int.domain.functions(to: answers))
        let x = trial.any("x", Int.domain)
        return trial.expect(isRight(f(x)), "\(f(x))")
      }
    }
    for seed in 0..<UInt64(many(5, inDebug: 1)) {
      let runner = Runner(seed: seed)
      for law in [
        law(Int.domain.filter { $0 != 0 }) { $0 != 0 },
        law(Int.domain.array().filter { !$0.isEmpty }) { !$0.isEmpty },
        law(Int.domain.functions(to: Int.domain.filter { $0 > 3 })) { $0(1) > 3 },
      ] {
        let report = runner.check(law)
        expect(report.isPassed, "\(report.text)")
        expectEqual(report.cases, 1_000)
      }
    }
    let most = law(Int.domain.filter { $0 % 1_000 == 7 }) { $0 % 1_000 == 7 }
    expect(Runner(seed: 1).check(most).text.contains("do not meet its conditions"))
  }

  @Test("the report of a filtered function shows its calls")
  func filteredFunction() throws {
    let positive = functions.filter { $0(0) > 0 }
    let law = Law("f(0) < 40", "") { trial in trial.any("f", positive)(0) < 40 }
    let failure = try failure(law, Runner(seed: 1))
    expect(["{0 → 40, _ → 0}", "{_ → 40}"].contains(failure.inputs[0].value))
  }

  @Test("a generator may read the size of a case, and the case can be replayed")
  func sized() throws {
    let sized = Generator<[Int]> { choices in
      (0..<choices.size).map { _ in Int(choices.draw(9)) }
    }
    let law = Law("sized", "") { trial in trial.any("list", Domain(described: sized)).count >= 50 }
    let runner = Runner(seed: 7, enumerated: 0)
    let failure = try failure(law, runner)
    let again = try #require(Address(failure.choices).flatMap { runner.replay(law, $0) })
    guard case .failed(let same) = again.outcome else { throw Healthy(text: again.text) }
    expectEqual(same.inputs, failure.inputs)
    expectEqual(same.choices, failure.choices)
  }

  @Test("shrinking ends when its time is over, however long the case", arguments: [1_000, 4_000])
  func deadline(count: Int) throws {
    let list = Int.domain.array(count: count...count)
    let law = Law("long", "") { trial in trial.any("list", list).count != count }
    let runner = Runner(seed: 7, cases: 100, enumerated: 0, limit: .milliseconds(100))
    try expectEqual(failure(law, runner).inputs.count, 1)
  }

  @Test("the line that replays a law is Swift for every name of a law")
  func quoted() {
    let law = Law("quo\"ted \\ and\nbroken", "") { _ in false }
    expect(
      Runner(seed: 1).check(law).text.contains(#"@Test(.replay("quo\"ted-\\-and\nbroken", ""#))
  }

  @Test("the cases of nested results are distinguished for all payloads")
  func results() {
    let inner = Domain.results(Three.domain, Mishap.domain)
    let outer = Domain.results(inner, Mishap.domain)
    let values: [Result<Result<Three, Mishap>, Mishap>] =
      Three.allCases.map { .success(.success($0)) }
      + Mishap.allCases.flatMap { [.success(.failure($0)), .failure($0)] }
    let seen = Set(values.map { value in Observation.fingerprint { outer.observe(value, &$0) } })
    expectEqual(seen.count, values.count)
  }
}
