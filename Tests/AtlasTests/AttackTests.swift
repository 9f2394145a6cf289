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

  @Test("the words 0 and 1 are two states")
  func words() {
    let line = Table(actions: [[(0, 1)], [(0, 2)], []])
    #expect(Atlas(line).check().states == 3)
    #expect(Atlas(line).check(.deterministic).states == 3)
    let numbers = [-7_046_029_254_386_353_131, -3_564_474_997_752_851_995, 7]
    let model = Positions(from: numbers[0], actions: [0]) { number, _ in
      guard let index = numbers.firstIndex(of: number), index < 2 else { return false }
      number = numbers[index + 1]
      return true
    }
    #expect(Atlas(model).check().states == 3)
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

  @Test("each property about keys compares its own")
  func faithful() {
    let model = Positions(from: [0, 0], actions: [0, 1]) { pair, action in
      pair[action] = (pair[action] + 1) % 3
      return true
    }
    #expect(Atlas(model).check(.faithful { $0[0] }, .faithful { $0[1] }).isGood)
  }

  @Test("actions with several successors are not independent of others")
  func manyTargets() {
    let table = Table(actions: [[(1, 0), (0, 1)], [(1, 2), (1, 2), (1, 1)], []])
    #expect(!Atlas(Commutation(table) { $0 != $1 }).check(.commuting()).isGood)
  }

  @Test("a search that stops within a layer reports the depth of the last whole layer")
  func depth() {
    let model = Positions(from: [0, 0], actions: Array(0..<9)) { pair, action in
      pair = [pair[0] * 9 + action, pair[1] + 1]
      return true
    }
    let result = Atlas(model).check(within: .states(30))
    #expect(result.depth == 2 && result.extent == .states)
  }

  @Test("the bound of states may equal the number of states")
  func exact() {
    let table = Table(actions: [[(0, 1)], []])
    let result = Atlas(table).check(.noDeadlock(), within: .states(2))
    #expect(result.extent != .states && result.results[0].verdict == .fails)
    #expect(Atlas(table).check(.noDeadlock(), within: .states(1)).results[0].verdict == .open)
    #expect(Atlas(table).check(.deterministic, within: .states(2)).extent == .everything)
  }

  @Test("a random walk does not report a depth that it has exhausted")
  func chance() {
    let table = Table(actions: [[(0, 1), (1, 2)], [(0, 2)], [(0, 3)], [(0, 4)], []])
    #expect(Atlas(table).checkDepthFirst([], within: .depth(2), seed: 0).extent == .chance)
  }

  @Test("without fingerprints, determinism is open")
  func unknown() {
    let table = Table(actions: [[(0, 1), (0, 2)], [], []], isKnown: false)
    #expect(Atlas(table).check(.deterministic).results[0].verdict == .open)
  }

  @Test(
    "an explorer that is used by a dispatcher or a list of inputs is in the right state")
  func reentrant() {
    final class Inside {
      var isIn = false
      var explore: () -> Void = {}

      func once() {
        guard !isIn else { return }
        isIn = true
        explore()
        isIn = false
      }
    }
    let inside = Inside()
    let counter = Component<IdentityOf, StateStore<Int>, Int, Int>.store(
      0,
      on: .reduce { count, change in
        inside.once()
        count = (count + change) % 5
      }
    ) { count, _ in count }
    let model = Interactions(counter) { (_: Int) in
      inside.once()
      return [1]
    }
    var states: Set<Int> = []
    inside.explore = { states.insert(Atlas(model).check().states) }
    #expect(Atlas(model).check().states == 5 && states == [5])
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

  @Test("the order of waiting steps is a part of the state")
  func order() {
    func step(_ name: String) -> Rehearsal<Never, Void> { .step(name) {} }
    let component = Component<RehearsalOf<Never>, StateStore<Int>, String, Int>.store(
      0, on: .effects { .run($0 == "a" ? step("a1").then(step("a2")) : step("b")) }
    ) { count, _ in count }
    let model = Schedules(component, inputs: { $0.waiting.count < 2 ? ["a", "b"] : [] })
    for order in [["a2", "b"], ["b", "a2"]] {
      let there = Proposition<ScheduleView<Int>>("\(order)") { $0.waiting == order }
      #expect(Atlas(model).check(.reachable(there), within: .depth(3)).results[0].path != nil)
    }
  }

  @Test("the order of requests under a key is a part of the state")
  func keyedOrder() {
    enum Step: Hashable { case refresh, save, came, saved }
    struct Draft: Hashable { var saves = 0, answers = 0 }
    let component = Component<RehearsalOf<Never>, StateStore<Draft>, Step, Draft>.store(
      Draft(),
      on: .update { draft, step in
        switch step {
        case .refresh:
          return .run(.step("a") { 1 }, under: .throttled("k", by: .seconds(1))) { _ in .came }
        case .save:
          draft.saves += 1
          return .run(.step("z") { 1 }, under: .queued("k")) { _ in .saved }
        case .came: draft.answers = min(draft.answers + 1, 2)
        case .saved: break
        }
        return .none
      }
    ) { draft, _ in draft }
    let model = Schedules(component) { seen in
      if seen.waiting.count >= 2 || (!seen.isQuiet && seen.sleep == nil) { return [] }
      return seen.view.saves < 1 ? [.refresh, .save] : seen.isQuiet ? [] : [.refresh]
    }
    // A save that is sent between two refreshes waits for one of them, and for two after both.
    let between = Proposition<ScheduleView<Draft>>("a save begins while a refresh waits") {
      $0.waiting == ["a", "z"] && $0.view.answers == 1
    }
    #expect(Atlas(model).check(.reachable(between)).results[0].path?.steps.count == 5)
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

  @Test("the text of a state is escaped in a picture")
  func texts() {
    let odd = "<\u{301}b> a&\u{301} \"q\u{301}]; x\r\n\t\u{0}\u{FFFF}"
    let chart = Atlas(Table(actions: [[(0, 0)]])).chart { _ in odd }
    let svg = chart.svg(title: odd)
    #expect(!svg.unicodeScalars.contains("\u{FFFF}") && !svg.unicodeScalars.contains("\u{0}"))
    #expect(!svg.contains("<\u{301}b>") && svg.unicodeScalars.filter { $0 == "&" }.count > 4)
  }

  @Test("a path is shown where actions have one name")
  func names() {
    let table = Table(actions: [[(1, 1), (1, 2)], [], [(2, 3)], []])
    let chart = Atlas(table).chart(path: [1, 2]) { "\($0)" }
    #expect(chart.path.map { chart.transitions[$0].to } == [2, 3])
  }
}
