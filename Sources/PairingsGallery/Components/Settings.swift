package import Pairings

/// One view under several environments: Reader/Env.
///
/// A reader cannot move an `Env`, so an input that asks shows the same view
/// again. What changes is the environment, and that comes from outside: the
/// session swaps it and the view is computed anew.
package enum Settings: EverySession {
  /// What the view depends on.
  package struct Appearance: Equatable {
    package let name: String
    package let greeting: String
    package let isLarge: Bool
  }

  package static let day = Appearance(name: "day", greeting: "Good day", isLarge: false)
  package static let night = Appearance(name: "night", greeting: "Good night", isLarge: false)
  package static let large = Appearance(name: "large", greeting: "Good day", isLarge: true)

  package static let keys = [
    Key("d", "by day"), Key("n", "by night"), Key("l", "in large letters"), Key("r", "read again"),
  ]

  /// Returns the view that an appearance asks for.
  package static func text(in appearance: Appearance) -> String {
    let text = "\(appearance.greeting), Ada."
    let letters =
      appearance.isLarge ? text.uppercased().map(String.init).joined(separator: " ") : text
    return "\(appearance.name): \(letters)"
  }

  /// Computes the interface from the environment that it is in.
  package static func interface<Eff: Monad, Value>(
    _ env: Env<Appearance, Value>
  ) -> UI<Eff, ReaderOf<Appearance>, Display<Eff>> {
    let text = env.asks(text)  // Held in the place of the space, which holds the one before.
    return UI { handler in
      Display(text: text) { input throws(Refusal) in
        guard input == "r" else { throw .unknown(input, keys) }
        return handler(Reader.asks { _ in })
      }
    }
  }

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, ReaderEnv<Appearance>, Display<Eff>> {
    Component(ReaderEnv(), Env(environment: day, value: ()).extend { interface($0) })
  }

  /// Returns the environment that an input names.
  package static func appearance(for input: String) -> Appearance? {
    switch input {
    case "d": day
    case "n": night
    case "l": large
    default: nil
    }
  }

  package static func session<Eff: Launching>(_ effect: Eff.Type, on launcher: Eff.Launcher)
    -> Session
  {
    Session(Explorer(component(effect)), on: launcher) { explorer, input in
      guard let appearance = appearance(for: input) else { return false }
      explorer.transform { $0.local { _ in appearance }.extend { interface($0) } }
      return true
    }
  }
}

extension Exhibit {
  package static var settings: Exhibit {
    Exhibit(
      .settings, pair: "Reader/Env", summary: "one view under several environments",
      typing: .keys, keys: Settings.keys)
  }
}
