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

  @Test("a step is undone as a whole if the timeline is in its middle")
  func middle() {
    let system = UndoSystem(every: 2, limit: .max)
    for n in 1...3 { system.send(.letter(n)) }
    system.timeline.undo()
    #expect(system.undo.canUndo && system.undo.undoableSteps == [[1, 2, 3]])
    #expect(system.undo.undo() == .done && system.explorer.view == [])
    system.timeline.redo()
    #expect(system.explorer.view == [] && system.undo.redo() == .done)
    #expect(system.explorer.view == [1, 2, 3])
  }

  @Test("an undo follows the timeline to another branch, and back")
  func branches() {
    let system = UndoSystem(every: 2, limit: .max)
    for n in 1...3 { system.send(.edit(n)) }
    system.timeline.jump(to: 1)
    #expect(system.undo.undoableSteps == [[1]])
    system.send(.edit(4))
    #expect(system.undo.undoableSteps == [[1], [4]] && system.explorer.view == [1, 4])
    #expect(system.undo.undo() == .done && system.explorer.view == [1])
    system.timeline.jump(to: 3)
    #expect(!system.undo.canRedo && system.undo.undoableSteps == [[1], [2], [3]])
    #expect(system.undo.undo() == .done && system.undo.undo() == .done)
    #expect(system.explorer.view == [1])
    system.timeline.jump(to: 4)
    #expect(system.undo.redo() == .done && system.explorer.view == [1, 4])
  }

  @Test("a step that is made again is before the later steps, also those of another branch")
  func orderOfBranches() {
    let system = UndoSystem(every: 2, limit: .max)
    for n in 1...2 { system.send(.edit(n)) }
    system.timeline.jump(to: 1)
    system.send(.edit(3))
    system.timeline.jump(to: 2)
    for _ in 1...2 { #expect(system.undo.undo() == .done) }
    system.timeline.jump(to: 3)
    #expect(system.undo.undo() == .done && system.explorer.view == [])
    for _ in 1...2 { #expect(system.undo.redo() == .done) }
    #expect(system.undo.undoableSteps == [[1], [3]] && system.explorer.view == [1, 3])
    #expect(system.undo.undo() == .done && system.explorer.view == [1])
  }

  @Test("an undo in an observer or a plan waits its turn")
  func busy() {
    let system = UndoSystem(every: 2, limit: .max)
    var answers: [TravelAnswer] = []
    let token = system.explorer.observe { snapshot in
      if snapshot.view.last == 2 { answers.append(system.undo.undo()) }
    }
    for n in 1...2 { system.send(.edit(n)) }
    token.cancel()
    #expect(answers == [.waiting] && system.explorer.view == [1] && system.undo.canRedo)
    system.explorer.send {
      system.send(.tick(3))
      #expect(system.undo.redo() == .waiting)
      return (nil, ())
    }
    #expect(system.explorer.view == [1, 2, 3])
  }

  @Test("an edit that an observer sends during an undo ends the redo")
  func editDuringUndo() {
    let system = UndoSystem(every: 2, limit: .max)
    for n in 1...2 { system.send(.edit(n)) }
    let token = system.explorer.observe { snapshot in
      if snapshot.view == [1] { system.send(.edit(7)) }
    }
    system.undo.undo()
    token.cancel()
    #expect(system.explorer.view == [1, 7] && !system.undo.canRedo)
    #expect(system.undo.undoableSteps == [[1], [3]])
  }

  @Test("a predicate that sends inputs and drops its undo is called once for each entry")
  func sendingPredicate() {
    let system = UndoSystem(every: 2, limit: .max)
    var (asked, other): ([Int], SelectiveUndo<IdentityOf, StateStore<[Int]>, Input, [Int]>?) =
      ([], nil)
    other = SelectiveUndo(system.timeline) { input in
      asked.append(input.number)
      if asked.count == 1 { system.send(.tick(8)) }
      if asked.count == 2 { other = nil }
      return true
    }
    system.send(.edit(1))
    system.send(.edit(2))
    #expect(other == nil && asked == [1, 8] && system.explorer.view == [1, 8, 2])
    #expect(system.undo.undoableSteps == [[1], [3]])
  }

  @Test("each of two users undoes the own edits")
  func users() {
    let system = UndoSystem(every: 2, limit: .max)
    let ticks = SelectiveUndo(system.timeline) { !$0.isEdit }
    for n in 1...2 {
      system.send(.edit(n))
      system.send(.tick(10 * n))
    }
    #expect(system.undo.undo() == .done && system.explorer.view == [1, 10, 20])
    #expect(ticks.undo() == .done && system.explorer.view == [1, 10])
    #expect(system.undo.redo() == .done && system.explorer.view == [1, 10, 2])
    #expect(ticks.redo() == .done && system.explorer.view == [1, 10, 2, 20])
  }

  @Test("replayed edits are steps, too")
  func replay() {
    let system = UndoSystem(every: 2, limit: .max)
    system.timeline.replay([.letter(1), .tick(2), .letter(3)])
    #expect(system.undo.undo() == .done && system.explorer.view == [2])
  }

  @Test("replayed edits are steps before those that an observer sends meanwhile")
  func editDuringReplay() {
    let system = UndoSystem(every: 2, limit: .max)
    let token = system.explorer.observe { if $0.view == [1, 2] { system.send(.edit(3)) } }
    system.timeline.replay([.edit(1), .edit(2)])
    token.cancel()
    #expect(system.undo.undoableSteps == [[1], [2], [3]])
    #expect(system.undo.undo() == .done && system.explorer.view == [1, 2])
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
