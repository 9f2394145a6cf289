import PairingBenchmarks
import PairingArchitectures
import Pairings

/// The rows of operations whose cost does not grow with their number: 10 000 of them, beside ten
/// times 1 000, and the growth of the time of all.
enum GrowthRows {
  static var rows: [BenchmarkRow] {
    [
      row("Stage.advance", "10 000 sleeps, each") { count in
        let stage = Stage<Never>()
        var woken = 0
        for second in 1...count {
          stage.launch(RehearsalOf<Never>.sleep(for: .seconds(second))) { _ in woken += 1 }
        }
        stage.advance(by: .seconds(count))
        return woken
      },
      row("Stage", "10 000 steps cancelled, the last first, each") { count in
        let stage = Stage<Never>()
        let cancels = (0..<count).map { _ in
          stage.launch(Rehearsal<Never, Void>.step("step") {})
        }
        for cancel in cancels.reversed() { cancel() }
        return stage.history.count
      },
      row("Stage.perform", "10 000 steps by name, the last first, each") { count in
        let stage = Stage<Never>()
        for number in 0..<count { stage.launch(Rehearsal<Never, Void>.step("\(number)") {}) }
        for number in (0..<count).reversed() { try? stage.perform("\(number)") }
        return stage.history.count
      },
      row("Flux.register", "10 000 in a chain, each", .linearithmic) { count in
        chain(0..<count).names.count
      },
      row("Flux.register", "10 000 in a chain, the last first, each", .linearithmic) { count in
        chain((0..<count).reversed()).names.count
      },
      row("Flux.unregister", "10 000 of a chain, each", .linearithmic) { count in
        let hub = chain(0..<count)
        return (0..<count).count { hub.unregister("\($0)") }
      },
    ]
  }

  private static func row(
    _ name: String, _ variant: String, _ claim: Growth = .linear,
    _ body: @escaping (_ count: Int) -> Int
  ) -> BenchmarkRow {
    BenchmarkRow(
      name, variant, control: "1 000", bar: .ratio(3), unit: 10_000, clock: .thread,
      operation: { { count in (0..<count).reduce(0) { sum, _ in sum + body(opaque(10_000)) } } },
      by: { { count in (0..<10 * count).reduce(0) { sum, _ in sum + body(opaque(1_000)) } } }
    ).growing(claim, over: [1_000, 2_000, 5_000, 10_000], body)
  }

  /// Returns a dispatcher of stores, each of which waits for the one before.
  private static func chain(
    _ numbers: some Sequence<Int>
  ) -> Flux.Dispatcher<RehearsalOf<Never>, Int> {
    let stage = Stage<Never>()
    let hub = Flux.Dispatcher<RehearsalOf<Never>, Int>()
    for number in numbers {
      let store = Flux.Store<RehearsalOf<Never>, Int, Int>(
        "\(number)", 0, Reducer<Int, Int> { $0 &+= $1 }, on: stage)
      do {
        try hub.register(
          store, for: .identity, waitingFor: number > 0 ? ["\(number - 1)"] : [])
      } catch { preconditionFailure("\(error)") }
    }
    return hub
  }
}
