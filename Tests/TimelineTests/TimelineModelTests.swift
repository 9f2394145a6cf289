import Pairings
import PairingsLaws
import PairingsTimeline
import TestSupport
import Testing

/// The timeline itself, with a journal, a predicate, a view and an observer that follow a script.
private final class System {
  /// The script, and the number of moves.
  final class Run {
    var script: [[Ask]]
    var moves = 0
    weak var system: System?

    init(_ script: [[Ask]]) { self.script = script }

    func call() { script.popLast()?.forEach { _ = system?.ask($0) } }
  }

  let run: Run
  let explorer: Explorer<IdentityOf, StateStore<Int>, Int, Int>
  let timeline: Timeline<IdentityOf, StateStore<Int>, Int, Int>
  let undo: SelectiveUndo<IdentityOf, StateStore<Int>, Int, Int>
  let tokens: [ObservationToken]

  init(_ script: [[Ask]], every: Int, limit: Int) {
    let run = Run(script)
    explorer = Explorer(
      .store(
        0,
        on: .reduce { n, input in
          run.moves += 1
          n = TimelineModel.moved(n, by: input)
        }
      ) { n, _ in
        run.call()
        return n
      })
    let first = explorer.record { _ in run.call() }
    timeline = Timeline(explorer, checkpointInterval: every, limit: limit)
    undo = SelectiveUndo(timeline) { input in
      run.call()
      return Ask.isEdit(input)
    } joining: {
      Ask.isLetter($0) && Ask.isLetter($1)
    }
    tokens = [
      first, explorer.record { _ in run.call() }, explorer.observe { _ in run.call() },
    ]
    self.run = run
    run.system = self
  }

  /// Returns the answer to a call.
  func ask(_ asked: Ask) -> TravelAnswer {
    switch asked {
    case .send(let input): explorer.send(input)
    case .replay(let inputs): timeline.replay(inputs)
    case .undo: return timeline.undo()
    case .redo: return timeline.redo()
    case .jump(let entry): return timeline.jump(to: entry)
    case .skip(let entry, let isSkipped): return timeline.skip(entry, isSkipped)
    case .undoEdit: return undo.undo()
    case .redoEdit: return undo.redo()
    case .endStep: undo.endStep()
    }
    return .done
  }
}

@Suite("A timeline agrees with its model")
struct TimelineModelTests {
  @Test(
    "after any commits and travels, also by journals, predicates, views and observers",
    arguments: [
      (1, 1), (3, 4), (20, 1), (20, 7), (50, .max), (100, 3), (.max, 1), (.max, 3), (.max, 100),
    ])
  func model(limit: Int, every: Int) throws {
    for seed in 0..<many(1_000, inDebug: 40) {
      try run(12, limit: limit, every: every, UInt64(seed))
    }
    guard limit < .max else { return }
    try run(many(3_000, inDebug: 200), limit: limit, every: every, UInt64(limit))
  }

  private func run(_ turns: Int, limit: Int, every: Int, _ seed: UInt64) throws {
    var random = RandomStream(seed: seed)
    let script = (0..<30).map { _ in
      (0..<max(0, Int.random(in: -6...2, using: &random))).map { _ in Ask.random(0...9, &random) }
    }
    var model = TimelineModel(script, limit: limit)
    let system = System(script, every: every, limit: limit)
    for turn in 0..<turns {
      let oldest = max(0, model.next - 2 * min(limit, 1_000))
      let asked = Ask.random(oldest...model.next, &random)
      let answer = model.ask(asked)
      try #require(system.ask(asked) == answer, "\(seed): \(asked)")
      if turn % 7 == 0 || turns < 100 { try expectSame(system, model, every, seed) }
    }
    try expectSame(system, model, every, seed)
  }

  private func expectSame(
    _ system: System, _ model: TimelineModel, _ every: Int, _ seed: UInt64
  ) throws {
    let (timeline, current) = (system.timeline, model.current)
    try #require(system.run.script.count == model.script.count, "\(seed)")
    try #require(
      system.explorer.position == model.position(at: current) && timeline.current == current
        && timeline.beginning == model.beginning && timeline.count == model.parents.count
        && timeline.path == model.path(to: current) && timeline.ahead == model.ahead, "\(seed)")
    try #require(system.undo.undoableSteps == model.undoable, "\(seed)")
    for entry in max(0, model.next - 60)...model.next {
      system.run.moves = 0
      let position = timeline.component(at: entry)?.position
      try #require(
        position == (model.isThere(entry) ? model.position(at: entry) : nil)
          && system.run.moves < every, "\(seed)")
      try #require(
        timeline.branches(after: entry) == model.children(of: entry)
          && (timeline.step(entry) != nil) == (model.parents[entry] != nil), "\(seed)")
      if model.parents[entry] != nil {
        try #require(timeline.isSkipped(entry) == model.isSkipped(entry), "\(seed)")
      }
    }
    let entries = [model.beginning] + model.parents.keys.sorted()
    try #require(timeline.leaves == entries.filter { model.children(of: $0).isEmpty }, "\(seed)")
  }
}
