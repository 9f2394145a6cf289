import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// Regressions of the atlas.
@Suite("Regressions of the atlas")
struct AttackTests {
  /// A model given by its transitions, whose states are their own fingerprints.
  struct Table: Model {
    var actions: [[(action: Int, target: Int)]]
    var isKnown = true

    var initial: Int { 0 }
    func identify(_ state: Int) -> UInt64? { isKnown ? UInt64(state) : nil }
    func view(of state: Int) -> Int { state }
    func forEachAction<Stop: Error>(
      from state: Int, _ visit: (Int, Int) throws(Stop) -> Void
    ) throws(Stop) {
      for (action, target) in actions[state] { try visit(action, target) }
    }
  }

  @Test("a walk tells the path to an action that leads to two states")
  func ambiguousWalk() {
    let chain = Table(actions: (0..<10).map { [(0, $0 + 1)] } + [[(1, 11), (1, 12)], [], []])
    let result = Atlas(chain).check(.deterministic, within: .depth(3).walking(3, steps: 20))
    #expect(result.results[0].path?.actions == Array(repeating: 0, count: 10))
  }

  /// A state that is one step away, and that another state shows on the way back.
  struct Shortcut: Model {
    let salt: UInt64

    var initial: Int { 0 }
    func identify(_ state: Int) -> UInt64? {
      UInt64(state + 1) &* (salt &* 2 &+ 7) &* 0x9E37_79B9_7F4A_7C15
    }
    func view(of state: Int) -> Int { state }
    func forEachAction<Stop: Error>(
      from state: Int, _ visit: (String, Int) throws(Stop) -> Void
    ) throws(Stop) { try forEachAction(from: state, where: { _ throws(Stop) in true }, visit) }
    func forEachAction<Stop: Error>(
      from state: Int, where isWanted: (String) throws(Stop) -> Bool,
      passing show: (Int) throws(Stop) -> Void, _ visit: (String, Int) throws(Stop) -> Void
    ) throws(Stop) {
      if state == 0, try isWanted("far") { try visit("far", 1) }
      if state == 0, try isWanted("near") { try visit("near", 2) }
      guard state == 1, try isWanted("back") else { return }
      try show(2)
      try visit("back", 0)
    }
  }

  @Test("a path is shortest, whichever core finds it", arguments: 0..<6)
  func shortest(salt: Int) async {
    let result = await Atlas.check(cores: 2, making: { Shortcut(salt: UInt64(salt)) }) {
      [.never(Proposition("two") { $0 == 2 })]
    }
    #expect(result.results[0].path?.actions == ["near"])
  }

  @Test("an initial state without a fingerprint is one state")
  func unknownStart() async {
    let here = Table(actions: [[]], isKnown: false)
    #expect(Atlas(here).check().hasUnidentifiedStates)
    #expect(
      await Atlas.check(cores: 2, making: { Table(actions: [[]], isKnown: false) })
        .hasUnidentifiedStates)
  }

  @Test("actions with several successors are not independent of others")
  func manyTargets() {
    let table = Table(actions: [[(1, 0), (0, 1)], [(1, 2), (1, 2), (1, 1)], []])
    #expect(!Atlas(Commutation(table) { $0 != $1 }).check(.commuting()).isGood)
  }

  @Test("the bound of states may equal the number of states")
  func exact() {
    let table = Table(actions: [[(0, 1)], []])
    let result = Atlas(table).check(.noDeadlock(), within: .states(2))
    #expect(result.extent != .states && result.results[0].verdict == .fails)
    #expect(Atlas(table).check(.noDeadlock(), within: .states(1)).results[0].verdict == .open)
    #expect(Atlas(table).check(.deterministic, within: .states(2)).extent == .everything)
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
    #expect(result.states == 3 && result.extent == .everything)  // It is on since off, or since on.
  }

  enum Errand: Hashable {
    case first
    case ask(Int)
    case work(Int)
  }

  @Test(
    "a waiting request under a key, sent by an effect, is a part of the state",
    arguments: [false, true])
  func keys(isThrottled: Bool) {
    let key: RequestKey<RehearsalOf<Never>> =
      isThrottled ? .throttled(0, by: .seconds(1)) : .queued(0)
    func step(_ name: String) -> Rehearsal<Never, Void> { .step(name) {} }
    let component = Component<RehearsalOf<Never>, StateStore<Int>, Errand, Int>.store(
      0,
      on: .update { phase, errand in
        switch errand {
        case .first:
          phase = 1
          return .run(step("work 0"), under: key)
        case .ask(let number):
          phase = 2
          return .run(step("ask")) { .work(number) }
        case .work(let number): return .run(step("work \(number)"), under: key)
        }
      }
    ) { phase, _ in phase }
    let model = Schedules(component) { schedule in
      schedule.view == 0 ? [.first] : schedule.view == 1 ? [.ask(1), .ask(2)] : []
    }.withHistory(false) { hasWaited, before, action, _ in
      guard action == .stage(.perform("ask")) else { return }
      hasWaited = before.waiting.first == "work 0" && isThrottled == (before.sleep != nil)
    }
    for number in 1...2 {
      let result = Atlas(model).check(
        .reachable(
          Proposition("\(number)") { $0.history && $0.view.waiting.last == "work \(number)" }))
      #expect(result.results[0].verdict == .holds)
    }
  }
}
