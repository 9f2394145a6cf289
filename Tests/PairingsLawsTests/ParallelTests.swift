import PairingsLaws
import TestSupport
import Testing

@Suite("Parallel")
struct ParallelTests {
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

  @Test("commands may sleep, with any limit", arguments: [nil, Int64.max, 10])
  func sleeping(limit: Int64?) throws {
    let machine = ParallelMachine("Sleepers", model: 0) { 0 }
      .command("sleep", Domain(.integer(in: 0...300)) { $0.observe(&$1) }, model: { _, _ in }) {
        try? await Task.sleep(for: .microseconds($1))
      }
    let suite = Suite.parallel(machine, tasks: 3, count: 2, limit: limit.map { .seconds($0) })
    let reports = Runner(seed: 1, cases: 3, enumerated: 10).check(suite)
    expectEqual(reports.map(\.isPassed), [true])
  }

  /// A lock whose owner is awaited by yields, and may forget to give it back.
  private actor Spin {
    private var isHeld = false
    private(set) var count = 0
    let forgets: Bool

    init(forgets: Bool) { self.forgets = forgets }

    func add() async {
      while isHeld { await Task.yield() }
      isHeld = true
      let before = count
      await Task.yield()
      count = before + 1
      isHeld = forgets
    }
  }

  @Test("a command that yields until another one has ended ends, or is a livelock")
  func spinning() {
    for forgets in [false, true] {
      let machine = ParallelMachine("Spin", model: 0) { Spin(forgets: forgets) }
        .command("add") {
          $0 += 1
        } system: {
          await $0.add()
        }
        .looking(at: "count", Int.domain, model: { $0 }, system: { await $0.count })
      let report = Runner(seed: 1, cases: 20).check(.parallel(machine))[0]
      expect(report.isPassed != forgets)
      expectEqual(report.text.contains("a livelock: the commands go on"), forgets, "\(report)")
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
    expectEqual(
      text,
      """
      { up() } ∥ { up() } is a deadlock: no command goes on
      task 1: up() begins
      task 2: up() begins
      task 1: up() ends
      """, "\(report)")
    let again = try Address(address).flatMap { runner.replay(try #require(suite.laws.first), $0) }
    expectEqual(again?.outcome, report.outcome)
  }
}
