#if canImport(PairingsAtlas)
package import PairingsAtlas

/// The view of a component in its model: its text, and whether effects are pending.
package struct ComponentView: CustomStringConvertible {
  package let text: String

  /// A Boolean value indicating whether no effect is pending.
  package let isQuiet: Bool

  /// The function that returns the value of a measure of the component's own view, by its number.
  package let measure: (Int) -> UInt64

  package init(
    text: String, isQuiet: Bool = true, measure: @escaping (Int) -> UInt64 = { _ in 0 }
  ) {
    (self.text, self.isQuiet, self.measure) = (text, isQuiet, measure)
  }

  package var description: String { text }
}

extension ComponentView: Hashable {
  package static func == (left: ComponentView, right: ComponentView) -> Bool {
    left.text == right.text && left.isQuiet == right.isQuiet
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(isQuiet)
  }
}

extension Proposition where View == ComponentView {
  /// Returns the proposition that the view contains a text.
  package static func shows(_ text: String) -> Proposition {
    Proposition("'\(printable(text))' is shown") { $0.text.contains(text) }
  }
}
#endif
