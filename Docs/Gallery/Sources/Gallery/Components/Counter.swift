package import Pairings
package import PairingsSession

/// A counter that counts up and down: State/Store.
///
/// The space holds the view of every count. An input is a step from one count to the next.
package enum Counter: EveryEffect {
  package static let exhibit = Exhibit(
    of: Counter.self, "counter", pair: "State/Store", summary: "a number to count up and down",
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

#if canImport(PairingsAtlas)
import PairingsAtlas

extension Counter {
  package static var expectations: Expectations {
    Expectations(
      component.model(["+", "-", "0"]), within: .depth(100),
      .always(Proposition("a number is shown") { Int($0.text) != nil }),
      .everyStateCanReach(Proposition("zero") { $0.text == "0" }), .deterministic)
  }
}
#endif
