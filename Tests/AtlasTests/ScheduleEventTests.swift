import Foundation
import Pairings
import PairingsAtlas
import PairingsTesting
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

  /// Executes a schedule.
  private func play(_ actions: [Action]) throws -> [String] {
    let stage = Stage<Refused>()
    let explorer = Explorer(component, on: stage)
    for action in actions {
      switch action {
      case .input(let input): explorer.send(input)
      case .stage(let action): try stage.apply(action)
      }
    }
    return explorer.view
  }

  @Test(
    "a schedule leads to the same state again, also after it was written and read",
    arguments: [["failed", "0"], ["-1", "1", "0"], ["0", "0", "-1"]])
  func replay(log: [String]) throws {
    let there = Property<ScheduleView<[String]>>.reachable(Proposition("\(log)") { $0.view == log })
    let path = try #require(Atlas(model).check(there, within: .depth(7)).results[0].path)
    let read = try JSONDecoder().decode([Action].self, from: JSONEncoder().encode(path.actions))
    #expect(read == path.actions)
    #expect(try play(read) == log)
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
      while let step = test.waiting.first {
        try test.perform(step)
        test.expect(test.view)
      }
      #expect(test.view.starts(with: log))
    }
  }

  @Test("effects that begin after a pause know what has slept, in a key of the search's own")
  func slept() {
    enum Step: Hashable { case open(Int), next(Int, Int) }
    let page = Component<RehearsalOf<Never>, StateStore<Int>, Step, Int>.store(
      0,
      on: .update { shown, step in
        switch step {
        case .open(let number):
          return .run(RehearsalOf<Never>.sleep(for: .seconds(1))) { .next(number, 40) }
        case .next(let number, 0): shown = number
        case .next(let number, let rest): return .run(.step("load") {}) { .next(number, rest - 1) }
        }
        return .none
      }
    ) { shown, _ in shown }
    let model = Schedules(page) { $0.isQuiet && $0.view == 0 ? [.open(1), .open(2)] : [] }
    let result = Atlas(model).check(
      .reachable(Proposition("one") { $0.view == 1 }), .never(Proposition("two") { $0.view == 2 }))
    #expect(result.defect == nil && result.results.map(\.verdict) == [.holds, .fails])
  }

  @Test("each schedule event has a text")
  func words() {
    let second = WaitingStep("load", older: 1)
    let actions: [Action] = [
      .input(.load), .stage(.perform("load")), .stage(.fail(second, with: Refused())),
      .stage(.cancel(second)), .stage(.wake), .stage(.advance(by: .seconds(2))),
    ]
    #expect(
      actions.map(\.description) == [
        "load", "load comes", "load (number 2) fails: Refused()", "load (number 2) is cancelled",
        "time passes", "time passes for 2.0 seconds",
      ])
  }

  @Test("an event of a stage applies to the step that it names, or to none")
  func actions() throws {
    let stage = Stage<Refused>()
    var ends: [String] = []
    for number in 0..<4 {
      stage.launch(Rehearsal<Refused, Void>.step("a") {}) { ends.append("\(number) \($0.word)") }
    }
    stage.launch(RehearsalOf<Refused>.sleep(for: .seconds(3))) { ends.append("slept \($0.word)") }
    #expect(stage.steps.map(\.older) == [0, 1, 2, 3])
    let last = stage.cues.last
    #expect(stage.cue(WaitingStep("a", older: 3)) == last)
    try stage.apply(.fail(WaitingStep("a", older: 2), with: Refused()))
    try stage.apply(.cancel(WaitingStep("a", older: 1)))
    try stage.apply(.perform(WaitingStep("a", older: 1)))
    for older in [-1, 1] {
      let missing = WaitingStep("a", older: older)
      #expect(throws: MissingCue(name: missing.description, waiting: ["a"])) {
        try stage.apply(.perform(missing))
      }
      #expect(stage.cue(missing) == nil)
    }
    try stage.apply(.advance(by: .seconds(1)))
    try stage.apply(.wake)
    try stage.apply(.wake)
    try stage.apply(.perform("a"))
    #expect(stage.now == .seconds(3))
    #expect(
      ends == ["2 failed", "1 cancelled", "3 done", "slept done", "0 done"])
  }

  @Test("a rehearsal reaches each step of a name, and reports a missing one")
  func rehearsed() throws {
    try rehearse(component) { test in
      test.send(.load)
      test.expect([])
      try test.perform("load")
      test.expect(["0"])
      test.send(.load)
      test.expect(["0"])
      test.send(.load)
      test.expect(["0"])
      try test.apply(.fail(WaitingStep("load", older: 1), with: Refused()))
      test.expect(["0", "failed"])
      try test.apply(.cancel("load"))
      test.send(.rest)
      test.expect(["0", "failed"])
      try test.apply(.wake)
      test.expectSlept(for: .seconds(1))
      test.expect(["0", "failed", "-1"])
    }
    try withKnownIssue {
      try rehearse(component) { test in
        test.send(.load)
        test.expect([])
        try test.apply(.perform(WaitingStep("load", older: 2)))
      }
    } matching: { issue in
      issue.error as? RehearsalFinding == .missingStep("load (number 3)", waiting: ["load"])
    }
  }
}

extension Outcome {
  fileprivate var word: String {
    switch self {
    case .success: "done"
    case .failure: "failed"
    case .cancelled: "cancelled"
    }
  }
}
