package import Pairings

/// The past of a timeline, as a host shows it: the line from the beginning over the present entry to
/// the end of its redo, and the branches off it.
package struct Times: Equatable {
  /// The numbers of the entries on the line, from the beginning.
  package let line: [Int]

  /// The index of the present entry in the line.
  package let index: Int

  /// The numbers of the last entries of the other branches.
  package let branches: [Int]
}

extension Times {
  /// The times of a host that keeps no past.
  package static var none: Times { Times(line: [0], index: 0, branches: []) }

  /// Creates the times of a timeline.
  package init<Eff: Launching, Pair: Pairing, Input, View>(
    _ timeline: Timeline<Eff, Pair, Input, View>
  ) {
    let path = timeline.path
    line = [timeline.beginning] + path + timeline.ahead
    index = path.count
    let last = line.last
    branches = timeline.leaves.filter { $0 != last }
  }
}
