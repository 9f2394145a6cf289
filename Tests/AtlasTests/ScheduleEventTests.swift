import Foundation
import Pairings
import PairingsAtlas
import PairingsTesting
import TestSupport
import Testing

/// Schedules as data: found by an atlas, encoded, and executed elsewhere.
@Suite("Schedule events")
struct ScheduleEventTests {
  struct Refused: Error, Hashable, Codable {}

  enum Input: Hashable, Codable {
    case load
    case came(Int)
    case failed
    case rest
  }

  typealias Action = ScheduleEvent<Input, Refused>

  /// A component that counts answers and failures, and rests for a second after each load.
  private let component = Component<
    RehearsalOf<Refused>, StateStore<[String]>, Input, [String]
  >.store(
    [],
    on: .update { log, input in
      switch input {
      case .load:
        let number = log.count
        return .run(.step("load") { number }, failed: { _ in .failed }) { .came($0) }
      case .came(let number): log.append("\(number)")
      case .failed: log.append("failed")
      case .rest: return .run(RehearsalOf<Refused>.sleep(for: .seconds(1))) { .came(-1) }
      }
      return .none
    }
  ) { log, _ in log }

  private var model: Schedules<Refused, StateStore<[String]>, Input, [String]> {
    Schedules(
      component, inputs: { $0.waiting.count < 2 && $0.view.count < 3 ? [.load, .rest] : [] },
      failures: { _ in [Refused()] })
  }

  @Test(
    "a schedule leads to the same state again, also after it was written and read",
    arguments: [["failed", "0"], ["-1", "1", "0"], ["0", "0", "-1"]])
  func replay(log: [String]) throws {
    let there = Property<ScheduleView<[String]>>.reachable(Proposition("\(log)") { $0.view == log })
    let path = try #require(Atlas(model).check(there, within: .depth(7)).results[0].path)
    let read = try JSONDecoder().decode([Action].self, from: JSONEncoder().encode(path.actions))
    expectEqual(read, path.actions)
    try rehearse(component) { test in
      for action in read {
        let before = test.view
        switch action {
        case .input(let input):
          test.send(input)
          test.expect(before)
        case .stage(let action): try test.apply(action)
        }
        if action == .stage(.wake) { test.expectSlept(for: .seconds(1)) }
        if test.view != before { test.expect(test.view) }
      }
      expectEqual(test.view, log)
      while let step = test.waiting.first {
        try test.perform(step)
        test.expect(test.view)
      }
    }
  }

  @Test("an effect that goes on after a cancellation by its key has the answers before that")
  func goesOn() {
    enum Input: Hashable { case begin, stop, ended }
    func step() -> Rehearsal<Never, Void> { .step("write") {} }
    let component = Component<RehearsalOf<Never>, StateStore<Int>, Input, Int>.store(
      0,
      on: .update { count, input in
        switch (input, count) {
        case (.begin, 0):
          count = 1
          return .run(step().guarantee(step().then(step())), under: .latest("work")) { .ended }
        case (.stop, 1):
          count = 2
          return .cancel("work")
        case (.ended, _):
          count = 3
          return .none
        default: return .unchanged
        }
      }
    ) { count, _ in count }
    let any = Property<ScheduleView<Int>>.always(Proposition("any") { _ in true })
    let answer = Atlas(Schedules(component, inputs: [.begin, .stop])).check(any)
    expect(answer.defect == nil && answer.results[0].verdict == .holds)
  }

  @Test("an outliving effect whose part is removed is cancelled later, if at all")
  func outlives() {
    enum Input: Hashable { case begin, stop, ended }
    enum Table: Hashable { case insert, remove }
    func write() -> Rehearsal<Never, Void> { .step("write") {} }
    let row = Component<RehearsalOf<Never>, StateStore<Int>, Input, Int>.store(
      0,
      on: .update { count, input in
        switch (input, count) {
        case (.begin, 0):
          count = 1
          let work = write().then(write()).guarantee(write().then(write()))
          return .run(work, under: .latest("k")) { .ended }.outliving
        case (.stop, 0):
          count = 2
          return .cancel("k")
        default: return .unchanged
        }
      }
    ) { count, _ in count }
    let rows = row.list(
      ids: [1], moving: { (own: Table) in own == .insert ? .insert(1) : .remove(1) }
    ) { rows, _ in rows.map(\.view) }
    let model = Schedules(rows) { shown in
      switch shown.view {
      case [0] where shown.waiting.isEmpty: [.part(PartInput(1, .begin))]
      case [1]: [.own(.remove)]
      case []: [.own(.insert)]
      default: [.part(PartInput(1, .stop))]
      }
    }
    expect(Atlas(model).check(within: .depth(8)).defect == nil)
  }

  @Test("the interval of a throttled key belongs to this key")
  func intervals() {
    enum Input: Hashable { case a, b, done }
    let component = Component<RehearsalOf<Never>, StateStore<Int>, Input, Int>.store(
      0,
      on: .update { count, input in
        guard input != .done else { return .unchanged }
        return .run(.step("\(input)") {}, under: .throttled(input, by: .seconds(1))) { .done }
      }
    ) { count, _ in count }
    let model = Schedules(component, inputs: { $0.waiting.count < 3 ? [.a, .b] : [] })
    expect(Atlas(model).check(within: .depth(6)).defect == nil)
  }

  @Test("a cancellation is that of the whole effect, also of one that races")
  func wholeEffect() {
    enum Input: Hashable { case ask, came, cancelled }
    let fastest = Rehearsal<Never, Void>.step("one") {}.race(.step("two") {}).map { _ in }
    let screen = Component<RehearsalOf<Never>, StateStore<String>, Input, String>.store(
      "",
      on: .update { shown, input in
        shown = "\(input)"
        return input == .ask ? .run(fastest, cancelled: .cancelled) { .came } : .none
      }
    ) { shown, _ in shown }
    let model = Schedules(screen, inputs: { $0.view == "" ? [.ask] : [] }, isCancelling: true)
    let never = Property<ScheduleView<String>>.never(
      Proposition("cancelled") { $0.view == "cancelled" && $0.isQuiet })
    let result = Atlas(model).check(never).results[0]
    expect(result.verdict == .fails && result.path?.actions.count == 2)
  }
}
