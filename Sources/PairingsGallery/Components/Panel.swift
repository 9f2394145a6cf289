package import Pairings

/// A volume control that folds away: an optional State/Store.
///
/// The space is that of the control or a line in its place. A folded control keeps its volume and
/// still moves.
package enum Panel: EveryEffect {
  package typealias Pair = OptionalPairing<StateStore<Int>>

  package static let keys = [
    Key("p", "fold or unfold"), Key("+", "louder", .up), Key("-", "softer", .down),
    Key("m", "mute, also while folded"),
  ]

  /// The inputs of the panel.
  package enum Input: String, Sendable {
    case fold = "p"
    case louder = "+"
    case softer = "-"
    case mute = "m"
  }

  package static var component: PureComponent<Pair, Input> {
    Component(
      OptionalPairing(StateStore()),
      OptionalSpace(
        Store(4) { volume in interface(text(volume), isShown: true) },
        hidden: interface("▸ volume", isShown: false)),
      on: .moves { input in
        switch input {
        case .fold: .toggle()
        case .louder: .first(.modify { min($0 + 1, 10) })
        case .softer: .first(.modify { max($0 - 1, 0) })
        case .mute: .first(.set(0))
        }
      })
  }

  package static func text(_ volume: Int) -> String {
    let bar = String(repeating: "█", count: volume) + String(repeating: "░", count: 10 - volume)
    return "▾ volume\n  \(bar) \(volume == 0 ? "mute" : "\(volume)")"
  }

  /// Returns the interface of the control, which refuses to turn it while it is folded.
  package static func interface(_ text: String, isShown: Bool) -> UI<Input, Display<Input>> {
    let display = Display<Input>(text: text, keys: keys)
    return UI { _ in
      Display(text: text) { key throws(Refusal) in
        let input = try display.respond(key)
        guard isShown || (input != .louder && input != .softer) else {
          throw Refusal(message: "is folded; 'p' unfolds it")
        }
        return input
      }
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
