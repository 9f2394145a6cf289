import Pairings

/// A place of a space without its types: the view there, and the places to which inputs lead.
///
/// A component becomes a value of this type before it is given to an explorer. The code of an
/// explorer and of a timeline is then compiled once, and not once for each component.
package struct Place {
  /// The text of the view.
  package let text: String

  /// The function that returns the parts of the view in words.
  package let facts: () -> [Fact]

  /// The function that returns the widget of the view, or nil for a view without one.
  package let widget: () -> Widget?

  /// The function that returns the place after a typed text, without an effect. Where effects decide
  /// the next place, it begins them and returns nil.
  package let after: (_ text: String) throws(Refusal) -> Place?

  /// All parts of the view in words.
  package var words: String { facts().map { $0.words }.joined(separator: ", ") }

  /// Makes the place of a display, which an input leads to another one.
  package init<Input>(_ display: Display<Input>, after: @escaping (_ input: Input) -> Place) {
    self.init(display, reading: { text throws(Refusal) in after(try display.respond(text)) })
  }

  /// Makes the place of a display whose inputs begin effects.
  package init<Input>(sending display: Display<Input>, by send: @escaping (_ input: Input) -> Void)
  {
    self.init(
      display,
      reading: { text throws(Refusal) in
        send(try display.respond(text))
        return nil
      })
  }

  private init<Input>(
    _ display: Display<Input>, reading after: @escaping (String) throws(Refusal) -> Place?
  ) {
    (text, widget, self.after) = (display.text, display.widget, after)
    facts = { display.facts() ?? .lines(of: display.text) }
  }
}

extension Component where Eff == IdentityOf, View == Display<Input> {
  /// Returns the place of the component.
  ///
  /// - Parameter change: Returns the change that an input makes: a move, or a change of the space
  ///   from outside, which is not a move.
  package func place(
    change: @escaping (Input) -> Change<IdentityOf, Pair, Input, View> = { .input($0) }
  ) -> Place {
    Place(view(Send { _ in })) { applying(change($0)).place(change: change) }
  }
}
