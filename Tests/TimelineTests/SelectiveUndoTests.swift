import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("An undo of edits")
struct SelectiveUndoTests {
  /// The number of moves, and an undo of positive inputs, of which those in a row are one step.
  private final class Edits {
    var moves = 0
    var explorer: Explorer<IdentityOf, StateStore<Int>, Int, Int>?
    var undo: SelectiveUndo<IdentityOf, StateStore<Int>, Int, Int>?

    init(every: Int, limit: Int = .max, joins: Bool) {
      let explorer = Explorer<IdentityOf, StateStore<Int>, Int, Int>(
        .store(
          0,
          on: .reduce { [unowned self] sum, number in
            moves += 1
            sum += number
          }
        ) { sum, _ in sum })
      let timeline = Timeline(explorer, checkpointInterval: every, limit: limit)
      self.explorer = explorer
      undo = SelectiveUndo(timeline, of: { $0 > 0 }) { _, _ in joins }
    }
  }

  private enum Row { case load, loaded }
  private enum Table: Equatable { case insert(String), rename, replace(String) }

  @Test("travels leave the effects of rows that stay, and end those of a row that is another one")
  func rows() throws {
    let stage = Stage<Never>()
    let row = Component<RehearsalOf<Never>, StateStore<String>, Row, String>.store(
      "-",
      on: .update { text, input in
        text = "\(input)"
        return input == .load ? .run(Rehearsal<Never, Void>.step("load") {}) { .loaded } : .none
      }
    ) { text, _ in text }
    let list = row.list(
      ids: ["a"],
      moving: { (table: Table) in
        switch table {
        case .insert(let id): .insert(id)
        case .rename: .part("a", .set("renamed"))
        case .replace(let id): .remove(id).then(.insert(id))
        }
      }
    ) { rows, _ in rows.map(\.view) }
    for every in [1, 32] {
      let explorer = Explorer(list, on: stage)
      let timeline = Timeline(explorer, checkpointInterval: every)
      let undo = SelectiveUndo(timeline) { input in
        if case .own(.rename) = input { true } else { false }
      }
      for table in [.rename, .insert("c")] as [Table] { explorer.send(.own(table)) }
      explorer.send(.part(PartInput("c", .load)))
      undo.undo()
      explorer.send(.own(.rename))
      timeline.undo()
      expect(explorer.view == ["-", "load"] && stage.waiting == ["load"])
      try stage.perform("load")
      expectEqual(explorer.view, ["-", "loaded"])
      explorer.send(.part(PartInput("c", .load)))
      explorer.send(.own(.replace("c")))
      expect(explorer.view == ["-", "-"] && stage.waiting == [])
    }
  }

  @Test("a step whose entry is forgotten has an answer, and changes nothing")
  func forgotten() throws {
    let edits = Edits(every: 2, limit: 3, joins: true)
    let (undo, explorer) = (try #require(edits.undo), try #require(edits.explorer))
    for number in [1, 2, -3, -4, -5] { explorer.send(number) }
    expect(!undo.canUndo && undo.undo() == .forgotten)
    expect(explorer.view == -9 && undo.redo() == .nothing)
    undo.endStep()
    explorer.send(6)
    expect(undo.undo() == .done && explorer.view == -9 && undo.canRedo)
    undo.timeline.stop()
    expect(undo.redo() == .stopped && undo.undo() == .stopped)
  }

  @Test("a step that was undone and is forgotten is redone no more, and undone no more")
  func forgottenUndone() throws {
    for countsAgain in [false, true] {
      let edits = Edits(every: 2, limit: 3, joins: false)
      let (undo, explorer) = (try #require(edits.undo), try #require(edits.explorer))
      explorer.send(2)
      expect(undo.undo() == .done && undo.canRedo)
      if countsAgain { expectEqual(undo.timeline.skip(1, false), .done) }
      for _ in 0..<5 { explorer.send(-1) }
      expect(!undo.canRedo && undo.redo() == .forgotten && undo.undo() == .forgotten)
    }
  }

  @Test("an undo makes as many moves after ten times as many entries", arguments: [1_000, 10_000])
  func moves(count: Int) throws {
    let edits = Edits(every: 20, joins: false)
    let (undo, explorer) = (try #require(edits.undo), try #require(edits.explorer))
    for _ in 0..<count { explorer.send(1) }
    explorer.send(0)
    edits.moves = 0
    expect(undo.undo() == .done && explorer.view == count - 1 && edits.moves <= 40)
    expect(undo.redo() == .done && explorer.view == count && edits.moves <= 80)
  }
}
