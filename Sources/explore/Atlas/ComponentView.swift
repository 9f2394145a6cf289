import PairingsAtlas
import PairingsGallery

/// The view of a component in its model: its text, and whether effects are pending.
struct ComponentView: Hashable, CustomStringConvertible {
  let text: String

  /// A Boolean value indicating whether no effect is pending.
  var isQuiet = true

  var description: String { text }
}

extension Proposition where View == ComponentView {
  /// Returns the proposition that the view contains a text.
  static func shows(_ text: String) -> Proposition {
    Proposition("'\(printable(text))' is shown") { $0.text.contains(text) }
  }
}
