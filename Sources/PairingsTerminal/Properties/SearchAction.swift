/// An action of a component in a search: its text in a report, and its event in a recording.
struct SearchAction: Hashable, CustomStringConvertible {
  let description: String

  /// The event; nil if a recording cannot express the action.
  let event: Event?

  init(_ description: String, _ event: Event?) {
    (self.description, self.event) = (description, event)
  }

  /// True for an input, and false for an action of the effects.
  var isInput: Bool { if case .input = event { true } else { false } }
}
