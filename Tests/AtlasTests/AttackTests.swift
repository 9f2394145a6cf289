import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// Regressions of the atlas.
@Suite("Regressions of the atlas")
struct AttackTests {
  @Test("a walk tells the path to an action that leads to two states")
  func ambiguousWalk() {
    let chain = TableModel((0..<10).map { [(0, $0 + 1)] } + [[(1, 11), (1, 12)], [], []])
    let result = Atlas(chain).check(.deterministic, within: .depth(3).walking(3, steps: 20))
    expectEqual(result.results[0].path?.actions, Array(repeating: 0, count: 10))
  }

  @Test("an initial state without a fingerprint is one state")
  func unknownStart() async {
    let here = { @Sendable () in TableModel([[]], keys: [-1]) }
    expect(Atlas(here()).check().hasUnidentifiedStates)
    await expect(Atlas.check(cores: 2, making: here).hasUnidentifiedStates)
  }

  @Test("actions with several successors are not independent of others")
  func manyTargets() {
    let table = TableModel([[(1, 0), (0, 1)], [(1, 2), (1, 2), (1, 1)], []])
    expect(!Atlas(Commutation(table) { $0 != $1 }).check(.commuting()).isGood)
  }

  @Test("the bound of states may equal the number of states")
  func exact() {
    let table = TableModel([[(0, 1)], []])
    let result = Atlas(table).check(.noDeadlock(), within: .states(2))
    expect(result.extent != .states && result.results[0].verdict == .fails)
    expectEqual(Atlas(table).check(.noDeadlock(), within: .states(1)).results[0].verdict, .open)
    expectEqual(Atlas(table).check(.deterministic, within: .states(2)).extent, .everything)
  }

  @Test("the time at which a clock ticks is no part of the state, apart from the time until then")
  func clock() {
    enum Turn: Hashable { case on, off, tick }
    let clock = Component<RehearsalOf<Never>, StateStore<Bool>, Turn, Bool>.store(
      false,
      on: .update { isOn, turn in
        switch turn {
        case .on:
          isOn = true
          return .every(.seconds(1), under: .latest("clock")) { .tick }
        case .off:
          isOn = false
          return .cancel("clock")
        case .tick: return .none
        }
      }
    ) { isOn, _ in isOn }
    let model = Schedules(clock, inputs: { _ in [.on, .off] }, isForgetful: true)
    let result = Atlas(model).check(within: .states(100))
    expect(result.states == 3 && result.extent == .everything)  // It is on since off, or since on.
  }
}
