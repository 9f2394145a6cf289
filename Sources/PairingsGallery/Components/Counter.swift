package import Pairings

/// A number to count up and down: State/Store.
///
/// The space holds the view of every count; an input is a step from one to the
/// next.
package enum Counter: EveryEffect {
  package static let keys = [
    Key("+", "count up", .up), Key("-", "count down", .down), Key("0", "start over"),
  ]

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, StateStore<Int>, Display<Eff>> {
    Component(
      StateStore(),
      Store(0) { count in
        UI { handler in
          Display(text: "\(count)") { input throws(Refusal) in
            handler(try move(for: input))
          }
        }
      })
  }

  /// Returns the move that an input means.
  package static func move(for input: String) throws(Refusal) -> State<Int, Void> {
    switch input {
    case "+": .modify { $0 &+ 1 }
    case "-": .modify { $0 &- 1 }
    case "0": .set(0)
    default: throw .unknown(input, keys)
    }
  }
}

extension Exhibit {
  package static var counter: Exhibit {
    Exhibit(
      .counter, pair: "State/Store", summary: "a number to count up and down",
      typing: .keys, keys: Counter.keys)
  }
}
