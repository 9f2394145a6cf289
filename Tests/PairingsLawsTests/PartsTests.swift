import PairingsLaws
import Testing

/// Laws that several processes check, with the result of one process.
@Suite("Laws in parts")
struct PartsTests {
  private static var laws: [Law] {
    [
      Law("holds", "") { trial in trial.any("n", Int.domain) != 7_777_777 },
      Law("fails late", "") { trial in trial.any("n", Int.domain) % 3_001 != 2_999 },
      Law("fails soon", "") { trial in trial.any("n", Int.domain) < 100 },
      Law("leaves out", "") { trial in
        let number = trial.any("n", Int.domain)
        if number % 5 == 0 { trial.choices.reject() }
        return number % 5 != 0 || number % 2 != 1
      },
      Law("leaves out few", "") { trial in
        let number = trial.any("n", Int.domain)
        if number % 400 == 399 { trial.choices.reject() }
        return true
      },
      Law("labels", "") { trial in
        let number = trial.any("n", Int.domain)
        trial.label("\(number % 3)")
        return true
      },
      Law("covers", "") { trial in
        let number = trial.any("n", Int.domain)
        trial.cover(number > 0, "positive", percent: 30)
        return true
      },
      Law("aims", "") { trial in
        let number = trial.any("n", Domain(described: .integer(in: 0...1_000_000)))
        trial.aim(at: Double(number % 1_000), "rest")
        return number % 1_000 != 999
      },
      Law("throws", "") { trial in
        if trial.any("n", Int.domain) % 4_001 == 4_000 { throw Odd() }
        return true
      },
    ]
  }

  private struct Odd: Error {}

  @Test("the report of a law is the same in parts", arguments: laws.indices, [1, 7, 40])
  func parts(index: Int, parts: Int) {
    let law = Self.laws[index]
    let runner = Runner(seed: 3, cases: 5_000, enumerated: 20)
    let whole = runner.check(law)
    let plain = (0..<parts).prefix { runner.isPlain(law, part: $0, of: parts) }.count
    #expect(runner.check(law, saved: [], behind: plain, of: parts) == whole)
    let beginning = runner.begin(law, saved: [], worthDividing: 0)
    #expect(beginning == nil || beginning == whole)
    if law.name == "holds" {
      #expect(plain == parts && whole.cases == 5_000 && beginning == nil)
    }
    #expect(runner.begin(law, saved: [], worthDividing: 5_000) == whole)
  }

  @Test("with a listener for each case, one process runs all cases")
  func told() {
    var runner = Runner(seed: 3, cases: 5_000, enumerated: 20)
    runner.tell = { _ in }
    #expect(!runner.isPlain(Self.laws[0], part: 0, of: 1))
  }
}
