import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("An undo of edits")
struct SelectiveUndoTests {
  private typealias Input = UndoSystem.Input

  @Test(
    "after any inputs, undos, redos and skips, the view is that of the inputs that count",
    arguments: [1, 3, 100], [3, .max])
  func laws(every: Int, limit: Int) {
    expectLaws(
      .selectiveUndo(every: every, limit: limit),
      runner: Runner(cases: many(1_000, inDebug: 200)))
  }

  @Test("a step whose entry is forgotten has an answer, and changes nothing")
  func forgotten() {
    let system = UndoSystem(every: 2, limit: 3)
    for n in 1...2 { system.send(.letter(n)) }
    for n in 3...5 { system.send(.tick(n)) }
    #expect(!system.undo.canUndo && system.undo.undo() == .forgotten)
    #expect(system.explorer.view == [1, 2, 3, 4, 5] && system.undo.redo() == .nothing)
    system.send(.edit(6))
    #expect(system.undo.undo() == .done && system.explorer.view == [1, 2, 3, 4, 5])
    system.timeline.stop()
    #expect(system.undo.redo() == .stopped && system.undo.undo() == .stopped)
  }

  @Test("of a step longer than the limit, the entries that are kept are undone")
  func longStep() {
    let system = UndoSystem(every: 2, limit: 3)
    for n in 1...many(100_000, inDebug: 5_000) { system.send(.letter(n)) }
    let view = system.explorer.view
    #expect(system.undo.undo() == .done && system.explorer.view == view.dropLast(3))
    #expect(system.undo.undo() == .forgotten && system.explorer.view == view.dropLast(3))
    #expect(system.undo.redo() == .done && system.explorer.view == view)
  }

  @Test("an undo makes as many moves after ten times as many entries", arguments: [1_000, 10_000])
  func moves(count: Int) {
    var moves = 0
    let explorer = Explorer(
      Component.store(
        0,
        on: .reduce { (n: inout Int, m: Int) in
          moves += 1
          n += m
        }
      ) { n, _ in n })
    let timeline = Timeline(explorer, checkpointInterval: 20)
    let undo = SelectiveUndo(timeline) { $0 > 0 }
    for _ in 0..<count { explorer.send(1) }
    explorer.send(0)
    moves = 0
    #expect(undo.undo() == .done && explorer.view == count - 1 && moves <= 40)
    #expect(undo.redo() == .done && explorer.view == count && moves <= 80)
  }
}
