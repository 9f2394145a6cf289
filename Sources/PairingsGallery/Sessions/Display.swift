import Pairings

/// What a terminal shows of a component, and what it can type to it.
struct Display<Eff: Monad> {
  /// The lines to show.
  let text: String

  /// Turns an input into the interaction that it means here.
  let respond: (String) throws(Refusal) -> Kind<Eff, Void>
}

/// Why an input means nothing here, and what would.
struct Refusal: Error, Equatable {
  let message: String

  /// Refuses an input that none of the keys match.
  static func unknown(_ input: String, _ keys: [Key]) -> Refusal {
    Refusal(
      message:
        "does not know '\(printable(input))'; it knows \(keys.map(\.help).joined(separator: ", "))"
    )
  }
}

/// An input that a component knows.
struct Key: Equatable {
  let input: String
  let meaning: String

  /// The arrow that a terminal takes for it as well.
  let arrow: Arrow?

  init(_ input: String, _ meaning: String, _ arrow: Arrow? = nil) {
    self.input = input
    self.meaning = meaning
    self.arrow = arrow
  }

  var help: String { "'\(input)' (\(meaning))" }
}

/// Returns a text without the characters that would move the cursor or ring the
/// bell of the terminal that shows it.
func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
