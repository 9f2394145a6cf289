package import Pairings

/// A number to step up and down: State/Store, by a pure dispatcher.
///
/// What an input means is a move and nothing else; it needs neither an effect nor an
/// environment.
package enum Stepper: EveryEffect {
  package enum Input {
    case decrement, increment
  }

  package static let keys = [Key("-", "step down", .down), Key("+", "step up", .up)]

  package static func dispatcher<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Dispatcher<Eff, StateOf<Int>, Void, Input> {
    .pure { input in
      switch input {
      case .decrement: .modify { $0 &- 1 }
      case .increment: .modify { $0 &+ 1 }
      }
    }
  }

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, StateStore<Int>, Display<Eff>> {
    .store(0, dispatcher(effect)) { count, send in
      Display(text: "\(count)") { key throws(Refusal) in send(try input(for: key)) }
    }
  }

  /// Returns the input that a key stands for.
  package static func input(for key: String) throws(Refusal) -> Input {
    switch key {
    case "-": .decrement
    case "+": .increment
    default: throw .unknown(key, keys)
    }
  }
}

extension Exhibit {
  package static var stepper: Exhibit {
    Exhibit(
      .stepper, pair: "State/Store", summary: "a pure dispatcher",
      typing: .keys, keys: Stepper.keys)
  }
}
