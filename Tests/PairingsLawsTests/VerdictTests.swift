import Pairings
import PairingsLaws
import TestSupport
import Testing

/// Laws that neither hold nor have a counterexample.
@Suite("A law without a verdict")
struct VerdictTests {
  /// A law, and the reason for which it has no verdict.
  private struct Case {
    let law: Law
    let reason: String
    var runner = Runner(seed: 1)

    init(_ reason: String, _ law: Law, by runner: Runner = Runner(seed: 1)) {
      (self.law, self.reason, self.runner) = (law, reason, runner)
    }

    /// Creates the law of one value, which holds.
    init<Value>(
      _ reason: String, of values: Domain<Value>, by runner: Runner = Runner(seed: 1)
    ) {
      self.init(reason, Law.forAll("any", values) { _ in true }, by: runner)
    }
  }

  private static let (unmet, long) = (
    "do not meet its conditions", "a case makes more than 8192 choices"
  )

  private static func domain<Value: Equatable>(
    _ draw: @escaping @Sendable (inout Choices) -> Value
  ) -> Domain<Value> { Domain(Generator(draw)) { $1.record("\($0)") } }

  private static var cases: [Case] {
    let blind = Domain(Generator<Int>.integer) { _, _ in }
    let seventh = Affine<[Int], Int>(
      preview: { $0.count > 6 ? $0[6] : nil },
      modify: { list, change in
        guard list.count > 6 else { return }
        change(&list[6])
        list.removeLast()
      })
    let affine = Suite.affine(seventh, Int.domain.array(), Int.domain).laws
    return [
      Case(
        unmet,
        Law("discards", "") { trial in
          trial.choices.reject()
          return true
        }),
      Case(unmet, of: Int.domain.filter { $0 == 99 }),
      Case(
        long,
        of: domain { choices in
          for _ in 0..<10_000 { _ = choices.draw(1) }
          return 0
        }),
      Case(
        long,
        of: domain { choices in
          while true {
            let digit = choices.draw(9)
            if digit != 0 { return digit }
          }
        }),
      // One that is enumerated, and one that is rare.
      Case(
        long,
        of: domain { choices in
          for _ in 0..<Choices.limit { _ = choices.draw(0) }
          return choices.draw(1) == 1
        }, by: Runner(seed: 1, cases: 10, enumerated: 100_000)),
      Case(
        long,
        of: domain { choices in
          let isLong = choices.draw(99) == 77
          if isLong { for _ in 0...Choices.limit { _ = choices.draw(3) } }
          return isLong
        }, by: Runner(seed: 3, cases: 5_000, enumerated: 0)),
      Case(
        "'is large' in 0 of 1000 cases, not in 20 %",
        Law("vacuous", "") { trial in
          trial.cover(trial.any("x", Int.domain) == 123_456, "is large", percent: 20)
          return true
        }),
      Case(
        "cannot be told apart",
        Law("subtraction", "") { trial in
          let (a, b) = (trial.any("a", blind), trial.any("b", blind))
          return trial.equal(a &- b, b &- a, blind)
        }),
    ]
      + affine.filter { ["set then get", "modify coherence"].contains($0.name) }.map {
        Case("the part is there", $0)
      }
  }

  @Test("a law without a verdict fails, with a reason", arguments: cases.indices)
  func unhealthy(index: Int) {
    let (one, text): (Case, String)
    one = Self.cases[index]
    switch one.runner.check(one.law).outcome {
    case .unhealthy(let reason), .ended(let reason, _): text = reason
    case .passed, .failed: text = "it has a verdict"
    }
    expect(text.contains(one.reason), "\(text)")
  }

  @Test("a law that fails without a reason is reported, with the number of cases")
  func no() {
    let law = Law("no", "false") { trial in trial.any("x", Int.domain) == 0 }
    let report = Runner(seed: 1).check(law)
    expect(report.text.contains("\n  the law returned false without a reason: see Trial.expect("))
    expectEqual(report.cases, 2)
  }
}
