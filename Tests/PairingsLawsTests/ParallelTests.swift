import PairingsLaws
import PropertyTestingSwiftTesting
import TestSupport
import Testing

@Suite("Parallel")
struct ParallelTests {
  /// A register that is written in two steps, or in one.
  private actor Register {
    private var (number, isWhole) = (0, true)
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
  }

  private func machine(isAtomic: Bool) -> ParallelMachine<Int, Register> {
    ParallelMachine("Register", model: 0) { Register(isAtomic: isAtomic) }
      .command("read", answers: Int.domain, model: { $0 }, system: { await $0.read() })
      .command("write", Int.domain, model: { $0 = $1 }, system: { await $0.write($1) })
      .looking(at: "number", Int.domain, model: { $0 }) { await $0.read() }
  }

  @Test("commands that overlap may take effect in either order", arguments: 2...3)
  func lawful(tasks: Int) async {
    await expectLaws(.parallel(machine(isAtomic: true), tasks: tasks), runner: Runner(cases: 200))
  }

  @Test(
    "a failure shrinks to the fewest commands, the same for every seed",
    arguments: 1...5 as ClosedRange<UInt64>)
  func shrinks(seed: UInt64) throws {
    let forms = ["{ read() } ∥ { write(1); write(1) }", "{} ∥ { read() } ∥ { write(1); write(1) }"]
    for (tasks, form) in zip(2...3, forms) {
      let suite = Suite.parallel(machine(isAtomic: false), tasks: tasks)
      let report = try #require(Runner(seed: seed, enumerated: 0).check(suite).first)
      guard case .failed(let failure) = report.outcome else { throw CancellationError() }
      #expect(failure.inputs.map(\.value) == [form], "\(failure)")
    }
  }

  /// Two gates that are closed one after the other, and opened together. No task that waits for one
  /// hears of it.
  private actor Gates {
    private var closed: Set<Int> = []

    func pass(_ first: Int, _ second: Int) async {
      for gate in [first, second] {
        while !closed.insert(gate).inserted { await never() }
        await Task.yield()
      }
      closed = []
    }

    private func never() async {
      let (steps, source) = AsyncStream<Void>.makeStream()
      for await _ in steps {}  // Until the task is cancelled.
      source.finish()
      closed = []
    }
  }

  @Test("a deadlock is reported with its commands, and replayed")
  func deadlock() throws {
    let machine = ParallelMachine("Gates", model: 0) { Gates() }
      .command("up", model: { _ in }) { await $0.pass(1, 2) }
      .command("down", model: { _ in }) { await $0.pass(2, 1) }
    let suite = Suite.parallel(machine, limit: .milliseconds(200))
    let runner = Runner(seed: 1)
    let report = try #require(runner.check(suite).first)
    guard case .ended(let text, let address?) = report.outcome else { throw CancellationError() }
    #expect(
      text == """
        { up() } ∥ { up() } is a deadlock: no command goes on
        task 1: up() begins
        task 2: up() begins
        task 1: up() ends
        """, "\(report)")
    let again = try Address(address).flatMap { runner.replay(try #require(suite.laws.first), $0) }
    #expect(again?.outcome == report.outcome)
  }
}
