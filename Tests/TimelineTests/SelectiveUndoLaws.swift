import PairingsLaws
import Pairings
import PairingsTimeline

/// A selective undo of a list of numbers.
final class UndoSystem {
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
  let undo: SelectiveUndo<IdentityOf, StateStore<[Int]>, Input, [Int]>

  init(every: Int, limit: Int) {
    explorer = Explorer(
      Component.store(
        [], on: .reduce { (all: inout [Int], input: Input) in all.append(input.number) }
      ) { all, _ in all })
    timeline = Timeline(explorer, checkpointInterval: every, limit: limit)
    undo = SelectiveUndo(timeline, of: \.isEdit) { $0.isLetter && $1.isLetter }
  }

  func send(_ input: Input) { explorer.send(input) }
}

/// A list of inputs and their groups, without an explorer.
private struct UndoModel {
  let limit: Int
  var inputs: [(number: Int, turns: Int)] = []
  var groups: [(entries: [Int], isUndone: Bool)] = []
  var redoable: [[(entry: Int, turns: Int)]] = []
  var isOpen = false
  var hasForgotten = false

  var view: [Int] { inputs.filter { $0.turns % 2 == 0 }.map(\.number) }

  /// The steps that count, each with its entries that count.
  var steps: [[Int]] {
    groups.map { counting($0.entries) }.filter { !$0.isEmpty }
  }

  /// True if an entry is in the timeline. Entries are counted from 1.
  func isKnown(_ entry: Int) -> Bool { inputs.indices.suffix(limit).contains(entry - 1) }

  /// Returns the entries that count and are not forgotten.
  func counting(_ all: [Int]) -> [Int] {
    all.filter { isKnown($0) && inputs[$0 - 1].turns % 2 == 0 }
  }

  /// Returns the entries of an undo that have not counted since and are not forgotten.
  func stillUndone(_ all: [(entry: Int, turns: Int)]) -> [Int] {
    all.filter { isKnown($0.entry) && inputs[$0.entry - 1].turns == $0.turns }.map(\.entry)
  }

  mutating func send(_ input: UndoSystem.Input) {
    inputs.append((input.number, 0))
    guard input.isEdit else { return }
    redoable = []
    if input.isLetter, isOpen, !groups.isEmpty {
      groups[groups.count - 1].entries.append(inputs.count)
    } else {
      groups.append(([inputs.count], false))
    }
    isOpen = input.isLetter
  }

  mutating func undo() -> TravelAnswer {
    for (entries, isUndone) in groups where !isUndone && !entries.allSatisfy(isKnown) {
      hasForgotten = true
    }
    groups = groups.filter { $0.entries.contains(where: isKnown) }
    guard let index = groups.lastIndex(where: { !counting($0.entries).isEmpty })
    else { return hasForgotten ? .forgotten : .nothing }
    let undone = counting(groups[index].entries)
    groups[index].isUndone = true
    make(undone)
    redoable.append(undone.map { ($0, inputs[$0 - 1].turns) })
    return .done
  }

  mutating func redo() -> TravelAnswer {
    guard let index = redoable.lastIndex(where: { !stillUndone($0).isEmpty }) else {
      return .nothing
    }
    let undone = stillUndone(redoable.remove(at: index))
    for step in groups.indices where groups[step].entries.contains(undone[0]) {
      groups[step].isUndone = false
    }
    make(undone)
    return .done
  }

  /// Skips an entry, or counts it again, without regard to steps.
  mutating func skip(_ entry: Int, _ isSkipped: Bool) -> TravelAnswer {
    guard inputs.indices.contains(entry - 1) else { return .unknown }
    guard isKnown(entry) else { return .forgotten }
    if (inputs[entry - 1].turns % 2 == 1) != isSkipped { inputs[entry - 1].turns += 1 }
    return .done
  }

  private mutating func make(_ entries: [Int]) {
    isOpen = false
    for entry in entries { inputs[entry - 1].turns += 1 }
  }
}

extension Suite {
  /// Returns the laws of undo: after any inputs, undos, redos and skips, the view is that of the
  /// inputs that count.
  static func selectiveUndo(every: Int, limit: Int) -> Suite {
    let digits = Domain<Int>(described: .integer(in: 1...9))
    return .stateful(
      StateMachine("SelectiveUndo", model: UndoModel(limit: limit)) {
        UndoSystem(every: every, limit: limit)
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
        "\(system.undo.undo())"
      }
      .command("redo", answers: String.domain) { model in
        "\(model.redo())"
      } system: { system in
        "\(system.undo.redo())"
      }
      .command("skip", digits, answers: String.domain) { model, entry in
        "\(model.skip(entry, true))"
      } system: { system, entry in
        "\(system.timeline.skip(entry))"
      }
      .command("count", digits, answers: String.domain) { model, entry in
        "\(model.skip(entry, false))"
      } system: { system, entry in
        "\(system.timeline.skip(entry, false))"
      }
      .command("end of the step") { model in
        model.isOpen = false
      } system: { system in
        system.undo.endStep()
      }
      .looking(at: "view", Int.domain.array(), model: \.view, system: \.explorer.view)
      .looking(
        at: "steps", Int.domain.array().array(), model: \.steps,
        system: \.undo.undoableSteps
      )
      .looking(
        at: "redo", Bool.domain,
        model: { model in model.redoable.contains { !model.stillUndone($0).isEmpty } },
        system: \.undo.canRedo
      ))
  }
}
