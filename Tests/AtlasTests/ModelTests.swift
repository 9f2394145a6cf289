import Pairings
import PairingsAtlas
import PairingsTesting
import PairingsTheory
import PropertyTesting
import TestSupport
import Testing

/// The laws of models, on every kind of model.
@Suite("Models")
struct ModelTests {
  /// Returns true if the states that a model merges are alike, as far as a function shows, and if its
  /// actions are the same the second time.
  private func isLawful<System: Model>(
    _ model: System, showing shown: @escaping (System.View) -> String
  ) -> Bool {
    let atlas = Atlas(model, showing: shown)
    return atlas.check(
      .deterministic, .faithful(showing: shown), within: .states(many(2_000, inDebug: 300))
    ).isGood
  }

  private struct Seen { let count: Int }

  /// Returns a counter whose input is a change.
  private static func counter<Eff: Monad>(
    on dispatcher: Dispatcher<Eff, StateOf<Int>, Int>
  ) -> Component<Eff, StateStore<Int>, Int, Seen> {
    .store(0, on: dispatcher) { count, _ in Seen(count: count) }
  }

  private let interactions = Interactions(
    counter(on: .reduce { count, change in count = (count + change) % 7 }),
    inputs: { $0.count < 5 ? [1, 3] : [2] })

  private let ring = Positions(from: 0, actions: [1, 3]) { number, action in
    number = (number + action) % 7
    return number != 6
  }

  private let refusing = Interactions(
    counter(on: .moves { change in change > 3 ? nil : .modify { ($0 + change) % 7 } }),
    inputs: [1, 3, 9])

  private struct Refused: Error {}

  /// A counter that doubles after each change, by an effect that fails for a change of three.
  private let failing = Interactions(
    counter(
      on: .update { (count, change) -> Effects<IOOf<Refused>, StateOf<Int>, Int> in
        count = (count + change) % 7
        if change == 3 { return .move(.raise(Refused())) }
        return change == 1 ? .run(.pure(())) { 4 } : .none
      }), inputs: [1, 3])

  private let log = Spaces(Traced(offset: "") { $0 }, by: WriterTraced()) { seen in
    seen.count < 3 ? [("a", .tell("a")), ("b", .tell("b"))] : []
  }

  private enum Lift: EnumeratedTransitions {
    enum Way: Hashable { case up, down }

    static func enabled(at floor: Int) -> [Way] {
      [.up, .down].filter { $0 == .up ? floor < 2 : floor > 0 }
    }

    static func step(_ floor: inout Int, by way: Way) { floor += way == .up ? 1 : -1 }
  }

  private let lift = Spaces(Coupdate<Paths<Lift>, Int>(0) { $0.shape }) { $0.shape }

  private let days = Spaces(Zipper(["Mon", "Tue", "Wed"]), by: NavigationZipper()) { .step(by: $0) }

  @Test("states with equal fingerprints have equal futures, in every kind of model")
  func lawful() {
    expect(isLawful(ring) { "\($0)" })
    expect(isLawful(lift) { "\($0)" })
    expect(isLawful(days) { $0 })
    expect(isLawful(log) { $0 })
    expect(isLawful(interactions) { "\($0.count)" })
    expect(isLawful(refusing) { "\($0.count)" })
    expect(isLawful(failing) { "\($0.count)" })
    let recorded = ring.withHistory(0) { sum, before, action, after in
      sum = (sum + before + action + after) % 3
    }
    expect(isLawful(recorded) { "\($0.view) \($0.history)" })
    expect(isLawful(SynchronousProduct(ring, interactions)) { "\($0.first) \($0.second.count)" })
    expect(isLawful(Commutation(ring) { $0 != $1 }) { "\($0)" })
  }

  @Test(
    "an input without a meaning is no action; effects end, and a failure changes nothing"
  )
  func inputs() {
    func actions<System: Model>(_ model: System) -> [String] where System.View == Seen {
      var actions: [String] = []
      model.forEachAction(from: model.initial) {
        actions.append("\($0): \(model.view(of: $1).count)")
      }
      return actions
    }
    expectEqual(actions(refusing), ["1: 1", "3: 3"])
    expectEqual(actions(failing), ["1: 5", "3: 3"])
    expectEqual(actions(interactions), ["1: 1", "3: 3"])
    var wanted: [Int] = []
    failing.forEachAction(from: failing.initial, where: { $0 == 3 }) { input, _ in
      wanted.append(input)
    }
    expectEqual(wanted, [3])
  }

  private static func endless<Eff: Launching>(
    _: Eff.Type
  ) -> Component<Eff, StateStore<Int>, Int, Int> {
    .store(
      0,
      on: .update { state, input in
        state = (state + input) % 7
        return .run(Eff.pure(1)) { $0 }
      }
    ) { state, _ in state }
  }

  @Test("a component that runs away has no states to search", arguments: [true, false])
  func runaway(isScheduled: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isScheduled] in
      if isScheduled {
        _ = Atlas(Schedules(ModelTests.endless(RehearsalOf<Never>.self), inputs: [1])).check()
      } else {
        _ = Atlas(Interactions(ModelTests.endless(IOOf<Never>.self), inputs: [1])).check()
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(!isDebug || message.contains("leads to more than 1000 generations of events"))
  }

  @Test("schedules of random components have a complete key")
  func words() {
    for seed in 0..<UInt64(many(1_000, inDebug: 6)) {
      let model = Schedules(
        Self.random(seed), inputs: { $0.waiting.count < 2 ? [0, 1] : [] },
        failures: { _ in [Refusal()] }, isCancelling: seed.isMultiple(of: 3))
      let result = Atlas(model).check(within: .depth(4))
      expect(result.defect == nil, "\(seed): \(result)")
    }
  }

  private struct Refusal: Error, Hashable {}

  /// Returns a component whose inputs, three numbers, begin random effects under random keys.
  private static func random(
    _ seed: UInt64
  ) -> Component<RehearsalOf<Refusal>, StateStore<Int>, Int, Int> {
    typealias Inputs = Effects<RehearsalOf<Refusal>, StateOf<Int>, Int>
    var random = RandomStream(seed: seed)
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let next = (0..<9).map { _ in number(3) }
    let effects: [Inputs] = (0..<9).map { place in
      let (key, input, sleep) = (number(2), number(3), Duration.seconds(number(3)))
      let work = Rehearsal<Refusal, Void>.step(["a", "b"][number(2)]) {}
      let policy: RequestKey<RehearsalOf<Refusal>>? =
        [
          nil, .latest(key), .queued(key), .once(key), .debounced(key, by: sleep),
          .throttled(key, by: .seconds(2)),
        ][number(6)]
      let cancelled = number(3) == 0 && place % 3 != 2 ? 2 : nil
      var effects = Inputs.run(
        work, under: policy, failed: { _ in input }, cancelled: cancelled
      ) { _ in 2 - input }
      if number(2) == 0, place % 3 != 2 { effects = effects.refused(2) }  // Once: no runaway.
      return number(4) == 0 ? .none : effects
    }
    return .store(
      0,
      on: .update { state, input in
        defer { state = next[state * 3 + input] }
        return effects[state * 3 + input]
      }
    ) { state, _ in state }
  }
}
