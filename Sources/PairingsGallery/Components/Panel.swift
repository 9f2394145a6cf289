package import Pairings

/// A volume control that folds away: an optional State/Store.
///
/// The space is that of the control or a line in its place. Folded, the control keeps its
/// volume, can still be moved, and is found where it was left.
package enum Panel: EveryEffect {
  package typealias Pair = OptionalPairing<StateStore<Int>>

  package static let keys = [
    Key("p", "fold or unfold"), Key("+", "louder", .up), Key("-", "softer", .down),
    Key("m", "mute, also while folded"),
  ]

  package static func component<Eff: Monad>(_ effect: Eff.Type) -> Component<
    Eff, Pair, Display<Eff>
  > {
    Component(
      OptionalPairing(StateStore()),
      OptionalSpace(
        Store(4) { volume in interface(text(volume), isShown: true) },
        hidden: interface("▸ volume", isShown: false)))
  }

  package static func text(_ volume: Int) -> String {
    let bar = String(repeating: "█", count: volume) + String(repeating: "░", count: 10 - volume)
    return "▾ volume\n  \(bar) \(volume == 0 ? "mute" : "\(volume)")"
  }

  package static func interface<Eff: Monad>(
    _ text: String, isShown: Bool
  ) -> UI<Eff, Pair.Moves, Display<Eff>> {
    UI { handler in
      Display(text: text) { input throws(Refusal) in
        handler(try move(for: input, isShown: isShown))
      }
    }
  }

  /// Returns the move that an input means; a control that is folded cannot be turned.
  package static func move(
    for input: String, isShown: Bool
  ) throws(Refusal) -> OptionalMove<StateStore<Int>, Void> {
    switch input {
    case "p": .toggle()
    case "m": .first(.set(0))
    case "+" where isShown: .first(.modify { min($0 + 1, 10) })
    case "-" where isShown: .first(.modify { max($0 - 1, 0) })
    case "+", "-": throw Refusal(message: "is folded; 'p' unfolds it")
    default: throw .unknown(input, keys)
    }
  }
}

extension Exhibit {
  package static var panel: Exhibit {
    Exhibit(
      .panel, pair: "OptionalMove/OptionalSpace", summary: "a control that folds away",
      typing: .keys, keys: Panel.keys)
  }
}
