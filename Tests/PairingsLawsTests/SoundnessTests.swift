import Pairings
import PairingsLaws
import TestSupport
import Testing

@testable import PropertyTesting

/// The promises of a passing report: all parts were compared, and all cases were tried.
@Suite("A law that holds")
struct SoundnessTests {
  private let runner = Runner(seed: 1)

  @Test("a generator that reads the size is tried at other sizes as well")
  func sizes() {
    let numbers = Domain(Generator<Int> { $0.size < 50 ? -1 : Int($0.draw(3)) }) { $0.observe(&$1) }
    let report = runner.check(.forAll("positive", numbers) { $0 >= 0 })
    expect(!report.isPassed && !report.isExhaustive)
    let lists = runner.check(.forAll("short", [Bool].self) { $0.count < 100 })
    expect(lists.isPassed)
  }

  @Test(
    "a damaged case is no address",
    arguments: ["no choices!", "040G0080ZZZZ", "+7/1/9", "7/+1/9", "/+1", "/-1"])
  func damaged(text: String) { expectEqual(Address(text), nil) }

  @Test("the number of an enumerated case stands for it in a run of fewer cases as well")
  func numbers() {
    let law = Law.forAll("not 13", Domain(described: .integer(in: 0...20))) { $0 != 13 }
    for cases in [5, 1_000] {
      let report = Runner(seed: 1, cases: cases).replay(law, .enumerated(13))
      expectEqual(report?.isPassed, false)
    }
  }

  @Test("lists, tables and fields that have other names or nest in different ways differ")
  func nesting() {
    let one = Seen.one
    let all: [[Seen]] = [
      [.list([.list([one]), .list([])])], [.list([.list([]), .list([one])])],
      [.list([.list([.list([])])])], [.list([.list([]), .list([])])],
      [.group("left", [one])], [.group("right", [one])],
      [.group("n", [.group("n", []), .group("n", [])])],
      [.group("n", [.group("n", [.group("n", [])])])],
      [.field("a", [one])], [.field("b", [one])], [.entry("c", [one])], [.entry("d", [one])],
      [.field("a", []), .field("b", [one])], [.field("a", [.field("b", [one])])],
      [.table([.entry("a", [])]), .table([])], [.table([]), .table([.entry("a", [])])],
    ]
    let seen = all.map { parts in Observation.fingerprint { for part in parts { part.record(&$0) } }
    }
    expectEqual(Set(seen).count, all.count)
  }

  /// A type whose values do not end with those that it lists.
  private struct Steps: FiniteLawValue {
    static var allValues: [Steps] { (0...2).map { Steps(count: $0) } }

    let count: Int
  }

  @Test("values that their type does not list are told apart")
  func unlisted() {
    let seen = (0..<9).map { count in Observation.fingerprint { Steps(count: count).observe(&$0) } }
    expectEqual(Set(seen).count, 9)
    expect(Observation.text { Steps(count: 7).observe(&$0) }.contains("7"))
  }

  @Test("parts of any length have bounds, in pairs, lists and functions")
  func lengths() {
    let sets = Domain(Generator.integer(in: 0...9).set(count: 0...3)) { set, seen in
      for number in set.sorted() { seen.record(number) }
    }
    let (pairs, lists, functions) = (
      sets.zip(sets), sets.array(), Bool.domain.closures(to: sets)
    )
    expect(pairs.word(([], [1])) != pairs.word(([1], [])))
    expect(lists.word([[], [1]]) != lists.word([[1], []]))
    expect(functions.word { $0 ? [1] : [] } != functions.word { $0 ? [] : [1] })
  }

  /// A part that a value records, with its own parts.
  private indirect enum Seen {
    case one, list([Seen]), table([Seen])
    case group(String, [Seen]), field(String, [Seen]), entry(String, [Seen])

    func record(_ seen: inout Observation) {
      func all(_ parts: [Seen]) -> (inout Observation) -> Void {
        { for part in parts { part.record(&$0) } }
      }
      switch self {
      case .one: seen.record(1, "1")
      case .list(let parts): seen.list(all(parts))
      case .table(let parts): seen.table(all(parts))
      case .group(let name, let parts): seen.group(name, all(parts))
      case .field(let name, let parts): seen.field(name, all(parts))
      case .entry(let name, let parts): seen.entry(name, all(parts))
      }
    }
  }
}
