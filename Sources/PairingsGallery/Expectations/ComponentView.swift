#if canImport(PairingsAtlas)
package import PairingsAtlas

/// The view of a component in its model: its text, and whether effects are pending.
package struct ComponentView: Hashable, CustomStringConvertible {
  package let text: String

  /// A Boolean value indicating whether no effect is pending.
  package let isQuiet: Bool

  package init(text: String, isQuiet: Bool = true) { (self.text, self.isQuiet) = (text, isQuiet) }

  package var description: String { text }
}

extension Proposition where View == ComponentView {
  /// Returns the proposition that the view contains a text.
  package static func shows(_ text: String) -> Proposition {
    Proposition("'\(printable(text))' is shown") { $0.text.contains(text) }
  }
}
#endif
