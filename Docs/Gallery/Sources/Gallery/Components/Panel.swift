import Pairings

/// A volume control that folds away: an optional State/Store.
///
/// The space is that of the control or a line in its place. A folded control keeps its volume and
/// still moves.
package enum Panel {
  package static let exhibit = Exhibit(
    "panel", pair: "OptionalMove/OptionalSpace",
    summary: "a control that folds away",
    keys: keys)

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
        Store(4) { volume in interface(at: volume) }, hidden: interface(at: nil)),
      on: .moves { input in
        switch input {
        case .fold: .toggle()
        case .louder: .first(.modify { min($0 + 1, 10) })
        case .softer: .first(.modify { max($0 - 1, 0) })
        case .mute: .first(.set(0))
        }
      })
  }

  private static func meter(_ volume: Int?) -> Widget.Meter {
    Widget.Meter(
      name: "volume", value: volume, maximum: 10, fold: "p", less: Key("-", "softer"),
      more: Key("+", "louder"), none: Key("m", "mute"))
  }

  package static func text(_ volume: Int) -> String {
    let bar = String(repeating: "█", count: volume) + String(repeating: "░", count: 10 - volume)
    return "▾ volume\n  \(bar) \(volume == 0 ? "mute" : "\(volume)")"
  }

  /// Returns the interface of the control at a volume; a folded one, which has none, refuses to be
  /// turned.
  private static func interface(at volume: Int?) -> UI<Input, Display<Input>> {
    let text = volume.map(text) ?? "▸ volume"
    let display = Display<Input>(text: text, keys: keys)
    return UI { _ in
      Display(
        text: text, facts: [Fact("volume", volume.map { "\($0) of 10" } ?? "folded")],
        widget: .meter(meter(volume))
      ) { key throws(Refusal) in
        let input = try display.respond(key)
        guard volume != nil || (input != .louder && input != .softer) else {
          throw Refusal(message: "is folded; 'p' unfolds it")
        }
        return input
      }
    }
  }
}
