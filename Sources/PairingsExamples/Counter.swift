import Pairings
import PairingsAtlas
import PairingsTerminal

/// A counter that counts up and down: State/Store.
///
/// The space holds the view of every count. An input is a step from one count to the next.
enum Counter {
  /// The inputs of the counter.
  enum Input: Hashable { case up, down, over }

  static var component: Component<IdentityOf, StateStore<Int>, Input, String> {
    .store(
      0,
      on: .reduce { (count, input: Input) in
        switch input {
        case .up: count &+= 1
        case .down: count &-= 1
        case .over: count = 0
        }
      }
    ) { count, _ in "\(count)" }
  }
}

extension Counter {
  @MainActor static var explored: ExploredComponent {
    let number = Proposition<String>("a number is shown") { Int($0) != nil }
    let zero = Proposition<String>("zero") { $0 == "0" }
    return ExploredComponent(
      "counter", about: "a number to count up and down",
      inputs: .keys(["+": .up, "-": .down, "0": .over, "↑": .up, "↓": .down]),
      properties: [.always(number), .everyStateCanReach(zero), .deterministic],
      within: .depth(100)
    ) { component }
  }
}
