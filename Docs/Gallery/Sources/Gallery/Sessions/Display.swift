import Pairings

/// The view of a component for every host: its text, its parts in words, a widget in place of them,
/// and the parser of the text that a user types.
package struct Display<Input> {
  /// The shown lines.
  package let text: String

  /// The function that returns the parts in words, or nil for the lines of the text.
  package let facts: () -> [Fact]?

  /// The function that returns the widget with which a graphical host shows the view, or nil for a
  /// view that is shown by its parts.
  package let widget: () -> Widget?

  /// The function that reads a text as an input in this position.
  package let respond: (String) throws(Refusal) -> Input

  /// Creates a display, whose parts and whose widget are computed when a host shows them.
  package init(
    text: String, facts: @escaping @autoclosure () -> [Fact]? = nil,
    widget: @escaping @autoclosure () -> Widget? = nil,
    respond: @escaping (String) throws(Refusal) -> Input
  ) {
    (self.text, self.facts, self.widget, self.respond) = (text, facts, widget, respond)
  }

  /// Returns the display with its inputs mapped.
  package func sending<NewInput>(
    _ transform: @escaping (Input) -> NewInput
  ) -> Display<NewInput> {
    Display<NewInput>(text: text, facts: facts(), widget: widget()) {
      [respond] text throws(Refusal) in
      transform(try respond(text))
    }
  }
}

extension Display where Input: RawRepresentable<String> {
  /// Creates a display whose inputs are keys.
  package init(
    text: String, facts: @escaping @autoclosure () -> [Fact]? = nil, keys: [Key]
  ) {
    self.init(text: text, facts: facts()) { key throws(Refusal) in
      guard let input = Input(rawValue: key) else { throw .unknown(key, keys) }
      return input
    }
  }
}

/// A component without effects of its own, whose view is a display.
package typealias PureComponent<Pair: Pairing, Input> = Component<
  IdentityOf, Pair, Input, Display<Input>
>
