import PairingsAtlas

/// The view of a component in its model: its text, and whether effects are pending.
struct ComponentView: CustomStringConvertible {
  let text: String

  /// A Boolean value indicating whether no effect is pending.
  let isQuiet: Bool

  /// The function that returns the value of a measure of the component's own view, by its number.
  let measure: (Int) -> UInt64

  init(
    text: String, isQuiet: Bool = true, measure: @escaping (Int) -> UInt64 = { _ in 0 }
  ) {
    (self.text, self.isQuiet, self.measure) = (text, isQuiet, measure)
  }

  var description: String { text }
}

extension ComponentView: Hashable {
  static func == (left: ComponentView, right: ComponentView) -> Bool {
    left.text == right.text && left.isQuiet == right.isQuiet
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(isQuiet)
  }
}

extension Proposition where View == ComponentView {
  /// Returns the proposition that the view contains a text.
  static func shows(_ text: String) -> Proposition {
    Proposition("'\(printable(text))' is shown") { $0.text.contains(text) }
  }
}
