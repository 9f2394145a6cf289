import Pairings

/// One view under several environments: Reader/Env.
///
/// A reader cannot move an `Env`, so that an input that asks shows the same view again. The
/// environment changes from outside: the session replaces it, and the view is computed again.
package enum Settings {
  package static let exhibit = Exhibit(
    "settings", pair: "Reader/Env",
    summary: "one view under several environments",
    keys: keys)

  /// The environment of the view.
  package struct Appearance: Equatable {
    package let name: String
    package let greeting: String
    package let isLarge: Bool
  }

  package static let day = Appearance(name: "day", greeting: "Good day", isLarge: false)
  package static let night = Appearance(name: "night", greeting: "Good night", isLarge: false)
  package static let large = Appearance(name: "large", greeting: "Good day", isLarge: true)

  /// The inputs of the settings.
  package enum Input: String, Sendable {
    case day = "d"
    case night = "n"
    case large = "l"
    case again = "r"

    /// The environment that the input selects, or nil if it only asks again.
    package var appearance: Appearance? {
      switch self {
      case .day: Settings.day
      case .night: Settings.night
      case .large: Settings.large
      case .again: nil
      }
    }
  }

  package static let keys = [
    Key("d", "by day"), Key("n", "by night"), Key("l", "in large letters"), Key("r", "read again"),
  ]

  /// Returns the text of the view in an appearance.
  package static func text(in appearance: Appearance) -> String {
    let text = greeting(in: appearance)
    let letters = appearance.isLarge ? text.map(String.init).joined(separator: " ") : text
    return "\(appearance.name): \(letters)"
  }

  private static func greeting(in appearance: Appearance) -> String {
    let text = "\(appearance.greeting), Ada."
    return appearance.isLarge ? text.uppercased() : text
  }

  /// Computes the interface from an environment.
  package static func interface<Value>(
    _ env: Env<Appearance, Value>
  ) -> UI<Input, Display<Input>> {
    let text = env.asks(text)  // The view keeps the text, not the space before.
    let appearance = env.environment
    let facts = [Fact("appearance", appearance.name), Fact("greeting", greeting(in: appearance))]
    return UI { _ in Display(text: text, facts: facts, keys: keys) }
  }

  package static var component: PureComponent<ReaderEnv<Appearance>, Input> {
    Component(
      ReaderEnv(), Env(environment: day, value: ()).extend { interface($0) },
      on: .moves { input in input == .again ? Reader.asks { _ in } : nil })
  }

  /// Returns the change that an input makes: it replaces the environment, or asks again.
  package static func change(
    _ input: Input
  ) -> Change<IdentityOf, ReaderEnv<Appearance>, Input, Display<Input>> {
    guard let appearance = input.appearance else { return .input(input) }
    return .transform { $0.local { _ in appearance }.extend { interface($0) } }
  }
}
