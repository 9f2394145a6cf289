import Pairings

/// A number that steps up and down: State/Store, by a pure dispatcher.
///
/// An input changes the number in place and has no other effect.
package enum Stepper {
  package static let exhibit = Exhibit(
    "stepper", pair: "State/Store", summary: "a pure dispatcher",
    keys: keys)

  /// The inputs of the stepper.
  package enum Input: String, Sendable {
    case decrement = "-"
    case increment = "+"
  }

  package static let keys = [Key("-", "step down", .down), Key("+", "step up", .up)]

  package static var dispatcher: Dispatcher<IdentityOf, StateOf<Int>, Input> {
    .reduce { count, input in
      switch input {
      case .decrement: count &-= 1
      case .increment: count &+= 1
      }
    }
  }

  package static var component: PureComponent<StateStore<Int>, Input> {
    .store(0, on: dispatcher) { count, _ in Display(text: "\(count)", keys: keys) }
  }
}
