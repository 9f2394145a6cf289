import PairingsLaws
import PropertyTestingSwiftTesting
import TestSupport
import Testing

/// A register that is written in two steps, or in one.
actor Register {
  private var number = 0
  private let isAtomic: Bool

  init(isAtomic: Bool) { self.isAtomic = isAtomic }

  func write(_ number: Int) async {
    if !isAtomic { self.number = 0 }
    await Task.yield()
    self.number = number
  }

  func read() async -> Int {
    await Task.yield()
    return number
  }

  static func machine(isAtomic: Bool) -> ParallelMachine<Int, Register> {
    ParallelMachine("Register", model: 0) { Register(isAtomic: isAtomic) }
      .command("read", answers: Int.domain, model: { $0 }, system: { await $0.read() })
      .command("write", Int.domain, model: { $0 = $1 }, system: { await $0.write($1) })
      .looking(at: "number", Int.domain, model: { $0 }) { await $0.read() }
  }
}

/// Systems beside their models. The simplest failures are in the tests of shrinking.
@Suite("Stateful")
struct StatefulTests {
  @Test("commands that overlap may take effect in either order", arguments: 2...3)
  func overlapping(tasks: Int) async {
    await expectLaws(
      .parallel(Register.machine(isAtomic: true), tasks: tasks),
      runner: Runner(cases: many(200, inDebug: 40)))
  }

  @Test("a machine without an enabled command is reported, and not passed")
  func empty() throws {
    let none = StateMachine("None", model: 0) { 0 }
      .command("never", when: { _ in false }) {
        $0 += 1
      } system: {
        $0 += 1
      }
    expect(Runner(seed: 1).check(.stateful(none)).allSatisfy { !$0.isPassed })
  }

  /// Returns the commands of a failure, and the difference.
  private func failure<Model, System>(_ machine: StateMachine<Model, System>) throws -> [String] {
    let report = try #require(Runner(seed: 1).check(.stateful(machine)).first)
    guard case .failed(let failure) = report.outcome else { return [] }
    return failure.inputs.map(\.value) + [failure.difference]
  }

  @Test("the observations after a command are compared, and each case ends")
  func differences() throws {
    final class Counter { var open = 0 }
    let counter = Counter()
    let steps = StateMachine("Steps", model: 0) {
      counter.open += 1
      return 0
    }
    .command("step") {
      $0 += 1
    } system: {
      $0 += $0 == 2 ? 2 : 1
    }
    .looking(at: "place", Int.domain, model: { $0 }, system: { $0 })
    .finally { _ in counter.open -= 1 }
    try expectEqual(
      failure(steps),
      [
        "{ step(); step(); step() }", "place after command 3, step(): model 3 ≠ system 4",
      ])
    expectEqual(counter.open, 0)
  }
}
