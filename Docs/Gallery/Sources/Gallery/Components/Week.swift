import Pairings

/// A week that is stepped through: Navigation/Zipper.
package enum Week {
  package static let keys = [Key("<", "the day before", .left), Key(">", "the day after", .right)]

  /// The inputs of the week.
  package enum Input: String, Sendable {
    case before = "<"
    case after = ">"
  }

  package static var component: PureComponent<NavigationZipper, Input> {
    Component(
      NavigationZipper(),
      Zipper(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]).map { day in
        UI { _ in Display(text: day, keys: keys) }
      },
      on: .moves { input in
        switch input {
        case .before: .backward
        case .after: .forward
        }
      })
  }
}
