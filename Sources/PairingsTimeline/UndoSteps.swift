import Pairings

/// The steps of an undo: groups of entries, in the order of their commits. An entry that is skipped,
/// by an undo or otherwise, is no step.
///
/// The timeline calls this object for each new entry, and not the undo itself, which may therefore
/// be freed at any moment.
final class UndoSteps<Eff: Launching, Pair: Pairing, Input, View> {
  private let past: Past<Eff, Pair, Input, View>
  private let isEdit: (Input) -> Bool
  private let areJoined: (Input, Input) -> Bool

  /// The entries of all steps that are not forgotten, oldest first.
  private var groups: [[Int]] = []

  /// An entry that an undo has skipped, until it counts again.
  private struct Undone {
    let entry: Int

    /// The number of times that it was skipped or counted again, with the undo.
    let turns: Int
  }

  /// The entries that each undo since the last edit has skipped, those of the last undo on top.
  private var redoable: [[Undone]] = []

  /// The last edit, if the next one may belong to its group.
  private var last: Input?

  /// True if an entry of a step was dropped because the timeline has forgotten it.
  private var hasForgotten = false

  init(
    _ past: Past<Eff, Pair, Input, View>, of isEdit: @escaping (Input) -> Bool,
    joining areJoined: @escaping (Input, Input) -> Bool
  ) {
    (self.past, self.isEdit, self.areJoined) = (past, isEdit, areJoined)
  }

  /// Adds a new entry of the timeline, if it is an edit.
  func add(_ id: Int, _ change: Change<Eff, Pair, Input, View>) {
    guard let input = change.input, isEdit(input) else { return }
    let isJoined = last.map { areJoined($0, input) } ?? false
    redoable = []
    setLast(input)
    if isJoined, let last = groups.last?.last, isKnown(last), past.isOnPath(last) {
      groups[groups.count - 1].append(id)
    } else {
      groups.append([id])
    }
    let size = max(groups.count, groups.last?.count ?? 0)
    if size > 2 * past.nodes.count + 16 { dropForgotten() }
  }

  /// Ends the present group.
  func close() { setLast(nil) }

  private func setLast(_ input: Input?) {
    let before = last
    last = input
    withExtendedLifetime(before) {}  // The input is freed once no write is unfinished.
  }

  var canUndo: Bool { lastUndoable != nil }
  var canRedo: Bool { lastRedoable != nil }

  /// The steps that count, oldest first, each with its entries that count.
  var steps: [[Int]] {
    var place = past.nodes.current
    let all = groups.reversed().filter { hasEntry($0, from: &place) }
    return all.reversed().map { $0.filter(counts) }
  }

  /// Skips the entries of the last step on the way to the current entry.
  func undo() -> TravelAnswer {
    dropForgotten()
    guard let index = lastUndoable else { return hasForgotten ? .forgotten : .nothing }
    close()
    let undone = groups[index].filter(counts)
    redoable.append(undone.map { Undone(entry: $0, turns: past.turns($0) + 1) })
    _ = past.skip(undone, true)
    return .done
  }

  /// Counts the entries that were undone last again.
  func redo() -> TravelAnswer {
    guard let index = lastRedoable else {
      return redoable.joined().contains { !isKnown($0.entry) } ? .forgotten : .nothing
    }
    close()
    let undone = redoable.remove(at: index).filter(isUndone).map(\.entry)
    _ = past.skip(undone, false)
    return .done
  }

  /// The index of the last step with an entry that counts and leads to the current entry. The walk
  /// back from there goes on from one step to the one before it.
  private var lastUndoable: Int? {
    var place = past.nodes.current
    return groups.lastIndex { hasEntry($0, from: &place) }
  }

  /// The index of the last undo with an entry that is skipped and leads to the current entry.
  private var lastRedoable: Int? {
    redoable.lastIndex { undone in
      var place = past.nodes.current
      return undone.reversed().contains {
        isUndone($0) && past.nodes.isOnPath($0.entry, from: &place)
      }
    }
  }

  /// Returns true if an entry of a step counts and leads to the current entry.
  private func hasEntry(_ all: [Int], from place: inout Int) -> Bool {
    all.reversed().contains { counts($0) && past.nodes.isOnPath($0, from: &place) }
  }

  /// Returns true if an entry is not forgotten, and counts.
  private func counts(_ id: Int) -> Bool { isKnown(id) && !past.isSkipped(id) }

  /// Returns true if an entry is not forgotten, and has not counted since its undo.
  private func isUndone(_ undone: Undone) -> Bool {
    isKnown(undone.entry) && past.turns(undone.entry) == undone.turns
  }

  private func isKnown(_ id: Int) -> Bool { past.step(id) != nil }

  /// Removes the entries that are forgotten. Only steps at the beginning have any.
  private func dropForgotten() {
    var count = 0
    defer { groups.removeFirst(count) }
    while count < groups.count, !isKnown(groups[count][0]) {
      hasForgotten = true
      let rest = Array(groups[count].drop { !isKnown($0) })
      if !rest.isEmpty { return groups[count] = rest }
      count += 1
    }
  }
}
