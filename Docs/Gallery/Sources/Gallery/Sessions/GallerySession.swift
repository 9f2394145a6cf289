package import Pairings
package import PairingsSession

/// A running component of the gallery: its session, and the widget of its present view.
package struct GallerySession {
  package let session: Session

  /// The function that returns the widget of the present view, or nil for a view without one.
  package let widget: () -> Widget?

  /// Opens a session on an explorer and shows a part of its views.
  ///
  /// - Parameters:
  ///   - keepingPast: True if the session can go back. Otherwise it records nothing.
  ///   - change: Returns the change that an input makes: a move, or a change of the space from
  ///     outside, which is not a move.
  package init<Eff: Launching, Pair: Pairing, Input, View>(
    _ explorer: Explorer<Eff, Pair, Input, View>, keepingPast: Bool = false,
    showing display: @escaping (View) -> Display<Input>,
    change: @escaping (Input) -> Change<Eff, Pair, Input, View> = { .input($0) }
  ) {
    session = Session(
      explorer, keepingPast: keepingPast, showing: { display($0).shown },
      reading: { text, view throws(Refusal) in try display(view).respond(text) }, change: change)
    widget = { display(explorer.view).widget() }
  }

  /// Opens a session on an explorer whose views are displays.
  package init<Eff: Launching, Pair: Pairing, Input>(
    _ explorer: Explorer<Eff, Pair, Input, Display<Input>>, keepingPast: Bool = false,
    change: @escaping (Input) -> Change<Eff, Pair, Input, Display<Input>> = { .input($0) }
  ) {
    self.init(explorer, keepingPast: keepingPast, showing: { $0 }, change: change)
  }
}
