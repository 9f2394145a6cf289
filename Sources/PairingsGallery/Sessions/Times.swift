import Pairings
import PairingsTimeline

/// What a host shows of the past of a session: the way from the beginning over where it is to
/// where going on leads, and the branches that lead elsewhere.
package struct Times: Equatable {
  /// A place on the way.
  package struct Place: Equatable {
    /// Its number in the timeline.
    package let id: Int

    /// What is shown there.
    package let text: String
  }

  /// The numbers of the places on the way, from the beginning.
  package let line: [Int]

  /// Which of them it is at.
  package let index: Int

  /// The last places of the other branches.
  package let branches: [Place]
}

extension Times {
  /// Those of a session that keeps no past.
  static var none: Times { Times(line: [0], index: 0, branches: []) }

  /// What there is of a timeline, of whose views a text is shown.
  init<Eff: Launching, Pair: Pairing, Input, View>(
    _ timeline: Timeline<Eff, Pair, Input, View>, showing text: (View) -> String
  ) {
    let path = timeline.path
    line = [timeline.beginning] + path + timeline.ahead
    index = path.count
    let last = line.last
    branches = timeline.ends.compactMap { end in
      guard end != last, let component = timeline.component(at: end) else { return nil }
      return Place(id: end, text: text(component.view(Send { _ in })))
    }
  }
}
