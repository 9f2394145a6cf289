import Pairings

/// A counter that counts up and down: State/Store.
///
/// The space holds the view of every count. An input is a step from one count to the next.
package enum Counter {
  package static let exhibit = Exhibit(
    "counter", pair: "State/Store", summary: "a number to count up and down",
    keys: keys)

  package static let keys = [
    Key("+", "count up", .up), Key("-", "count down", .down), Key("0", "start over"),
  ]

  /// The inputs of the counter.
  package enum Input: String, Sendable {
    case up = "+"
    case down = "-"
    case over = "0"
  }

  package static var component: PureComponent<StateStore<Int>, Input> {
    .store(
      0,
      on: .reduce { (count, input: Input) in
        switch input {
        case .up: count &+= 1
        case .down: count &-= 1
        case .over: count = 0
        }
      }
    ) { count, _ in Display(text: "\(count)", keys: keys) }
  }
}
