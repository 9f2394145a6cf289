import Foundation
import PairingsLaws
import PropertyTestingSwiftTesting
import TestSupport
import Testing

/// Mistakes that end the process that checks laws, one of each kind.
@Suite("Traps of laws")
struct LawTraps {
  @Test("a mistake ends the process, by a sentence in a debug build", arguments: mistakes.indices)
  func ends(index: Int) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in LawTraps.mistakes[index].make()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(!isDebug || message.contains(Self.mistakes[index].sentence), "\(message.suffix(500))")
  }

  @Test("a law that ends the process is reported with its case", arguments: Ended.allCases)
  func reported(ended: Ended) async throws {
    let result = await #expect(
      processExitsWith: ended.condition, observing: [\.standardErrorContent]
    ) { [ended] in await ended.run() }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for sentence in ended.sentences { expect(message.contains(sentence), "\(message)") }
  }

  private static let mistakes =
    drawn + made
    + Trap.each(of: [101, -1], " % is none") { _ = Cover<Int>("", percent: $0) { _ in true } }

  /// Draws from choices.
  private static func draws(
    _ sentence: String, _ draw: @escaping @Sendable (inout Choices) -> Void
  ) -> Trap {
    Trap(sentence) {
      var choices = Choices(seed: 1, size: 1)
      draw(&choices)
    }
  }

  private static let drawn: [Trap] = [
    draws("needs an alternative") { _ = $0.element(of: [Int]()) },
    draws("has one above zero") { _ = $0.frequency([(0, { _ in 1 }), (1, { _ in 2 })]) },
    draws("The sum of the weights is above") {
      _ = $0.frequency([(.max, { _ in 1 }), (1, { _ in 2 })])
    },
    draws("No value meets the condition") { _ = Int.domain.filter { _ in false }.draw(&$0) },
    draws("No value meets the condition") { _ = $0.draw(9, where: { $0 > 9 }) },
    draws("A generator draws without end, or too much: more than 1048576") {
      while $0.draw(9) < 10 {}
    },
  ]

  private static let made: [Trap] = [
    Trap("The sum of the weights is above") {
      _ = Generator.frequency([(.max, .pure(1)), (1, .pure(2))])
    },
    Trap("not 101") { _ = Generator<Int>.integer.sample(seed: 1, size: 101) },
    Trap("cannot have -1 elements") { _ = Int.domain.array(count: -1...1) },
    Trap("needs an alternative") { _ = Domain(elements: [Int]()) { $0.observe(&$1) } },
    Trap("is not tested") { _ = Runner(cases: 0) },
    Trap("is not tested") {
      var runner = Runner()
      runner.cases = -1
    },
    Trap("and a parent have a law") {
      let (good, bad) = (Law("a", "true") { _ in true }, Law("a", "false") { _ in false })
      _ = Suite("S", of: "X", parents: [Suite("S", of: "X", [good])], [bad])
    },
    Trap("No value meets the condition") {
      let none = (0..<8).reduce(Generator.integer(in: 0...9)) { all, _ in all.filter { $0 < 0 } }
      _ = Runner(seed: 1).check(Law("nothing", "") { trial in none.run(&trial.choices) < 0 })
    },
    Trap("No value meets the condition") {
      _ = Generator.integer(in: 0...9).set(count: 11...12).sample(seed: 1)
    },
    Trap("A generator calls itself without end: after ") {
      @Sendable func size() -> Generator<Int> {
        Generator { $0.draw(9) == 10 ? 0 : size().map { $0 + 1 }.run(&$0) }
      }
      _ = Runner(seed: 7).check(Law.forAll("sizes", Domain(described: size())) { $0 > 0 })
    },
    Trap("at most 2⁶⁴ integers") { _ = Generator<UInt128>.integer(in: 0...(1 << 64)) },
  ]
}

/// A law that ends its process, or a process that ends after a law.
enum Ended: String, CaseIterable, Codable {
  case traps, exits, exitsBesideOthers, interrupted, overflows, overflowsElsewhere
  case trapsInAReplay, trapsInOrder
  case exitsAfterALaw, abortsAfterALaw, handlesItsSignal

  var condition: ExitTest.Condition {
    switch self {
    case .exits, .exitsBesideOthers: .exitCode(1)
    case .interrupted: .signal(SIGINT)
    case .exitsAfterALaw: .exitCode(0)
    case .abortsAfterALaw: .signal(SIGABRT)
    case .handlesItsSignal: .exitCode(7)
    default: .failure
    }
  }

  /// The sentences that the process prints before it ends.
  var sentences: [String] {
    switch self {
    case .traps:
      ["The process ended while this law was checked, in this case: a-law 1/"]
    case .exits, .interrupted, .overflows, .overflowsElsewhere: ["in this case: a-law /0"]
    case .exitsBesideOthers: ["in this case: a-law"]
    case .trapsInAReplay: ["in this case: a-law 1/", ": list = [.a", ", n = "]
    case .trapsInOrder: ["in this case: a-law /2: three = .a2\n"]
    case .exitsAfterALaw, .abortsAfterALaw, .handlesItsSignal: []
    }
  }

  func run() async {
    let runner = Runner(seed: 1, enumerated: 0)
    switch self {
    case .traps:
      check { trial in trial.any("x", Three.domain.array()).count < 3 ? true : [true][1] }
    case .exits: check { _ in exit(0) }
    case .exitsBesideOthers:
      check { _ in
        for _ in 0..<200 { expectLaw(Law("holds", "") { _ in true }, runner: Runner(cases: 1)) }
        exit(0)
      }
    case .interrupted:
      check { _ in
        kill(getpid(), SIGINT)
        while true { sleep(1) }
      }
    case .overflows: check { _ in sum(0) == 0 }
    case .overflowsElsewhere: await expectLaw(Law("a law", "") { _ in sum(0) == 0 }, runner: runner)
    case .trapsInAReplay:
      let law = Law("a law", "") { trial in
        let list = trial.any("list", Three.domain.array())
        let n = trial.any("n", Int.domain)
        return list.count < 3 ? true : [true][n == .max ? 0 : 1]
      }
      for number in 0..<100 { replay(law, "1/\(number)/1000") }
    case .trapsInOrder:
      let law = Law("a law", "") { trial in
        [true][trial.any("three", Three.domain) == .a2 ? 1 : 0]
      }
      replay(law, "/2")
    case .exitsAfterALaw:
      check { _ in true }
      exit(0)
    case .abortsAfterALaw:
      check { _ in true }
      kill(getpid(), SIGABRT)
      sleep(1)
    case .handlesItsSignal:
      signal(SIGABRT) { _ in _exit(7) }
      check { _ in true }
      abort()
    }
  }

  private func check(_ body: @escaping (inout Trial) throws -> Bool) {
    expectLaw(Law("a law", "", holds: body), runner: Runner(seed: 1, enumerated: 0))
  }

  private func replay(_ law: Law, _ address: String) {
    let replays = [Replay(law: law.id, address: address)].compactMap(\.self)
    _ = Session.reports([law], runner: Runner(seed: 1), replays: replays)
  }
}

/// Overflows the stack.
private func sum(_ n: Int) -> Int { n < 0 ? 0 : n &+ sum(n &+ 1) }
