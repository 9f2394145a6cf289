import Pairings
import PairingsAtlas
import PropertyTesting
import TestSupport
import Testing

/// States of schedules, whose one execution is set back to each of them again and again.
@Suite("Checkpoints of an execution")
struct CheckpointTests {
  private struct Down: Error, Hashable {}
  private typealias Effect = RehearsalOf<Down>
  private typealias Row = Component<Effect, StateStore<Int>, RowInput, Int>

  private enum RowInput: Hashable { case load(Int), loaded(Int), ended, refused }
  private enum Own: Hashable { case insert(Int), remove(Int) }

  private static func step(_ name: String, _ value: Int) -> Rehearsal<Down, Int> {
    .step(name) { value }
  }

  /// A row with effects of each kind, under keys of each policy.
  private static var row: Row {
    func effect(_ number: Int) -> Effects<Effect, StateOf<Int>, RowInput> {
      let (a, b) = (step("a", 1), step("b", 2))
      switch number {
      case 0: return .run(a.both(b), under: .latest(0)) { .loaded($0 + $1) }
      case 1: return .run(a.race(b), under: .queued(0)) { $0 == .left(1) ? .loaded(3) : .loaded(4) }
      case 2:
        let all = Rehearsal<Down, [Int]>.traverse([1, 2, 3], atMost: 2) { step("\($0)", $0) }
        return .run(all, under: .once(1), cancelled: .ended) {
          .loaded($0.reduce(0) { 10 * $0 + $1 })
        }
        .refused(.refused)
      case 3:
        return .run(a, under: .debounced(0, by: .seconds(1)), cancelled: .ended) { .loaded($0) }
      case 4:
        return .run(a, under: .throttled(2, by: .seconds(2)), failed: { _ in .ended }) {
          .loaded($0)
        }
      case 5:
        let used = a.bracket(release: { _, _ in step("r", 0).map { _ in } }, use: { _ in b })
        return .run(used.retry(.every(.seconds(1), times: 1)), failed: { _ in .ended }) {
          .loaded($0)
        }
      case 6:
        return .stream(under: .latest(0)) { send in .script("s", [5, 6]) { send(.loaded($0)) } }
      default:
        return .workflow([a, b].map { $0.map { n in .modify { $0 + n } } }, failures: .proceed)
          .combined(with: .cancel(0))
      }
    }
    return .store(
      0,
      on: .update { state, input in
        switch input {
        case .load(let number): return effect(number)
        case .loaded(let value): state = (state * 7 + value) % 1_000
        case .ended: state = 999
        case .refused: state = 998
        }
        return .none
      }
    ) { state, _ in state }
  }

  @Test(
    "a state is that of its schedule, whatever was executed meanwhile",
    arguments: 0..<many(60, inDebug: 1))
  func states(seed: Int) {
    let list = Self.row.list(
      ids: [1, 2],
      moving: { (own: Own) in
        switch own {
        case .insert(let id): .insert(id)
        case .remove(let id): .remove(id)
        }
      }
    ) { rows, _ in rows.map { [$0.id, $0.view] } }
    let inputs = [1, 2].flatMap { id -> [WholeInput<PartInput<Int, RowInput>, Own>] in
      [.own(.insert(id)), .own(.remove(id))] + (0..<8).map { .part(PartInput(id, .load($0))) }
    }
    let model = Schedules(
      list, inputs: { $0.waiting.count < 3 ? inputs : [] }, failures: { _ in [Down()] },
      isCancelling: true)
    check(model, seed)
  }

  @Test("a failure within a bracket of one schedule is none of the next one", arguments: [1, 2])
  func failedBracket(used: Int) {
    typealias Step<Value> = ExceptT<Down, RehearsalOf<Never>, Value>
    let raced = Step<Void>.lift(.step("bad") {}).race(.lift(.step("ok") {})).flatMap { first in
      if case .left = first { Step<Void>.raise(Down()) } else { .pure(()) }
    }
    let bracket = Step<Int>.pure(1).bracket(release: { _, _ in .pure(()) }) { _ in raced }
    let effect = used == 1 ? bracket : bracket.bracket(release: { _, _ in .pure(()) }) { .pure($0) }
    let screen = Component<RehearsalOf<Never>, StateStore<Int>, Int, Int>.store(
      0,
      on: .update { state, input in
        state = input
        guard input == 1 else { return .none }
        return .run(effect.run()) { result in if case .success = result { 2 } else { 3 } }
      }
    ) { state, _ in state }
    let model = Schedules(screen, inputs: { $0.view == 0 ? [1] : [] })
    for end in [2, 3] {
      let result = Atlas(model).check(.reachable(Proposition("it") { $0.view == end }))
      expect(result.defect == nil && result.results[0].verdict == .holds, "\(end)")
    }
  }

  private func check<Pair: Pairing, Input: Hashable, View>(
    _ model: Schedules<Down, Pair, Input, View>, _ seed: Int
  ) {
    typealias State = Schedules<Down, Pair, Input, View>.State
    var random = RandomStream(seed: UInt64(seed))
    var known = [(path: [Int](), state: model.initial)]
    func children(_ state: State) -> [State] {
      var all: [State] = []
      model.forEachAction(from: state) { all.append($1) }
      return all
    }
    for _ in 0..<80 {
      let (path, state) = known[Int.random(in: known.count / 2..<known.count, using: &random)]
      let next = children(state)
      let late = next.indices.suffix(Bool.random(using: &random) ? 4 : next.count)
      guard let ordinal = late.randomElement(using: &random) else { continue }
      known.append((path + [ordinal], next[ordinal]))
    }
    for (path, state) in known.shuffled(using: &random).prefix(20) {
      let fresh = path.reduce(model.initial) { children($0)[$1] }
      expectEqual(model.identify(fresh), model.identify(state))
      expectEqual("\(model.view(of: fresh))", "\(model.view(of: state))")
      expectEqual(children(fresh).map(model.identify), children(state).map(model.identify))
    }
  }
}
