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

  /// The function that returns the place after a typed text. No effect runs.
  package let after: (_ text: String) throws(Refusal) -> Place

  /// All parts of the view in words.
  package var words: String { facts().map { $0.words }.joined(separator: ", ") }

  /// Makes the place of a display.
  package init<Input>(
    _ display: Display<Input>, after: @escaping (_ input: Input) throws(Refusal) -> Place
  ) {
    (text, widget) = (display.text, display.widget)
    facts = { display.facts() ?? .lines(of: display.text) }
    self.after = { text throws(Refusal) in try after(try display.respond(text)) }
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
