package import Pairings

/// The past of a timeline, as a host shows it: the line from the beginning over the present entry to
/// the end of its redo, and the branches off it.
package struct Times: Equatable {
  /// An entry on a branch.
  package struct Place: Equatable {
    /// The number of the entry in the timeline.
    package let id: Int

    /// The view there in words.
    package let text: String
  }

  /// The numbers of the entries on the line, from the beginning.
  package let line: [Int]

  /// The index of the present entry in the line.
  package let index: Int

  /// The last entries of the other branches.
  package let branches: [Place]
}

extension Times {
  /// The times of a host that keeps no past.
  package static var none: Times { Times(line: [0], index: 0, branches: []) }

  /// Creates the times of a timeline, whose views are shown as texts.
  package init<Eff: Launching, Pair: Pairing, Input, View>(
    _ timeline: Timeline<Eff, Pair, Input, View>, showing text: (View) -> String
  ) {
    let path = timeline.path
    line = [timeline.beginning] + path + timeline.ahead
    index = path.count
    let last = line.last
    branches = timeline.leaves.compactMap { end in
      guard end != last, let component = timeline.component(at: end) else { return nil }
      return Place(id: end, text: text(component.view(Send { _ in })))
    }
  }
}
