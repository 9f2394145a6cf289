import Pairings

/// The steps of an undo: groups of entries, in the order of their commits.
///
/// The timeline calls this object for each new entry, and not the undo itself, which may therefore
/// be freed at any moment.
final class UndoSteps<Eff: Launching, Pair: Pairing, Input, View> {
  private let past: Past<Eff, Pair, Input, View>
  private let isEdit: (Input) -> Bool
  private let areJoined: (Input, Input) -> Bool

  /// The groups of entries that may be undone, each oldest first, the last group on top.
  private var undoable: [[Int]] = []

  /// The groups that were undone since the last edit, the one that was undone last on top.
  private var redoable: [[Int]] = []

  /// The last edit, if the next one may belong to its group.
  private var last: Input?

  /// True if an entry of a group was dropped because the timeline has forgotten it.
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
    if isJoined, let last = undoable.last?.last, isReached(last) {
      undoable[undoable.count - 1].append(id)
    } else {
      undoable.append([id])
    }
    let size = max(undoable.count, undoable.last?.count ?? 0)
    if size > 2 * past.nodes.count + 16 { dropForgotten() }
  }

  /// Ends the present group.
  func close() { setLast(nil) }

  private func setLast(_ input: Input?) {
    let before = last
    last = input
    withExtendedLifetime(before) {}  // The input is freed once no write is unfinished.
  }

  var canUndo: Bool { lastReached(of: undoable) != nil }
  var canRedo: Bool { lastReached(of: redoable) != nil }

  /// The groups that may be undone, oldest first.
  var steps: [[Int]] {
    var place = past.nodes.current
    return undoable.reversed().filter { isReached($0, from: &place) }.reversed().map(known)
  }

  /// Skips the entries of the last group on the way to the current entry.
  func undo() -> UndoAnswer {
    dropForgotten()
    guard let index = lastReached(of: undoable) else {
      return hasForgotten ? .forgotten : .nothing
    }
    close()
    let group = undoable.remove(at: index)
    redoable.append(group)
    _ = past.skip(group, true)
    return .done
  }

  /// Counts the entries of the group that was undone last again.
  func redo() -> UndoAnswer {
    guard let index = lastReached(of: redoable) else { return .nothing }
    close()
    let group = known(redoable.remove(at: index))
    let before = undoable.lastIndex { $0[0] < group[0] }
    undoable.insert(group, at: before.map { $0 + 1 } ?? 0)
    _ = past.skip(group, false)
    return .done
  }

  /// Returns the index of the last group that leads to the current entry. The walk back from there
  /// goes on from one group to the one before it.
  private func lastReached(of groups: [[Int]]) -> Int? {
    var place = past.nodes.current
    return groups.lastIndex { isReached($0, from: &place) }
  }

  /// Returns true if an entry of a group leads to the current entry and is not forgotten. The first
  /// one that is not forgotten leads there, or none does.
  private func isReached(_ group: [Int], from place: inout Int) -> Bool {
    var (low, high) = (0, group.count)
    while low < high {
      let middle = (low + high) / 2
      if isKnown(group[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < group.count && past.nodes.isOnPath(group[low], from: &place)
  }

  /// Returns true if an entry leads to the current entry, and is not forgotten.
  private func isReached(_ id: Int) -> Bool { isKnown(id) && past.isOnPath(id) }

  private func isKnown(_ id: Int) -> Bool { past.step(id) != nil }

  /// Returns the entries of a group that are not forgotten. The oldest ones are forgotten first.
  private func known(_ group: [Int]) -> [Int] { Array(group.drop { !isKnown($0) }) }

  /// Removes the entries that are forgotten. Only groups at the beginning have any.
  private func dropForgotten() {
    while let first = undoable.first, !isKnown(first[0]) {
      hasForgotten = true
      let rest = known(first)
      if !rest.isEmpty { return undoable[0] = rest }
      undoable.removeFirst()
    }
  }
}
