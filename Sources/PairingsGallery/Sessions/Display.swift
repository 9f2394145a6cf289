package import Pairings

/// The view of a component for every host: its text, a widget in place of the text, and the parser
/// of the text that a user types.
package struct Display<Input> {
  /// The shown lines.
  package let text: String

  /// The function that returns the widget with which a graphical host shows the view, or nil for a
  /// view that is shown as its text.
  package let widget: () -> Widget?

  /// The function that reads a text as an input in this position.
  package let respond: (String) throws(Refusal) -> Input

  /// Creates a display, whose widget is computed when a host shows it.
  package init(
    text: String, widget: @escaping @autoclosure () -> Widget? = nil,
    respond: @escaping (String) throws(Refusal) -> Input
  ) {
    (self.text, self.widget, self.respond) = (text, widget, respond)
  }

  /// Returns the display with its inputs mapped.
  package func sending<NewInput>(
    _ transform: @escaping (Input) -> NewInput
  ) -> Display<NewInput> {
    Display<NewInput>(text: text, widget: widget()) { [respond] text throws(Refusal) in
      transform(try respond(text))
    }
  }
}

extension Display where Input: RawRepresentable<String> {
  /// Creates a display whose inputs are keys.
  package init(text: String, keys: [Key]) {
    self.init(text: text) { key throws(Refusal) in
      guard let input = Input(rawValue: key) else { throw .unknown(key, keys) }
      return input
    }
  }
}

/// A component without effects of its own, whose view is a display.
package typealias PureComponent<Pair: Pairing, Input> = Component<
  IdentityOf, Pair, Input, Display<Input>
>

extension Component where View == Display<Input> {
  /// The text of the view in the present position.
  package var text: String { view(Send { _ in }).text }
}

/// The reason for which an input has no meaning here, with the inputs that have one.
package struct Refusal: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }

  /// Returns the refusal of an input that no key matches.
  package static func unknown(_ input: String, _ keys: [Key]) -> Refusal {
    Refusal(
      message:
        "does not know '\(printable(input))'; it knows \(keys.map { $0.help }.joined(separator: ", "))"
    )
  }
}

/// An input of a component, with its help.
package struct Key: Equatable {
  package let input: String
  package let meaning: String

  /// The arrow key that a terminal accepts for the input as well.
  package let arrow: Arrow?

  package init(_ input: String, _ meaning: String, _ arrow: Arrow? = nil) {
    self.input = input
    self.meaning = meaning
    self.arrow = arrow
  }

  package var help: String { "'\(input)' (\(meaning))" }
}

/// Returns a text whose control characters are replaced, so that they neither move the cursor nor
/// ring the bell of a terminal.
package func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
}

/// Returns true if a character controls its line: ends it, for example, or reverses the text after
/// it.
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

/// An arrow key.
package enum Arrow: String, CaseIterable {
  case up = "↑"
  case down = "↓"
  case left = "←"
  case right = "→"
}
