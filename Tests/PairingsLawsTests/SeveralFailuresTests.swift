import Foundation
import PairingsLaws
import TestSupport
import Testing

@Suite("Several failures of a law")
struct SeveralFailuresTests {
  private enum Refusal: Error {
    case tooLong(Int)
    case tooLarge
  }

  /// Fails in four ways.
  private var law: Law {
    Law("short", "a short list of small numbers") { trial in
      let list = trial.any("list", [Int].domain)
      if list.count > 2 { throw Refusal.tooLong(list.count) }
      if list.contains(where: { $0 > 100 }) { throw Refusal.tooLarge }
      return trial.expect(!list.contains(7), "there is a seven in \(list)")
        && trial.equal(list.filter { $0 >= 0 }, list)
    }
  }

  @Test("each kind is shrunk, the simplest first, the same for every seed", arguments: 1...10)
  func kinds(seed: UInt64) throws {
    let report = Runner(seed: seed).check(law)
    guard case .failed(let first) = report.outcome else { throw Refusal.tooLarge }
    let found = ([first] + report.others).map { ($0.inputs.map(\.value), $0.difference) }
    let all = [
      (["[7]"], "there is a seven in [7]"), (["[-1]"], "[0]: nothing ≠ -1"),
      (["[101]"], "it throws tooLarge"), (["[0, 0, 0]"], "it throws tooLong(3)"),
    ]
    expect(found.count > 2 && found.allSatisfy { one in all.contains { $0 == one } }, "\(found)")
    expectEqual(report.text.components(separatedBy: "and in another way:").count, found.count)
    for failure in [first] + report.others { expect(report.text.contains(failure.choices)) }
  }

  /// An error whose text has the values of the case.
  private struct Unreadable: Error, CustomStringConvertible {
    let list: [Int]
    var description: String { "cannot read \(list)" }
  }

  @Test("an error is of one kind, whatever its text says")
  func texts() {
    let law = Law.forAll("reads", [Int].domain) { list in
      guard list.reduce(0, &+) < 1_000_000 else { throw Unreadable(list: list) }
      return true
    }
    let report = Runner(seed: 7, enumerated: 0).check(law)
    guard case .failed(let first) = report.outcome else {
      Issue.record("it passed")
      return
    }
    expect(first.inputs.map(\.value) == ["[1000000]"] && report.others.isEmpty)
  }

  @Test("one failure may be enough, and a replay has one")
  func one() throws {
    var runner = Runner(seed: 1)
    let report = runner.check(law)
    let choices = try #require(report.others.first).choices
    let replayed = try #require(runner.replay(law, .written(choices)))
    expect(replayed.others.isEmpty && replayed.text.contains(choices))
    runner.failures = 1
    expect(runner.check(law).others.isEmpty)
  }
}
