package import Pairings

/// The past of a timeline, as a host shows it: the line from the beginning over the present entry to
/// the end of its redo, and the branches off it.
package struct Times {
  /// The index of the last entry of the line.
  package let last: Int

  /// The index of the present entry in the line.
  package let index: Int

  /// The numbers of the last entries of the other branches.
  package let branches: [Int]

  /// Creates the times of a timeline.
  ///
  /// - Complexity: O(*n* log *n*) for *n* branches, and entries to redo.
  package init<Eff: Launching, Pair: Pairing, Input, View>(
    _ timeline: Timeline<Eff, Pair, Input, View>
  ) {
    let ahead = timeline.ahead
    index = timeline.past.nodes.index
    last = index + ahead.count
    let end = ahead.last ?? timeline.current
    branches = timeline.leaves.filter { $0 != end }
  }
}

extension Timeline {
  /// Makes the entry of an index in the line of the times current.
  package func jump(toIndex index: Int) {
    guard index >= 0 else { return }
    if let entry = past.nodes.number(after: index - past.nodes.index) { jump(to: entry) }
  }
}
