package import Pairings

/// What a terminal shows of a component, and how it reads what is typed to it.
package struct Display<Input> {
  /// The lines to show.
  package let text: String

  /// Reads a text as the input that it means here.
  package let respond: (String) throws(Refusal) -> Input

  package init(text: String, respond: @escaping (String) throws(Refusal) -> Input) {
    (self.text, self.respond) = (text, respond)
  }

  /// Reads what is typed as inputs of another kind, made of its own.
  package func sending<NewInput>(
    _ transform: @escaping (Input) -> NewInput
  ) -> Display<NewInput> {
    Display<NewInput>(text: text) { [respond] text throws(Refusal) in
      transform(try respond(text))
    }
  }
}

extension Display where Input: RawRepresentable<String> {
  /// Reads keys that stand for inputs by themselves.
  package init(text: String, keys: [Key]) {
    self.init(text: text) { key throws(Refusal) in
      guard let input = Input(rawValue: key) else { throw .unknown(key, keys) }
      return input
    }
  }
}

/// A component without effects of its own, of which a display is shown.
package typealias PureComponent<Pair: Pairing, Input> = Component<
  IdentityOf, Pair, Input, Display<Input>
>

extension Component where View == Display<Input> {
  /// What it shows, in the present place.
  package var text: String { view(Send { _ in }).text }
}

/// Why an input means nothing here, and what would.
package struct Refusal: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }

  /// Refuses an input that none of the keys match.
  package static func unknown(_ input: String, _ keys: [Key]) -> Refusal {
    Refusal(
      message:
        "does not know '\(printable(input))'; it knows \(keys.map { $0.help }.joined(separator: ", "))"
    )
  }
}

/// An input that a component knows.
package struct Key: Equatable {
  package let input: String
  package let meaning: String

  /// The arrow that a terminal takes for it as well.
  package let arrow: Arrow?

  package init(_ input: String, _ meaning: String, _ arrow: Arrow? = nil) {
    self.input = input
    self.meaning = meaning
    self.arrow = arrow
  }

  package var help: String { "'\(input)' (\(meaning))" }
}

/// Returns a text without the characters that would move the cursor or ring the
/// bell of the terminal that shows it.
package func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
}

/// Whether it does something to a line, such as to end it, or to turn around what is behind it.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
  default: break
  }
  return switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}

/// A key with an arrow on it.
package enum Arrow: String, CaseIterable {
  case up = "↑"
  case down = "↓"
  case left = "←"
  case right = "→"
}
