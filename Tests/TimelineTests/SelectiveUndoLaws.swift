import PairingsLaws
import Pairings
import PairingsTimeline

/// An undo whose operations can be replaced by broken ones, which the laws should catch.
class UndoSystem {
  enum Input {
    /// An edit that is a step of its own.
    case edit(Int)

    /// An edit that belongs to the step of a letter before it.
    case letter(Int)

    /// An input that is no edit.
    case tick(Int)

    var isEdit: Bool { if case .tick = self { false } else { true } }
    var isLetter: Bool { if case .letter = self { true } else { false } }

    var number: Int {
      switch self {
      case .edit(let number), .letter(let number), .tick(let number): number
      }
    }
  }

  let explorer: Explorer<IdentityOf, StateStore<[Int]>, Input, [Int]>
  let timeline: Timeline<IdentityOf, StateStore<[Int]>, Input, [Int]>
  var undo: SelectiveUndo<IdentityOf, StateStore<[Int]>, Input, [Int]>

  required init(every: Int, limit: Int) {
    explorer = Explorer(
      Component.store(
        [], on: .reduce { (all: inout [Int], input: Input) in all.append(input.number) }
      ) { all, _ in all })
    timeline = Timeline(explorer, checkpointInterval: every, limit: limit)
    undo = SelectiveUndo(timeline, of: \.isEdit) { $0.isLetter && $1.isLetter }
  }

  func undoStep() -> UndoAnswer { undo.undo() }
  func redoStep() -> UndoAnswer { undo.redo() }
  func send(_ input: Input) { explorer.send(input) }
}

/// A list of inputs and their groups, without an explorer.
private struct UndoModel {
  let limit: Int
  var inputs: [(number: Int, isSkipped: Bool)] = []
  var undoable: [[Int]] = []
  var redoable: [[Int]] = []
  var isOpen = false
  var hasForgotten = false

  var view: [Int] { inputs.filter { !$0.isSkipped }.map(\.number) }

  /// Returns the entries of the groups that are not forgotten. Entries are counted from 1.
  func known(_ groups: [[Int]]) -> [[Int]] {
    groups.map { $0.filter { $0 > inputs.count - limit } }.filter { !$0.isEmpty }
  }

  /// Drops the entries that are forgotten.
  private mutating func forget() {
    let before = undoable
    undoable = known(undoable)
    hasForgotten = hasForgotten || before != undoable
  }

  mutating func send(_ input: UndoSystem.Input) {
    inputs.append((input.number, false))
    guard input.isEdit else { return }
    redoable = []
    if input.isLetter, isOpen, !undoable.isEmpty {
      undoable[undoable.count - 1].append(inputs.count)
    } else {
      undoable.append([inputs.count])
    }
    isOpen = input.isLetter
  }

  mutating func undo() -> UndoAnswer {
    forget()
    guard let group = undoable.popLast() else { return hasForgotten ? .forgotten : .nothing }
    redoable.append(group)
    return skip(group, true)
  }

  mutating func redo() -> UndoAnswer {
    redoable = known(redoable)
    guard let group = redoable.popLast() else { return .nothing }
    undoable.append(group)
    return skip(group, false)
  }

  private mutating func skip(_ group: [Int], _ isSkipped: Bool) -> UndoAnswer {
    isOpen = false
    for entry in group { inputs[entry - 1].isSkipped = isSkipped }
    return .done
  }
}

extension Suite {
  /// Returns the laws of undo: after any inputs, undos and redos, the view is that of the inputs that
  /// count.
  static func selectiveUndo<System: UndoSystem>(
    _: System.Type, every: Int, limit: Int
  ) -> Suite {
    let digits = Domain<Int>(described: .integer(in: 1...9))
    return .stateful(
      StateMachine("SelectiveUndo", model: UndoModel(limit: limit)) {
        System(every: every, limit: limit)
      }
      .command("edit", digits) { model, number in
        model.send(.edit(number))
      } system: { system, number in
        system.send(.edit(number))
      }
      .command("letter", digits) { model, number in
        model.send(.letter(number))
      } system: { system, number in
        system.send(.letter(number))
      }
      .command("tick", digits) { model, number in
        model.send(.tick(number))
      } system: { system, number in
        system.send(.tick(number))
      }
      .command("undo", answers: String.domain) { model in
        "\(model.undo())"
      } system: { system in
        "\(system.undoStep())"
      }
      .command("redo", answers: String.domain) { model in
        "\(model.redo())"
      } system: { system in
        "\(system.redoStep())"
      }
      .command("end of the step") { model in
        model.isOpen = false
      } system: { system in
        system.undo.endStep()
      }
      .looking(at: "view", Int.domain.array(), model: \.view, system: \.explorer.view)
      .looking(
        at: "steps", Int.domain.array().array(), model: { $0.known($0.undoable) },
        system: \.undo.undoableSteps
      )
      .looking(
        at: "redo", Bool.domain, model: { !$0.known($0.redoable).isEmpty },
        system: \.undo.canRedo
      ))
  }
}

// MARK: - Broken undos

/// An undo that undoes ticks, too.
final class UndoOfTicks: UndoSystem {
  override func undoStep() -> UndoAnswer { timeline.undo() ? .done : .nothing }
}

/// An undo of the last letter alone.
final class UndoOfOneLetter: UndoSystem {
  required init(every: Int, limit: Int) {
    super.init(every: every, limit: limit)
    undo = SelectiveUndo(timeline, of: \.isEdit)
  }
}

/// An undo that joins edits with letters.
final class UndoOfAllEdits: UndoSystem {
  required init(every: Int, limit: Int) {
    super.init(every: every, limit: limit)
    undo = SelectiveUndo(timeline, of: \.isEdit) { _, next in next.isLetter }
  }
}

/// A redo that does nothing.
final class RedoOfNothing: UndoSystem {
  override func redoStep() -> UndoAnswer { undo.canRedo ? .done : .nothing }
}

/// A redo that does not end with an edit.
final class RedoAfterEdit: UndoSystem {
  private var group: [Int] = []

  override func undoStep() -> UndoAnswer {
    group = undo.undoableSteps.last ?? []
    return super.undoStep()
  }

  override func redoStep() -> UndoAnswer {
    let answer = super.redoStep()
    guard answer == .nothing, !group.isEmpty else { return answer }
    for entry in group { _ = timeline.skip(entry, false) }
    return .done
  }
}

/// An undo that forgets that a step is forgotten.
final class UndoOfSilence: UndoSystem {
  override func undoStep() -> UndoAnswer {
    let answer = super.undoStep()
    return answer == .forgotten ? .nothing : answer
  }
}
